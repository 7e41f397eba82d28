import { FIRST_CALLS, SCREEN_KEY } from '#/config/first-paint.ts'
import { cookedFrom, type MenuHours } from '#/domain/hours/menu-hours.ts'
import type { Language } from '#/domain/text.ts'
import type { Space } from '#/first-screen/grid.ts'
import { deviceNow } from '#/lib/clock.ts'
import { digest } from '#/lib/digest.ts'
import { files } from './app.ts'
import type { CardDish } from './basket.tsx'
import type { BasketLook } from './chrome.tsx'
import type { Customer } from './customer.ts'
import { renderFor } from './dom-jsx.ts'
import { contentOf, type Described } from './elements.ts'
import { cachedOf, calls, device, isSavingData, telegramUserId } from './handover.ts'
import { openPage } from './page.ts'
import { isUnseen } from './pictures.ts'
import { lookIn, merchantIn, shopOf, visitOf } from './shop.ts'
import { CHROME, makeSlot } from './slots.ts'

/*
 * The first screen as this visit would begin with it, stored for the next one (BX-14): it is shown without reading the
 * stored responses, as long as nothing that it was rendered from has changed.
 */

const { attempt, channel, merchant, parsed, readCookie } = device

/** What a screen was rendered from besides the device and its settings. */
type Sources = {
  /** Calls whose stored responses it shows. */
  paths: readonly string[]
  /** Records of the customer. */
  records: readonly string[]
  /** Hours of categories, which are open or closed on it. */
  hours: readonly MenuHours[]
  language: Language
}

export type StoredScreen = Sources & {
  /** `stateOf` its sources when it was rendered. */
  state: string
  space: Space
  screen: readonly Described[]
  /** Rendered a little later: list items out of sight, header, address, service, tabs and basket. */
  rest: readonly (readonly [slot: string, content: readonly Described[]])[]
  basketLook: BasketLook
  dishes: readonly CardDish[]
  owner: Pick<Customer, 'basketName' | 'service'>
  branchId: string | null
  hasBanners: boolean
}

/** Identifies everything that a screen is rendered from, as it is now. */
function stateOf({ paths, records, hours, language }: Sources): string {
  const { api, cdn, chosenLanguage, deviceLanguage, isTelegram, locale } = device
  const now = new Date(deviceNow())
  return digest(
    JSON.stringify([
      [files.boot, api, cdn, merchant, calls?.brand()?.id, telegramUserId, isTelegram, isSavingData],
      // The cookie counts only where the customer's choice does not.
      [chosenLanguage, deviceLanguage, locale, language === chosenLanguage || readCookie('lang')],
      [innerWidth, getComputedStyle(document.documentElement).fontSize],
      paths.map((path) => [path, cachedOf(path)?.mark]),
      records.map((name) => attempt(() => localStorage.getItem(name))),
      hours.map((one) => cookedFrom(one, now)),
    ]),
  )
}

/** The screen of the last visit; null: there is none, or something has changed. */
export function readScreen(): StoredScreen | null {
  const stored = attempt((): StoredScreen => JSON.parse(localStorage.getItem(SCREEN_KEY) ?? ''))
  return stored && attempt(() => stateOf(stored)) === stored.state ? stored : null
}

/**
 * Renders the first screen apart from the page, and stores it. `space`: the measures of the page's list when it was
 * loaded; `pause` is awaited between the parts.
 */
export async function storeScreen(space: Space | null, pause: () => Promise<void>): Promise<void> {
  if (!calls || !merchant || document.documentElement.clientWidth !== space?.page || readScreen()) return
  const brand = calls.brand()
  const menuPath = FIRST_CALLS.menu(channel, brand?.id ?? '')
  const merchantPath = FIRST_CALLS.merchant(merchant)
  const textOf = (path: string) => cachedOf(path)?.text ?? null
  const menu = textOf(menuPath)
  const banners = textOf(FIRST_CALLS.banners)
  const visit = visitOf(shopOf(parsed(textOf(FIRST_CALLS.settings))), merchantIn(textOf(merchantPath)), brand)
  // A visit to a table ends by the clock.
  if (!visit || !menu || visit.customer.table) return
  const { shop, customer } = visit
  const hasBanners = shop.abilities.banners && !isSavingData
  if (hasBanners && !banners) return
  // In the page's own document browsers would load the pictures again, even while the page is left.
  const inert = document.implementation.createHTMLDocument()
  const root = inert.createElement('div')
  const page = openPage(root, space)
  const first = renderFor(inert, () => page.menu(shop, customer, menu, true))
  const basket = page.basket()
  if (!first || !basket) return
  const sources: Sources = {
    paths: [
      FIRST_CALLS.settings,
      merchantPath,
      menuPath,
      ...(brand ? [FIRST_CALLS.brands] : []),
      ...(hasBanners ? [FIRST_CALLS.banners] : []),
    ],
    records: customer.records,
    hours: first.categories.flatMap(({ availableFrom, availableTo }) =>
      availableFrom || availableTo ? [{ availableFrom, availableTo }] : [],
    ),
    language: shop.context.language,
  }
  const state = stateOf(sources)
  await pause()
  renderFor(inert, () => {
    page.more(shop, customer, menu)
    if (hasBanners) page.banners(shop, parsed(banners))
  })
  const further = slotsFor(outOfSightIn(root))
  const screen = contentOf(root)
  await pause()
  const basketLook = renderFor(inert, () => page.chrome(shop, customer, lookIn(shop, visit.merchant, brand)))
  // Something has changed during a pause: the page stores it again when it is left.
  if (!basketLook || stateOf(sources) !== state) return
  const { basketName, service } = customer
  const made: StoredScreen = {
    ...sources,
    state,
    space,
    screen,
    rest: [...further, ...CHROME.map((name) => [name, contentOf(page.slots[name])] as const)],
    basketLook,
    dishes: basket.dishes(),
    owner: { basketName, service },
    branchId: customer.branch?.id ?? null,
    hasBanners,
  }
  attempt(() => localStorage.setItem(SCREEN_KEY, JSON.stringify(made)))
}

/**
 * Contents of the list items that the page of this visit has not had in sight: cards, banners and tiles. The first two
 * of a list are always rendered at once, so that it has its height.
 */
const outOfSightIn = (root: HTMLElement) =>
  [...root.querySelectorAll('li:nth-child(n + 3) > *')].filter((content) =>
    [...content.querySelectorAll('img')].some(isUnseen),
  )

/** Puts an empty slot in the place of each element. Returns what will be in the slots. */
const slotsFor = (elements: readonly Element[]) =>
  elements.map((element, index) => {
    const slot = makeSlot(`further ${index}`)
    element.replaceWith(slot)
    slot.append(element)
    const content = contentOf(slot)
    slot.replaceChildren()
    return [`further ${index}`, content] as const
  })
