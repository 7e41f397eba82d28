import { appIsThere } from './app-is-there.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'

/* Start links that name a page or a promo code (BX-08). */

for (const [start, path] of [
  ['page_about', '/about'],
  ['page_search', '/search'],
  ['page_nowhere', '/'],
  ['page_checkout', '/'],
  ['reorder_42', '/login'],
] as const)
  test(
    `${start} opens ${path}`,
    extended(start === 'page_search' || start === 'page_checkout'),
    async ({ page, shop }) => {
      await shop.open('demo', { path: `/?start=${start}` })
      await appIsThere(page)
      await expect.poll(() => new URL(page.url()).pathname).toBe(path)
    },
  )

test('a link to a page that the merchant has switched off opens the menu', async ({ page, shop }) => {
  await shop.open('minimal', { path: '/?start=page_promos' })
  await appIsThere(page)
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a promo code waits at the field of the checkout', async ({ page, shop }) => {
  await shop.open('demo', { path: '/?start=promo_SALOM20' })
  await expect(page.getByText('Promo code SALOM20 is saved for checkout')).toBeVisible()
  await shop.addDish('Norin with horse meat')
  await shop.go('/checkout')
  await expect(page.getByLabel('Promo code')).toHaveValue('SALOM20')
})
