import type { ApiError, Result } from '#/api/result.ts'
import type { Order } from '#/api/schema/order.ts'

/** Answers that say for certain: no order was made. */
const REFUSALS = [400, 401, 403, 404, 409, 422]

/** What one post came to. */
export type PostOutcome = { is: 'done'; order: Order } | { is: 'failed'; error: ApiError } | { is: 'unknown' }

/**
 * A refusal is believed only with an error body of the contract: a 404 of some proxy says nothing about the order.
 * A key whose first call has not ended says nothing either.
 */
export function outcomeOf([error, order]: Result<Order>): PostOutcome {
  if (!error) return { is: 'done', order }
  const isRefused = error.kind === 'http' && REFUSALS.includes(error.status) && error.code !== ''
  const isUnderWay = error.code === 'IDEMPOTENCY_BUSY' || error.code === 'IDEMPOTENCY_MISMATCH'
  if (isRefused && !isUnderWay) return { is: 'failed', error }
  return { is: 'unknown' }
}

/** How a submit ended. `several`: more than one order fits, so somebody should call the branch. */
export type SubmitOutcome =
  | { is: 'done'; order: Order; several: boolean }
  | { is: 'failed'; error: ApiError }
  | { is: 'not-confirmed' }
  /** Another tab, or this one, is at it. */
  | { is: 'busy' }
  /** The basket holds less by now than what was to be sent. */
  | { is: 'changed' }
