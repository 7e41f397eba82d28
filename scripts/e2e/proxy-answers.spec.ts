import type { Page } from '@playwright/test'
import { COMMIT_MS } from '#/shell/presses.ts'
import { expect, test } from './fixtures.ts'
import { signedIn } from './signed-in.ts'
import { toPickUpTomorrow } from './trouble.ts'

/* The server does what was asked, and a proxy answers in its place. */

/** The server gets the first of these requests, and something on the way answers in its place. */
async function answerInItsPlace(page: Page, method: string, url: RegExp) {
  let sent = 0
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    sent += 1
    if (sent > 1) return route.fallback()
    const { href } = Object.assign(new URL(route.request().url()), { hostname: '127.0.0.1' })
    const answer = await route.fetch({ url: href })
    expect(answer.ok()).toBe(true)
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
  })
  return () => sent
}

test('an order whose cancelling was done without an answer is cancelled, and nothing else is said (OR-08)', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/status of 502/)
  await signedIn(shop, '900000423', '/')
  await (await toPickUpTomorrow(page, shop)).click()
  await expect(page).toHaveURL(/\/profile\/orders\/o-/)
  const sent = await answerInItsPlace(page, 'PUT', /\/orders\/v1\/orders\/[^/]+\/cancel$/)
  // It stands where "Order" was: the second half of a double press must not reach it.
  await shop.thumb(COMMIT_MS)
  await shop.press('Cancel the order')
  const question = page.getByRole('dialog', { name: 'Cancel the order?' })
  await question.getByRole('radio').first().check({ force: true })
  await shop.thumb(COMMIT_MS)
  await question.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByRole('main').getByText('Order cancelled')).toBeVisible()
  await expect(question).toBeHidden()
  await expect(page.getByText('Order not cancelled')).toHaveCount(0)
  expect(sent()).toBe(1)
})

test('a card is there once and gone once, although nobody heard that it was added and deleted (PY-05, PY-06)', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/status of (?:502|429)/)
  await signedIn(shop, '900000425', '/profile/cards/create')
  const added = await answerInItsPlace(page, 'POST', /\/payments\/v2\/cards$/)
  await page.getByRole('textbox', { name: 'Card number' }).fill('8600123412341239')
  await page.getByRole('textbox', { name: /^Valid until/ }).fill('0338')
  await shop.press('Get the code')
  await expect(page).toHaveURL(/\/profile\/cards\/confirm/)
  await expect(page.getByText('Card not added')).toHaveCount(0)
  await shop.go('/profile/cards')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  const deleted = await answerInItsPlace(page, 'DELETE', /\/payments\/v2\/cards\/[^/]+$/)
  await page.getByRole('button', { name: /^Delete/ }).click()
  await shop.thumb(COMMIT_MS)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await shop.seesHeading('No saved cards')
  await expect(page.getByText('Card not deleted')).toHaveCount(0)
  expect([added(), deleted()]).toEqual([1, 1])
})

test('a shared basket that its starter has ended without an answer has ended (CX-12)', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/status of 502/)
  await signedIn(shop, '900000426', '/basket/together')
  await page.getByLabel('Your name').fill('Aziza')
  await shop.press('Start together')
  const ended = await answerInItsPlace(page, 'POST', /\/baskets\/shared\/[^/]+\/leave$/)
  await shop.press('End shared basket')
  await shop.thumb(COMMIT_MS)
  await page.getByRole('dialog').getByRole('button', { name: 'End shared basket' }).click()
  await expect(page).toHaveURL(/\/basket$/)
  await expect(page.getByText(/not ended|still in the basket/)).toHaveCount(0)
  expect(ended()).toBe(1)
})

for (const isKeyed of [true, false])
  test(`a waiter who was called without an answer is called once, by a server that knows ${isKeyed ? '' : 'no '}idempotency keys (DI-04)`, async ({
    page,
    shop,
    watch,
  }) => {
    watch.allowConsole(/status of (?:502|429)/)
    await shop.open('dinein', { path: `/?start=t_tb-dinein-chilonzor-${isKeyed ? 6 : 7}` })
    const sent = await answerInItsPlace(page, 'POST', /\/orders\/v1\/waiter-calls$/)
    await page.route(/\/orders\/v1\/waiter-calls$/, (route) => {
      const { 'idempotency-key': key, ...headers } = route.request().headers()
      expect(key).toBeTruthy()
      return isKeyed ? route.fallback() : route.fallback({ headers })
    })
    await shop.press('Ask for water')
    await shop.sees('It is not known whether the call was sent')
    await shop.press('Ask for water')
    await expect(page.getByRole('button', { name: /^Water (?:Sent|Waiter on the way)/ })).toBeVisible()
    expect(sent()).toBe(2)
  })
