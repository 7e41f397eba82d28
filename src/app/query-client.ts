import { createQueryClient } from '#/api/query.ts'

/** The one cache of server data of this page. */
export const queryClient = createQueryClient()

/** Drops what was read for a customer who is no longer here. Query keys begin with merchant, brand and customer. */
export function customerQueriesGone(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[2] !== '' })
}
