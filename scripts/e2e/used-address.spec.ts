import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'

/* Where the last orders went is known on every device, without having been saved (DL-15, BX-04). */

const DISH = 'Norin with horse meat'

async function order(page: Page, shop: Shop) {
  await shop.fillBasket(DISH)
  await shop.go('/checkout')
  await shop.chooseAddress('Bunyodkor 12')
  await shop.fillName()
  await shop.tellKitchen('#fast')
  await shop.press(/^Order \d/)
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
}

/** The device forgets everything, as one that was never here. */
async function onAnotherDevice(page: Page) {
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

test('another device begins with the last address, and Repeat brings that of its order', async ({
  page,
  shop,
}) => {
  test.slow()
  await shop.open()
  await shop.signIn('900000099')
  await order(page, shop)
  const placed = page.url()
  await test.step('the account has kept where it goes, without being asked to (DL-18)', async () => {
    await shop.go('/profile/address')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Bunyodkor/])
  })

  await onAnotherDevice(page)
  const home = new URL('/', page.url()).href
  await page.goto(home)
  const row = page.getByRole('button', { name: /Change the address/ }).first()
  await expect(row).toContainText('Set your address')
  await shop.signIn('900000099')
  await page.goto(home)
  await expect(row).toContainText('Bunyodkor')

  const sheet = page.getByRole('dialog', { name: 'Delivery address' })
  await test.step('another one is chosen, and the used one is two presses away', async () => {
    await row.click()
    await test.step('the present one has a tick, and shows its door when it is pressed', async () => {
      await sheet.getByRole('button', { name: /Bunyodkor/, pressed: true }).click()
      await expect(sheet.getByRole('textbox', { name: 'Flat' })).toHaveValue('57')
    })
    await sheet.getByRole('button', { name: 'Another address' }).click()
    await expect(sheet.getByRole('searchbox')).toBeFocused()
    await sheet.getByRole('searchbox').fill('Amir Temur xiyoboni')
    await sheet.getByRole('listitem').filter({ hasText: 'Amir Temur' }).getByRole('button').first().click()
    await shop.press('Deliver here')
    await expect(row).toContainText('Amir Temur xiyoboni')
    await row.click()
    await sheet.getByRole('button', { name: /^Bunyodkor/ }).click()
    await expect(sheet).toBeHidden()
    await expect(row).toContainText('Bunyodkor')
  })

  await test.step('Repeat of the delivered order brings its address and service', async () => {
    await row.click()
    await sheet.getByRole('button', { name: /^Amir Temur/ }).click()
    await expect(sheet).toBeHidden()
    await expect(row).toContainText('Amir Temur')
    await page.getByRole('radio', { name: 'Pick-up' }).check({ force: true })
    await page.goto(placed)
    await page.getByRole('button', { name: 'Repeat' }).click({ timeout: 45_000 })
    const again = page.getByRole('dialog', { name: 'Order again' })
    await expect(again).toContainText('Bunyodkor')
    await again.getByRole('button', { name: 'Change' }).click()
    await expect(page).toHaveURL(/\/basket$/)
    await shop.go('/checkout')
    await expect(page.getByRole('radio', { name: 'Delivery' })).toBeChecked()
    await expect(page.getByRole('button', { name: /Bunyodkor/ }).first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Flat' })).toHaveValue('57')
  })
})
