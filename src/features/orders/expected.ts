import type { Courier } from '#/api/schema/courier.ts'
import type { CourierStatus, OrderState } from '#/api/schema/order.ts'

/** Courier statuses of a failed delivery: a person handles it, and no time can be promised. */
const NOBODY_COMES: readonly CourierStatus[] = [
  'PERFORMER_NOT_FOUND',
  'ESTIMATING_FAILED',
  'FAILED',
  'CANCELLED',
  'PERFORMER_RETURNING',
  'PERFORMER_RETURN_ARRIVED',
  'PERFORMER_RETURNED_FINISH',
]

/** When the order is expected, ISO 8601: the chosen time, else the longest wait promised; null: unknown. */
export function expectedAt(
  order: Pick<OrderState, 'deliveryAt' | 'createdDate' | 'eta' | 'courierStatus'>,
): string | null {
  if (NOBODY_COMES.includes(order.courierStatus)) return null
  if (order.deliveryAt) return order.deliveryAt
  if (!order.createdDate || !order.eta) return null
  return new Date(Date.parse(order.createdDate) + order.eta.max * 60_000).toISOString()
}

/** Whole minutes until it is at the door, by the courier's estimate if there is one; null: unknown, or it is late. */
export function minutesAway(
  order: OrderState,
  courier: Pick<Courier, 'etaMinutes'> | null,
  now: number,
): number | null {
  if (courier?.etaMinutes !== null && courier?.etaMinutes !== undefined)
    return Math.max(1, Math.ceil(courier.etaMinutes))
  const at = expectedAt(order)
  const left = at === null ? 0 : Math.ceil((Date.parse(at) - now) / 60_000)
  return left > 0 ? left : null
}
