/*
 * Inlined into index.html by the build behind `boot/first.ts`, so that it runs while the first answers are on their
 * way: draws the menu's first cards as soon as there is enough of a menu, the last visit's or the network's, and only
 * then asks for the bundle: the menu has the line to itself. Imports only lib, domain and what says how a card looks.
 */
import '#/ui/theme/tokens.css'
import { afterPaint, loadApp } from '#/boot/app.ts'
import { ask, calls, device, telegramUserId } from '#/boot/boot-context.ts'
import type { FirstCalls } from '#/boot/calls.ts'
import { showPictures } from '#/boot/cards.ts'
import { firstMenu, firstMenuOfPart } from '#/boot/first-menu.ts'
import { cardsOf, drawFrame, drawHome, type Parts } from '#/boot/page.ts'
import { parsePartialJson } from '#/boot/parse-partial-json.ts'
import { BRANCH_PREFIX, FIRST_CALLS, scopedName } from '#/config/first-paint.ts'
import { firstLanguage } from '#/domain/language.ts'
import type { Language } from '#/domain/text.ts'
import { bootContext } from '#/lib/preload.ts'

/** ms the bundle waits for the menu; then they share the line. */
const MENU_FIRST_MS = 2_500
/** Characters of a menu's products that are enough for a first screen. */
const PART = 32_000
/** Where they begin; -1: nothing of them has come. A menu of many categories has a long way there. */
const productsIn = (text: string) => text.search(/"products":\s*\[\s*\{/)

/** ms; a wait that is shorter shows no shapes of cards (they would only flash up). */
const SHAPES_AFTER_MS = 300

const { attempt, cdn, channel, chosenLanguage, isTelegram, parsed, readCookie, stored } = device

type Settings = Partial<Record<string, unknown>>

/** Missing flags as the settings' schema has them. */
function partsOf(settings: Settings | null): Parts {
  const { pickupActive, deliveryActive = true } = settings ?? {}
  const view = settings?.categoryView
  const isOn = (flag: string) => !settings || settings[flag] === true
  return {
    hasHeader: !isTelegram,
    hasBrands: settings?.multiTabNavigationEnabled === true,
    hasSwitch: !settings || (pickupActive === true && deliveryActive === true),
    hasBanners: isOn('bannersActive'),
    hasGroups: settings?.groupView !== 'WITHOUT_GROUP',
    contents: view === 'GRID' || view === 'LIST' ? view : 'CHIPS',
    hasPanel: settings?.cartInMainActive === true,
  }
}

function languageOf(settings: Settings): Language {
  const offered = (['uz', 'ru', 'eng'] as const).filter((one) => settings[`${one}LangActive`] ?? one === 'uz')
  const main = settings.mainLanguage
  return firstLanguage({
    chosen: chosenLanguage,
    cookie: readCookie('lang'),
    main: main === 'ru' || main === 'eng' ? main : 'uz',
    telegram: null,
    offered,
  })
}

/** The branch of the last visit, which prices and hides dishes (ST-14). */
function branchOf(merchantId: string, brandId: string): string | null {
  const name = scopedName(BRANCH_PREFIX, { merchantId, brandId, telegramUserId })
  return stored(() => localStorage, name)?.id ?? null
}

/** Draws home's first cards out of a menu's text, which may have come in part; answers whether they are there. */
function draw(root: HTMLElement, calls: FirstCalls, settings: Settings, text: string, isWhole: boolean) {
  if (root.dataset.taken) return false
  const { id } = (parsed(calls.merchant.kept) ?? {}) as Settings
  const branchId = branchOf(String(id ?? ''), calls.brandId())
  const parts = partsOf(settings)
  const where = { branchId, channel, isGrouped: parts.hasGroups }
  const menu =
    firstMenuOfPart(
      attempt(() => parsePartialJson(text.slice(0, productsIn(text) + PART))),
      where,
      cardsOf(innerWidth),
    ) ?? (isWhole ? firstMenu(parsed(text), where) : null)
  if (!menu || menu.sections.length === 0) return false
  const language = languageOf(settings)
  const words: Partial<Record<Language, string>> = JSON.parse(
    document.getElementById('from')?.textContent ?? '{}',
  )
  drawHome(root, parts, {
    menu,
    look: {
      language,
      cdn,
      branchId,
      from: words[language] ?? '{price}',
    },
  })
  return true
}

/** Draws what the last visit kept, else what the network sends, as soon as there is enough of it. */
async function drawFirst(root: HTMLElement, calls: FirstCalls) {
  const early = bootContext()
  const kept = calls.kept as Settings | null
  const show = (settings: Settings, text: string, isWhole: boolean) => {
    early.isDrawn ||= attempt(() => draw(root, calls, settings, text, isWhole)) ?? false
    return early.isDrawn
  }
  if (kept && calls.menu.kept && show(kept, calls.menu.kept, true)) return
  const settings = parsed((await calls.settings.fresh)?.text ?? null) as Settings | null
  if (!settings) return
  const menu = await calls.menuFor(settings)
  await new Promise<unknown>((resolve) => {
    menu.onMore = () => {
      const from = productsIn(menu.text)
      if (from === -1) return
      // A packed answer comes in great leaps: however much is there, it is looked at once.
      if (show(settings, menu.text, false) || menu.text.length > from + 2 * PART) menu.onMore = null
      if (early.isDrawn) resolve(null)
    }
    menu.onMore()
    menu.fresh.then((whole) => resolve(early.isDrawn || (whole && show(settings, whole.text, true))))
  })
}

/** Asks for grades and banners, which are shown around the menu, once the menu has had the line. */
async function askBesides(calls: FirstCalls) {
  const settings = calls.kept ?? parsed((await calls.settings.fresh)?.text ?? null)
  ask(FIRST_CALLS.grades, 'low')
  if (partsOf(settings as Settings | null).hasBanners) ask(FIRST_CALLS.banners, 'low')
}

async function begin() {
  const root = document.getElementById('root')
  const isHome = location.pathname === '/' && !new URLSearchParams(location.search).has('start')
  if (!root || !calls || !isHome) return
  const first = calls
  const parts = partsOf(first.kept as Settings | null)
  drawFrame(root, parts)
  const shapes = setTimeout(() => drawHome(root, parts, null), SHAPES_AFTER_MS)
  const wait = new Promise((resolve) => setTimeout(resolve, MENU_FIRST_MS))
  await Promise.race([drawFirst(root, first).finally(() => clearTimeout(shapes)), wait])
  afterPaint(() => {
    showPictures()
    void askBesides(first)
  })
}

begin()
  .catch(() => {})
  .then(() => afterPaint(loadApp))
