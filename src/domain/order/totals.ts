import { lineSum, oldLineSum, type PricedLine } from '#/domain/menu/price.ts'
import { portionsIn } from '#/domain/menu/unit.ts'
import { percentOf, type Sum } from '#/domain/money.ts'

export type { Sum } from '#/domain/money.ts'

/** `full` − `discount` = `products`. `count` counts pieces and portions. */
export type BasketTotals = {
  readonly full: Sum
  readonly discount: Sum
  readonly products: Sum
  readonly count: number
}

/** What is ordered: the dishes after their own discounts, and how many there are. A dish may cost nothing. */
export type Ordered = Pick<BasketTotals, 'products' | 'count'>

/** Sums of the basket's lines: before and after the products' own discounts. */
export function basketTotals(lines: Iterable<PricedLine>, branchId: string | null): BasketTotals {
  let full = 0
  let products = 0
  let count = 0
  for (const line of lines) {
    full += oldLineSum(line, branchId)
    products += lineSum(line, branchId)
    count += portionsIn(line.product, line.count)
  }
  return { full, discount: full - products, products, count }
}

/** The fee rule of `order/setting` (CO-08). */
export type FeeSetting = {
  readonly isServiceFeeEnabled: boolean
  readonly isServiceFeeFreeAboveThreshold: boolean
  readonly serviceFeeThreshold: Sum
  readonly serviceFeeAmount: Sum
}

/** The service fee; none from the threshold up, for an empty basket, or while the setting is not known. */
export function serviceFee(setting: FeeSetting | null, { products, count }: Ordered): Sum {
  if (!setting?.isServiceFeeEnabled || count <= 0) return 0
  if (setting.isServiceFeeFreeAboveThreshold && products >= setting.serviceFeeThreshold) return 0
  return Math.max(0, Math.floor(setting.serviceFeeAmount))
}

/** How many so'm of products are missing until the fee is waived; null when there is no fee or no such rule. */
export function untilFreeFee(setting: FeeSetting | null, ordered: Ordered): Sum | null {
  if (!setting?.isServiceFeeFreeAboveThreshold || serviceFee(setting, ordered) === 0) return null
  return Math.ceil(setting.serviceFeeThreshold) - ordered.products
}

/** What a promo takes off: percent of products and delivery, or so'm. */
export type PromoTerms = {
  readonly discountType: 'AMOUNT' | 'PERCENTAGE'
  readonly productDiscount: number
  readonly deliveryDiscount: number
}

/** What the promo takes off the products it applies to and off the delivery; never more than each costs (PC-03). */
export function promoDiscount(promo: PromoTerms | null, products: Sum, delivery: Sum) {
  if (!promo) return { products: 0, delivery: 0 }
  const off = (side: Sum, value: number) =>
    Math.min(
      side,
      promo.discountType === 'PERCENTAGE' ? percentOf(side, value) : Math.max(0, Math.floor(value)),
    )
  return { products: off(products, promo.productDiscount), delivery: off(delivery, promo.deliveryDiscount) }
}

/**
 * The sums that make a total. `delivery` null: pick-up, or no tariff known. `cashback` is the amount the customer
 * chose.
 */
export type OrderSums = Ordered & {
  /** Sum of the products that the promo applies to (PC-08); absent: all. */
  readonly promoBase?: Sum
  readonly delivery: Sum | null
  readonly promo: PromoTerms | null
  readonly cashback: Sum
  readonly fee: Sum
  readonly service: Sum
  /** For the courier or the waiter (BX-24); absent: none. */
  readonly tip?: Sum
}

/** The rows of a total: products − promoProducts − cashback + delivery − promoDelivery + fee + service + tip = total. */
export type OrderTotals = {
  readonly products: Sum
  readonly promoProducts: Sum
  readonly cashback: Sum
  readonly delivery: Sum
  readonly promoDelivery: Sum
  readonly fee: Sum
  readonly service: Sum
  readonly tip: Sum
  /** Both parts of the promo. */
  readonly discount: Sum
  readonly total: Sum
}

/** The total of an order. Cashback pays products only, after the promo; neither promo nor cashback touches a tip. */
export function orderTotals({
  products,
  count,
  promo,
  fee,
  service,
  tip = 0,
  ...order
}: OrderSums): OrderTotals {
  const delivery = count > 0 ? (order.delivery ?? 0) : 0
  const off = promoDiscount(promo, Math.min(products, order.promoBase ?? products), delivery)
  const cashback = Math.min(Math.max(0, Math.floor(order.cashback)), products - off.products)
  return {
    products,
    promoProducts: off.products,
    cashback,
    delivery,
    promoDelivery: off.delivery,
    fee,
    service,
    tip,
    discount: off.products + off.delivery,
    total: products - off.products - cashback + (delivery - off.delivery) + fee + service + tip,
  }
}

/** The most cashback that can pay this order: the balance, at most the products after the promo. */
export function cashbackLimit(
  balance: Sum,
  products: Sum,
  promo: PromoTerms | null,
  promoBase: Sum = products,
): Sum {
  return Math.max(0, Math.min(Math.floor(balance), products - promoDiscount(promo, promoBase, 0).products))
}

/** `totals` of an order request. `totalDiscount` = own discounts + promo; cashback is no discount. */
export type RequestTotals = {
  readonly productPrice: Sum
  readonly discount: Sum
  readonly count: number
  readonly promoProductDiscount: Sum
  readonly promoDeliveryDiscount: Sum
  readonly serviceFee: Sum
  readonly totalDiscount: Sum
  readonly totalPrice: Sum
}

/** The field `totals` of an order request. */
export function totalsForRequest(basket: BasketTotals, totals: OrderTotals): RequestTotals {
  return {
    productPrice: basket.full,
    discount: basket.discount,
    count: basket.count,
    promoProductDiscount: totals.promoProducts,
    promoDeliveryDiscount: totals.promoDelivery,
    serviceFee: totals.fee,
    totalDiscount: basket.discount + totals.discount,
    totalPrice: totals.total,
  }
}
