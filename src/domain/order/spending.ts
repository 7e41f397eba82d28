import { type Month, monthOf, monthsThrough } from '#/domain/hours/months.ts'
import type { Sum } from '#/domain/money.ts'
import { isCancelled, isDelivered, type OrderStatus } from './order-status.ts'

/** The fields of an order that its spending is of. */
export type SpentOrder = {
  readonly id: string
  readonly status: OrderStatus | undefined
  readonly isPaid: boolean | null
  /** ISO 8601; null: not known. */
  readonly createdDate: string | null
  readonly totals: { readonly totalPrice: Sum | null }
}

/** What orders cost, so'm; `months` without a gap, the oldest first (DX-16). */
export type Spending = {
  readonly months: readonly { readonly month: Month; readonly sum: Sum }[]
  readonly count: number
  /** Whole so'm. */
  readonly average: Sum
  readonly dearest: { readonly id: string; readonly sum: Sum }
  /** When the oldest of them was ordered, ISO 8601. */
  readonly since: string
}

/**
 * Whether an order was spent on: the customer has it, or has paid for it. A cancelled one is paid back; one that is only
 * under way may still be cancelled.
 */
const isSpent = ({ status, isPaid }: SpentOrder) => !isCancelled(status) && (isDelivered(status) || isPaid)

/**
 * The spending of these orders, each counted once; null: none of them counts. One without a date is in no month; one that
 * cost nothing, or nobody knows what, says nothing of what others cost.
 */
export function spendingOf(orders: readonly SpentOrder[]): Spending | null {
  const sums = new Map<Month, Sum>()
  const counted = [...new Map(orders.map((order) => [order.id, order])).values()].flatMap((order) =>
    isSpent(order) && order.createdDate !== null && order.totals.totalPrice
      ? [{ id: order.id, sum: order.totals.totalPrice, at: order.createdDate }]
      : [],
  )
  const [first] = counted
  if (!first) return null
  let dearest = first
  let oldest = first
  for (const one of counted) {
    const month = monthOf(one.at)
    sums.set(month, (sums.get(month) ?? 0) + one.sum)
    if (one.sum > dearest.sum) dearest = one
    if (new Date(one.at) < new Date(oldest.at)) oldest = one
  }
  const total = counted.reduce((sum, one) => sum + one.sum, 0)
  return {
    months: monthsThrough(sums.keys()).map((month) => ({ month, sum: sums.get(month) ?? 0 })),
    count: counted.length,
    average: Math.round(total / counted.length),
    dearest: { id: dearest.id, sum: dearest.sum },
    since: oldest.at,
  }
}
