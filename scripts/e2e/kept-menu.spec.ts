import type { Page, Request } from '@playwright/test'
import { CACHE_PREFIX } from '#/config/first-paint.ts'
import { appIsThere, delayRequests, isApi } from './app-is-there.ts'
import { expect, test } from './fixtures.ts'

/* The menu of the last visit, which opens first, and a server or network that is not there. */

const isMenu = (url: string) => new URL(url).pathname.endsWith('/overalls')

// This file tests prefetching too, which a browser that saves data does not do.
test.use({ savesData: false })

/** Waits until this visit's menu is stored for the next visit. */
const untilCached = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(
          (prefix) =>
            Object.keys(localStorage).some((name) => name.startsWith(prefix) && name.includes('/overalls')),
          CACHE_PREFIX,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)

const DISH = 'Norin with horse meat'

test('a merchant with brands is asked for one menu, from the second visit on at once', async ({
  page,
  shop,
}) => {
  const asked: string[] = []
  page.on('request', (request) => isMenu(request.url()) && asked.push(request.url()))
  await shop.open('brands')
  await appIsThere(page)
  expect(asked.filter((url) => url.includes('brandId='))).toHaveLength(1)
  await untilCached(page)
  asked.length = 0
  await page.reload()
  await appIsThere(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('brandId=')
})

test('the last menu opens while the server is silent, and dishes can be added', async ({ page, shop }) => {
  await shop.open()
  await untilCached(page)
  const open = await delayRequests(page, isApi)
  await page.reload()
  await shop.addDish(DISH)
  await expect(page.getByRole('button', { name: `One more ${DISH}` })).toBeVisible()
  await expect(page.getByText(/No internet/)).toBeHidden()
  open()
})

test('a menu that has changed replaces the cached one', async ({ page, shop }) => {
  await shop.open()
  await untilCached(page)
  await page.route(
    (url) => isMenu(url.href),
    async (route) => {
      const answer = await route.fetch({
        url: route.request().url().replace('//demo.localhost', '//127.0.0.1'),
      })
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll(DISH, 'Norin of today'),
      })
    },
  )
  await page.reload()
  await expect(page.getByRole('button', { name: 'Add Norin of today' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: `Add ${DISH}` })).toHaveCount(0)
})

test('a server that cannot be reached: the last menu under a bar with its age, until an answer comes (BX-14)', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/net::ERR_|\[dasturxon\]/)
  await shop.open()
  await untilCached(page)
  await page.route(isApi, (route) => route.abort('internetdisconnected'))
  await page.reload()
  const bar = page.getByRole('status').filter({ hasText: 'No internet' })
  await expect(bar).toContainText(/menu as of \d\d:\d\d/)
  await shop.addDish(DISH)
  await shop.press('Refresh')
  await expect(page.getByText('Still no answer')).toBeVisible()
  await page.unroute(isApi)
  await shop.press('Refresh')
  await expect(bar).toBeHidden()
  await expect(page.getByRole('button', { name: `One more ${DISH}` })).toBeVisible()
})

test('without a network dishes are added and the order waits in words; it goes out when the network is back (BX-14)', async ({
  page,
  context,
  shop,
  watch,
}) => {
  watch.allowConsole(/net::ERR_|\[dasturxon\]/)
  await shop.open()
  await shop.signIn('900000067')
  await shop.go('/')
  await untilCached(page)
  await expect(page.getByRole('button', { name: `Add ${DISH}` })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await shop.sees(/menu as of \d\d:\d\d/)
  const lostStyles: string[] = []
  const note = (request: Request) => void (request.url().endsWith('.css') && lostStyles.push(request.url()))
  page.on('requestfailed', note)
  await test.step('a sheet that was never opened says why it does not open, and the menu stays', async () => {
    await page.getByRole('button', { name: /^Language/ }).click()
    await expect(page.getByRole('alert')).toHaveText('There is no internet. Connect and try again.')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  })
  page.off('requestfailed', note)
  await shop.addDish(DISH)
  await shop.toBasket()
  await shop.sees(DISH)
  await shop.sees('No internet')
  await context.setOffline(false)
  await expect(page.getByText('No internet')).toBeHidden()
  await test.step('it opens at the next press, with its styles, without a reload of the page', async () => {
    await page.goBack()
    await page.getByRole('button', { name: /^Language/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const applied = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href))
    expect(applied).toEqual(expect.arrayContaining(lostStyles))
    expect(lostStyles.length).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
  })
  await shop.go('/checkout')
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aziza')
  const order = page.getByRole('button', { name: /^Order/ })
  await expect(order).toBeEnabled()

  await context.setOffline(true)
  await shop.sees('Your order is saved here')
  // The device may be wrong, so the press is tried: nothing is sent and nothing is lost.
  await shop.thumb()
  await order.click()
  await expect(order).toBeEnabled()
  await shop.sees('Your order is saved here')
  await context.setOffline(false)
  await expect(page.getByText('No internet')).toBeHidden()
  await shop.thumb()
  await shop.press(/^Order/)
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+/)
})

test('a storage that refuses keeps nothing, and the shop opens as on a first visit', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  for (const _visit of ['first', 'second']) {
    await shop.open('demo')
    await appIsThere(page)
    await page.waitForLoadState('networkidle')
  }
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})
