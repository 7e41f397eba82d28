import { expect, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'

/* One address shows one screen, whether Telegram or the shop renders the frame around it (WB-04). */

const SCREENS = [
  ['/about', 'About us'],
  ['/search?q=norin', 'Search'],
  ['/product/p-demo-norin', 'Norin with horse meat'],
  ['/nowhere', 'This plate is empty'],
] as const

for (const [path, heading] of SCREENS) {
  test(`${path} on the web`, async ({ page, shop }) => {
    await shop.open('demo', { path })
    await expect(page.locator('main').getByRole('heading', { name: heading }).first()).toBeAttached()
  })

  test(`${path} inside Telegram`, async ({ page, telegram }) => {
    await choseEnglish(page)
    await telegram.open({ path, user: 'known' })
    await expect(telegram.app.locator('main').getByRole('heading', { name: heading }).first()).toBeAttached()
    expect(await telegram.errors()).toEqual([])
  })
}

test('another brand has its own name and icon in the tab of the browser (TH-03)', async ({ page, shop }) => {
  await shop.open('brands')
  const icon = () => page.locator('link[rel="icon"]').getAttribute('href')
  await expect(page).toHaveTitle(/Anor/)
  const first = await icon()
  await page
    .getByRole('button', { name: /Shirin/ })
    .first()
    .click()
  await expect(page).toHaveTitle(/Shirin/)
  await expect.poll(icon).not.toBe(first)
})
