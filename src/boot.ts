/*
 * Inlined into index.html by the build after `boot/first.ts`, so that it runs while the first responses are arriving:
 * renders the first screen as soon as there is enough of a menu, the last visit's or the network's, with the views of
 * the app, and handles presses on it until the app has started. The bundle is requested when the menu begins to arrive.
 */
import '#/ui/theme/tokens.css'
import { afterPaint, fetchApp, files, runApp } from '#/boot/app.ts'
import type { Asked, FirstCalls } from '#/boot/calls.ts'
import { leaveRoomForTabs } from '#/boot/chrome.tsx'
import { ask, calls, device, isSavingData, reopened } from '#/boot/handover.ts'
import { type FirstPage, openPage } from '#/boot/page.ts'
import { isTooOld, loadPolyfills } from '#/boot/polyfills.ts'
import { answerPresses, showPressed } from '#/boot/presses.ts'
import { whenEnough } from '#/boot/read-menu.ts'
import { lookIn, merchantIn, paintShop, type Shop, shopOf, type Visit, visitOf } from '#/boot/shop.ts'
import { FIRST_CALLS } from '#/config/first-paint.ts'
import { localeOf } from '#/domain/language.ts'
import { writeGridProperties } from '#/first-screen/grid.ts'
import { setPageLanguage } from '#/lib/page-language.ts'
import { bootContext } from '#/lib/preload.ts'

/** How long the app waits for the menu before it starts without it, ms. */
const MENU_LIMIT_MS = 2_500

/** A shorter wait shows no skeletons, which would only flash up, ms. */
const SHAPES_AFTER_MS = 300

/**
 * How long after the first cards header, address, tabs and basket are rendered, so that they do not delay the first
 * press, ms.
 */
const CHROME_AFTER_MS = 300

const { attempt, parsed } = device

/** Renders the cached menu of the last visit, else the network's, as soon as there is enough of it. */
async function renderFirst(page: FirstPage, calls: FirstCalls, lastVisit: Visit | null, root: HTMLElement) {
  const context = bootContext()
  const render = ({ shop, merchant, customer }: Visit, menu: Asked, text: string, isWhole: boolean) => {
    if (!context.isRendered) {
      context.isRendered = Boolean(attempt(() => page.menu(shop, customer, text, isWhole)))
      if (!context.isRendered) return false
      setPageLanguage(localeOf(shop.context.language))
      showPressed(root)
    }
    const look = lookIn(shop, merchant, calls.brand())
    setTimeout(() => {
      const basketLook = attempt(() => page.chrome(shop, customer, look))
      if (basketLook) leaveRoomForTabs(basketLook)
      showPressed(root)
      const more = (whole: string) => attempt(() => page.more(shop, customer, whole))
      if (isWhole) more(text)
      else menu.fresh.then((answer) => answer && more(answer.text))
    }, CHROME_AFTER_MS)
    return true
  }
  const { cached } = calls.menu
  if (lastVisit && cached && render(lastVisit, calls.menu, cached, true)) return
  const settings = parsed((await calls.settings.fresh)?.text ?? null)
  const shop = shopOf(settings)
  // The owner of the basket.
  const merchant = merchantIn((await calls.merchant.fresh)?.text ?? null)
  if (!shop || !merchant) return
  const menu = await calls.menuFor(settings)
  attempt(() => paintShop(lookIn(shop, merchant, calls.brand())))
  const visit = visitOf(shop, merchant, calls.brand())
  if (visit) await whenEnough(menu, (text, isWhole) => render(visit, menu, text, isWhole))
}

/** Banners and grades are loaded together with the app, so that they do not delay the menu. */
async function askBesides(
  page: FirstPage,
  calls: FirstCalls,
  lastShop: Shop | null,
  isMenuThere: Promise<unknown>,
) {
  const shop = lastShop ?? shopOf(parsed((await calls.settings.fresh)?.text ?? null))
  if (shop?.abilities.banners && !isSavingData) {
    const banners = ask(FIRST_CALLS.banners, 'low')
    const show = (text: string | null) => text && attempt(() => page.banners(shop, parsed(text)))
    if (banners.cached) show(banners.cached)
    else banners.fresh.then((answer) => show(answer?.text ?? null))
  }
  await isMenuThere
  ask(FIRST_CALLS.grades, 'low')
}

/** Renders the first screen. */
async function begin(): Promise<void> {
  const root = document.getElementById('root')
  const { pathname, searchParams } = new URL(reopened ?? location.href, location.href)
  const isHome = pathname === '/' && !searchParams.has('start')
  if (!root || !calls || !isHome) return
  writeGridProperties(document.documentElement)
  const page = openPage(root)
  answerPresses(root, page.basket)
  const shop = shopOf(calls.cachedSettings)
  const lastVisit = visitOf(shop, merchantIn(calls.merchant.cached), calls.brand())
  page.frame(shop, lastVisit?.customer)
  const limit = new Promise((resolve) => setTimeout(resolve, MENU_LIMIT_MS))
  // Not earlier, or it would take bandwidth from the menu.
  Promise.race([calls.menu.begun, limit]).then(fetchApp)
  const shapes = setTimeout(() => page.shapes(shop), SHAPES_AFTER_MS)
  const rendered = renderFirst(page, calls, lastVisit, root).finally(() => clearTimeout(shapes))
  askBesides(page, calls, shop, rendered).catch(() => {})
  await Promise.race([rendered, limit])
}

/** What the first screen itself needs comes first; a browser that is too old is told so by the document. */
async function start(): Promise<void> {
  const missing = loadPolyfills(files.polyfills)
  if (missing) await missing
  return begin()
}

if (!isTooOld())
  start()
    .catch(() => {})
    .then(() => afterPaint(runApp))
