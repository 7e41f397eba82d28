import { Banner } from '#/api/schema/content.ts'
import { goodItems } from '#/api/schema/records.ts'
import { isWide, type ListMetrics, remOfPage, usualWidth } from '#/first-screen/grid.ts'
import { bootContext } from '#/lib/preload.ts'
import { type Abilities, languagesOf } from '#/tenant/settings-rules.ts'
import { type FirstBasket, openBasket } from './basket.tsx'
import { type BasketLook, followBasket, renderChrome } from './chrome.tsx'
import type { StoredCustomer } from './customer.ts'
import type { FirstMenu } from './first-menu.ts'
import { device, isSavingData } from './handover.ts'
import { layoutFlagsOf, openHome, renderBanners, renderFrame, renderShapes } from './home.tsx'
import { cardsAround, cardsInView, renderMenu, spaceIn } from './menu.tsx'
import { readFirstMenu } from './read-menu.ts'
import type { Look, Shop } from './shop.ts'

const { isTelegram } = device

const indexOf = ({ categoryTiles, categoryRows }: Abilities) =>
  categoryTiles ? 'GRID' : categoryRows ? 'LIST' : 'CHIPS'

/** The page as it is rendered so far, and its known parts. */
export function openPage(root: HTMLElement) {
  // Read before anything is rendered: later reading it would force a layout.
  const width = usualWidth({ page: innerWidth, rem: remOfPage() })
  const slots = openHome()
  let rendered: { key: string; space: ListMetrics } | null = null
  let basket: FirstBasket | null = null
  let customer: StoredCustomer | null = null
  let appendCards: ReturnType<typeof renderMenu> | null = null
  /** `owner`: the customer, as soon as it is known who that is. */
  const frame = (shop: Shop | null, owner?: StoredCustomer): ListMetrics => {
    customer = owner ?? customer
    const parts = layoutFlagsOf(shop?.abilities ?? null, { isTelegram, isSavingData, width, customer })
    const key = JSON.stringify(parts)
    if (rendered?.key !== key) {
      renderFrame(root, slots, parts)
      // While the responses are arriving.
      rendered = { key, space: spaceIn(slots.menu) }
    }
    return rendered.space
  }
  return {
    frame,
    basket: () => basket,
    shapes: (shop: Shop | null) => {
      if (bootContext().isRendered) return
      frame(shop)
      const hasTiles = !isWide(width) && (shop ? shop.abilities.groups : true)
      renderShapes(slots, hasTiles, shop ? indexOf(shop.abilities) : 'CHIPS')
    },
    banners: (shop: Shop, sent: unknown) => {
      if (isTaken(root)) return
      const banners = goodItems('banners', Banner)(Array.isArray(sent) ? sent : [])
      frame(shop)
      renderBanners(
        slots,
        banners.sort((a, b) => a.priority - b.priority),
        shop.context,
        width,
      )
    },
    /** Renders the first cards from a menu's text, which may be incomplete. Null: they are not rendered. */
    menu: (shop: Shop, owner: StoredCustomer, text: string, isWhole: boolean): FirstMenu | null => {
      if (isTaken(root)) return null
      const room = cardsInView(width)
      const menu = readFirstMenu(text, isWhole, owner, shop, room)
      if (!menu || menu.sections.length === 0) return null
      const branchId = owner.branch?.id ?? null
      basket = openBasket(owner, branchId, shop.context)
      const space = frame(shop, owner)
      const { service } = owner
      appendCards = renderMenu(slots, { ...shop, menu, branchId, service, basket, space }, room)
      return menu
    },
    /** Renders more cards, of the whole menu's text. */
    more: (shop: Shop, owner: StoredCustomer, text: string) => {
      if (isTaken(root)) return
      const room = cardsAround(width)
      const menu = readFirstMenu(text, true, owner, shop, room)
      if (menu) appendCards?.(menu, room)
    },
    /** Renders header, address, service, tabs and basket. */
    chrome: (shop: Shop, owner: StoredCustomer, look: Look): BasketLook | null => {
      if (isTaken(root)) return null
      const { settings, abilities, context } = shop
      const parts = layoutFlagsOf(abilities, { isTelegram, isSavingData, width, customer: owner })
      const isLanguageChoice = languagesOf(settings).length > 1
      const shown = {
        ...{ parts, abilities, context, customer: owner, look, isLanguageChoice },
        isWide: isWide(width),
      }
      const basketLook = renderChrome(slots, shown)
      if (basket) followBasket(root, basket, basketLook, context)()
      return basketLook
    },
  }
}
export type FirstPage = ReturnType<typeof openPage>

const isTaken = (root: HTMLElement) => root.dataset.taken !== undefined
