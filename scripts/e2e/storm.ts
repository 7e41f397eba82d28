import type { FrameLocator, Page } from '@playwright/test'
import { randomOf } from '../random.ts'
import { appIsThere } from './app-is-there.ts'
import type { Telegram } from './telegram.ts'

/*
 * Reload storms: some Android clients of Telegram load a mini app anew every few seconds, and web clients put its frame in
 * anew, at its first address. A storm blows while the journey goes on, at moments that its seed chooses.
 */

/** The longest calm between two reloads, ms; the shortest is half of it. */
const EVERY_MS = 5_000

/** By when everything is as it was, counted from the app's first picture, ms. */
export const SOON = { timeout: 1_000 }

/** Loads the web shop anew; resolves when the app is there. */
export async function reloadWeb(page: Page) {
  await page.reload({ waitUntil: 'commit' })
  await appIsThere(page)
}

/** Loads the mini app anew, in the way of its client; resolves when it says that it is there. */
export async function reloadTelegram(telegram: Telegram) {
  const { length } = await telegram.log()
  await telegram.reload()
  await telegram.waitFor('web_app_ready', length)
}

/** The first section of the menu on the screen, and where it stands, px. */
export const placeOf = (root: Page | FrameLocator) =>
  root.locator('html').evaluate(() => {
    const tops = [...document.querySelectorAll('main section[id]')].map((section) => {
      const { top, bottom } = section.getBoundingClientRect()
      return { id: section.id, top: Math.round(top), bottom }
    })
    const first = tops.find(({ bottom }) => bottom > 150)
    return first && `${first.id} ${first.top}`
  })

/** `reload`: loads the app anew and resolves when it is there. */
export function brew(reload: () => Promise<void>, seed: number) {
  const random = randomOf(seed)
  let isOver = false
  let times = 0
  let waiting: (() => void)[] = []
  const blow = async () => {
    while (!isOver) {
      await new Promise((later) => setTimeout(later, random.whole(EVERY_MS / 2, EVERY_MS)))
      if (isOver) break
      await reload()
      times += 1
      for (const resolve of waiting) resolve()
      waiting = []
    }
  }
  const blowing = blow()
  return {
    /** How often the app was loaded anew. */
    times: () => times,
    /** Resolves when the app was loaded anew once more and is there; rejects when a reload failed. */
    next: () => Promise.race([new Promise<void>((resolve) => waiting.push(resolve)), blowing]),
    stop: () => {
      isOver = true
      return blowing
    },
  }
}
export type Storm = ReturnType<typeof brew>
