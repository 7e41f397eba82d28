import type { Page } from '@playwright/test'
import { startIsOver } from './app-is-there.ts'
import { expect, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'

/* The copy of the basket that Telegram keeps (BX-31). */

const DISH = 'Norin with horse meat'

/** The mini app's own frame loses everything it stored, as webviews do that are cleared between two visits. */
async function loseStorage(page: Page) {
  const frame = page.frames().find((one) => one !== page.mainFrame() && one.url().startsWith('http'))
  await frame?.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
}

/** By what the client is asked to keep and to give up a text: on the device, or in Telegram's cloud. */
const SAVED = /device_storage_save_key|saveStorageValue/
const GONE = /device_storage_save_key.*"value":null|deleteStorageValues/

for (const profile of ['ios', 'weba'] as const) {
  test(`a webview that lost its storage gets the basket back, ${profile}`, async ({
    page,
    telegram,
    telegramShop: shop,
  }) => {
    await choseEnglish(page)
    await telegram.open({ profile, user: 'nophone' })
    const isAsked = async (what: RegExp) =>
      (await telegram.log()).some((one) => what.test(JSON.stringify(one)))
    await shop.add(DISH).click()
    await expect(shop.basketLink()).toContainText('34,000')
    await expect.poll(() => isAsked(SAVED)).toBe(true)
    await loseStorage(page)
    await telegram.launch({ profile, user: 'nophone' })
    await expect(shop.basketLink()).toContainText('34,000')

    // What the customer takes out does not come back.
    await shop
      .countOf(DISH)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect.poll(() => isAsked(GONE)).toBe(true)
    await loseStorage(page)
    await telegram.launch({ profile, user: 'nophone' })
    await expect(shop.add(DISH)).toBeVisible()
    await telegram.waitFor(profile === 'ios' ? 'device_storage_key_received' : 'custom_method_invoked')
    await startIsOver(telegram.app)
    await expect(shop.basketLink()).toHaveCount(0)
    expect(await telegram.errors()).toEqual([])
  })
}
