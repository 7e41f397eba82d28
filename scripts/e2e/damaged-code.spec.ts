import { fileOf } from './bundle-file.ts'
import { expect, test } from './fixtures.ts'
import { again, DISH } from './trouble.ts'

/* Code that was cut or changed on its way: a browser asks for it no more in this document (BX-14). */

test('code that came damaged: a press on Try again reloads the page, and the order goes on', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/ChunkLoadError|did not load/)
  let isDamaged = true
  const damaged = { contentType: 'text/javascript', body: 'const a = () => {' }
  for (const file of ['src/features/checkout/CheckoutScreen.tsx', 'src/features/product/ProductSheet.tsx'])
    await page.route(fileOf(file), (route) => (isDamaged ? route.fulfill(damaged) : route.fallback()))
  await shop.open()
  await test.step('a sheet says so in a notice, over the page that stays', async () => {
    await shop.follow(DISH)
    await expect(page.getByRole('alert').filter({ hasText: 'A part of the shop did not load' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  })
  await shop.addDish(DISH)
  await shop.go('/checkout')
  await shop.sees('Could not load')
  isDamaged = false
  await again(page).click()
  await shop.seesHeading('Your order')
  await shop.sees(/Items, 1/)
})

test('style sheets that came as the page of somebody else: a press on Try again asks for them again, in place', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/ChunkLoadError|did not load|MIME type/)
  await shop.open()
  await shop.hasDish(DISH)
  // The footer loads last, with a style sheet of its own.
  await expect(page.getByRole('link', { name: 'Branches' }).first()).toBeVisible()
  let isPortal = true
  const portal = { contentType: 'text/html', body: '<!doctype html><h1>Log in' }
  await page.route(/\.css$/, (route) => (isPortal ? route.fulfill(portal) : route.fallback()))
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await shop.follow('Branches')
  await shop.sees('Could not load')
  isPortal = false
  await again(page).click()
  const address = page.getByText('12 Bunyodkor Avenue').first()
  await expect(address).toBeVisible()
  expect(await address.evaluate((element) => getComputedStyle(element).display)).not.toBe('inline')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
