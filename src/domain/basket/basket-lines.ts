import { unitWithChoices } from '#/domain/menu/price.ts'
import { type Choices, offerOf, type PricedProduct } from '#/domain/menu/product.ts'
import { stepOf, toStep, wholeSteps } from '#/domain/menu/unit.ts'
import type { Sum } from '#/domain/money.ts'

export type { Choices } from '#/domain/menu/product.ts'

/** A line of the basket. `count` in the product's unit; `seenPrice`: one unit with its choices when last shown. */
export type BasketLine = {
  readonly key: string
  readonly productId: string
  readonly choices: Choices
  readonly note: string
  readonly count: number
  readonly seenPrice: Sum
}
export type NewLine = Omit<BasketLine, 'key'>
export type BasketLines = readonly BasketLine[]

/** The identity of a line: product, choices in any order, note (BK-02). */
export function lineKey(productId: string, choices: Choices, note: string): string {
  const chosen = Object.entries(choices)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${encodeURIComponent(id)}*${count}`)
    .sort()
  return [encodeURIComponent(productId), chosen.join('+'), note.trim()].join('|')
}

/** Adds weights without the rounding errors of binary fractions. */
const plus = (a: number, b: number) => Math.round((a + b) * 1_000) / 1_000

/** A line with its key, the note without the spaces around it. */
export function newLine(line: NewLine): BasketLine {
  const note = line.note.trim()
  return { ...line, note, key: lineKey(line.productId, line.choices, note) }
}

/** Puts a line in: onto the equal one if there is one (the newest price seen holds), else at `index` or the end. */
function put(lines: BasketLines, line: BasketLine, index = lines.length): BasketLine[] {
  const equal = lines.find((l) => l.key === line.key)
  if (!equal) return [...lines.slice(0, index), line, ...lines.slice(index)]
  const merged = { ...equal, count: plus(equal.count, line.count), seenPrice: line.seenPrice }
  return lines.map((l) => (l === equal ? merged : l))
}

/** Adds to the basket; an equal line grows. Nothing is added for a count of zero or less. */
export function addLine(lines: BasketLines, line: NewLine): BasketLine[] {
  return line.count > 0 ? put(lines, newLine(line)) : [...lines]
}

/** Sets the quantity of a line; zero or less removes it. */
export function setCount(lines: BasketLines, key: string, count: number): BasketLine[] {
  if (!(count > 0)) return lines.filter((l) => l.key !== key)
  return lines.map((l) => (l.key === key ? { ...l, count: plus(count, 0) } : l))
}

/** Removes a line, and returns it with its position, so that it can be put back. */
export function removeLine(lines: BasketLines, key: string) {
  const index = lines.findIndex((l) => l.key === key)
  return { lines: lines.filter((l) => l.key !== key), removed: lines[index] ?? null, index }
}

/** Undo of a removal: the line at its old place, or onto the equal line made meanwhile. */
export function restoreLine(lines: BasketLines, line: BasketLine, index: number): BasketLine[] {
  return put(lines, line, Math.max(0, Math.min(index, lines.length)))
}

/** Edit of a line: the new one at its place; edited into an equal of another line, the two become one (BK-02). */
export function replaceLine(lines: BasketLines, key: string, next: NewLine): BasketLine[] {
  const { lines: rest, removed, index } = removeLine(lines, key)
  if (!removed) return [...lines]
  return next.count > 0 ? put(rest, newLine(next), index) : rest
}

/** Accepts new prices: the customer pressed "Got it" on a changed line. Keys without a price stay as they are. */
export function acceptPrices(lines: BasketLines, prices: ReadonlyMap<string, Sum>): BasketLine[] {
  return lines.map((l) => ({ ...l, seenPrice: prices.get(l.key) ?? l.seenPrice }))
}

/** How much of a product is in the basket, over all its variants, in its unit. */
export function countOf(lines: BasketLines, productId: string): number {
  return lines.reduce((sum, l) => (l.productId === productId ? plus(sum, l.count) : sum), 0)
}

/** The line of the product added last: what minus and plus on its card change. */
export function lastVariant(lines: BasketLines, productId: string): BasketLine | null {
  return lines.findLast((l) => l.productId === productId) ?? null
}

type Stocked = Pick<PricedProduct, 'productBranch' | 'unit' | 'amount'> & { readonly id: string }

/** How much more of the product can be added, in its unit and whole steps; null: no limit. */
export function stockLeft(product: Stocked, branchId: string | null, lines: BasketLines): number | null {
  const stock = offerOf(product, branchId)?.stock ?? null
  return stock === null ? null : wholeSteps(product, Math.max(0, stock - countOf(lines, product.id)))
}

/**
 * The quantity a line may have when `wanted` is requested; `key` null for a line not in the basket yet. `max` is the
 * number for the refusal: the most this line can hold; null without a limit. `count` 0 when nothing is left (PR-09).
 */
export function capToStock(
  product: Stocked,
  branchId: string | null,
  lines: BasketLines,
  key: string | null,
  wanted: number,
): { count: number; max: number | null; isCapped: boolean } {
  const count = wanted > 0 ? toStep(product, wanted) : 0
  const others = lines.filter((l) => l.key !== key)
  const max = stockLeft(product, branchId, others)
  return max !== null && count > max ? { count: max, max, isCapped: true } : { count, max, isCapped: false }
}

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
