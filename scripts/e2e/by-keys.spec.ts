import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { atEachGap, betweenPresses, timePresses } from './presses.ts'

/* Choosing and ordering by keyboard alone. */

const NORIN = 'Norin with horse meat'

/**
 * Presses Tab until the control of that name has the focus; Shift+Tab past the top continues at the end of the page.
 */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let n = 0; n < 150; n++) {
    await page.keyboard.press(key)
    const focused = await page.evaluate(() => {
      const { activeElement: one } = document
      const isField = one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement
      const words = isField ? one.labels?.[0]?.textContent : one?.matches('a, button') ? one.textContent : ''
      return one?.getAttribute('aria-label') ?? words ?? ''
    })
    if (name.test(focused.replaceAll('\u00a0', ' '))) return
  }
  throw new Error(`no way to ${name} by the keyboard`)
}

test('the whole choice from menu to checkout by the keyboard alone (BX-16, BK-02)', async ({
  page,
  shop,
}) => {
  await shop.open()
  await expect(page.getByRole('button', { name: `Add ${NORIN}` }).first()).toBeVisible()
  await tabTo(page, /^Norin with horse meat, 34,000/)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: NORIN })
  await expect(sheet).toBeVisible()
  await tabTo(page, /Note for the kitchen/)
  await page.keyboard.type('no onion')
  await tabTo(page, /^Add to basket/)
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await tabTo(page, /^Add Norin with horse meat|^One more Norin with horse meat/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Basket/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/basket$/)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([NORIN, NORIN])
  await shop.sees('no onion')
  await tabTo(page, /^One more Norin/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Checkout/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout$/)
})

test('a key that is held or hit twice on Checkout orders nothing', async ({ page, shop }) => {
  const main = page.getByRole('button', { name: /^(Checkout|Order) / })
  await shop.open()
  await shop.addDish(NORIN)
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  const toCheckout = async () => {
    await shop.go('/basket')
    await expect(main).toHaveText(/^Checkout/)
    await expect(main).toBeEnabled()
  }
  for (const hit of ['held', 'twice'] as const)
    await atEachGap([100], {
      begin: toCheckout,
      press: async (gap) => {
        const isInTime = await timePresses(page, 'keydown')
        await main.focus()
        await page.keyboard.down('Enter')
        if (hit === 'twice') await page.keyboard.up('Enter')
        for (let time = 0; time < 4; time++) {
          await betweenPresses(page, gap)
          await main.focus()
          await page.keyboard.down('Enter')
          if (hit === 'twice') await page.keyboard.up('Enter')
        }
        await page.keyboard.up('Enter')
        return isInTime()
      },
      check: async () => {
        await expect(main).toHaveText(/^Order/)
        await expect(main).toBeEnabled()
        await expect(page).toHaveURL(/\/checkout$/)
      },
    })
  await toCheckout()
  await main.press('Enter')
  await expect(main).toHaveText(/^Order/)
  await expect(main).toBeEnabled()
  await main.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})
