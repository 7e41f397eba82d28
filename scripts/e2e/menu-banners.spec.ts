import { appIsThere } from './app-is-there.ts'
import { expect, test } from './fixtures.ts'

/* Banners above the menu. */

test('a promo banner keeps its code for checkout', async ({ page, shop }) => {
  await shop.open('demo')
  await page
    .getByRole('list', { name: 'Offers' })
    .getByRole('button', { name: /10% off the first order/ })
    .click()
  await shop.sees('Promo code SALOM10 is saved for checkout')
  await shop.addDish('Norin with horse meat')
  await shop.press('One more Norin with horse meat')
  await shop.go('/checkout')
  await expect(page.getByLabel('Promo code')).toHaveValue('SALOM10')
  await shop.press('Apply')
  await shop.sees('SALOM10 applied')
})

test('banners turn by themselves until they are swiped, and one with a page leads there (NT-01)', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await shop.open('demo')
  await appIsThere(page)
  const rail = page.getByRole('list', { name: 'Offers' })
  const lefts = () => rail.evaluate(({ scrollLeft }) => Math.round(scrollLeft))
  const width = await rail.evaluate(({ children: [one, two] }) =>
    Math.round((two?.getBoundingClientRect().left ?? 0) - (one?.getBoundingClientRect().left ?? 0)),
  )
  await expect.poll(lefts).toBe(width)
  const cashback = rail.getByRole('link', { name: '5% back on every order' })
  await expect(cashback).toBeInViewport({ ratio: 0.95 })
  await cashback.click()
  await expect(page).toHaveURL(/\/profile$/)
})
