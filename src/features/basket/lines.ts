import { hashKey } from '@tanstack/react-query'
import { atom, useStore } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import type { Menu, Product } from '#/api/schema/menu.ts'
import {
  type AddToBasketInput,
  addWanted,
  type BasketLine,
  type BasketLines,
  type Cap,
  countOf,
  takePortion,
  uncapped,
} from '#/domain/basket/basket-lines.ts'
import { linesOf, withLines } from '#/domain/basket/persisted-basket.ts'
import { indexById } from '#/domain/menu/menu.ts'
import { menuQuery } from '#/features/catalog/index.ts'
import { handChangesAtom } from '#/features/order-draft/index.ts'
import { deviceNow } from '#/lib/clock.ts'
import { goals } from '#/lib/goals.ts'
import { savedBasketAtom } from '#/session/basket.ts'
import { queryClientAtom } from '#/session/query-client.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { shellAtom } from '#/shell/shell.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'

/** The lines of the basket. */
export const basketLinesAtom = atom((get): BasketLine[] => linesOf(get(savedBasketAtom)))

/** Whether it has any lines: for components that should not be re-rendered at every press. */
export const hasBasketAtom = atom((get) => get(basketLinesAtom).length > 0)

/**
 * Changes the present lines, whichever tab added them. Stored before the call returns, in one write: a page that is
 * killed has made the whole change or none of it (BK-04).
 */
export const changeLinesAtom = atom(null, (_get, set, change: (lines: BasketLine[]) => BasketLines) => {
  let isChanged = false
  set(savedBasketAtom, (persisted) => {
    const before = linesOf(persisted)
    const after = change(before)
    isChanged = after !== before
    return withLines(persisted, after, deviceNow())
  })
  if (isChanged) set(handChangesAtom, ['lines'])
})

/** Hash of the menu's query key, computed once: every press on a counter looks the menu up. */
const menuHashAtom = atom((get) => hashKey(menuQuery(get(queryScopeAtom), get(shellAtom).channel).queryKey))

/** The product in the present menu; null while no menu is loaded. */
export const productAtom = atom(null, (get, _set, productId: string): Product | null => {
  const menus = get(queryClientAtom)?.getQueryCache()
  const menu: Menu | undefined = menus?.get<Menu>(get(menuHashAtom))?.state.data
  return (menu && indexById(menu.products).get(productId)) ?? null
})

export const branchIdAtom = atom((get) => get(nearestBranchAtom)?.id ?? null)

/** Adds to the basket, at most what the branch has. Returns how much was possible: `max` null without a limit. */
export const addToBasketAtom = atom(null, (get, set, input: AddToBasketInput): Cap => {
  const product = set(productAtom, input.productId)
  let cap = uncapped(input.count)
  goals.reach({ goal: 'add', id: input.productId, count: input.count })
  set(changeLinesAtom, (before) => {
    const { lines, ...added } = addWanted(before, input, product, get(branchIdAtom))
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
 * How much of a product is in the basket, over its variants; the caller is re-rendered only when that changes. One atom
 * for each product on the screen would be recomputed, with its dependencies, at every press, although a single one has
 * changed.
 */
export function useProductCount(productId: string): number {
  const store = useStore()
  const subscribe = useCallback((changed: () => void) => store.sub(basketLinesAtom, changed), [store])
  return useSyncExternalStore(subscribe, () => countOf(store.get(basketLinesAtom), productId))
}
