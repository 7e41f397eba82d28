import { hashKey } from '@tanstack/react-query'
import { atom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import type { Menu, Product } from '#/api/schema/menu.ts'
import {
  type AddToBasketInput,
  addWanted,
  type BasketLine,
  type BasketLines,
  type Cap,
  countOf,
  keepLines,
  linesOf,
  takePortion,
  uncapped,
} from '#/domain/basket/basket.ts'
import { indexById } from '#/domain/menu/menu.ts'
import { menuQuery } from '#/features/catalog/index.ts'
import { deviceNow } from '#/lib/clock.ts'
import { savedBasketAtom } from '#/session/basket.ts'
import { queryClientAtom } from '#/session/query-client.ts'
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
export const changeLinesAtom = atom(null, (_get, set, change: (lines: BasketLine[]) => BasketLines) => {
  set(savedBasketAtom, (kept) => keepLines(kept, change(linesOf(kept)), deviceNow()))
})

/** Hash of the menu's query key, computed once: every press on a counter looks the menu up. */
const menuHashAtom = atom((get) => hashKey(menuQuery(get(queryScopeAtom), get(shellAtom).channel).queryKey))

/** The product as the menu knows it now; null while no menu is here. */
export const productAtom = atom(null, (get, _set, productId: string): Product | null => {
  const menus = get(queryClientAtom)?.getQueryCache()
  const menu: Menu | undefined = menus?.get<Menu>(get(menuHashAtom))?.state.data
  return (menu && indexById(menu.products).get(productId)) ?? null
})

export const branchIdAtom = atom((get) => get(nearestBranchAtom)?.id ?? null)

/** Adds to the basket, at most what the branch has. Answers what was left of the wish: `max` null without a limit. */
export const addToBasketAtom = atom(null, (get, set, wish: AddToBasketInput): Cap => {
  const product = set(productAtom, wish.productId)
  let cap = uncapped(wish.count)
  set(changeLinesAtom, (before) => {
    const { lines, ...added } = addWanted(before, wish, product, get(branchIdAtom))
    cap = added.cap
    return lines
  })
  return cap
})

/** Takes one portion off the variant added last: the minus of a card. */
export const takeOneAtom = atom(null, (_get, set, { productId }: { productId: string }) => {
  const product = set(productAtom, productId)
  set(changeLinesAtom, (lines) => takePortion(lines, productId, product))
})

/**
 * How much of a product lies in the basket, over its variants; the caller is drawn again only when that changes. An atom
 * for each dish on the screen would be worked out anew, with its ties, at each press: of all of them one has changed.
 */
export function useCountOf(productId: string): number {
  const store = useStore()
  const [count, setCount] = useState(() => countOf(store.get(basketLinesAtom), productId))
  useEffect(() => {
    // Asked here and not of React, which now and then draws once more for a number that has not changed.
    let last: number | null = null
    const look = () => {
      const now = countOf(store.get(basketLinesAtom), productId)
      if (now !== last) setCount(now)
      last = now
    }
    look()
    return store.sub(basketLinesAtom, look)
  }, [store, productId])
  return count
}
