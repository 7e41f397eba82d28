import { appIsThere } from './app-is-there.ts'
import { expect, shopUrl, test } from './fixtures.ts'

/* The language a customer begins with (LN-01, LN-02). */

test.describe('a first visit with a browser in Russian', () => {
  test.use({ locale: 'ru-RU' })

  test('the shop opens in Russian, and stays so', async ({ page, shop }) => {
    await page.goto(shop.address('demo'))
    await expect(page.getByRole('radio', { name: 'Доставка' })).toBeVisible()
    await appIsThere(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await page.reload()
    await appIsThere(page)
    await expect(page.getByRole('radio', { name: 'Доставка' })).toBeVisible()
  })
})

test('a link in a language beats the one that was chosen', async ({ page, shop }) => {
  await shop.open('demo')
  await appIsThere(page)
  await shop.go('/ru/profile')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await expect(page.getByRole('radio', { name: 'Доставка' })).toBeVisible()
})

test('a path prefix chooses the language and is taken off (LN-02)', async ({ page, context }) => {
  const demo = shopUrl.replace('//127.0.0.1', '//demo.localhost')
  await page.goto(`${demo}/ru/2/basket`)
  await expect(page).toHaveURL(`${demo}/`)
  await expect(page.getByRole('radio', { name: 'Доставка' })).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  const cookies = await context.cookies()
  expect(cookies.find((cookie) => cookie.name === 'page')?.value).toBe('2')
  const lang = cookies.find((cookie) => cookie.name === 'lang')
  expect(lang?.value).toBe('ru')
  expect((lang?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 24 * 3_600_000)
})

test('a language is chosen, stays over a reload, English too (LN-05)', async ({ page, shop }) => {
  await shop.open('demo', { lang: 'uz' })
  await expect(page.getByRole('radio', { name: 'Yetkazish' })).toBeAttached()
  await page.getByRole('button', { name: /^Til: / }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shop.thumb()
  await page.getByRole('dialog').getByText('English').click()
  await expect(page.getByRole('radio', { name: 'Delivery' })).toBeAttached()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Delivery' })).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
