import type { Page } from '@playwright/test'
import { check } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { CODE, codeOf, enterCode, lines, NORIN, sheetOf, withBasket } from './hand-over.ts'

/* What can go wrong with a basket that goes on on another device (CX-02). */

test('each trouble with a code says what to do, and loses nothing that was typed', async ({
  page,
  shop,
  watch: watched,
}) => {
  watched.allowConsole(/ERR_|Failed to load resource/)
  await shop.open('demo', { path: '/basket' })
  await shop.follow('I have a code from another device')
  const field = page.getByLabel('Code')
  await expect(field).toBeFocused()
  await test.step('no code at all', async () => {
    await enterCode(shop, 'hello')
    await shop.sees('A code has 6 letters and digits, such as K7M 3QX. Check what you typed.')
    await check(page, 'a code with a mistake')
  })
  await test.step('one that nobody has', async () => {
    await shop.thumb()
    await enterCode(shop, 'k7m-3qx')
    await shop.sees('Code not found. Check its letters and digits')
    await expect(field).toHaveValue('k7m-3qx')
  })
  const fails = async (words: string | RegExp, ...how: Parameters<Page['route']>) => {
    await page.route(...how)
    await shop.thumb()
    await shop.press('Move it here')
    await shop.sees(words)
    await page.unroute(how[0])
    await expect(field).toHaveValue('k7m-3qx')
  }
  const take = '**/hand-over/take'
  await test.step('no network', () =>
    fails(/Check the connection and try again/, take, (route) => route.abort('failed')))
  await test.step('too many tries, by a server without words', () =>
    fails('Too many attempts. Try again in 40 s', take, (route) =>
      route.fulfill({
        status: 429,
        json: { code: 'HAND_OVER_TOO_OFTEN', description: {}, details: [{ retryAfter: 40 }] },
      }),
    ))
  await test.step('a code that has expired, by a server without words', () =>
    fails('This code has expired. Get a new one on the other device.', take, (route) =>
      route.fulfill({ status: 410, json: { code: 'HAND_OVER_EXPIRED', description: {}, details: [] } }),
    ))
})

test('a dish that is not sold here is named, the rest comes', async ({ page, shop }) => {
  await shop.open('demo', { path: '/basket/code' })
  const name = (eng: string) => ({ uz: eng, ru: eng, eng })
  const line = { choices: {}, note: '', count: 1, seenPrice: 0 }
  await page.route('**/hand-over/take', (route) =>
    route.fulfill({
      json: {
        brandId: null,
        branchId: null,
        serviceType: 'PICK_UP',
        lines: [
          { ...line, productId: 'p-demo-suv', name: name('Still water') },
          { ...line, productId: 'p-demo-gone', name: name('Quail pilaf') },
        ],
      },
    }),
  )
  await enterCode(shop, 'K7M3QX')
  await shop.sees('No longer on the menu: Quail pilaf')
  await expect(lines(page)).toHaveText(['Still water'])
})

test('from the sheet to the page for a code, and one step back to the basket', async ({ page, shop }) => {
  await shop.open()
  await withBasket(shop, NORIN)
  await codeOf(shop)
  await sheetOf(page).getByRole('link', { name: 'I have a code from another device' }).click()
  await shop.seesHeading('Basket from another device')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await shop.thumb()
  await page.goBack()
  await expect(page).toHaveURL(/\/basket$/)
  await expect(lines(page)).toHaveText([NORIN])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a code that runs out while it is shown is replaced by a new one', async ({ page, shop }) => {
  await shop.open()
  await withBasket(shop, NORIN)
  await page.route('**/hand-over', (route) =>
    route.fulfill({
      status: 201,
      json: { code: 'K7M3QX', expiresAt: new Date(Date.now() + 4_000).toISOString() },
    }),
  )
  const code = await codeOf(shop)
  await page.unroute('**/hand-over')
  await shop.sees('This code has expired')
  await shop.sees('Your basket is still here.')
  await shop.press('New code')
  await expect(sheetOf(page).getByText(CODE)).not.toHaveText(code)
})

test('a shop whose server has no such calls shows nothing of it', async ({ page, shop }) => {
  await shop.open('minimal', { path: '/?start=h_K7M3QX' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await shop.go('/profile')
  await shop.seesHeading('Profile')
  await expect(page.getByText('I have a code from another device')).toHaveCount(0)
  await shop.go('/basket/code')
  await shop.sees('/basket/code')
})
