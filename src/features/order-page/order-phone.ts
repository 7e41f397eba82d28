import { useAtomValue } from 'jotai'
import type { Courier } from '#/api/schema/courier.ts'
import type { Order } from '#/api/schema/order.ts'
import { linksAtom } from '#/tenant/abilities.ts'

/** The number to call about an order: the courier's on the way, else the branch's, else the call centre's. */
export function useOrderPhone(order: Order, courier: Courier | null) {
  const links = useAtomValue(linksAtom)
  const ofCourier = order.status === 'ON_WAY' ? courier?.courier?.phone : ''
  if (ofCourier) return { phone: ofCourier, isCouriers: true }
  const phone = order.branch?.phone || links.phone
  return phone ? { phone, isCouriers: false } : null
}
