import { startIsOver } from './app-is-there.ts'
import { expect, test } from './fixtures.ts'
import { openDish, SHEET } from './one-dish.ts'
import { choseEnglish, type Shop } from './shop.ts'

/* A reload brings back the sheet that was open over the page, and the address found in it (BK-04, TG-13). */

/** Finds an address in its sheet and does not take it yet. */
async function findAddress(shop: Shop) {
  const sheet = await shop.openAddressSheet()
  await sheet.getByRole('searchbox').fill('Bunyodkor 12')
  await sheet.getByRole('listitem').getByRole('button').first().click()
  await sheet.getByRole('textbox', { name: 'Flat' }).fill('57')
  return sheet
}

test('a dish: its sheet is back after a reload, and once closed it stays closed', async ({ page, shop }) => {
  await shop.open()
  await openDish(page, SHEET)
  const sheet = page.getByRole('dialog', { name: SHEET.name })
  await expect(sheet).toBeVisible()
  await page.reload()
  await expect(sheet).toBeVisible()
  await page.waitForFunction(() => history.state?.layer === 1)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  await page.reload()
  await expect(
    shop
      .basketLink()
      .or(page.getByRole('heading', { level: 2 }).first())
      .first(),
  ).toBeVisible()
  await startIsOver(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an address: found and completed, it is taken after a reload, and the next reload has no sheet', async ({
  page,
  shop,
}) => {
  await shop.open()
  const sheet = await findAddress(shop)
  await page.reload()
  await expect(sheet.getByRole('textbox', { name: 'Flat' })).toHaveValue('57')
  await expect(sheet.getByText(/Bunyodkor.*12/).first()).toBeVisible()
  await shop.press('Deliver here')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: /Bunyodkor.*12/ }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /Bunyodkor.*12/ }).first()).toBeVisible()
  await startIsOver(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('over the checkout the button is that of the sheet, not that of the page below it', async ({
  page,
  telegram,
  telegramShop: shop,
}) => {
  await choseEnglish(page)
  const { app, mainButton } = telegram
  await telegram.open({ user: 'second' })
  await shop.addDish('Norin with horse meat')
  await shop.more('Norin with horse meat').click()
  await telegram.launch({ user: 'second', path: '/checkout' })
  await expect(mainButton).toHaveText('Set an address')
  const sheet = await findAddress(shop)
  await expect(mainButton).toHaveText('Deliver here')
  const { length } = await telegram.log()
  await telegram.reload()
  await telegram.waitFor('web_app_ready', length)
  await expect(sheet.getByRole('textbox', { name: 'Flat' })).toHaveValue('57')
  await expect(app.getByRole('heading', { name: 'Your order' })).toBeAttached()
  await expect(mainButton).toHaveText('Deliver here')
  await mainButton.click()
  await expect(sheet).toBeHidden()
  await expect(mainButton).toHaveText(/^Order/)
})

test('inside Telegram the address is back after the client’s reload, and a new launch begins without it', async ({
  telegram,
  telegramShop: shop,
}) => {
  const { app, mainButton, leave } = telegram
  await telegram.open({ lang: 'en' })
  const sheet = await findAddress(shop)
  await expect(mainButton).toHaveText('Deliver here')
  const { length } = await telegram.log()
  await telegram.reload()
  await telegram.waitFor('web_app_ready', length)
  await expect(sheet.getByRole('textbox', { name: 'Flat' })).toHaveValue('57')
  await expect(mainButton).toHaveText('Deliver here')
  await leave.click()
  await expect(sheet).toBeHidden()

  await findAddress(shop)
  await telegram.launch({ lang: 'en' })
  await expect(app.getByRole('button', { name: /Set your address/ }).first()).toBeVisible()
  await startIsOver(app)
  await expect(app.getByRole('dialog')).toHaveCount(0)
})
