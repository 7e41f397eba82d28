import type { Sum } from '#/domain/money.ts'
import type { TipReceiver } from './tip.ts'
import { type OrderSums, type OrderTotals, orderTotals } from './totals.ts'

/** Why a row has its sum; the screens have the sentences (CX-06). */
export type TotalReason =
  | { readonly row: 'items'; readonly rule: 'lines'; readonly isRounded: boolean; readonly leftOut: number }
  | { readonly row: 'discount'; readonly rule: 'own' }
  | {
      readonly row: 'promo'
      readonly rule: 'percent'
      readonly side: PromoSide
      readonly percent: number
      readonly of: Sum
      readonly isRounded: boolean
    }
  | {
      readonly row: 'promo'
      readonly rule: 'amount'
      readonly side: PromoSide
      readonly given: Sum
      readonly isCapped: boolean
    }
  | { readonly row: 'promo'; readonly rule: 'above'; readonly min: Sum }
  | { readonly row: 'cashback'; readonly rule: 'products-only'; readonly given: Sum; readonly used: Sum }
  | { readonly row: 'delivery'; readonly rule: 'tariff'; readonly price: Sum; readonly freeFrom: Sum | null }
  | { readonly row: 'fee'; readonly rule: 'below-threshold'; readonly threshold: Sum }
  | { readonly row: 'fee'; readonly rule: 'fixed' }
  | {
      readonly row: 'service'
      readonly rule: 'share'
      readonly percent: number
      readonly of: Sum
      readonly isRounded: boolean
    }
  | { readonly row: 'service'; readonly rule: 'by-hall' }
  | { readonly row: 'tip'; readonly rule: TipReceiver }
  | { readonly row: 'total'; readonly rule: 'sum'; readonly parts: readonly Sum[] }
export type PromoSide = 'dishes' | 'delivery'

/** The facts that the sums alone do not show. */
export type TotalRules = {
  readonly feeThreshold: Sum | null
  readonly freeDeliveryFrom: Sum | null
  /** Percentage of the hall's service fee; 0: a fixed sum. */
  readonly servicePercent: number
  /** So'm the products must exceed for the promo; 0: no such rule. */
  readonly promoMin: Sum
  /** Products before the dishes' own discounts. */
  readonly full: Sum
  /** The sum of a weighed line was rounded to whole so'm. */
  readonly isRounded: boolean
  /** Lines that cannot be ordered and are not counted. */
  readonly leftOut: number
  /** Who gets the tip; null: nobody. */
  readonly tipFor: TipReceiver | null
  /** The customer's balance. */
  readonly balance: Sum
}

function promoReasons(
  { promo, products, promoBase }: OrderSums,
  totals: OrderTotals,
  min: Sum,
): TotalReason[] {
  if (!promo) return []
  const sides = [
    ['dishes', promo.productDiscount, promoBase ?? products, totals.promoProducts],
    ['delivery', promo.deliveryDiscount, totals.delivery, totals.promoDelivery],
  ] as const
  const reasons = sides.flatMap(([side, value, of, off]): TotalReason[] => {
    if (value <= 0 || of <= 0) return []
    if (promo.discountType === 'AMOUNT')
      return [{ row: 'promo', rule: 'amount', side, given: value, isCapped: off < Math.floor(value) }]
    const isRounded = off < of && !Number.isInteger((of * value) / 100)
    return [{ row: 'promo', rule: 'percent', side, percent: value, of, isRounded }]
  })
  return min > 0 ? [...reasons, { row: 'promo', rule: 'above', min }] : reasons
}

const serviceReason = (products: Sum, percent: number): TotalReason =>
  percent > 0
    ? {
        row: 'service',
        rule: 'share',
        percent,
        of: products,
        isRounded: !Number.isInteger((products * percent) / 100),
      }
    : { row: 'service', rule: 'by-hall' }

/** The rule, threshold and rounding behind each row of a total; rows that are not there are left out. */
export function explainTotals(order: OrderSums, rules: TotalRules): TotalReason[] {
  const { products } = order
  if (order.count <= 0) return []
  const totals = orderTotals(order)
  const { isRounded, leftOut, feeThreshold: threshold } = rules
  const discount = rules.full - products
  const reasons: TotalReason[] = [{ row: 'items', rule: 'lines', isRounded, leftOut }]
  if (discount > 0) reasons.push({ row: 'discount', rule: 'own' })
  reasons.push(...promoReasons(order, totals, rules.promoMin))
  if (totals.cashback > 0)
    reasons.push({ row: 'cashback', rule: 'products-only', given: rules.balance, used: totals.cashback })
  if (order.delivery !== null)
    reasons.push({
      row: 'delivery',
      rule: 'tariff',
      price: totals.delivery,
      freeFrom: rules.freeDeliveryFrom,
    })
  if (totals.fee > 0)
    reasons.push(
      threshold === null ? { row: 'fee', rule: 'fixed' } : { row: 'fee', rule: 'below-threshold', threshold },
    )
  if (totals.service > 0) reasons.push(serviceReason(products, rules.servicePercent))
  if (totals.tip > 0 && rules.tipFor) reasons.push({ row: 'tip', rule: rules.tipFor })
  const parts = [
    rules.full,
    -discount,
    -totals.discount,
    -totals.cashback,
    totals.delivery,
    totals.fee,
    totals.service,
    totals.tip,
  ]
  const shown = parts.filter((part) => part !== 0)
  if (shown.length > 1) reasons.push({ row: 'total', rule: 'sum', parts: shown })
  return reasons
}
