import type { CourierStatus, OrderStatus } from './order-status.ts'

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

/** What an order says of its time; moments are ISO 8601. */
export type Expected = {
  readonly status: OrderStatus
  readonly courierStatus: CourierStatus
  readonly deliveryAt: string | null
  readonly createdDate: string | null
  /** The longest wait that was promised, minutes. */
  readonly eta: { readonly max: number } | null
}
/** The courier's own estimate, minutes to the door. */
export type OnTheWay = { readonly etaMinutes: number | null }

/**
 * When the order is expected, ISO 8601; null: unknown. Of an order on its way the courier's estimate is the freshest, and
 * the only one that is shown; before, the chosen time counts, else the longest wait promised.
 */
export function expectedAt(order: Expected, courier: OnTheWay | null, now: number): string | null {
  if (NOBODY_COMES.includes(order.courierStatus)) return null
  const minutes = order.status === 'ON_WAY' ? (courier?.etaMinutes ?? null) : null
  if (minutes !== null) return new Date(now + minutes * 60_000).toISOString()
  if (order.deliveryAt) return order.deliveryAt
  if (!order.createdDate || !order.eta) return null
  return new Date(Date.parse(order.createdDate) + order.eta.max * 60_000).toISOString()
}

/** Nobody waits at the door for longer: of an order for later the time of the day says more. */
const MOST_MINUTES = 3 * 60

/** Whole minutes until it is at the door, at least one; null: unknown, late, or hours ahead. */
export function minutesAway(order: Expected, courier: OnTheWay | null, now: number): number | null {
  const at = expectedAt(order, courier, now)
  if (at === null) return null
  const left = Math.ceil((Date.parse(at) - now) / 60_000)
  if (left > MOST_MINUTES) return null
  return left > 0 || courier?.etaMinutes === 0 ? Math.max(1, left) : null
}
