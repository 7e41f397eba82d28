import type { ServiceType } from '#/domain/service.ts'
import { isUnderWay, type OrderStatus } from './order-status.ts'

/** How long a link still says how its order ended, ms; then it is unknown. */
export const TRACKING_AFTER_MS = 24 * 60 * 60_000

/** Whether an order can be followed by a link: a delivery that has not ended (BX-35). The others wait where they are. */
export const mayBeTracked = ({
  status,
  serviceType,
}: {
  status: OrderStatus
  serviceType: ServiceType
}): boolean => serviceType === 'DELIVERY' && isUnderWay(status)

/**
 * What a link shows: the whole way while the order is under way, then how it ended, after a day nothing. `endedAt` and
 * `now` in ms; `endedAt` counts once the status is a final one.
 */
export function trackingAt(status: OrderStatus, endedAt: number, now: number): 'way' | 'end' | 'nothing' {
  if (isUnderWay(status)) return 'way'
  return now < endedAt + TRACKING_AFTER_MS ? 'end' : 'nothing'
}
