import type { Order, OrderLine } from '#/api/schema/order.ts'
import { orderedUnitPrice } from '#/domain/order/ordered-price.ts'

export type TotalKey = 'items' | 'discount' | 'promo' | 'delivery' | 'service' | 'table' | 'tip' | 'cashback'
/** `sum` is signed: what is taken off is below zero. */
export type TotalRow = { key: TotalKey; sum: number }

/** The promo's part of the discount; null: unknown. Servers that do not split it send the whole discount. */
function promoOf({ promoProductDiscount, promoDeliveryDiscount, totalDiscount, discount }: Order['totals']) {
  const split = sumOf([promoProductDiscount, promoDeliveryDiscount])
  if (split) return split
  const all = totalDiscount !== null && discount !== null ? Math.max(0, totalDiscount - discount) : null
  return all ?? split
}

/** Null if one of them is unknown. */
const sumOf = (parts: readonly (number | null)[]): number | null =>
  parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0)

/**
 * The rows that add up to the total of an order, in the basket's order; zero rows are left out, and so are values that
 * the order does not have.
 */
export function totalRows(order: Order): TotalRow[] {
  const { productPrice, discount, serviceFee } = order.totals
  const off = (sum: number | null) => sum && -sum
  const rows: { key: TotalKey; sum: number | null }[] = [
    { key: 'items', sum: productPrice },
    { key: 'discount', sum: off(discount) },
    { key: 'promo', sum: off(promoOf(order.totals)) },
    { key: 'cashback', sum: off(order.cashback) },
    { key: 'delivery', sum: order.deliveryPrice },
    { key: 'service', sum: serviceFee },
    { key: 'table', sum: order.servicePrice },
    { key: 'tip', sum: order.tip },
  ]
  const isDelivery = order.serviceType === 'DELIVERY'
  return rows.flatMap(({ key, sum }) => {
    const isSaid = sum !== null && (sum !== 0 || key === 'items' || (key === 'delivery' && isDelivery))
    return isSaid ? [{ key, sum }] : []
  })
}

/** The sum of one line of an order: (price − discount + choices) × count; null if one of them is unknown. */
export function orderLineSum({ product, modifications, hasAllChoices }: OrderLine): number | null {
  const unit = orderedUnitPrice(product, modifications)
  return unit === null || product.count === null || !hasAllChoices ? null : Math.round(unit * product.count)
}

/**
 * How many were ordered: pieces, or lines where a sum of pieces and kilos would be no number of anything; null: unknown.
 */
export function orderedCount({
  totals,
  productCount,
  cartItems,
  hasAllLines,
}: Pick<Order, 'totals' | 'productCount' | 'cartItems' | 'hasAllLines'>): number | null {
  const count = totals.count || productCount || null
  const isOfPieces = cartItems.every(
    ({ product }) => (product.unit ?? 'COUNT') === 'COUNT' && Number.isInteger(product.count ?? 1),
  )
  if (isOfPieces && (count === null || Number.isInteger(count))) return count
  return hasAllLines ? cartItems.length : null
}
