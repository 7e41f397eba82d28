import type { ApiError, Result } from '#/api/result.ts'
import type { Order } from '#/api/schema/order.ts'

/** Status codes that prove that no order was made. */
const REFUSALS = [400, 401, 403, 404, 409, 422]

/**
 * The first post with this key has not ended, or has made an order. Only this phone can order the shared basket it has
 * closed, so one that is ordered already was ordered by an earlier post.
 */
const UNDER_WAY = ['IDEMPOTENCY_BUSY', 'IDEMPOTENCY_MISMATCH', 'SHARED_BASKET_ORDERED']

/** The result of one post. */
export type PostOutcome = { is: 'done'; order: Order } | { is: 'failed'; error: ApiError } | { is: 'unknown' }

/**
 * A refusal counts only with an error body of the API: a 404 of some proxy says nothing about the order. Neither does
 * one that speaks of an earlier post.
 */
export function outcomeOf([error, order]: Result<Order>): PostOutcome {
  if (!error) return { is: 'done', order }
  const isRefused = error.kind === 'refused' || (error.kind === 'http' && REFUSALS.includes(error.status))
  const isUnderWay = UNDER_WAY.includes(error.code)
  if (isRefused && !isUnderWay) return { is: 'failed', error }
  return { is: 'unknown' }
}

/**
 * The result of a submit. `several`: more than one order matches, so the customer should call the branch. `sentTotal`:
 * so'm that the order was sent with; absent: not known any more.
 */
export type SubmitOutcome =
  | { is: 'done'; order: Order; several: boolean; sentTotal?: number }
  | { is: 'failed'; error: ApiError }
  | { is: 'not-confirmed' }
  /** Another submit is running, in this tab or another one. */
  | { is: 'busy' }
  /** The basket now has less than the lines to be sent. */
  | { is: 'changed' }
