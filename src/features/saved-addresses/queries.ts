import { queryOptions } from '@tanstack/react-query'
import { addressesApi } from '#/api/addresses.ts'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import type { Address } from '#/api/schema/address.ts'
import { customerKey, type QueryScope } from '#/session/query-keys.ts'

/** For `useSavedAddresses`, and to change what it has read. */
export const savedAddressesQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: customerKey(scope, 'addresses'),
    meta: REPORTED_BY_SCREEN,
    queryFn: async ({ signal }) => newestFirst(await unwrap(addressesApi().saved(signal))),
    staleTime: STALE.visit,
  })

/** Sorted by creation time; without one in the server's order. */
export const newestFirst = (addresses: readonly Address[]): Address[] =>
  addresses.toSorted((a, b) => Date.parse(b.createdDate ?? '') - Date.parse(a.createdDate ?? '') || 0)
