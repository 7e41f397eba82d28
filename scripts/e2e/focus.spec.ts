import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { enlargeText } from './large-text.ts'

/* Where the focus goes when the page changes, and letters twice as large (BX-26). */

test('another page begins at its heading, nothing scrolls; Back returns to the link', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await shop.open('demo')
  await expect(page.getByRole('button', { name: 'Add Norin with horse meat' })).toBeVisible()
  // The browser's own initial focus.
  await expect(page.locator('body')).toBeFocused()
  await page.getByRole('link', { name: 'About us' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await test.step('a page that has a field to type in begins there', async () => {
    await shop.go('/')
    await page.getByRole('link', { name: 'Search' }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('searchbox').first()).toBeFocused()
  })

  await test.step('Back to the row that was opened', async () => {
    await shop.go('/profile')
    const row = page.locator('main').getByRole('link', { name: 'About us' })
    await row.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(row).toBeFocused()
  })
})

for (const width of [390, 1440]) {
  test(
    `letters twice as large cut no address at ${width} px, and nothing stands outside`,
    extended(width === 1440),
    async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 900 })
      await shop.open('demo', { lang: 'eng' })
      await enlargeText(page, 2)
      const row = page.getByRole('button', { name: /Set your address/ }).first()
      const isCut = await row
        .getByText('Set your address')
        .evaluate(
          (text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1,
        )
      expect(isCut).toBe(false)
      const [inner, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
      expect(content).toBeLessThanOrEqual(inner ?? 0)
    },
  )
}
