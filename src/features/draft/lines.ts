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
  keepLines,
  lastVariant,
  lineKey,
  linesOf,
  replaceLine,
  restoreLine,
  setCount,
} from '#/domain/basket.ts'
import { indexById } from '#/domain/menu.ts'
import { unitWithChoices } from '#/domain/pricing.ts'
import { stepOf } from '#/domain/unit.ts'
import { menuQuery } from '#/features/menu/index.ts'
import { savedBasketAtom } from '#/session/saved.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { shellAtom } from '#/shell/shell.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'

/** What the basket holds. */
export const basketLinesAtom = atom((get): BasketLine[] => linesOf(get(savedBasketAtom)))

/** Whether it holds anything: of interest to those who do not want to hear of every press. */
export const hasBasketAtom = atom((get) => get(basketLinesAtom).length > 0)

/**
 * Changes the lines there are by now, whichever tab put them there. Stored before the call returns, in one write: a
 * page that is killed has made the whole change or none of it (BK-04).
 */
const changeLinesAtom = atom(null, (_get, set, change: (lines: BasketLine[]) => BasketLines) => {
  set(savedBasketAtom, (kept) => keepLines(kept, change(linesOf(kept)), Date.now()))
})

/** The same as storage has them now, whatever this tab has heard of the others. */
export const freshLinesAtom = atom(null, (get, set): BasketLine[] => {
  set(changeLinesAtom, (lines) => lines)
  return get(basketLinesAtom)
})

/** Where server data lies, for actions that need a price or a stock of this moment; set once by the keeper. */
export const queryClientAtom = atom<QueryClient | null>(null)

/** The product as the menu knows it now; null while no menu is here. */
const productAtom = atom(null, (get, _set, productId: string): Product | null => {
  const { queryKey } = menuQuery(get(queryScopeAtom), get(shellAtom).channel)
  const menu: Menu | undefined = get(queryClientAtom)?.getQueryData(queryKey)
  return (menu && indexById(menu.products).get(productId)) ?? null
})

const branchIdAtom = atom((get) => get(nearestBranchAtom)?.id ?? null)

/** A wish for a line. `count` in the product's unit. */
export type Wish = { productId: string; choices: Choices; note: string; count: number }

/** The price the customer sees now: what the line remembers; 0 means nobody saw one. */
const seenPrice = (product: Product | null, choices: Choices, branchId: string | null) =>
  product ? unitWithChoices({ product, choices }, branchId) : 0

type Cap = ReturnType<typeof capToStock>
const uncapped = (count: number): Cap => ({ count, max: null, isCapped: false })

/** Adds to the basket, at most what the branch has. Answers what was left of the wish: `max` null without a limit. */
export const addToBasketAtom = atom(null, (get, set, wish: Wish): Cap => {
  const product = set(productAtom, wish.productId)
  const branchId = get(branchIdAtom)
  const line = { ...wish, seenPrice: seenPrice(product, wish.choices, branchId) }
  const key = lineKey(wish.productId, wish.choices, wish.note)
  let cap = uncapped(wish.count)
  set(changeLinesAtom, (lines) => {
    const before = lines.find((line) => line.key === key)?.count ?? 0
    const wanted = before + wish.count
    cap = product ? capToStock(product, branchId, lines, key, wanted) : uncapped(wanted)
    return addLine(lines, { ...line, count: Math.max(0, cap.count - before) })
  })
  return cap
})

/** Sets a line's quantity, at most what the branch has; zero removes it. */
export const setLineCountAtom = atom(
  null,
  (get, set, { key, count }: { key: string; count: number }): Cap => {
    let cap = uncapped(count)
    set(changeLinesAtom, (lines) => {
      const line = lines.find((one) => one.key === key)
      const product = line ? set(productAtom, line.productId) : null
      // Less is always allowed, also of a line that holds more than there is.
      const isMore = line !== undefined && count > line.count
      if (product && isMore) cap = capToStock(product, get(branchIdAtom), lines, key, count)
      return setCount(lines, key, isMore ? Math.max(line.count, cap.count) : count)
    })
    return cap
  },
)

/** Takes one portion off the variant added last: the minus of a card. */
export const takeOneAtom = atom(null, (_get, set, { productId }: { productId: string }) => {
  const product = set(productAtom, productId)
  set(changeLinesAtom, (lines) => {
    const line = lastVariant(lines, productId)
    return line ? setCount(lines, line.key, line.count - (product ? stepOf(product) : 1)) : lines
  })
})

/** Takes what was ordered out of the basket; what was added to it meanwhile stays. */
export const takeOrderedAtom = atom(null, (_get, set, ordered: readonly { key: string; count: number }[]) => {
  set(changeLinesAtom, (lines) =>
    ordered.reduce<BasketLines>((rest, { key, count }) => {
      const line = rest.find((one) => one.key === key)
      return line ? setCount(rest, key, line.count - count) : rest
    }, lines),
  )
})

/** Writes a line anew after its choices were edited (BK-02). */
export const replaceLineAtom = atom(null, (get, set, { key, ...wish }: Wish & { key: string }) => {
  const product = set(productAtom, wish.productId)
  const line = { ...wish, seenPrice: seenPrice(product, wish.choices, get(branchIdAtom)) }
  set(changeLinesAtom, (lines) => replaceLine(lines, key, line))
})

/** Takes lines out; answers how to put them back, once, to their places among what is there by then. */
const takeOutAtom = atom(null, (_get, set, isTaken: (line: BasketLine) => boolean): (() => void) => {
  const taken: { line: BasketLine; index: number }[] = []
  set(changeLinesAtom, (lines) => {
    for (const [index, line] of lines.entries()) if (isTaken(line)) taken.push({ line, index })
    return lines.filter((line) => !isTaken(line))
  })
  return () => {
    const back = taken.splice(0)
    if (back.length > 0)
      set(changeLinesAtom, (lines) =>
        back.reduce<BasketLines>((all, { line, index }) => restoreLine(all, line, index), lines),
      )
  }
})

/** Removes a line; answers how to put it back, null when it was not there. */
export const removeLineAtom = atom(null, (get, set, key: string): (() => void) | null => {
  const isThere = get(basketLinesAtom).some((line) => line.key === key)
  return isThere ? set(takeOutAtom, (line) => line.key === key) : null
})

/** "Got it": the customer has seen these prices, by line key. */
export const acceptPricesAtom = atom(null, (_get, set, prices: ReadonlyMap<string, number>) => {
  set(changeLinesAtom, (lines) => acceptPrices(lines, prices))
})

/** Empties the basket; answers how to put everything back. */
export const clearBasketAtom = atom(null, (_get, set): (() => void) => set(takeOutAtom, () => true))

const counts = new Map<string, Atom<number>>()

/** How much of a product lies in the basket, over its variants; the caller is drawn again only when that changes. */
export function useCountOf(productId: string): number {
  const known = counts.get(productId) ?? atom((get) => countOf(get(basketLinesAtom), productId))
  counts.set(productId, known)
  return useAtomValue(known)
}
