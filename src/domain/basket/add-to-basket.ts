import { unitWithChoices } from '#/domain/menu/price.ts'
import type { Choices, PricedProduct } from '#/domain/menu/product.ts'
import { stepOf } from '#/domain/menu/unit.ts'
import type { Sum } from '#/domain/money.ts'
import {
  addLine,
  type BasketLine,
  type BasketLines,
  capToStock,
  lastVariant,
  lineKey,
  setCount,
} from './basket-lines.ts'

/** What to add to the basket. `count` in the product's unit. */
export type AddToBasketInput = { productId: string; choices: Choices; note: string; count: number }

type Sold = PricedProduct & { readonly id: string }

export type Cap = ReturnType<typeof capToStock>
export const uncapped = (count: number): Cap => ({ count, max: null, isCapped: false })

/** The price the customer sees now, which the line remembers; 0: none was shown. */
export const seenPrice = (product: PricedProduct | null, choices: Choices, branchId: string | null): Sum =>
  product ? unitWithChoices({ product, choices }, branchId) : 0

/**
 * Adds at most what the branch has; `product` null while the menu is not loaded. `cap`: how much of it was possible.
 */
export function addWanted(
  lines: BasketLines,
  input: AddToBasketInput,
  product: Sold | null,
  branchId: string | null,
): { lines: BasketLine[]; cap: Cap } {
  const key = lineKey(input.productId, input.choices, input.note)
  const before = lines.find((line) => line.key === key)?.count ?? 0
  const wanted = before + input.count
  const cap = product ? capToStock(product, branchId, lines, key, wanted) : uncapped(wanted)
  const line = { ...input, seenPrice: seenPrice(product, input.choices, branchId) }
  return { lines: addLine(lines, { ...line, count: Math.max(0, cap.count - before) }), cap }
}

/** Takes one portion off the variant added last: the minus of a card. */
export function takePortion(lines: BasketLines, productId: string, product: Sold | null): BasketLines {
  const line = lastVariant(lines, productId)
  return line ? setCount(lines, line.key, line.count - (product ? stepOf(product) : 1)) : lines
}
