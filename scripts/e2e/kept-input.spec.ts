import { expect, test } from './fixtures.ts'
import { openDish, optionIn, SHEET } from './one-dish.ts'
import { CODE, choseEnglish } from './shop.ts'
import { placeOf, reloadTelegram, reloadWeb, SOON } from './storm.ts'
import { DISH } from './trouble.ts'

/* What a customer has chosen and typed and not used yet is there after the app was loaded anew (TG-13). */

test('a dish: its choices, number and note are kept until it is closed', async ({ page, shop }) => {
  await shop.open()
  const sheet = page.getByRole('dialog', { name: SHEET.name })
  await openDish(page, SHEET)
  const note = sheet.getByRole('textbox', { name: 'Note for the kitchen' })
  const large = optionIn(sheet, /^Large/)
  await large.check({ force: true })
  await optionIn(sheet, /^Patir/).check({ force: true })
  await sheet.getByRole('button', { name: `One more ${SHEET.name}` }).click()
  await note.fill('Without salt')
  await reloadWeb(page)
  await expect(note).toHaveValue('Without salt', SOON)
  await expect(large).toBeChecked()
  await expect(sheet.getByRole('button', { name: /^Add to basket.*112,000/ })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
  await openDish(page, SHEET)
  await expect(note).toHaveValue('')
  await expect(large).not.toBeChecked()
})

test('a sign-in: the number, the page of its code, and the way back to the page that asked', async ({
  page,
  shop,
}) => {
  await shop.open()
  await shop.addDish(DISH)
  await shop.go('/checkout')
  await page.getByRole('radio', { name: 'Pick-up' }).check({ force: true })
  await shop.press(/^Log in to order/)
  const phone = page.getByLabel('Phone number')
  await phone.pressSequentially('9000000')
  await reloadWeb(page)
  await expect(phone).toHaveValue('+998 90 000 00', SOON)
  await phone.press('End')
  await phone.pressSequentially('90')
  await shop.press(/^Get the code/)
  await shop.seesHeading('Code from the SMS')
  await reloadWeb(page)
  await expect(page.getByText('+998 90 000 00 90')).toBeVisible(SOON)
  await page.getByLabel('Code from the SMS').first().pressSequentially(CODE)
  await shop.seesHeading('Your order')
  await expect(page.getByText('Log in to order')).toHaveCount(0)
})

test('words that are searched for: a dish, and an address in its sheet', async ({ page, shop }) => {
  await shop.open('demo', { path: '/search' })
  const dish = page.getByRole('searchbox')
  await dish.fill('norin')
  // At once, before the address has it.
  await reloadWeb(page)
  await expect(dish).toHaveValue('norin', SOON)
  await shop.go('/')
  const sheet = await shop.openAddressSheet()
  await sheet.getByRole('searchbox').fill('Bunyodkor')
  await reloadWeb(page)
  await expect(sheet.getByRole('searchbox')).toHaveValue('Bunyodkor', SOON)
  await expect(sheet.getByRole('listitem').first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await shop.openAddressSheet()
  await expect(sheet.getByRole('searchbox')).toHaveValue('')
})

test('the menu stands where it was scrolled to', async ({ page, shop }) => {
  await shop.open()
  await expect(shop.add(DISH)).toBeVisible()
  await page.mouse.move(200, 500)
  // The first cards are shorter than the whole menu.
  await expect(async () => {
    await page.mouse.wheel(0, 700)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_200)
  }).toPass()
  await shop.stands()
  const before = await placeOf(page)
  await reloadWeb(page)
  await expect.poll(() => placeOf(page), SOON).toEqual(before)
})

test('a client that puts the app in anew comes to the page that was left, not to the link of the launch', async ({
  page,
  telegram,
  telegramShop: shop,
}) => {
  await choseEnglish(page)
  const { app, mainButton, leave } = telegram
  await telegram.open({ user: 'second', profile: 'anew' })
  await shop.addDish(DISH)
  await shop.more(DISH).click()
  await shop.toBasket()
  await mainButton.click()
  await shop.seesHeading('Your order')
  await shop.tellKitchen('No onions', () => mainButton.click())
  await app
    .getByRole('button', { name: /Set your address/ })
    .first()
    .click()
  const sheet = app.getByRole('dialog', { name: 'Delivery address' })
  await sheet.getByRole('searchbox').fill('Bunyodkor')
  await reloadTelegram(telegram)
  await expect(sheet.getByRole('searchbox')).toHaveValue('Bunyodkor', SOON)
  await leave.click()
  await expect(sheet).toBeHidden()
  await expect(app.getByRole('button', { name: /^For the kitchen.*No onions/ })).toBeVisible()
  await leave.click()
  await expect(app.getByRole('heading', { name: 'Your order' })).toHaveCount(0)
  await test.step('another launch begins at its own page', async () => {
    await telegram.launch({ user: 'second', profile: 'anew', path: '/profile' })
    await shop.seesHeading('Profile')
    await telegram.launch({ user: 'second', profile: 'anew', path: '/' })
    await expect(shop.more(DISH)).toBeVisible()
  })
  expect(await telegram.errors()).toEqual([])
})
