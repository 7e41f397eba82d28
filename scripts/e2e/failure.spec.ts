import type { Page } from '@playwright/test'
import { startIsOver } from './app-is-there.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'

/* A failure that no part of the screen reports is shown in the banner, in both shells and three languages (ST-14). */

const TEXTS = {
  eng: { text: 'The cook has the list of dishes', close: 'Close' },
  ru: { text: 'Список блюд у повара', close: 'Закрыть' },
  uz: { text: 'Taomlar roʻyxati oshpazda', close: 'Yopish' },
} as const

/** The menu loads grades and works without them, so their failure is reported by the banner alone. */
async function breakGrades(page: Page) {
  const description = { uz: TEXTS.uz.text, ru: TEXTS.ru.text, eng: TEXTS.eng.text }
  await page.route(/\/products\/v1\/grade/, (route) =>
    route.fulfill({ status: 400, json: { code: 'TROUBLE', description } }),
  )
}

for (const [lang, { text, close }] of Object.entries(TEXTS)) {
  test(
    `closed before a reload it stays closed; another error opens it again, ${lang}`,
    extended(lang !== 'eng'),
    async ({ page, shop }) => {
      await breakGrades(page)
      await shop.open('demo', { lang })
      const banner = page.getByRole('alert').filter({ hasText: text })
      await expect(banner).toHaveCount(1)
      expect(await page.evaluate(() => localStorage.getItem('errorText'))).toBe(JSON.stringify(TEXTS.ru.text))

      await test.step('a banner that was not closed is there after a reload', async () => {
        await page.reload()
        await expect(banner).toHaveCount(1)
      })
      await page.getByRole('button', { name: close, exact: true }).click()
      await expect(banner).toHaveCount(0)
      const failed = page.waitForResponse(/\/products\/v1\/grade/)
      await page.reload()
      await failed
      await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await startIsOver(page)
      await expect(banner).toHaveCount(0)
      if (lang !== 'eng') return
      await page.unroute(/\/products\/v1\/grade/)
      await page.route(/\/products\/v1\/grade/, (route) =>
        route.fulfill({
          status: 400,
          json: { code: 'OTHER', description: { ru: 'Другое', eng: 'Another' } },
        }),
      )
      await page.reload()
      await expect(page.getByRole('alert').filter({ hasText: 'Another' })).toHaveCount(1)
    },
  )
}

test(
  'inside Telegram a closed banner stays closed after a reload, too',
  extended(),
  async ({ page, telegram }) => {
    await breakGrades(page)
    await telegram.open({ profile: 'weba', user: 'second' })
    const banner = telegram.app.getByRole('alert')
    await expect(banner).toHaveText(/Taomlar|Список|The cook/)
    await telegram.app.getByRole('button', { name: /^(Close|Yopish|Закрыть)$/ }).click()
    await expect(banner).toHaveCount(0)
    const failed = page.waitForResponse(/\/products\/v1\/grade/)
    await telegram.reload()
    await failed
    await startIsOver(telegram.app)
    await expect(banner).toHaveCount(0)
  },
)

test('an error that a screen reports itself is not repeated by the banner', async ({ page, shop, watch }) => {
  watch.allowConsole(/status of 500|\[dasturxon\]/)
  const description = { ru: 'Кухня', eng: 'The kitchen burns' }
  await page.route(/\/products\/v1\/(overalls|grade)/, (route) =>
    route.fulfill({ status: 500, json: { code: 'TROUBLE', description } }),
  )
  await shop.open()
  await shop.sees('The kitchen burns')
  await startIsOver(page)
  await expect(page.getByText('The kitchen burns')).toHaveCount(1)
})
