import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
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

/** How long a press may take: a reload in the middle of it ends it, and it is done again. */
export const PRESS = { timeout: 2_000 }

/** Does a thing that a reload may interrupt until it is seen to be done; what is done already is not done again. */
export async function does(isDone: () => Promise<boolean>, act: () => Promise<unknown>) {
  const settled = () => isDone().catch(() => false)
  await expect(async () => {
    if (await settled()) return
    await act().catch(() => {})
    await expect.poll(settled, { timeout: 2_000 }).toBe(true)
  }).toPass({ intervals: [100] })
}

export const writes = (field: Locator, text: string) =>
  does(
    async () => (await field.inputValue(PRESS)) === text,
    () => field.fill(text, PRESS),
  )

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
      // biome-ignore lint/plugin/sleep: the seed chooses the moment of the next reload
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
