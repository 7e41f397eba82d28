import { atom } from 'jotai'
import {
  type AddToBasketInput,
  acceptPrices,
  type BasketLine,
  type BasketLines,
  type Cap,
  capToStock,
  type NewLine,
  replaceLine,
  restoreLine,
  seenPrice,
  setCount,
  uncapped,
} from '#/domain/basket/basket-lines.ts'
import { type Joining, joinBaskets } from '#/domain/basket/hand-over.ts'
import { basketLinesAtom, branchIdAtom, changeLinesAtom, productAtom } from './lines.ts'

/* Changes of basket lines that only lazily loaded pages make; the menu only adds and removes. */

/** The lines as storage has them now, even if this tab has not been notified of another tab's change yet. */
export const freshLinesAtom = atom(null, (get, set): BasketLine[] => {
  set(changeLinesAtom, (lines) => lines)
  return get(basketLinesAtom)
})

/** Sets a line's quantity, at most what the branch has; zero removes it. */
export const setLineCountAtom = atom(
  null,
  (get, set, { key, count }: { key: string; count: number }): Cap => {
    let cap = uncapped(count)
    set(changeLinesAtom, (lines) => {
      const line = lines.find((one) => one.key === key)
      const product = line ? set(productAtom, line.productId) : null
      // Reducing is always allowed, also for a line that exceeds the stock.
      const isMore = line !== undefined && count > line.count
      if (product && isMore) cap = capToStock(product, get(branchIdAtom), lines, key, count)
      return setCount(lines, key, isMore ? Math.max(line.count, cap.count) : count)
    })
    return cap
  },
)

/** Puts in a basket from another device, instead of the present lines or in addition to them (CX-02). */
export const receiveBasketAtom = atom(
  null,
  (_get, set, { lines, how }: { lines: readonly NewLine[]; how: Joining }) => {
    set(changeLinesAtom, (own) => joinBaskets(own, lines, how))
  },
)

/** Removes what was ordered from the basket; what was added meanwhile stays. */
export const takeOrderedAtom = atom(null, (_get, set, ordered: readonly { key: string; count: number }[]) => {
  set(changeLinesAtom, (lines) =>
    ordered.reduce<BasketLines>((rest, { key, count }) => {
      const line = rest.find((one) => one.key === key)
      return line ? setCount(rest, key, line.count - count) : rest
    }, lines),
  )
})

/** Replaces a line after its choices were edited (BK-02). */
export const replaceLineAtom = atom(
  null,
  (get, set, { key, ...input }: AddToBasketInput & { key: string }) => {
    const product = set(productAtom, input.productId)
    const line = { ...input, seenPrice: seenPrice(product, input.choices, get(branchIdAtom)) }
    set(changeLinesAtom, (lines) => replaceLine(lines, key, line))
  },
)

/** Removes lines; returns a function that puts them back, once, to their places among the present lines. */
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

/** Removes a line; returns a function that puts it back, null when it was not there. */
export const removeLineAtom = atom(null, (get, set, key: string): (() => void) | null => {
  const isThere = get(basketLinesAtom).some((line) => line.key === key)
  return isThere ? set(takeOutAtom, (line) => line.key === key) : null
})

/** "Got it": the customer has seen these prices, by line key. */
export const acceptPricesAtom = atom(null, (_get, set, prices: ReadonlyMap<string, number>) => {
  set(changeLinesAtom, (lines) => acceptPrices(lines, prices))
})

/** Empties the basket; returns a function that puts everything back. */
export const clearBasketAtom = atom(null, (_get, set): (() => void) => set(takeOutAtom, () => true))
