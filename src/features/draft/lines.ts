import type { QueryClient } from '@tanstack/react-query'
import { type Atom, atom, useAtomValue } from 'jotai'
import type { Menu, Product } from '#/api/schema/menu.ts'
import {
  acceptPrices,
  addLine,
  type BasketLine,
  type BasketLines,
  type Choices,
  capToStock,
  countOf,
  lastVariant,
  lineKey,
  parseBasket,
  removeLine,
  replaceLine,
  restoreLine,
  serialiseBasket,
  setCount,
} from '#/domain/basket.ts'
import { unitWithChoices } from '#/domain/pricing.ts'
import { stepOf } from '#/domain/unit.ts'
import { menuQuery } from '#/features/menu/index.ts'
import { savedBasketAtom } from '#/session/saved.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { shellAtom } from '#/shell/shell.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'

/** What the basket holds. Every change is in storage before the call returns (BK-04). */
export const basketLinesAtom = atom(
  (get): BasketLine[] => parseBasket(get(savedBasketAtom)),
  (_get, set, lines: BasketLines) => set(savedBasketAtom, serialiseBasket(lines)),
)

/** Where server data lies, for actions that need a price or a stock of this moment; set once by the keeper. */
export const queryClientAtom = atom<QueryClient | null>(null)

/** The product as the menu knows it now; null while no menu is here. */
const productAtom = atom(null, (get, _set, productId: string): Product | null => {
  const { queryKey } = menuQuery(get(queryScopeAtom), get(shellAtom).channel)
  const menu: Menu | undefined = get(queryClientAtom)?.getQueryData(queryKey)
  return menu?.products.find((product) => product.id === productId) ?? null
})

const branchIdAtom = atom((get) => get(nearestBranchAtom)?.id ?? null)

/** A wish for a line. `count` in the product's unit. */
export type Wish = { productId: string; choices: Choices; note: string; count: number }

/** The price the customer sees now: what the line remembers; 0 means nobody saw one. */
const seenPriceAtom = atom(null, (get, set, { productId, choices }: Wish) => {
  const product = set(productAtom, productId)
  return product ? unitWithChoices({ product, choices }, get(branchIdAtom)) : 0
})

/** Adds to the basket, at most what the branch has. Answers what was left of the wish: `max` null without a limit. */
export const addToBasketAtom = atom(null, (get, set, wish: Wish) => {
  const lines = get(basketLinesAtom)
  const product = set(productAtom, wish.productId)
  const key = lineKey(wish.productId, wish.choices, wish.note)
  const before = lines.find((line) => line.key === key)?.count ?? 0
  const cap = product
    ? capToStock(product, get(branchIdAtom), lines, key, before + wish.count)
    : { count: before + wish.count, max: null, isCapped: false }
  const count = Math.max(0, cap.count - before)
  set(basketLinesAtom, addLine(lines, { ...wish, count, seenPrice: set(seenPriceAtom, wish) }))
  return cap
})

/** Sets a line's quantity, at most what the branch has; zero removes it. */
export const setLineCountAtom = atom(null, (get, set, { key, count }: { key: string; count: number }) => {
  const lines = get(basketLinesAtom)
  const line = lines.find((one) => one.key === key)
  const product = line ? set(productAtom, line.productId) : null
  // Less is always allowed, also of a line that holds more than there is.
  const isMore = line !== undefined && count > line.count
  const cap =
    product && isMore
      ? capToStock(product, get(branchIdAtom), lines, key, count)
      : { count, max: null, isCapped: false }
  set(basketLinesAtom, setCount(lines, key, isMore ? Math.max(line.count, cap.count) : cap.count))
  return cap
})

/** Takes one portion off the variant added last: the minus of a card. */
export const takeOneAtom = atom(null, (get, set, { productId }: { productId: string }) => {
  const lines = get(basketLinesAtom)
  const line = lastVariant(lines, productId)
  if (!line) return
  const product = set(productAtom, productId)
  set(basketLinesAtom, setCount(lines, line.key, line.count - (product ? stepOf(product) : 1)))
})

/** Writes a line anew after its choices were edited (BK-02). */
export const replaceLineAtom = atom(null, (get, set, { key, ...wish }: Wish & { key: string }) => {
  const lines = get(basketLinesAtom)
  set(basketLinesAtom, replaceLine(lines, key, { ...wish, seenPrice: set(seenPriceAtom, wish) }))
})

/** Removes a line; answers how to put it back, null when it was not there. */
export const removeLineAtom = atom(null, (get, set, key: string): (() => void) | null => {
  const { lines, removed, index } = removeLine(get(basketLinesAtom), key)
  if (!removed) return null
  set(basketLinesAtom, lines)
  return () => set(restoreLineAtom, { line: removed, index })
})

const restoreLineAtom = atom(null, (get, set, { line, index }: { line: BasketLine; index: number }) => {
  set(basketLinesAtom, restoreLine(get(basketLinesAtom), line, index))
})

/** "Got it": the customer has seen these prices, by line key. */
export const acceptPricesAtom = atom(null, (get, set, prices: ReadonlyMap<string, number>) => {
  set(basketLinesAtom, acceptPrices(get(basketLinesAtom), prices))
})

/** Empties the basket; answers how to put everything back. */
export const clearBasketAtom = atom(null, (get, set): (() => void) => {
  const lines = get(basketLinesAtom)
  set(basketLinesAtom, [])
  return () => set(basketLinesAtom, lines)
})

const counts = new Map<string, Atom<number>>()

/** How much of a product lies in the basket, over its variants; the caller is drawn again only when that changes. */
export function useCountOf(productId: string): number {
  const known = counts.get(productId) ?? atom((get) => countOf(get(basketLinesAtom), productId))
  counts.set(productId, known)
  return useAtomValue(known)
}
