import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { betweenPresses } from './presses.ts'
import type { Shop } from './shop.ts'
import type { Watch } from './watch.ts'

/*
 * A server that is slow, down, failing or sends nonsense: every screen says what happened and recovers without a
 * reload, and no basket is lost. Each screen goes through all five one after another, by its own "Try again".
 */

type Trouble = { how: (route: Route) => Promise<void>; words: RegExp }

/** Slow comes first, because only a screen that has not failed yet shows its skeleton. */
export const TROUBLES = {
  slow: { how: () => new Promise(() => {}), words: /taking too long/ },
  stopped: { how: (route) => route.abort('connectionrefused'), words: /Check the connection/ },
  'answering 500': { how: (route) => route.fulfill({ status: 500, body: '' }), words: /wrong on our side/ },
  'answering HTML': {
    how: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in to the Wi-Fi</h1>' }),
    words: /could not be read/,
  },
  'answering nonsense': {
    how: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"a":' }),
    words: /could not be read/,
  },
} satisfies Record<string, Trouble>

export const API = /\/(users|support|products|orders|payments|deliveries)\/v\d/
export const DISH = 'Norin with horse meat'
/** ms; a call without an answer ends, and a read that failed is asked again by itself. */
export const LIMIT = 30_000

/** How long a screen has to show the next state. */
export const SOON = { timeout: 2_000 }

/** Makes the calls of `path` fail from `be` until `recover`. */
export async function trouble(page: Page, watch: Watch, path: RegExp, method?: string) {
  watch.allowConsole(/net::ERR_|status of 500|\[dasturxon\]/)
  let how: Trouble['how'] | null = null
  let asked = 0
  await page.route(
    (url) => path.test(url.pathname),
    async (route) => {
      if (!how || (method && route.request().method() !== method)) return route.fallback()
      asked++
      await how(route)
    },
  )
  return {
    be: (name: keyof typeof TROUBLES) => {
      how = TROUBLES[name].how
    },
    recover: () => {
      how = null
    },
    /** How many calls were affected so far. */
    asked: () => asked,
  }
}
export type Broken = Awaited<ReturnType<typeof trouble>>

export const again = (root: Page | Locator) => root.getByRole('button', { name: 'Try again' })

/**
 * Checks what a query shows through all failures: its skeleton, then an error with a way on. Ends with the server well
 * again and not asked yet.
 */
export async function endures(
  page: Page,
  broken: Broken,
  ask: () => Promise<unknown>,
  place: Page | Locator = page,
) {
  broken.be('slow')
  await ask()
  await expect(place.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible()
  for (const [name, { words }] of Object.entries(TROUBLES)) {
    await test.step(name, async () => {
      const alert = place.getByRole('alert')
      if (name === 'slow') {
        await expect(async () => {
          await page.clock.fastForward(LIMIT)
          await expect(alert).toContainText(words, { timeout: 2_000 })
        }).toPass()
      } else {
        broken.be(name as keyof typeof TROUBLES)
        const before = broken.asked()
        // The screen may be asking again by itself, of the server as it was; its button rests until that call has ended.
        await expect(async () => {
          if (await again(place).getAttribute('aria-busy')) await page.clock.fastForward(LIMIT)
          await again(place).click({ timeout: 2_000 })
        }).toPass()
        // Two failures have the same text, which may still be that of the last one.
        await expect.poll(broken.asked).toBeGreaterThan(before)
      }
      await expect(alert).toContainText('Could not load')
      await expect(alert).toContainText(words)
    })
  }
  broken.recover()
}

/**
 * The server is well again, and the screen recovers without a press. A response from before may still arrive; what it
 * says is asked for once more with the next step.
 */
export async function recovers(page: Page, broken: Broken, isWell: () => Promise<void>) {
  broken.recover()
  await expect(async () => {
    await page.clock.fastForward(LIMIT)
    await isWell()
  }).toPass()
}

/**
 * Checks what a press shows through all failures: a progress state, once, then an error at the field, which keeps its
 * text.
 */
export async function showsError(
  page: Page,
  broken: Broken,
  {
    button,
    field,
    press = () => button.click(),
  }: { button: Locator; field: Locator; press?: () => Promise<void> },
) {
  for (const [name, { words }] of Object.entries(TROUBLES)) {
    await test.step(name, async () => {
      broken.be(name as keyof typeof TROUBLES)
      const before = broken.asked()
      await betweenPresses(page)
      await press()
      await expect.poll(broken.asked).toBe(before + 1)
      if (name === 'slow') {
        await expect(button).toHaveAttribute('aria-busy', 'true')
        await page.clock.runFor(400)
        await button.click({ force: true })
        expect(broken.asked()).toBe(before + 1)
        await page.clock.fastForward(LIMIT)
      }
      await expect(field).toHaveAccessibleDescription(words)
    })
  }
  broken.recover()
}

/** The checkout of one dish to be picked up tomorrow: it is active, and can be cancelled, whatever the hour. */
export async function toPickUpTomorrow(page: Page, shop: Shop) {
  await shop.go('/')
  await shop.addDish(DISH)
  await shop.go('/checkout')
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  await shop.fillName()
  await page.getByRole('combobox', { name: 'Day' }).selectOption({ index: 1 })
  const times = page.getByRole('group', { name: 'When' }).getByRole('radio')
  await times.last().check({ force: true })
  const order = page.getByRole('button', { name: /^Order .*UZS/ })
  await expect(order).toBeEnabled()
  return order
}
