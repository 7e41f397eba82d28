import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { NORIN } from './hand-over.ts'
import { LIMIT, SOON, toPickUpTomorrow } from './trouble.ts'

/* Something between the shop and its server answers in its place for a moment: nothing of it is believed. */

const proxy = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: '<!doctype html><h1>Nothing here</h1>' })

/** What the device has stored of the customer. */
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.entries({ ...localStorage })
      .filter(([name]) => /^(session|basket|shared)/.test(name))
      .map(([name, text]) => [name, text.replace(/"at":\d+/g, '')])
      .toSorted(),
  )

test('a proxy that answers 401, 403, 404 or 410 to every call signs nobody out, ends nothing and hides nothing (ER-06)', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  watch.allowConsole(/status of 4\d\d|\[dasturxon\]/)
  await page.clock.install()
  await shop.open()
  await shop.signIn('900000058')
  const order = await toPickUpTomorrow(page, shop)
  await order.click()
  await page.waitForURL(/\/profile\/orders\/o-/)
  const orderPage = page.url()
  await shop.go('/')
  await shop.addDish(NORIN)
  await shop.go('/basket')
  await shop.follow('Order together')
  await shop.fill('Your name', 'Aziza')
  await shop.press('Start together')
  await expect(page.getByRole('region', { name: 'Aziza', exact: true })).toBeVisible()
  const sharedPage = page.url()
  // The dish of the basket has been brought to the shared one, and this phone has heard of it.
  await expect.poll(async () => (await stored(page)).flat().join()).toMatch(/"revision":1.*"sum":34000/)
  const before = await stored(page)
  expect(before.length).toBeGreaterThan(1)

  let status = 0
  let asked = 0
  await page.route(
    (url) => /^\/(orders\/v1|users\/v1\/(users\/me|local))/.test(url.pathname),
    (route) => {
      if (!status) return route.fallback()
      asked++
      return proxy(status)(route)
    },
  )
  for (const bad of [401, 404, 403, 410])
    for (const [address, well] of [
      [orderPage, page.getByText('34,000').first()],
      [sharedPage, page.getByRole('region', { name: 'Aziza', exact: true })],
    ] as const)
      await test.step(`${bad} on ${new URL(address).pathname}`, async () => {
        status = bad
        asked = 0
        await page.goto(address)
        await expect(page.getByText('could not be read').first()).toBeVisible()
        expect(asked).toBeGreaterThan(0)
        expect(await stored(page)).toEqual(before)
        status = 0
        await expect(async () => {
          await page.clock.fastForward(LIMIT)
          await expect(well).toBeVisible(SOON)
        }).toPass()
        expect(await stored(page)).toEqual(before)
      })
})
