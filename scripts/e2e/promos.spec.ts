import { expect, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'

/* The customer's promo codes: what each gives and requires, and one press to apply it (PC-04). */

const DISH = 'Norin with horse meat'

test('the codes of the profile: one is refused with a message, one is in the total of the basket (PC-01, PC-04)', async ({
  page,
  shop,
  watch,
}) => {
  await shop.open()
  await shop.signIn('900000091')
  await shop.fillBasket(DISH)
  await shop.go('/profile')
  await shop.follow('Promo codes')
  const card = (code: string) => page.getByRole('listitem').filter({ hasText: code })

  await test.step('each says what it gives, for what, until when, and whether it can be applied', async () => {
    await expect(card('SALOM10')).toContainText('−10% on dishes')
    await expect(card('SALOM10')).toContainText('For orders over 50,000 UZS')
    await expect(card('SALOM10')).toContainText('Until 31 Dec 2029')
    await expect(card('BIRINCHI')).toContainText('−15,000 UZS on dishes · −5,000 UZS on delivery')
    await expect(card('BOLIM20')).toContainText('Only: Osh and qozon')
    await expect(card('SOON')).toContainText('Not active yet')
    await expect(card('OLD')).toContainText('Expired')
    await expect(card('OLD').getByRole('button')).toHaveCount(0)
  })
  await test.step('a basket too small for it: why, and nothing changes', async () => {
    await shop.press('Apply MIN500')
    await shop.sees(/^MIN500: The total must exceed 500.?000/)
    await expect(page.getByRole('button', { name: 'Apply MIN500' })).toBeEnabled()
  })
  await test.step('applied, it is in the total', async () => {
    await shop.press('Apply SALOM10')
    await shop.sees('SALOM10 applied')
    await card('SALOM10').getByRole('link', { name: 'In the basket' }).click()
    await expect(page).toHaveURL(/\/basket$/)
    await expect(page.getByRole('region', { name: 'Total' })).toContainText(/Promo code SALOM10.*−6,800/)
    await expect(page.getByRole('button', { name: /^Checkout 63,200/ })).toBeVisible()
  })
  await test.step('a list that fails says so, and an empty one says what to do', async () => {
    watch.allowConsole(/status of 500/)
    let isBroken = true
    await page.route('**/orders/v1/promo/user/**', (route) =>
      isBroken ? route.fulfill({ status: 500, body: '' }) : route.fulfill({ json: [] }),
    )
    await shop.go('/profile/promos')
    await expect(page.getByRole('alert')).toContainText('Could not load')
    isBroken = false
    await shop.press('Try again')
    await shop.seesHeading('No promo codes yet')
  })
})

test('Telegram: with nothing ordered yet the code waits at the basket', async ({
  page,
  telegram,
  telegramShop: shop,
}) => {
  const { app, leave } = telegram
  await choseEnglish(page)
  await telegram.open({ merchant: 'demo', user: 'known', path: '/profile/promos' })
  await shop.press('Apply SALOM10')
  await shop.sees('Promo code SALOM10 is saved for checkout')
  await shop.sees('Saved for checkout')
  await leave.click()
  await shop.follow('Promo codes')
  await leave.click()
  await leave.click()
  await shop.addDish(DISH)
  await app.getByRole('button', { name: `One more ${DISH}` }).click()
  await shop.toBasket()
  await expect(app.getByLabel('Promo code')).toHaveValue('SALOM10')
  await shop.press('Apply')
  await shop.sees('SALOM10 applied')
  await expect(telegram.mainButton).toHaveText(/^Checkout · 63,200\sUZS$/)
  expect(await telegram.errors()).toEqual([])
})
