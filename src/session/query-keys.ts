import type { Query, QueryClient } from '@tanstack/react-query'

/** Beginning of every query key: data of another merchant, brand or customer is never shown for this one. */
export type QueryScope = readonly [merchantId: string, brandId: string, userId: string]

/** What is read of the server, by subject. */
type Subject =
  | 'addresses'
  | 'banners'
  | 'bookings'
  | 'branch'
  | 'branches'
  | 'cancel reasons'
  | 'cards'
  | 'favourites'
  | 'free tables'
  | 'grades'
  | 'halls'
  | 'me'
  | 'menu'
  | 'nearest branch'
  | 'order'
  | 'order setting'
  | 'orders'
  | 'payment methods'
  | 'place at'
  | 'places'
  | 'policy'
  | 'promos'
  | 'reviews'
  | 'table'
  | 'tariff'
  | 'waiter call'

type QueryKey = readonly [...QueryScope, Subject, ...unknown[]]

/** The key of what belongs to the customer, or would be another answer for another one. */
export const customerKey = (scope: QueryScope, subject: Subject, ...details: unknown[]): QueryKey => [
  ...scope,
  subject,
  ...details,
]

/** The key of what belongs to the shop: a sign-in must not ask for it again. */
export const shopKey = (
  [merchantId, brandId]: QueryScope,
  subject: Subject,
  ...details: unknown[]
): QueryKey => [merchantId, brandId, '', subject, ...details]

/** Filter of queries about one of these subjects, whoever's they are. */
export const isAbout = (...subjects: Subject[]) => ({
  predicate: ({ queryKey: [, , , subject] }: Pick<Query, 'queryKey'>) =>
    subjects.some((one) => one === subject),
})

/** Drops what was read for a customer who has logged out, or whom the server no longer knows. */
export const dropCustomer = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: ({ queryKey: [, , userId] }) => userId !== '' })
