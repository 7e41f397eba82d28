import path from 'node:path'
import type { FrameLocator, Page } from '@playwright/test'
import { LANGUAGE_KEY } from '#/domain/first-paint.ts'
import { expect, test as journeys } from '../e2e/fixtures.ts'
import type { LaunchOptions } from '../telegram-frame/page/types.ts'
import { wordsOf } from './words.ts'

export type Variant = {
  shell: 'web' | 'telegram'
  theme: 'light' | 'dark'
  lang: 'uz' | 'ru' | 'eng'
  /** px */
  width: number
}

export const folder = path.join(import.meta.dirname, '../../.data/pictures')

export type Walk = {
  variant: Variant
  page: Page
  /** Where the shop is drawn. */
  root: Page | FrameLocator
  say: ReturnType<typeof wordsOf>
  /** Opens a page of the shop; in Telegram a launch of its own. */
  go: (path: string, options?: { merchant?: string; user?: LaunchOptions['user'] }) => Promise<void>
  /** The committing action: the client's main button, or the bar of the web. */
  commit: (label: string) => Promise<void>
  /** Until nothing loads any more. */
  settled: () => Promise<void>
  snap: (name: string) => Promise<void>
}

export const test = journeys.extend<{ variant: Variant; walk: Walk }>({
  variant: [{ shell: 'web', theme: 'light', lang: 'eng', width: 390 }, { option: true }],
  walk: async ({ page, telegram, shop, variant, watch }, use) => {
    // The pictures are the purpose here; the journeys look after the console.
    watch.allowConsole(/./)
    const { shell, theme, lang, width } = variant
    const root = shell === 'web' ? page : telegram.app
    const home = theme === 'dark' && shell === 'web' ? 'dark' : 'demo'
    const main = root.locator('main').first()
    await page.addInitScript(
      ([key, language]) => {
        localStorage.setItem(key, JSON.stringify(language))
        localStorage.setItem('geolocationAsked', 'true')
      },
      [LANGUAGE_KEY, lang] as const,
    )
    const say = wordsOf(lang)
    // A page that asks again by itself is never without requests: what counts is that nothing in view is on its way.
    const settled = async () => {
      await expect(main).toBeVisible()
      await page.waitForTimeout(500)
      await expect(root.getByRole('status').filter({ hasText: say('Loading') })).toHaveCount(0)
      await expect
        .poll(() =>
          root.locator('img').evaluateAll((images) =>
            images.every((image) => {
              const { top, left, width, height } = image.getBoundingClientRect()
              // What lies in the middle: the next picture of a gallery is in the window, and yet out of sight.
              const isSeen = document.elementFromPoint(left + width / 2, top + height / 2) === image
              return !isSeen || (image as HTMLImageElement).complete
            }),
          ),
        )
        .toBe(true)
      await page.waitForTimeout(200)
    }
    await use({
      variant,
      page,
      root,
      say,
      go: async (path, { merchant = home, user = 'second' } = {}) => {
        if (shell === 'web') await shop.open(merchant, { lang, path })
        else
          await telegram.open({
            merchant,
            path,
            user,
            lang: lang === 'eng' ? 'en' : lang,
            theme: theme === 'dark' ? 'night' : 'day',
          })
        await settled()
      },
      commit: async (label) => {
        // A press within 350 ms of the last one counts as a double click.
        await page.waitForTimeout(400)
        if (shell === 'telegram') await telegram.mainButton.click()
        else
          await root
            .getByRole('button', { name: new RegExp(`^${label}`) })
            .last()
            .click()
      },
      settled,
      snap: async (name) => {
        await page.waitForTimeout(250)
        await page.screenshot({
          path: path.join(folder, 'shots', `${name}.${shell}-${theme}-${width}-${lang}.png`),
        })
      },
    })
  },
})

export { expect }
