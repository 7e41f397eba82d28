import { useAtomValue } from 'jotai'
import type { Courier } from '#/api/schema/courier.ts'
import type { Order } from '#/api/schema/order.ts'
import { phonesIn } from '#/domain/phone.ts'
import { linksAtom } from '#/tenant/links.ts'

/** The number to call about an order: the courier's on the way, else the branch's, else the call centre's. */
export function useOrderPhone(order: Order, courier: Courier | null) {
  const links = useAtomValue(linksAtom)
  const ofCourier = order.status === 'ON_WAY' ? courier?.courier?.phone : ''
  if (phonesIn(ofCourier ?? '').length > 0 && ofCourier) return { phone: ofCourier, isCouriers: true }
  const phone = phonesIn(order.branch?.phone ?? '')[0]?.written ?? links.phone
  return phone ? { phone, isCouriers: false } : null
}
