import type { FrameLocator, Page } from '@playwright/test'
import { LANGUAGE_KEY } from '#/config/first-paint.ts'
import { expect, test as journeys, shopUrl } from '../e2e/fixtures.ts'
import { enlargeText } from '../e2e/large-text.ts'
import { betweenPresses } from '../e2e/presses.ts'
import { movingIn, requestsOf } from '../e2e/settled.ts'
import type { LaunchOptions } from '../telegram-frame/page/types.ts'
import { wordsOf } from './words.ts'

export type Variant = {
  shell: 'web' | 'telegram'
  theme: 'light' | 'dark'
  lang: 'uz' | 'ru' | 'eng'
  /** px */
  width: number
  /** What a picture calls its window; the width alone where nothing is said. */
  size?: string
  /** How large the customer's browser shows letters, 1 where it says nothing. */
  text?: number
  /** What its phones are counted from besides, where other walks have the same shell, theme, language and width. */
  customers?: number
}

type Opening = { merchant?: string; user?: LaunchOptions['user'] }

export type Walk = {
  variant: Variant
  page: Page
  /** Where the shop is rendered. */
  root: Page | FrameLocator
  say: ReturnType<typeof wordsOf>
  /** Opens a page of the shop; in Telegram a launch of its own. */
  go: (path: string, options?: Opening) => Promise<void>
  /** The same, and no waiting until it is there. */
  open: (path: string, options?: Opening) => Promise<void>
  /** The committing action: the client's main button, or the bar of the web. */
  commit: (label: string) => Promise<void>
  /** Until nothing loads any more. */
  settled: () => Promise<void>
  /** One state of a page is there: waits until it is settled, then does with it what `look` says. */
  look: (name: string) => Promise<void>
  /** Another part of the state that was looked at last, after scrolling: only a picture shows more of it. */
  lookOn: (name: string) => Promise<void>
  /** Whether that does anything: else nobody has to scroll there. */
  looksOn: boolean
  /** The first at once, whatever still loads or moves. */
  lookNow: (name: string) => Promise<void>
  /** Paths of the pages that were looked at. */
  seen: ReadonlySet<string>
}

/** What is done with each state of a page: a picture is taken, or its accessibility is checked. */
export type Look = (walk: Walk, name: string) => Promise<void>

type Looks = { look: Look; lookOn?: Look }

export const test = journeys.extend<{ variant: Variant; looks: Looks; walk: Walk }>({
  variant: [{ shell: 'web', theme: 'light', lang: 'eng', width: 390 }, { option: true }],
  looks: [{ look: async () => {} }, { option: true }],
  walk: async ({ page, telegram, shop, variant, watch, looks }, use) => {
    // The journeys check the console; a walk only looks at what is shown.
    watch.allowConsole(/./)
    watch.allowHost('api-maps.yandex.ru')
    const { shell, theme, lang, width, text = 1 } = variant
    if (text !== 1) await enlargeText(page, text)
    const root = shell === 'web' ? page : telegram.app
    const home = theme === 'dark' && shell === 'web' ? 'dark' : 'demo'
    const main = root.locator('main').first()
    await page.addInitScript(
      ([key, language]) => {
        localStorage.setItem(key, JSON.stringify(language))
      },
      [LANGUAGE_KEY, lang] as const,
    )
    if (shell === 'web') await themed(page, theme)
    const say = wordsOf(lang)
    const under = requestsOf(page)
    const settled = async () => {
      // Telegram's own loader covers the shop until the shop reports that it is ready.
      if (shell === 'telegram') await expect(page.locator('#placeholder')).toBeHidden()
      await expect(main).toBeVisible()
      await expect
        .poll(async () => under.count() || (await main.evaluate(movingIn)), { intervals: [50, 100, 200] })
        .toBeFalsy()
    }
    const open: Walk['open'] = async (path, { merchant = home, user = 'second' } = {}) => {
      if (shell === 'web') return shop.open(merchant, { lang, path })
      await telegram.open(null)
      if (width > NARROW) await page.evaluate(fillWindow)
      await telegram.launch({
        merchant,
        path,
        user,
        lang: lang === 'eng' ? 'en' : lang,
        theme: theme === 'dark' ? 'night' : 'day',
      })
    }
    const seen = new Set<string>()
    const lookNow = async (name: string) => {
      seen.add(await root.locator('body').evaluate(() => location.pathname))
      await looks.look(walk, name)
    }
    const walk: Walk = {
      variant,
      page,
      root,
      say,
      open,
      go: async (path, options) => {
        await open(path, options)
        await settled()
      },
      commit: async (label) => {
        await betweenPresses(page)
        if (shell === 'telegram') await telegram.mainButton.click()
        else
          await root
            .getByRole('button', { name: new RegExp(`^${label}`) })
            .last()
            .click()
      },
      settled,
      look: async (name) => {
        await settled()
        await lookNow(name)
      },
      lookOn: async (name) => {
        if (!looks.lookOn) return
        await settled()
        await looks.lookOn(walk, name)
      },
      looksOn: looks.lookOn !== undefined,
      lookNow,
      seen,
    }
    await use(walk)
  },
})

/** px; wider ones show Telegram as a phone beside a panel. */
const NARROW = 859

/** Gives the mini app the whole window, as Telegram on a computer does, so that the picture shows nothing else. */
function fillWindow() {
  document.body.style.display = 'block'
  for (const [name, styles] of [
    ['.panel', { display: 'none' }],
    ['.stage', { padding: '0' }],
    ['.phone', { width: '100%', height: '100dvh', borderRadius: '0', outline: '0' }],
  ] as const)
    Object.assign(document.querySelector<HTMLElement>(name)?.style ?? {}, styles)
}

/** On the web the merchant chooses dark or light, so the setting is overridden with the theme of the variant. */
async function themed(page: Page, theme: Variant['theme']) {
  const wanted = { isDark: theme === 'dark', theme: theme.toUpperCase() }
  await page.route(/\/merchant\/settings\/web|\/merchants\//, async (route) => {
    const request = route.request()
    // Node does not know the sub-domains of localhost; the merchant is in the call's header.
    const url = request.url().replace(/\/\/[\w-]+\.localhost/, '//127.0.0.1')
    const answer = await route.fetch({ url, maxRetries: 3 })
    const json = answer.ok() ? { ...(await answer.json()), ...wanted } : await answer.json()
    await route.fulfill({ response: answer, json })
  })
}

export { expect, shopUrl }
