import type { CourierStatus, OrderStatus } from './order-status.ts'

/** Courier statuses after which no time can be promised: a person handles a failed delivery, or it is there already. */
const NOBODY_COMES: readonly CourierStatus[] = [
  'PERFORMER_NOT_FOUND',
  'ESTIMATING_FAILED',
  'FAILED',
  'CANCELLED',
  'PERFORMER_RETURNING',
  'PERFORMER_RETURN_ARRIVED',
  'PERFORMER_RETURNED_FINISH',
  'PERFORMER_DELIVERED_FINISH',
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
/** The courier's own estimate, minutes to the door; `heardAt`: when the server said so, ms since 1970, else just now. */
export type OnTheWay = { readonly etaMinutes: number | null; readonly heardAt?: number }

/** Minutes that are said again are counted from when they were first said, but by no more than this, ms. */
const SAID_AGAIN = 60_000

/** Whole minutes to the door, and when they were heard, ms since 1970. */
export type HeardMinutes = { readonly etaMinutes: number | null; readonly heardAt: number }

/**
 * A courier with the moment from which their minutes count down (OR-13). Two answers of the same whole minutes are one
 * word: the time of arrival does not move on with each of them.
 */
export function heardCourier<T extends { readonly etaMinutes: number | null }>(
  courier: T | null,
  before: HeardMinutes | null | undefined,
  now: number,
): (T & { heardAt: number }) | null {
  if (!courier) return null
  const isSaidAgain = before?.etaMinutes === courier.etaMinutes && now - before.heardAt < SAID_AGAIN
  return { ...courier, heardAt: isSaidAgain ? before.heardAt : now }
}

/**
 * When the order is expected, ISO 8601; null: unknown. Of an order on its way the courier's estimate is the freshest, and
 * the only one that is shown; before, the chosen time counts, else the longest wait promised.
 */
export function expectedAt(order: Expected, courier: OnTheWay | null, now: number): string | null {
  if (NOBODY_COMES.includes(order.courierStatus)) return null
  const minutes = order.status === 'ON_WAY' ? (courier?.etaMinutes ?? null) : null
  // Counted from when it was heard, so that the minutes go on by themselves until the next answer.
  if (minutes !== null) return new Date((courier?.heardAt ?? now) + minutes * 60_000).toISOString()
  if (order.deliveryAt) return order.deliveryAt
  if (!order.createdDate || !order.eta) return null
  return new Date(Date.parse(order.createdDate) + order.eta.max * 60_000).toISOString()
}

/** An answer of no minutes is one minute for as long as it is news. */
const isJustHere = (courier: OnTheWay | null, now: number) =>
  courier?.etaMinutes === 0 && now - (courier.heardAt ?? now) < 60_000

/** Nobody waits at the door for longer: of an order for later the time of the day says more. */
const MOST_MINUTES = 3 * 60

/** Whole minutes until it is at the door, at least one; null: unknown, late, or hours ahead. */
export function minutesAway(order: Expected, courier: OnTheWay | null, now: number): number | null {
  const at = expectedAt(order, courier, now)
  if (at === null) return null
  const left = Math.ceil((Date.parse(at) - now) / 60_000)
  if (left > MOST_MINUTES) return null
  return left > 0 || isJustHere(courier, now) ? Math.max(1, left) : null
}
