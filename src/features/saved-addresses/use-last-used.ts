import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Address } from '#/api/schema/address.ts'
import { isSamePoint } from '#/domain/geo/geo.ts'
import { lastUsedFirst } from '#/domain/geo/place-label.ts'
import { draftAtom } from '#/features/order-draft/index.ts'
import { lastOrdersQuery } from '#/features/orders/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { placesOfOrders } from './place-of.ts'

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
