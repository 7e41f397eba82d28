import { percentOf, type Sum } from './money.ts'
import { type Choices, offerOf, type PricedProduct, piecesOf } from './product.ts'
import { portionsIn, stepOf } from './unit.ts'

export type { Sum } from './money.ts'

type Priced = Omit<PricedProduct, 'modificationGroups' | 'unit' | 'amount'>

/** Price of one unit before the discount. */
const fullUnitPrice = (product: Priced, branchId: string | null): Sum =>
  (offerOf(product, branchId)?.costPrice ?? product.costPrice) + product.additionalPrice

/** Price of one unit without choices: the branch's price or the product's, less the discount; never below 0 (R12). */
export function unitPrice(product: Priced, branchId: string | null): Sum {
  return Math.max(0, fullUnitPrice(product, branchId) - Math.max(0, product.discount))
}

/** The struck price beside the unit price; null without a discount. */
export function oldUnitPrice(product: Priced, branchId: string | null): Sum | null {
  const full = fullUnitPrice(product, branchId)
  return product.discount > 0 && full > 0 ? full : null
}

/** What the chosen modifications add to one unit. An id the product does not know adds nothing. */
export function choicesSum(product: Pick<PricedProduct, 'modificationGroups'>, choices: Choices): Sum {
  let sum = 0
  for (const group of product.modificationGroups) {
    for (const { id, price } of group.modifications) sum += price * piecesOf(choices, id)
  }
  return sum
}

/** A product with its choices. `count` in the product's unit: pieces, or multiples of `amount` in KG, LITER, GRAMM. */
export type PricedLine = {
  readonly product: PricedProduct
  readonly choices: Choices
  readonly count: number
}

/** Price of one unit with its choices: what a basket line remembers as seen. */
export function unitWithChoices(
  { product, choices }: Omit<PricedLine, 'count'>,
  branchId: string | null,
): Sum {
  return unitPrice(product, branchId) + choicesSum(product, choices)
}

/** What a line costs: (unit price + choices) × count (contract 1.3); a weighed line is rounded to whole so'm. */
export function lineSum(line: PricedLine, branchId: string | null): Sum {
  return Math.round(unitWithChoices(line, branchId) * line.count)
}

/** What a line would cost without the product's own discount. */
export function oldLineSum({ product, choices, count }: PricedLine, branchId: string | null): Sum {
  return Math.round((fullUnitPrice(product, branchId) + choicesSum(product, choices)) * count)
}

/** Price of one step (a piece, 0.5 kg, 300 g) without choices: what a menu card shows beside the portion. */
export function portionPrice(product: PricedProduct, branchId: string | null): Sum {
  return lineSum({ product, choices: {}, count: stepOf(product) }, branchId)
}

/** The struck price of one step; null without a discount. */
export function oldPortionPrice(product: PricedProduct, branchId: string | null): Sum | null {
  const old = oldUnitPrice(product, branchId)
  return old === null ? null : Math.round(old * stepOf(product))
}

/** `full` − `discount` = `products`. `count` counts pieces and portions. */
export type BasketTotals = {
  readonly full: Sum
  readonly discount: Sum
  readonly products: Sum
  readonly count: number
}

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
export function serviceFee(setting: FeeSetting | null, products: Sum): Sum {
  if (!setting?.isServiceFeeEnabled || products <= 0) return 0
  if (setting.isServiceFeeFreeAboveThreshold && products >= setting.serviceFeeThreshold) return 0
  return Math.max(0, Math.floor(setting.serviceFeeAmount))
}

/** How many so'm more of products make the fee go away; null when there is no fee or no such rule. */
export function untilFreeFee(setting: FeeSetting | null, products: Sum): Sum | null {
  if (!setting?.isServiceFeeFreeAboveThreshold || serviceFee(setting, products) === 0) return null
  return Math.ceil(setting.serviceFeeThreshold) - products
}

/** What a promo takes off: percents of each side, or so'm (spec section 9). */
export type PromoTerms = {
  readonly discountType: 'AMOUNT' | 'PERCENTAGE'
  readonly productDiscount: number
  readonly deliveryDiscount: number
}

/** What the promo takes off the products it counts and off the delivery; never more than each holds (PC-03). */
export function promoDiscount(promo: PromoTerms | null, products: Sum, delivery: Sum) {
  if (!promo) return { products: 0, delivery: 0 }
  const off = (side: Sum, value: number) =>
    Math.min(
      side,
      promo.discountType === 'PERCENTAGE' ? percentOf(side, value) : Math.max(0, Math.floor(value)),
    )
  return { products: off(products, promo.productDiscount), delivery: off(delivery, promo.deliveryDiscount) }
}

/** What a total is made of. `delivery` null: pick-up, or no tariff known. `cashback` is what the customer gave. */
export type OrderSums = {
  readonly products: Sum
  /** The products that the promo counts (PC-08); absent: all. */
  readonly promoBase?: Sum
  readonly delivery: Sum | null
  readonly promo: PromoTerms | null
  readonly cashback: Sum
  readonly fee: Sum
  readonly service: Sum
}

/** The rows of a total: products − promoProducts − cashback + delivery − promoDelivery + fee + service = total. */
export type OrderTotals = {
  readonly products: Sum
  readonly promoProducts: Sum
  readonly cashback: Sum
  readonly delivery: Sum
  readonly promoDelivery: Sum
  readonly fee: Sum
  readonly service: Sum
  /** Both parts of the promo. */
  readonly discount: Sum
  readonly total: Sum
}

/** What the customer pays (R14). Cashback pays the product side only, after the promo (R13). */
export function orderTotals({ products, promo, fee, service, ...order }: OrderSums): OrderTotals {
  const delivery = products > 0 ? (order.delivery ?? 0) : 0
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
    discount: off.products + off.delivery,
    total: products - off.products - cashback + (delivery - off.delivery) + fee + service,
  }
}

/** The most cashback that can pay this order: the balance, at most the products after the promo (R13). */
export function cashbackLimit(
  balance: Sum,
  products: Sum,
  promo: PromoTerms | null,
  promoBase: Sum = products,
): Sum {
  return Math.max(0, Math.min(Math.floor(balance), products - promoDiscount(promo, promoBase, 0).products))
}

/** `totals` of an order request (contract 1.5). `totalDiscount` = own discounts + promo; cashback is no discount. */
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

/** The contract's `totals` of a basket and what is paid for it. */
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
