import { expect, test } from './fixtures.ts'
import { link, SHEET } from './one-dish.ts'
import { choseEnglish } from './shop.ts'

/* Sharing the link of a dish. */

test.describe('sharing a dish (BX-10)', () => {
  test('in a browser that cannot share, the address is copied, and a notice says so', async ({
    page,
    context,
    shop,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await shop.open()
    await link(page, SHEET.name).click()
    await page.getByRole('button', { name: 'Share' }).click()
    await shop.sees('Link copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/product\/[\w-]+$/)
  })

  test.describe('in Telegram', () => {
    test.beforeEach(({ page }) => choseEnglish(page))

    test('from 8.0 the bot’s own message is sent on', async ({ telegram, telegramShop: shop }) => {
      await telegram.open({ user: 'second' })
      await link(telegram.app, SHEET.name).click()
      await telegram.answer('share', 'sent')
      await shop.press('Share')
      await telegram.waitFor('prepared_message_sent')
      expect(await telegram.errors()).toEqual([])
    })

    test('before that Telegram’s share link opens', async ({ telegram, telegramShop: shop }) => {
      await telegram.open({ user: 'second', version: '7.10' })
      await link(telegram.app, SHEET.name).click()
      await shop.press('Share')
      await expect
        .poll(async () => (await telegram.state()).left)
        .toMatch(/^https:\/\/t\.me\/share\/url\?url=/)
      expect(await telegram.errors()).toEqual([])
    })
  })
})
