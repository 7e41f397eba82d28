import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { requestsOf } from './settled.ts'
import { API, again, DISH } from './trouble.ts'
import type { Watch } from './watch.ts'

/*
 * A minute in which the server answers 503 to everything: nothing is asked for more than twice by one press, looking for
 * news slows down, and one press brings everything back.
 */

/** How long the server is busy, s. */
const BURST = 60
/** A read is asked for once more within a second: what is asked in so many of them is all that a press asks for. */
const WITH_RETRY = 3
/** ms */
const SOON = { timeout: 5_000 }

test.beforeEach(({ page }) => page.clock.install())

/** Lets the server answer 503 until `end`, and counts what is asked of it, by method and path. */
async function burst(page: Page, watch: Watch) {
  watch.allowConsole(/status of 503|\[dasturxon\]/)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  let asked = new Map<string, number>()
  const requests = requestsOf(page)
  const busy = async (route: { fulfill: (answer: object) => Promise<void> }, key: string) => {
    asked.set(key, (asked.get(key) ?? 0) + 1)
    await route.fulfill({ status: 503, body: '' })
  }
  await page.route(
    ({ pathname }) => API.test(pathname),
    (route) => {
      const { pathname } = new URL(route.request().url())
      return busy(route, `${route.request().method()} ${pathname}`)
    },
  )
  return {
    /** What was asked since the last look. */
    asked: () => {
      const before = asked
      asked = new Map()
      return before
    },
    /** Everything was answered, and what is asked for again after a while, too. */
    settles: async () => {
      for (let second = 0; second < WITH_RETRY; second++) {
        await expect.poll(requests.count).toBe(0)
        await page.clock.runFor(1_000)
      }
      await expect.poll(requests.count).toBe(0)
    },
    end: () => page.unrouteAll({ behavior: 'wait' }),
    /** The page was not loaded anew since. */
    isSamePage: () => page.evaluate(() => 'isSamePage' in window),
  }
}

/** The time of the burst goes by, with every timer in it. */
async function passes(page: Page, settles: () => Promise<void>) {
  for (let second = 0; second < BURST; second++) await page.clock.runFor(1_000)
  await settles()
}

const most = (asked: ReadonlyMap<string, number>) =>
  [...asked].reduce((top, one) => (one[1] > top[1] ? one : top), ['nothing', 0] as const)

test('a visit goes on through a minute of 503: at most two requests a press, and one press brings the checkout back (ST-15, ER-05)', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  await shop.open()
  await shop.toDelivery('900000280', DISH)
  await shop.fillName()
  await expect(page.getByRole('button', { name: /^Order .*UZS/ })).toBeEnabled()
  await shop.go('/')
  await expect(page.locator('#root')).toHaveAttribute('data-taken', '')
  await expect(shop.more(DISH)).toBeVisible()
  const server = await burst(page, watch)
  const link = (name: string | RegExp) => page.getByRole('link', { name }).first()
  for (const [name, press] of [
    ['one more', () => shop.more(DISH).click()],
    ['a dish', () => link(DISH).click()],
    ['its sheet is closed', () => page.keyboard.press('Escape')],
    ['the search', () => link('Search').click()],
    ['back', () => page.goBack()],
    ['the profile', () => link('Profile').click()],
    ['my orders', () => link('My orders').click()],
    ['try again', () => again(page).first().click()],
    ['back', () => page.goBack()],
    ['the vacancies', () => link('Vacancies').click()],
    ['try again', () => again(page).first().click()],
    ['back', () => page.goBack()],
    ['back to the menu', () => page.goBack()],
    ['the basket', () => shop.toBasket()],
    ['the checkout', () => page.getByRole('button', { name: /^Checkout/ }).click()],
  ] as const)
    await test.step(name, async () => {
      server.asked()
      await press()
      await server.settles()
      const [call, times] = most(server.asked())
      expect(times, call).toBeLessThanOrEqual(2)
    })

  await test.step('a minute on the checkout: what fails is asked for every half a minute', async () => {
    server.asked()
    await passes(page, server.settles)
    const [call, times] = most(server.asked())
    expect(times, call).toBeLessThanOrEqual(6)
  })
  await expect(again(page).nth(1)).toBeVisible()
  await server.end()
  await again(page).first().click()
  await expect(again(page)).toHaveCount(0, SOON)
  await expect(page.getByRole('button', { name: /^Order .*UZS/ })).toBeEnabled(SOON)
  expect(await server.isSamePage()).toBe(true)
})

test('an order on its way through a minute of 503: looking for news slows down, and one press brings it up to date (BX-06)', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  await shop.open()
  await shop.toDelivery('900000281', DISH)
  await shop.fillName()
  await shop.press(/^Order .*UZS/)
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
  await shop.sees('Service fee')
  const server = await burst(page, watch)
  await passes(page, server.settles)
  const asked = server.asked()
  // Three times at the usual pace and once after half a minute, each with its one retry; at the usual pace it were 12.
  const [call, times] = most(asked)
  expect(asked.size).toBeGreaterThan(0)
  expect(times, call).toBeLessThanOrEqual(8)
  await shop.sees('Not up to date')
  await server.end()
  await again(page).first().click()
  await expect(page.getByText('Not up to date')).toHaveCount(0, SOON)
  await expect(again(page)).toHaveCount(0, SOON)
  expect(await server.isSamePage()).toBe(true)
})
