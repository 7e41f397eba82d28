/*
 * Inlined into index.html by the build behind `boot/first.ts`, so that it runs while the first answers are on their
 * way: draws the first screen as soon as there is enough of a menu, the last visit's or the network's, by the views that
 * the app draws it with, and answers what is pressed on it until the app has taken over. The bundle is asked for when
 * the menu begins to arrive.
 */
import '#/ui/theme/tokens.css'
import * as v from 'valibot'
import { goodItems } from '#/api/schema/common.ts'
import { Banner } from '#/api/schema/content.ts'
import { Brand, Merchant } from '#/api/schema/merchant.ts'
import { WebSettings } from '#/api/schema/settings.ts'
import { fetchApp, runApp } from '#/boot/app.ts'
import { type Basket, openBasket } from '#/boot/basket.tsx'
import { ask, calls, device } from '#/boot/boot-context.ts'
import type { Asked, FirstCalls } from '#/boot/calls.ts'
import { firstMenu, firstMenuOfPart, type Where } from '#/boot/first-menu.ts'
import { cardsOf, drawBanners, drawHome, drawMenu, drawShapes, partsOf, type Slots } from '#/boot/home.tsx'
import { parsePartialJson } from '#/boot/parse-partial-json.ts'
import { answerPresses, showPressed } from '#/boot/presses.ts'
import { viewContext } from '#/boot/view-context.tsx'
import {
  BASKET_PREFIX,
  BRANCH_PREFIX,
  DRAFT_PREFIX,
  FIRST_CALLS,
  PAINT_KEY,
  scopedName,
} from '#/config/first-paint.ts'
import { firstLanguage } from '#/domain/language.ts'
import { paletteFrom } from '#/domain/theme/palette.ts'
import { writeGridProperties } from '#/first-screen/grid.ts'
import type { ViewContext } from '#/first-screen/view-context.ts'
import { bootContext } from '#/lib/preload.ts'
import { type Abilities, abilitiesOf, languagesOf, lookOf, servicesOf } from '#/tenant/settings-rules.ts'
import { applyTheme } from '#/ui/theme/apply.ts'

