import type { Order } from '#/api/schema/order.ts'

export type TotalKey = 'items' | 'discount' | 'promo' | 'delivery' | 'service' | 'table' | 'cashback'
/** `sum` is signed: what is taken off is below zero. */
export type TotalRow = { key: TotalKey; sum: number }

/** What adds up to the total of an order, in the basket's order of rows; what is nothing is left out. */
export function totalRows(order: Order): TotalRow[] {
  const { productPrice, discount, promoProductDiscount, promoDeliveryDiscount, serviceFee, totalDiscount } =
    order.totals
  // Servers that do not split the promo still name all that was taken off.
  const promo = promoProductDiscount + promoDeliveryDiscount || Math.max(0, totalDiscount - discount)
  const rows: TotalRow[] = [
    { key: 'items', sum: productPrice },
    { key: 'discount', sum: -discount },
    { key: 'promo', sum: -promo },
    { key: 'cashback', sum: -order.cashback },
    { key: 'delivery', sum: order.deliveryPrice },
    { key: 'service', sum: serviceFee },
    { key: 'table', sum: order.servicePrice },
  ]
  const isBrought = order.serviceType === 'DELIVERY'
  return rows.filter(({ key, sum }) => sum !== 0 || key === 'items' || (key === 'delivery' && isBrought))
}

/** What one line of an order cost: (price − discount + choices) × count. */
export function orderLineSum({ product, modifications }: Order['cartItems'][number]): number {
  const choices = modifications.reduce((sum, { price, count }) => sum + price * count, 0)
  const unit = Math.max(0, product.costPrice + product.additionalPrice - product.discount) + choices
  return Math.round(unit * product.count)
}
