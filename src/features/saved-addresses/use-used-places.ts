import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Address } from '#/api/schema/address.ts'
import { isSamePoint } from '#/domain/geo/geo.ts'
import { lastUsedFirst } from '#/domain/geo/place-label.ts'
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

/**
 * Sorts saved addresses by their last use (BX-22): the present one of the order in the making, those of this device,
 * those of the last orders; the others stay newest first. What is used while the list is open moves nothing in it.
 */
export function useLastUsedFirst(): (addresses: readonly Address[]) => Address[] {
  const queries = useQueryClient()
  const { place, used } = useAtomValue(draftAtom)
  const { queryKey } = lastOrdersQuery(useAtomValue(queryScopeAtom))
  const [points] = useState(() => [
    ...(place ? [place] : []),
    ...[...used, ...placesOfOrders(queries.getQueryData(queryKey)?.content ?? [], [])].map(
      (one) => one.place,
    ),
  ])
  return (addresses) =>
    lastUsedFirst(
      addresses,
      points.flatMap((point) => addresses.filter((one) => isSamePoint(one, point)).map(({ id }) => id)),
    )
}

function useAccount() {
  const scope = useAtomValue(queryScopeAtom)
  return {
    saved: useSavedAddresses().data,
    orders: useQuery(lastOrdersQuery(scope)).data?.content,
  }
}
