import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { addressesApi } from '#/api/addresses.ts'
import type { Order } from '#/api/schema/order.ts'
import { isSamePoint, pointOf } from '#/domain/geo/geo.ts'
import { isSameHouse } from '#/domain/geo/same-house.ts'
import { correctDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { toSaved } from './place-of.ts'
import { savedAddressesQuery } from './queries.ts'

/**
 * Keeps where a delivery goes in the account, without a name, when its order is placed (DL-18). Once: a house that
 * the account has is left as it is, and one that was deleted comes back with its next order only. A failure is nobody's
 * concern: the order has the address.
 */
export function useKeepOrdered(): (order: Pick<Order, 'serviceType' | 'address'>) => Promise<void> {
  const store = useStore()
  const queries = useQueryClient()
  const scope = useAtomValue(queryScopeAtom)
  return async ({ serviceType, address }) => {
    const { place, door } = store.get(draftAtom)
    if (serviceType !== 'DELIVERY' || !place || place.savedId !== null || scope[2] === '') return
    if (place.streetName.trim() === '' || !isSamePoint(place, pointOf(address))) return
    const query = savedAddressesQuery(scope)
    // Read anew: another tab or device may have saved it since.
    const known = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
    if (!known || known.some((one) => isSameHouse(one, place))) return
    const [, saved] = await addressesApi().add(toSaved(place, door, { name: '', comment: '' }))
    if (!saved) return
    queries.setQueryData(query.queryKey, (all = []) => [saved, ...all])
    const present = store.get(draftAtom).place
    if (present?.savedId === null && isSamePoint(present, place))
      store.set(correctDraftAtom, { place: { ...present, savedId: saved.id, mode: 'SAVED' } })
  }
}