/** ms the menu is waited for before the app starts without it. */
const MENU_LIMIT_MS = 2_500
/** Characters of a menu's products that are enough for a first screen. */
const PART = 32_000
/** Where they begin; -1: nothing of them has come. A menu of many categories has a long way there. */
const productsIn = (text: string) => text.search(/"products":\s*\[\s*\{/)

/** ms; a wait that is shorter shows no shapes of cards (they would only flash up). */
const SHAPES_AFTER_MS = 300

const { attempt, channel, chosenLanguage, isTelegram, parsed, readCookie, stored, telegramUserId } = device

/** What the settings say. */
type Shop = { settings: WebSettings; abilities: Abilities; context: ViewContext }

function shopOf(sent: unknown): Shop | null {
  const read = v.safeParse(WebSettings, sent)
  if (!read.success) return null
  const language = firstLanguage({
    chosen: chosenLanguage,
    cookie: readCookie('lang'),
    main: read.output.mainLanguage,
    telegram: null,
    offered: languagesOf(read.output),
  })
  return { settings: read.output, abilities: abilitiesOf(read.output), context: viewContext(language) }
}

/** The shop's own colours, where no earlier visit has left them. */
function paint({ settings }: Shop, merchant: Merchant, brand: unknown) {
  if (stored(() => localStorage, PAINT_KEY)) return
  const found = v.safeParse(Brand, brand)
  const look = lookOf(merchant, settings, found.success ? found.output : null)
  applyTheme(paletteFrom({ ...look, telegram: isTelegram ? (device.telegramTheme ?? {}) : null }))
}

/** Whose saved state it is. */
type Customer = { branchId: string | null; service: string; basketName: string }

function customerOf(merchantId: string, brandId: string, abilities: Abilities): Customer {
  const scope = { merchantId, brandId, telegramUserId }
  const saved = (prefix: string) => stored(() => localStorage, scopedName(prefix, scope))
  const services = servicesOf(abilities)
  const chosen = saved(DRAFT_PREFIX)?.service
  return {
    // The branch of the last visit, which prices and hides dishes (ST-14).
    branchId: saved(BRANCH_PREFIX)?.id ?? null,
    service: services.find((one) => one === chosen) ?? services[0] ?? 'DELIVERY',
    basketName: scopedName(BASKET_PREFIX, scope),
  }
}

const indexOf = ({ categoryTiles, categoryRows }: Abilities) =>
  categoryTiles ? 'GRID' : categoryRows ? 'LIST' : 'CHIPS'

/** The page as it is drawn so far, and what of it is known. */
function openPage(root: HTMLElement) {
  let drawn: { key: string; slots: Slots } | null = null
  let basket: Basket | null = null
  const frame = (shop: Shop | null): Slots => {
    const parts = partsOf(shop?.abilities ?? null, isTelegram)
    const key = JSON.stringify(parts)
    if (drawn?.key !== key) drawn = { key, slots: drawHome(root, parts) }
    return drawn.slots
  }
  answerPresses(root, () => basket)
  return {
    frame,
    shapes: (shop: Shop | null) => {
      const isTiled = shop ? shop.abilities.groups : true
      if (!bootContext().isDrawn) drawShapes(frame(shop), isTiled, shop ? indexOf(shop.abilities) : 'CHIPS')
    },
    banners: (shop: Shop, sent: unknown) => {
      const banners = goodItems('banners', Banner)(Array.isArray(sent) ? sent : [])
      if (!isTaken(root))
        drawBanners(
          frame(shop),
          banners.sort((a, b) => a.priority - b.priority),
          shop.context,
        )
    },
    /** Draws the first cards out of a menu's text, which may have come in part; answers whether they are there. */
    menu: (shop: Shop, customer: Customer, text: string, isWhole: boolean): boolean => {
      if (isTaken(root)) return false
      const { branchId, service, basketName } = customer
      const where: Where = { branchId, channel, isGrouped: shop.abilities.groups }
      const room = cardsOf(innerWidth)
      const menu =
        firstMenuOfPart(
          attempt(() => parsePartialJson(text.slice(0, productsIn(text) + PART))),
          where,
          room,
        ) ?? (isWhole ? firstMenu(parsed(text), where, room) : null)
      if (!menu || menu.sections.length === 0) return false
      basket = openBasket(basketName, branchId, shop.context)
      drawMenu(frame(shop), { ...shop, menu, branchId, service, basket })
      showPressed(root)
      return true
    },
  }
}
type Page = ReturnType<typeof openPage>

const isTaken = (root: HTMLElement) => root.dataset.taken !== undefined

/** Resolves with what `show` makes of the menu, as soon as enough of it is there. */
const whenEnough = (menu: Asked, show: (text: string, isWhole: boolean) => boolean) =>
  new Promise<boolean>((resolve) => {
    menu.onMore = () => {
      const from = productsIn(menu.text)
      if (from === -1) return
      const isShown = show(menu.text, false)
      // A packed answer comes in great leaps: however much is there, it is looked at once.
      if (isShown || menu.text.length > from + 2 * PART) menu.onMore = null
      if (isShown) resolve(true)
    }
    menu.onMore()
    menu.fresh.then((whole) => resolve(bootContext().isDrawn || (whole !== null && show(whole.text, true))))
  })

/** Draws what the last visit kept, else what the network sends, as soon as there is enough of it. */
async function drawFirst(page: Page, calls: FirstCalls) {
  const context = bootContext()
  const merchantIn = (text: string | null) => {
    const read = v.safeParse(Merchant, parsed(text))
    return read.success ? read.output : null
  }
  const draw = (shop: Shop, merchant: Merchant, text: string, isWhole: boolean) => {
    const customer = customerOf(merchant.id, calls.brand()?.id ?? '', shop.abilities)
    context.isDrawn ||= attempt(() => page.menu(shop, customer, text, isWhole)) ?? false
    return context.isDrawn
  }
  const [keptShop, keptMerchant] = [shopOf(calls.kept), merchantIn(calls.merchant.kept)]
  if (keptShop && keptMerchant && calls.menu.kept && draw(keptShop, keptMerchant, calls.menu.kept, true))
    return
  const settings = parsed((await calls.settings.fresh)?.text ?? null)
  const shop = shopOf(settings)
  // Whose basket it is.
  const merchant = merchantIn((await calls.merchant.fresh)?.text ?? null)
  if (!shop || !merchant) return
  const menu = await calls.menuFor(settings)
  attempt(() => paint(shop, merchant, calls.brand()))
  await whenEnough(menu, (text, isWhole) => draw(shop, merchant, text, isWhole))
}

/** Banners stand above the menu, grades in its cards: they share the line with the app, not with the menu. */
async function askBesides(page: Page, calls: FirstCalls, isMenuThere: Promise<unknown>) {
  const shop = shopOf(calls.kept) ?? shopOf(parsed((await calls.settings.fresh)?.text ?? null))
  if (shop?.abilities.banners) {
    const banners = ask(FIRST_CALLS.banners, 'low')
    const show = (text: string | null) => text && attempt(() => page.banners(shop, parsed(text)))
    if (banners.kept) show(banners.kept)
    else banners.fresh.then((answer) => show(answer?.text ?? null))
  }
  await isMenuThere
  ask(FIRST_CALLS.grades, 'low')
}

async function begin() {
  const root = document.getElementById('root')
  const isHome = location.pathname === '/' && !new URLSearchParams(location.search).has('start')
  if (!root || !calls || !isHome) return
  writeGridProperties(document.documentElement)
  const page = openPage(root)
  const shop = shopOf(calls.kept)
  page.frame(shop)
  const shapes = setTimeout(() => page.shapes(shop), SHAPES_AFTER_MS)
  const limit = new Promise((resolve) => setTimeout(resolve, MENU_LIMIT_MS))
  const drawn = drawFirst(page, calls).finally(() => clearTimeout(shapes))
  askBesides(page, calls, drawn).catch(() => {})
  // Not before, or it would take the menu's share of the line.
  Promise.race([calls.menu.begun, limit]).then(fetchApp)
  await Promise.race([drawn, limit])
}

begin()
  .catch(() => {})
  .then(runApp)
