import { localeOf } from '#/domain/language.ts'
import { setPageLanguage } from '#/lib/page-language.ts'
import { type Basket, openBasket } from './basket.tsx'
import { followBasket, leaveRoomForTabs } from './chrome.tsx'
import { appendDescribed } from './elements.ts'
import { slotIn } from './slots.ts'
import type { StoredScreen } from './stored-screen.ts'
import { viewContext } from './view-context.tsx'

/** Renders the screen of the last visit, as `openPage` would render the same. Throws if it is damaged. */
export function restorePage(root: HTMLElement, stored: StoredScreen) {
  appendDescribed(root, stored.screen)
  setPageLanguage(localeOf(stored.language))
  const context = viewContext(stored.language)
  let opened: Basket | null = null
  const basket = () => {
    if (opened) return opened
    opened = openBasket(stored.owner, stored.branchId, context)
    opened.adopt(root, stored.dishes)
    return opened
  }
  return {
    /** Opened when it is needed. */
    basket,
    /** Renders further cards, header, address, service, tabs and basket. */
    rest: () => {
      for (const [name, content] of stored.rest) {
        const slot = slotIn(root, name)
        slot?.replaceChildren()
        if (slot) appendDescribed(slot, content)
      }
      basket().adopt(root, stored.dishes)
      leaveRoomForTabs(stored.basketLook)
      followBasket(root, basket(), stored.basketLook, context)()
    },
  }
}
