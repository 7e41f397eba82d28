import { fileOf } from './bundle-file.ts'
import { expect, test } from './fixtures.ts'
import { basketIn, isNotBlank, takes, visitOf } from './whole-visit.ts'

/*
 * The network goes away at each step of a whole order: no blank page, the bar within two seconds, the basket whole, and
 * the step is done without a reload once the network is back.
 */

const ORDERS = /\/orders\/v1\/orders(\/at-time)?$/

test('without a network at every step of an order nothing is lost, and no page is reloaded (BX-14)', async ({
  page,
  context,
  shop,
  watch,
}) => {
  test.setTimeout(600_000)
  watch.allowConsole(/net::ERR_|\[dasturxon\]|ChunkLoadError/)
  const bar = page.waitForResponse(fileOf('src/features/offline/OfflineBar.tsx'))
  await shop.open()
  await (await bar).finished()
  await expect(shop.add('Norin with horse meat')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const steps = visitOf(page, shop, '900000248')
  expect(steps.length).toBeGreaterThanOrEqual(20)
  for (const step of steps)
    await test.step(step.name, async () => {
      const before = await basketIn(page)
      await context.setOffline(true)
      // The bar, or in its place the checkout's own words: one of the two.
      if (!step.isBare) await expect(page.getByText('No internet')).toHaveCount(1, { timeout: 2_000 })
      await step.act().catch(() => {})
      await isNotBlank(page)
      if (!step.changesBasket) expect(await basketIn(page)).toBe(before)
      await context.setOffline(false)
      await takes(step)
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    })

  await test.step('while the order is sent: it is looked for, and there is one', async () => {
    let sent = 0
    await page.route(ORDERS, async (route) => {
      const request = route.request()
      if (request.method() !== 'POST' || sent++ > 0) return route.fallback()
      // The server takes the order, and the network is gone before its answer.
      const url = request.url().replace('demo.localhost', '127.0.0.1')
      await fetch(url, { method: 'POST', headers: request.headers(), body: request.postData() })
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await page.getByRole('button', { name: /^Order .*UZS/ }).click()
    await shop.sees(/Your basket is safe/)
    await isNotBlank(page)
    expect(await basketIn(page)).toContain('p-demo-norin')
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/, { timeout: 60_000 })
    await shop.seesHeading(/^Order \d+/)
  })
  await test.step('on the page of the order', async () => {
    await context.setOffline(true)
    await shop.sees('No internet')
    await isNotBlank(page)
    await context.setOffline(false)
    await expect(page.getByText('No internet')).toHaveCount(0)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })
  await shop.go('/profile/orders')
  await expect(page.getByRole('link', { name: /No\. \d+|Order \d+/ })).toHaveCount(1)
})
