import { percentOf, type Sum } from '#/domain/money.ts'
import type { OrderedService } from '#/domain/service.ts'
import { isGoodGrade } from './grade-reasons.ts'
import type { Ordered } from './totals.ts'

/** So'm; a larger tip is more likely a slip of the finger. */
export const LARGEST_TIP: Sum = 500_000

/** Shares of the dishes that are offered, percent, and the least each of them is rounded to, so'm. */
const OFFERED = [
  { percent: 5, atLeast: 5_000 },
  { percent: 10, atLeast: 10_000 },
  { percent: 15, atLeast: 15_000 },
] as const
/** Sums that are given in the hand: no 4,000 and 7,000. */
const ROUND: Sum = 5_000

export type TipReceiver = 'courier' | 'waiter'

/** Who gets the tip of an order; null: nobody, because the customer picks it up. */
export function tipFor(service: OrderedService): TipReceiver | null {
  if (service === 'PICK_UP') return null
  return service === 'DELIVERY' ? 'courier' : 'waiter'
}

/** The tips to choose from for dishes of so many so'm: rising, in round sums. (BX-24) */
export const offeredTips = (products: Sum): Sum[] =>
  OFFERED.map(({ percent, atLeast }) =>
    Math.min(LARGEST_TIP, Math.max(atLeast, Math.round(percentOf(products, percent) / ROUND) * ROUND)),
  )

/** The tip of an order: what the customer chose, where somebody gets it and there is something to bring. */
export function tipOf(service: OrderedService, chosen: Sum, { count }: Pick<Ordered, 'count'>): Sum {
  if (tipFor(service) === null || count <= 0) return 0
  return Math.min(LARGEST_TIP, Math.max(0, Math.floor(chosen)))
}

/** So'm that are offered once the order has arrived. */
export const LATE_TIPS: readonly Sum[] = [5_000, 10_000, 20_000]

/**
 * Who may be given a tip now that the order has arrived (DX-13): where somebody brought it, nothing was given yet, and
 * the stars say that it was good. `service`: as the order has it, that of an aggregator, too; `tip` null: it cannot be
 * read, and may have been given.
 */
export function lateTipFor(order: {
  readonly service: string
  readonly grade: number | null
  readonly tip: Sum | null
  readonly lateTip: { readonly isPaid: boolean } | null
}): TipReceiver | null {
  const isGiven = order.tip !== 0 || order.lateTip?.isPaid === true
  if (isGiven || order.grade === null || !isGoodGrade(order.grade)) return null
  return order.service === 'DELIVERY' || order.service === 'DINE_IN' ? tipFor(order.service) : null
}
