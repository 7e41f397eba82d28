import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { addressesApi } from '#/api/addresses.ts'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import type { Address } from '#/api/schema/address.ts'
import { customerKey, type QueryScope } from '#/session/query-keys.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'

/** For `useSavedAddresses`, and to change what it has read. */
export const savedAddressesQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: customerKey(scope, 'addresses'),
    meta: REPORTED_BY_SCREEN,
    queryFn: async ({ signal }) => newestFirst(await unwrap(addressesApi().saved(signal))),
    staleTime: STALE.visit,
  })

/**
 * The addresses of the account, the newest first, as a query. Never asked for by a visitor, or by a merchant that
 * delivers nothing (ST-08).
 */
export function useSavedAddresses() {
  const scope = useAtomValue(queryScopeAtom)
  const { delivery } = useAtomValue(abilitiesAtom)
  return useQuery({ ...savedAddressesQuery(scope), enabled: delivery && scope[2] !== '' })
}

/** Sorted by creation time; without one in the server's order. */
export const newestFirst = (addresses: readonly Address[]): Address[] =>
  addresses.toSorted((a, b) => Date.parse(b.createdDate ?? '') - Date.parse(a.createdDate ?? '') || 0)
