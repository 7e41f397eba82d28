import type { Sum } from '#/domain/money.ts'
import { type Choices, offerOf, type PricedProduct, piecesOf } from './product.ts'
import { stepOf } from './unit.ts'

type Priced = Omit<PricedProduct, 'modificationGroups' | 'unit' | 'amount'>

/** Price of one unit before the discount. */
const fullUnitPrice = (product: Priced, branchId: string | null): Sum =>
  (offerOf(product, branchId)?.costPrice ?? product.costPrice) + product.additionalPrice

/** A price less its discount, which is not below zero. One of more than it costs is a mistake, and promises nothing. */
export const lessDiscount = (full: Sum, discount: Sum): Sum =>
  discount > 0 && discount <= full ? full - discount : full

/** Price of one unit without choices: the branch's price or the product's, less the discount; never below 0. */
export function unitPrice(product: Priced, branchId: string | null): Sum {
  return Math.max(0, lessDiscount(fullUnitPrice(product, branchId), product.discount))
}

/** The struck price beside the unit price; null without a discount. */
export function oldUnitPrice(product: Priced, branchId: string | null): Sum | null {
  const full = fullUnitPrice(product, branchId)
  return lessDiscount(full, product.discount) < full ? full : null
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

/** Price of one unit with its choices, which a basket line remembers as seen; never below 0. */
export function unitWithChoices(
  { product, choices }: Omit<PricedLine, 'count'>,
  branchId: string | null,
): Sum {
  return Math.max(0, unitPrice(product, branchId) + choicesSum(product, choices))
}

/** What a line costs: (unit price + choices) × count; a weighed line is rounded to whole so'm. */
export function lineSum(line: PricedLine, branchId: string | null): Sum {
  return Math.round(unitWithChoices(line, branchId) * line.count)
}

/** The price of a line without the product's own discount. */
export function oldLineSum({ product, choices, count }: PricedLine, branchId: string | null): Sum {
  return Math.round(Math.max(0, fullUnitPrice(product, branchId) + choicesSum(product, choices)) * count)
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
