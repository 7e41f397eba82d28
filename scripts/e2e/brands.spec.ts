import { expect, shopUrl, test } from './fixtures.ts'

/* One merchant with several brands. */

test('three brands show their names, pictures and colours; the cookie, else the domain, else the order says which is first (ST-10)', async ({
  page,
  context,
  shop,
  watch,
}) => {
  watch.allowConsole(/Cross-Origin-Opener-Policy header has been ignored/)
  const tabs = page.getByRole('navigation', { name: 'Brands' }).getByRole('button')
  const colour = () =>
    tabs.and(page.locator('[aria-current]')).evaluate((tab) => getComputedStyle(tab).backgroundColor)
  const isShown = async (name: string, rgb: string) => {
    await expect(tabs.and(page.locator('[aria-current]'))).toContainText(name)
    await expect.poll(colour).toBe(rgb)
    await expect(page).toHaveTitle(new RegExp(name))
  }
  const PURPLE = 'rgb(142, 78, 198)'
  const GREEN = 'rgb(11, 122, 75)'
  await shop.open('brands')
  await expect(tabs).toHaveText([/^Anor/, /^Shirin/, /^Damla/])
  await expect(tabs.locator('img')).toHaveCount(3)
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page')
  await tabs.nth(1).click()
  await isShown('Shirin', PURPLE)
  await tabs.nth(2).click()
  await isShown('Damla', GREEN)
  // The configured second one, though this tab has shown the third.
  await shop.go('/2')
  await isShown('Shirin', PURPLE)
  await context.clearCookies({ name: 'page' })
  await page.goto(shopUrl.replace('127.0.0.1', 'damla.example.uz'))
  await isShown('Damla', GREEN)
})

test('each brand keeps its basket, and the resting tab says what lies in it', async ({ page, shop }) => {
  await shop.open('brands')
  const tabs = page.getByRole('navigation', { name: 'Brands' }).getByRole('button')
  await expect(tabs).toHaveCount(3)
  const fill = async () => {
    const add = page.getByRole('button', { name: /^Add / })
    await expect(add.first()).toBeVisible()
    for (const one of await add.all()) {
      await one.click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.or(page.getByRole('button', { name: /^One more/ })).first()).toBeVisible()
      if ((await sheet.count()) === 0) return
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  }
  await fill()
  await expect(tabs.first()).toContainText('Basket · 1')
  // An empty basket has no line.
  await expect(tabs.last()).toHaveText('Damla')
  await tabs.last().click()
  await expect(page.getByRole('link', { name: /^Basket/ })).toHaveCount(0)
  await expect(tabs.first()).toContainText('Basket · 1')
  await fill()
  await expect(tabs.last()).toContainText(/Basket · \d/)
  await page.reload()
  await expect(tabs.last()).toHaveAttribute('aria-current', 'page')
  await expect(tabs.first()).toContainText('Basket · 1')
  await tabs.first().click()
  await expect(shop.basketLink()).toContainText('1')
})
