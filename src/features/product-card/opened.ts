import { atom } from 'jotai'
import { navigate } from 'wouter/use-browser-location'
import type { Category } from '#/api/schema/menu.ts'
import { href } from '#/paths.ts'
import { keys } from '#/session/keys.ts'
import { openSheetAtom } from '#/session/open-sheet.ts'

/** `lineKey`: the basket line that is being changed; without it a new one is made. */
export type Opened = { productId: string; lineKey?: string | undefined }

const openAtom = openSheetAtom<Opened>(keys.openProduct)

/** The product that is open over the page; null: none. */
export const openedProductAtom = atom((get) => get(openAtom))

/** Opens a product over the present page; Back closes it again. */
export const openProductAtom = atom(null, (_get, set, opened: Opened) => set(openAtom, opened))

/** Closes the product. */
export const closeProductAtom = atom(null, (_get, set) => set(openAtom, null))

/** Shows a product the way its category wants it: over the page, or as a page of its own (MN-07). */
export const showProductAtom = atom(
  null,
  (_get, set, product: { id: string; navigationType: Category['navigationType'] }) => {
    if (product.navigationType === 'FULL_SCREEN') navigate(href('product', { id: product.id }))
    else set(openAtom, { productId: product.id })
  },
)
