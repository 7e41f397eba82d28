import type { Query } from '@tanstack/react-query'

/** Beginning of every query key: data of another merchant, brand or customer is never shown for this one. */
export type QueryScope = readonly [merchantId: string, brandId: string, userId: string]

/** Subjects of queries. */
type Subject =
  | 'addresses'
  | 'banners'
  | 'bookings'
  | 'branch'
  | 'branches'
  | 'cancel reasons'
  | 'cards'
  | 'cashback'
  | 'favourites'
  | 'free tables'
  | 'grades'
  | 'halls'
  | 'invitation'
  | 'me'
  | 'menu'
  | 'messages'
  | 'nearest branch'
  | 'notifications'
  | 'order'
  | 'order setting'
  | 'orders'
  | 'payment methods'
  | 'place at'
  | 'places'
  | 'policy'
  | 'promos'
  | 'referral'
  | 'reviews'
  | 'slots'
  | 'stories'
  | 'table'
  | 'tariff'
  | 'tracking'
  | 'unread messages'
  | 'unread notifications'
  | 'vacancies'
  | 'vacancy'
  | 'waiter call'

type QueryKey = readonly [...QueryScope, Subject, ...unknown[]]

/** The key of data that belongs to the customer, or depends on who asks. */
export const customerKey = (scope: QueryScope, subject: Subject, ...details: unknown[]): QueryKey => [
  ...scope,
  subject,
  ...details,
]

/** The key of data that belongs to the shop, which a sign-in must not reload. */
export const shopKey = (
  [merchantId, brandId]: QueryScope,
  subject: Subject,
  ...details: unknown[]
): QueryKey => [merchantId, brandId, '', subject, ...details]

/** Filter of queries of any customer's data. */
export const ofCustomers = {
  predicate: ({ queryKey: [, , userId] }: Pick<Query, 'queryKey'>) => userId !== '',
}

/** Filter of queries about these subjects, of any customer. */
export const isAbout = (...subjects: Subject[]) => ({
  predicate: ({ queryKey: [, , , subject] }: Pick<Query, 'queryKey'>) =>
    subjects.some((one) => one === subject),
})
