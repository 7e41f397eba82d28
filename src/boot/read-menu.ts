import { bootContext } from '#/lib/preload.ts'
import type { Asked } from './calls.ts'
import type { StoredCustomer } from './customer.ts'
import { firstMenu, firstMenuFromPartialJson, parsePartialJson } from './first-menu.ts'
import { device } from './handover.ts'
import type { Shop } from './shop.ts'

const { attempt, channel, parsed } = device

/**
 * The most characters of a menu for one product, of most kitchens and of those with the longest texts and most choices.
 */
const PRODUCT_TEXTS = [4_000, 12_000] as const
/** After so many characters of a menu its first screen is no longer searched in parts of it. */
const MOST_TEXT = 48_000
/** Where the products begin; -1: none has arrived. In a menu of many categories they begin late. */
const productsIn = (text: string) => text.search(/"products":\s*\[\s*\{/)

/** Reads as much of a menu's text, which may be incomplete, as `room` cards need. */
export function readFirstMenu(
  text: string,
  isWhole: boolean,
  { branch }: StoredCustomer,
  { abilities }: Shop,
  room: number,
) {
  const where = { branchId: branch?.id ?? null, channel, isGrouped: abilities.groups }
  for (const size of PRODUCT_TEXTS) {
    const part = text.slice(0, productsIn(text) + room * size)
    const menu = firstMenuFromPartialJson(
      attempt(() => parsePartialJson(part)),
      where,
      room,
    )
    if (menu) return menu
    if (part.length === text.length) break
  }
  return isWhole ? firstMenu(parsed(text), where, room) : null
}

/** Resolves with what `show` makes of the menu, as soon as enough of it is there. */
export const whenEnough = (menu: Asked, show: (text: string, isWhole: boolean) => boolean) =>
  new Promise<boolean>((resolve) => {
    menu.onMore = () => {
      const from = productsIn(menu.text)
      if (from === -1) return
      const isShown = show(menu.text, false)
      // A compressed response arrives in large pieces: each is examined once, however much there is.
      if (isShown || menu.text.length > from + MOST_TEXT) menu.onMore = null
      if (isShown) resolve(true)
    }
    menu.onMore()
    menu.fresh.then((whole) =>
      resolve(bootContext().isRendered || (whole !== null && show(whole.text, true))),
    )
  })
