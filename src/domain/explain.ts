import type { Sum } from './money.ts'
import { type OrderSums, orderTotals } from './pricing.ts'

/** Why a row is what it is; the sentences belong to the screens (CX-06). */
export type TotalReason =
  | {
      readonly row: 'promo'
      readonly rule: 'percent'
      readonly percent: number
      readonly of: Sum
      readonly off: Sum
    }
  | {
      readonly row: 'promo'
      readonly rule: 'amount'
      readonly given: Sum
      readonly off: Sum
      readonly isCapped: boolean
    }
  | { readonly row: 'cashback'; readonly rule: 'products-only'; readonly given: Sum; readonly used: Sum }
  | { readonly row: 'delivery'; readonly rule: 'tariff'; readonly price: Sum; readonly freeFrom: Sum | null }
  | { readonly row: 'fee'; readonly rule: 'below-threshold'; readonly threshold: Sum; readonly missing: Sum }
  | { readonly row: 'fee'; readonly rule: 'fixed' | 'free'; readonly threshold: Sum | null }

/** The rule, threshold and rounding behind each row of a total; rows that are not there are left out. */
export function explainTotals(
  order: OrderSums,
  rules: { readonly feeThreshold: Sum | null; readonly freeDeliveryFrom: Sum | null },
): TotalReason[] {
  const { promo, products } = order
  const totals = orderTotals(order)
  const reasons: TotalReason[] = []
  for (const side of ['product', 'delivery'] as const) {
    const value = (side === 'product' ? promo?.productDiscount : promo?.deliveryDiscount) ?? 0
    const of = side === 'product' ? products : totals.delivery
    const off = side === 'product' ? totals.promoProducts : totals.promoDelivery
    if (!promo || value <= 0) continue
    if (promo.discountType === 'PERCENTAGE')
      reasons.push({ row: 'promo', rule: 'percent', percent: value, of, off })
    else reasons.push({ row: 'promo', rule: 'amount', given: value, off, isCapped: off < value })
  }
  if (order.cashback > 0)
    reasons.push({ row: 'cashback', rule: 'products-only', given: order.cashback, used: totals.cashback })
  if (order.delivery !== null)
    reasons.push({
      row: 'delivery',
      rule: 'tariff',
      price: totals.delivery,
      freeFrom: rules.freeDeliveryFrom,
    })
  const threshold = rules.feeThreshold
  if (order.fee > 0 && threshold !== null)
    reasons.push({
      row: 'fee',
      rule: 'below-threshold',
      threshold,
      missing: Math.max(0, threshold - products),
    })
  else if (order.fee > 0 || threshold !== null)
    reasons.push({ row: 'fee', rule: order.fee > 0 ? 'fixed' : 'free', threshold })
  return reasons
}
