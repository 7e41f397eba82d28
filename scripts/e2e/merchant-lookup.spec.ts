import { expect, shopUrl, test } from './fixtures.ts'
import { createShop } from './shop.ts'
import { again, DISH } from './trouble.ts'

/*
 * Stored data is cleared only when the server itself says that the merchant is gone; an order that may exist never is.
 */

const REFUSALS = {
  'a firewall': { status: 403, contentType: 'text/html', body: '<html>Forbidden</html>' },
  'a proxy without the path': { status: 404, contentType: 'text/html', body: '<html>Not Found</html>' },
  'a 401 without a word': { status: 401, contentType: 'application/json', body: '{}' },
  'an answer that names no shop': { status: 200, contentType: 'application/json', body: '{"message":"ok"}' },
}
const GONE = { status: 404, contentType: 'application/json', body: '{"code":"MERCHANT_NOT_FOUND"}' }
const JOURNAL = 'journal:v2:of-an-order'

test('a look-up that is refused loses no basket and no order, of no merchant', async ({ page, watch }) => {
  test.slow()
  watch.allowConsole(/\[dasturxon\] start ended/)
  const local = shopUrl.replace('127.0.0.1', 'localhost')
  const shop = createShop(page, page, local)
  await shop.open('', { path: '/?vendor=minimal' })
  await page.getByRole('button', { name: /^Add / }).first().click()
  await expect.poll(() => page.evaluate(countBaskets)).toBe(1)
  await shop.open('', { path: '/?vendor=demo' })
  await shop.addDish(DISH)
  await expect.poll(() => page.evaluate(countBaskets)).toBe(2)
  await page.evaluate((name) => localStorage.setItem(name, '{"u-1":{}}'), JOURNAL)
  const stored = async () => [
    await page.evaluate(countBaskets),
    await page.evaluate((name) => localStorage.getItem(name), JOURNAL),
  ]
  // Without the answers of the last visit the shop begins with the look-up.
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('cache:')) localStorage.removeItem(key)
  })
  const lookUp = /\/users\/v1\/merchants\//
  for (const [name, answer] of Object.entries({ ...REFUSALS, gone: GONE })) {
    await test.step(name, async () => {
      await page.route(lookUp, (route) => route.fulfill(answer))
      await page.goto(`${local}/?vendor=demo`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(again(page)).toBeVisible()
      await expect(page).toHaveURL(answer === GONE ? /merchantNotAvailable/ : /vendor=demo/)
      expect(await stored()).toEqual([2, '{"u-1":{}}'])
      await page.unroute(lookUp)
    })
  }
  await page.goto(`${local}/basket?vendor=demo`)
  await shop.sees(DISH)
})

/** How many baskets with something in them this origin has stored. */
const countBaskets = () =>
  Object.entries(localStorage).filter(
    ([key, text]) => key.startsWith('basket:') && text.includes('productId'),
  ).length
