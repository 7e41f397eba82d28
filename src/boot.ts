/*
 * Inlined into index.html by the build, so that it runs while the bundle is on its way: puts the colours of the last
 * visit or of Telegram on the page, lets the first calls leave, draws the menu's first cards as soon as there is a
 * menu, the last visit's or the network's, and only then asks for the bundle: the menu has the line to itself.
 * Imports only lib, domain and what says how a card looks.
 */
import '#/ui/theme/tokens.css'
import { loadApp } from '#/boot/app.ts'
import { showBroken } from '#/boot/broken.ts'
import { ask, askFirst, type FirstCalls } from '#/boot/calls.ts'
import {
  attempt,
  cdn,
  channel,
  chosenLanguage,
  isTelegram,
  stored,
  telegramTheme,
  telegramUserId,
} from '#/boot/device.ts'
import { type FirstMenu, firstMenu } from '#/boot/first-menu.ts'
import { drawHome, type Parts } from '#/boot/page.ts'
import { BRANCH_PREFIX, FIRST_CALLS, PAINT_KEY, scopedName } from '#/domain/first-paint.ts'
import { firstLanguage } from '#/domain/language.ts'
import { type Palette, paletteFrom } from '#/domain/palette.ts'
import type { Language } from '#/domain/text.ts'
import { readCookie } from '#/lib/cookie.ts'
import { earlyCalls } from '#/lib/early.ts'

/** ms the bundle waits for the menu; then they share the line. */
const MENU_FIRST_MS = 2_500

type Settings = Partial<Record<string, unknown>>

function paint() {
  const root = document.documentElement
  const lastVisit: Palette | null = stored(() => localStorage, PAINT_KEY)
  const palette = telegramTheme
    ? { ...lastVisit, ...paletteFrom({ telegram: telegramTheme, isDark: false }) }
    : lastVisit
  for (const [name, value] of Object.entries(palette ?? {})) root.style.setProperty(name, String(value))
  root.dataset.theme = palette?.['color-scheme'] ?? 'light'
}

/** Missing flags as the settings' schema has them (R20). */
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

/** Draws the menu where home is the page; answers whether it did. */
function draw(calls: FirstCalls, answers: { merchant: unknown; settings: unknown; menu: unknown }): boolean {
  const root = document.getElementById('root')
  const settings = answers.settings as Settings | null
  if (!root || !settings || root.dataset.taken) return false
  const merchantId = String((answers.merchant as Settings | null)?.id ?? '')
  const branchId = branchOf(merchantId, calls.brandId())
  const parts = partsOf(settings)
  const menu: FirstMenu | null = firstMenu(answers.menu, { branchId, channel, isGrouped: parts.hasGroups })
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

/** What stands around the menu, after it. */
function askBesides(settings: Settings | null) {
  ask(FIRST_CALLS.grades, 'low')
  if (partsOf(settings).hasBanners) ask(FIRST_CALLS.banners, 'low')
}

async function begin() {
  const calls = attempt(askFirst)
  // The page is a few lines long: its end is there at once, and #root with it.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  const root = document.getElementById('root')
  const isHome = location.pathname === '/' && !new URLSearchParams(location.search).has('start')
  if (!root || !calls || !isHome) return
  drawHome(root, partsOf(calls.settings.kept as Settings | null), null)

  const { merchant, settings, menu } = calls
  const early = earlyCalls()
  const kept = { merchant: merchant.kept, settings: settings.kept, menu: menu.kept }
  early.isDrawn = attempt(() => draw(calls, kept)) ?? false
  if (early.isDrawn) return askBesides(kept.settings as Settings)
  const all = Promise.all([settings.fresh, menu.fresh]).then(([fresh, answer]) => {
    early.isDrawn = attempt(() => draw(calls, { ...kept, settings: fresh, menu: answer })) ?? false
    askBesides(fresh as Settings | null)
  })
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, MENU_FIRST_MS))])
}

attempt(paint)
earlyCalls().showBroken = showBroken
begin().then(loadApp, loadApp)
