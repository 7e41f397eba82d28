import { check } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'

/* The basket is shown to the waiter instead of being sent (CX-09). */

const DISH = 'Norin with horse meat'
const SHOW = 'Show to the waiter'

test('a tourist at a table shows the basket in the language of the waiter, without a network too', async ({
  page,
  context,
  shop,
  watch,
}) => {
  watch.allowConsole(/net::ERR_|\[dasturxon\]/)
  // A browser without a window keeps no screen on: this one notes what is asked of it.
  await page.addInitScript(() => {
    const note = (isAwake: boolean) => {
      document.documentElement.dataset.awake = String(isAwake)
    }
    navigator.wakeLock.request = async () => {
      note(true)
      return Object.assign(new EventTarget(), { release: async () => note(false) }) as WakeLockSentinel
    }
  })
  await shop.open('dinein', { path: '/?start=t_tb-dinein-chilonzor-5' })
  await shop.addDish(DISH)
  await shop.more(DISH).click()
  await shop.go('/basket')
  const show = page.getByRole('button', { name: SHOW })
  await expect(show).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await show.click()

  const sheet = page.getByRole('dialog', { name: SHOW })
  const paper = sheet.getByRole('article')
  await expect(paper.getByRole('heading', { name: '5-stol · Asosiy zal' })).toBeVisible()
  await expect(paper).toContainText(/2\s×Ot goʻshtli norin/)
  await expect(paper).toContainText(/Jami74\s800\ssoʻm/)
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'true')
  await check(page, 'the card for the waiter', 'dialog')

  await test.step('another waiter reads Russian, which the device remembers', async () => {
    await shop.choose(sheet.getByRole('radio', { name: 'Русский' }))
    await expect(paper).toContainText(/Итого74\s800\sсум/)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(show).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('data-awake', 'false')
    await show.press('Enter')
    await expect(paper.getByRole('heading', { name: 'Стол 5 · Основной зал' })).toBeVisible()
  })
})

test('inside Telegram the card lies over the basket, and Back closes it', async ({
  page,
  telegram,
  telegramShop: shop,
}) => {
  await choseEnglish(page)
  await telegram.open({ merchant: 'demo', user: 'known', start: 't_tb-demo-chilonzor-3' })
  // The app starts first, then asks about the table: on a busy machine that takes its time.
  await expect(telegram.app.getByText('Table 3 · Main hall').first()).toBeVisible({ timeout: 40_000 })
  await shop.addDish(DISH)
  await shop.toBasket()
  await shop.press(SHOW)
  const sheet = telegram.app.getByRole('dialog', { name: SHOW })
  await expect(sheet.getByRole('heading', { name: '3-stol · Asosiy zal' })).toBeVisible()
  await telegram.leave.click()
  await expect(sheet).toBeHidden()
  await shop.seesHeading('Basket')
  expect(await telegram.errors()).toEqual([])
})

test('for a delivery the basket has no card for a waiter', async ({ page, shop }) => {
  await shop.open()
  await shop.addDish(DISH)
  await shop.toBasket()
  await shop.seesHeading('Basket')
  await expect(page.getByRole('button', { name: 'Continue on another device' })).toBeVisible()
  await expect(page.getByRole('button', { name: SHOW })).toHaveCount(0)
})
