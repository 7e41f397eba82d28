import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { isSamePoint } from '#/domain/geo/geo.ts'
import { distinctPlaces, draftAtom, MOST_USED, type UsedPlace } from '#/features/order-draft/index.ts'
import { lastOrdersQuery } from '#/features/orders/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { placesOfOrders } from './place-of.ts'
import { useSavedAddresses } from './queries.ts'

/** Where the customer's last delivery went, on any device; null: nowhere, or not known yet (DL-15). */
export function useLatestPlace(): UsedPlace | null {
  const { saved, orders } = useAccount()
  return (saved && orders && placesOfOrders(orders, saved)[0]) ?? null
}

/**
 * The addresses to offer again without having been saved, newest first: of the account's last orders, then of this
 * device. The present one and the saved ones are offered elsewhere.
 */
export function useUsedPlaces(): UsedPlace[] {
  const { place: present, used } = useAtomValue(draftAtom)
  const { saved = [], orders = [] } = useAccount()
  return distinctPlaces([...placesOfOrders(orders, saved), ...used])
    .filter(({ place }) => !isSamePoint(place, present) && !saved.some((one) => isSamePoint(one, place)))
    .slice(0, MOST_USED)
}

function useAccount() {
  const scope = useAtomValue(queryScopeAtom)
  return {
    saved: useSavedAddresses().data,
    orders: useQuery(lastOrdersQuery(scope)).data?.content,
  }
}
