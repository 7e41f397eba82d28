import { expect, test } from './fixtures.ts'

/* The shop on the web: what Telegram draws there, the shop draws here. */

test('a customer logs in by SMS and is known on the next visit', async ({ page, shop }) => {
  await shop.open()
  await shop.signIn('900000001')
  await page.reload()
  await page.goto(new URL('/profile', page.url()).href)
  await expect(page).toHaveURL(/\/profile/)
})

test('a dish put into the basket is there after a reload, under the same header', async ({ page, shop }) => {
  await shop.open()
  await shop.addDish('Norin with horse meat')
  await shop.press('One more Norin with horse meat')
  await page.reload()
  await page.goto(new URL('/basket', page.url()).href)
  await expect(page.getByRole('button', { name: /^(?:One less|Remove) / }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Checkout/ })).toBeVisible()
})
