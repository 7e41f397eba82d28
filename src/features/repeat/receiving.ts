import { useAtomValue, useSetAtom } from 'jotai'
import type { Order } from '#/api/schema/order.ts'
import type { UsedPlace } from '#/features/order-draft/index.ts'
import {
  changeDraftAtom,
  servicesAtom,
  serviceTypeAtom,
  takePlaceAtom,
} from '#/features/order-draft/index.ts'
import { placeOfOrder, useSavedAddresses } from '#/features/saved-addresses/index.ts'

/** How an old order reached the customer, and a repeated one will: its address, or its branch. */
export type Receiving =
  | { service: 'DELIVERY'; used: UsedPlace | null }
  | { service: 'PICK_UP'; branch: Order['branch'] }

/**
 * A function that says how an order was received; null: the order in the making stays as it is. That is so for an
 * aggregator's order, for one at a table, since that visit is over, for a service that the shop no longer has, and for
 * a customer who sits at a table now.
 */
export function useReceiving(): (order: Order) => Receiving | null {
  const services = useAtomValue(servicesAtom)
  const present = useAtomValue(serviceTypeAtom)
  const { data: saved = [] } = useSavedAddresses()
  return (order) => {
    const service = services.find((one) => one === order.serviceType)
    if (!service || service === 'DINE_IN' || present === 'DINE_IN') return null
    return service === 'DELIVERY'
      ? { service, used: placeOfOrder(order, saved) }
      : { service, branch: order.branch }
  }
}

/** Makes the order in the making reach the customer in that way. */
export function useReceiveAs(): (receiving: Receiving) => void {
  const change = useSetAtom(changeDraftAtom)
  const take = useSetAtom(takePlaceAtom)
  return (receiving) => {
    if (receiving.service === 'DELIVERY' && receiving.used) take(receiving.used)
    if (receiving.service === 'PICK_UP' && receiving.branch) change({ pickupBranchId: receiving.branch.id })
    change({ service: receiving.service })
  }
}
