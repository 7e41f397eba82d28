import type { Page, Route } from '@playwright/test'
import { expect } from './fixtures.ts'
import { again } from './trouble.ts'
import type { Watch } from './watch.ts'

/* Answers of the server, made partly unreadable. */

/** The list of a response (bare, in a page or in a menu), with no readable record in it. */
export function unreadable(answer: unknown): unknown {
  const spoiled = [{ broken: true }, null]
  if (Array.isArray(answer)) return spoiled
  const { content, products, ...rest } = answer as { content?: unknown; products?: unknown }
  if (content !== undefined) return { ...rest, content: spoiled }
  // Words for numbers.
  const inWords = (one: object) =>
    Object.fromEntries(
      Object.entries(one).map(([key, value]) => [key, typeof value === 'number' ? 'kelishiladi' : value]),
    )
  return { ...rest, products: (products as object[]).map(inWords) }
}

export const here = (route: Route) =>
  route.fetch({
    url: route
      .request()
      .url()
      .replace(/\/\/\w+\.localhost/, '//127.0.0.1'),
  })

/** From now on `change` rewrites the responses of these calls, until `recover`. */
export async function answersAre(
  page: Page,
  watch: Watch,
  path: RegExp,
  change: (answer: never) => unknown,
  method = 'GET',
) {
  watch.allowConsole(/\[dasturxon\]/)
  let isMended = false
  let changed = 0
  await page.route(
    (url) => path.test(url.pathname),
    async (route) => {
      if (isMended || route.request().method() !== method) return route.fallback()
      const answer = await here(route)
      changed += 1
      await route.fulfill({ response: answer, json: change((await answer.json()) as never) })
    },
  )
  return {
    changed: () => changed,
    recover: () => {
      isMended = true
    },
  }
}

/** The texts of empty lists. */
const NOTHING =
  /menu is empty|No active orders|No orders yet|No branches|No payment method|Nothing found|not available now|isn’t available now|No saved|No cards|Nothing here|No promo|Card not found|No tables|nothing yet/i

/**
 * The screen says that it could not load, never that the list is empty; once the server is well again, one press brings
 * `then`.
 */
export async function saysAndRecovers(
  page: Page,
  lists: { recover: () => void; changed: () => number },
  then: string | RegExp,
) {
  await expect(again(page).first()).toBeVisible()
  await expect(page.getByText(/could not be read|Could not/).first()).toBeVisible()
  await expect(page.getByText(NOTHING)).toHaveCount(0)
  expect(lists.changed()).toBeGreaterThan(0)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  lists.recover()
  await expect(async () => {
    // Another reader of the same list may have asked for it meanwhile, and then there is nothing to press.
    const button = again(page).first()
    if ((await button.count()) > 0) await button.click({ timeout: 2000 })
    await expect(page.getByText(then).first()).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(again(page)).toHaveCount(0)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
}
