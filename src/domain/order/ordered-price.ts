import { lessDiscount } from '#/domain/menu/price.ts'
import type { Sum } from '#/domain/money.ts'

/** A product as an order records it: so'm of one unit; null: the order does not say. */
type OrderedProduct = {
  readonly costPrice: Sum | null
  readonly additionalPrice: Sum | null
  readonly discount: Sum | null
}

/** A choice as an order records it: so'm a piece, and pieces for one unit. */
type OrderedChoice = { readonly price: Sum | null; readonly count: number | null }

/** What one unit with these choices cost in an order: price − discount + choices; null if one of them is unknown. */
export function orderedUnitPrice(
  { costPrice, additionalPrice, discount }: OrderedProduct,
  choices: readonly OrderedChoice[],
): Sum | null {
  if (costPrice === null || additionalPrice === null || discount === null) return null
  let sum = Math.max(0, lessDiscount(costPrice + additionalPrice, discount))
  for (const { price, count } of choices) {
    if (price === null || count === null) return null
    sum += price * count
  }
  return sum
}
