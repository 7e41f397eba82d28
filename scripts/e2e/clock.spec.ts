import type { Page } from '@playwright/test'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { override } from './override.ts'
import type { Shop } from './shop.ts'
import { API } from './trouble.ts'

/*
 * The time is the server's. A device whose clock is off, or that is in another time zone, shows the same shop and makes
 * the same orders as one that is right.
 */

/** A quarter of an hour before the couriers of `beta` rest, two hours and a quarter before its promo codes expire. */
const SERVER = '2029-12-31T21:45:20+05:00'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const BRANCH = /\/users\/v1\/branches\/(?!full)[^/?]+(\?|$)/
const DISH = 'Tandoor samsa with lamb'

const CLOCKS = [
  ['a day behind', -DAY],
  ['25 minutes behind', -25 * MINUTE],
  ['right', 0],
  ['25 minutes offset', 25 * MINUTE],
  ['a day offset', DAY],
] as const
const ZONES = ['Asia/Tashkent', 'America/New_York'] as const

/** The server's clock stands still; the device's clock runs, `offset` ms in front of it. */
async function setClocks(page: Page, offset: number) {
  await page.clock.install({ time: Date.parse(SERVER) + offset })
  await page.setExtraHTTPHeaders({ 'x-sandbox-now': SERVER })
}

const noDelivery = (page: Page) => page.getByRole('status').filter({ hasText: 'No delivery now' })

/** Asks for a code, reads how long the next one has to be waited for, and logs in. */
async function waitForCode(page: Page, shop: Shop, phone: string) {
  await shop.go('/login')
  await page.getByLabel('Phone number').pressSequentially(phone)
  await shop.press(/^Get the code/)
  const wait = await page.getByText(/^Send the code again\s· \d/).textContent()
  await page.getByLabel('Code from the SMS').first().pressSequentially('111111')
  await expect(page).not.toHaveURL(/\/login/)
  return wait
}

/** The checkout of one dish that is fetched: the branch itself is open around the clock. */
async function toCheckout(page: Page, shop: Shop) {
  await shop.go('/')
  await shop.addDish(DISH)
  await shop.go('/checkout')
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  await shop.fillName()
  return page.getByRole('group', { name: 'When' }).getByRole('radio')
}

/** Presses and answers with the body of the order that it made. */
async function order(page: Page, shop: Shop) {
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/orders\/v1\/orders(\/at-time)?$/.test(request.url()),
  )
  await shop.press(/^Order/)
  await shop.sees(/^Order sent\. No\. \d+/)
  return (await posted).postDataJSON()
}

for (const [zone, timezoneId] of ZONES.entries())
  test.describe(`a device in ${timezoneId}`, () => {
    test.use({ timezoneId })
    for (const [index, [name, offset]] of CLOCKS.entries())
      test(
        `whose clock is ${name}: the same words, times and orders`,
        extended(zone === 0 || Math.abs(offset) < 3_600_000),
        async ({ page, shop }) => {
          await setClocks(page, offset)
          await shop.open('beta')

          await test.step('the couriers go for another quarter of an hour', async () => {
            await expect(page.getByRole('button', { name: /delivery until 22:00/ }).first()).toBeVisible()
            await expect(noDelivery(page)).toHaveCount(0)
          })
          await test.step('the next code is waited for as long as the server says', async () => {
            const wait = await waitForCode(page, shop, `9000000${30 + zone * CLOCKS.length + index}`)
            expect(wait).toMatch(/· (1:00|0:5\d)$/)
          })
          await test.step('the day of the week is the last one of the year', async () => {
            // Days with the same hours are one row; this one is on its own.
            const workHours = [{ day: 'MONDAY', open: '08:00', close: '23:00', isDayOff: false }]
            await override(page, BRANCH, { workHours })
            await shop.go('/branches')
            await shop.press(/^Samarqand Darvoza/)
            const today = page.getByRole('dialog').locator('[aria-current="date"]')
            await expect(today).toContainText('Monday')
          })
          await test.step('a promo code of this year holds until midnight, and its year needs no name', async () => {
            await shop.go('/profile/promos')
            const code = page.getByRole('listitem').filter({ hasText: 'SALOM10' })
            await expect(code.getByText(/^Until 31\sDec$/)).toBeVisible()
            await expect(code.getByRole('button', { name: 'Apply SALOM10' })).toBeVisible()
          })
          const times = await toCheckout(page, shop)
          await test.step('an order for later is for the day that it says', async () => {
            const days = page.getByRole('combobox', { name: 'Day' }).getByRole('option')
            await expect(days.first()).toHaveText(/^Today, 31\sDec$/)
            await expect(days.nth(1)).toHaveText(/^Tomorrow, 1\sJan$/)
            await expect(times.first()).toHaveAccessibleName(/^As soon as/)
            await expect(times.nth(1)).toHaveAccessibleName(/^22:30/)
            await times.nth(1).check({ force: true })
            const { deliveryAt } = await order(page, shop)
            expect(deliveryAt).toBe('2029-12-31T22:30:00+05:00')
            await shop.sees('Scheduled for 22:30')
          })
          await test.step('an order for now is made', async () => {
            await toCheckout(page, shop)
            await times.first().check({ force: true })
            expect((await order(page, shop)).deliveryAt).toBeNull()
          })
        },
      )
  })

const untilTen = (page: Page) => page.getByRole('button', { name: /delivery until 22:00/ }).first()

test('a page that starts from the cache of the last visit is corrected by the first response', async ({
  page,
  shop,
}) => {
  await setClocks(page, 25 * MINUTE)
  await shop.open('beta')
  await expect(untilTen(page)).toBeVisible()
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(API, async (route) => {
    await isAnswered
    await route.fallback()
  })
  await page.reload()
  // By the device's clock the couriers do not work now, and no answer of the server has corrected it yet.
  await expect(page.getByRole('button', { name: /delivery from 08:00/ }).first()).toBeVisible()
  answer()
  await expect(untilTen(page)).toBeVisible()
})

test('a clock that is set while the page is open changes nothing', async ({ page, shop }) => {
  await setClocks(page, 0)
  await shop.open('beta')
  await shop.addDish(DISH)
  await expect(untilTen(page)).toBeVisible()
  for (const offset of [25 * MINUTE, -DAY, DAY]) {
    // What the page counts does not jump with its clock: it asks for the time.
    const answered = page.waitForResponse(API)
    await page.clock.setSystemTime(Date.parse(SERVER) + offset)
    await answered
    await shop.follow(/Basket$/)
    await expect(page).toHaveURL(/\/basket$/)
    await expect(untilTen(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await expect(untilTen(page)).toBeVisible()
    await expect(noDelivery(page)).toHaveCount(0)
  }
})
