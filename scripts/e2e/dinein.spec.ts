import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'

/* At the table, and before it: the link of a table, the waiter, a booking. */

const DISH = 'Norin with horse meat'
const TABLE = 'tb-dinein-chilonzor-5'
const isOrder = (request: { method: () => string; url: () => string }) =>
  request.method() === 'POST' && request.url().endsWith('/orders/v1/orders')

test('the web: a table by its link, the waiter, an order with the pay for service (DI-01, DI-02, DI-04, CO-07, IN-04)', async ({
  page,
  shop,
}) => {
  await shop.open('dinein', { path: `/?start=t_${TABLE}` })
  await expect(page.getByRole('button', { name: /^Table 5 · Main hall/ })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)

  await test.step('one tap calls the waiter; the call is sent, then accepted, and cannot be repeated meanwhile', async () => {
    const bill = page.getByRole('button', { name: /^(Ask for the bill$|Bill)/ })
    // The waiter may have accepted before the first look at the call, so that look waits until "Sent" was seen.
    let seen = () => {}
    const seenAsSent = new Promise<void>((resolve) => {
      seen = resolve
    })
    await page.route('**/waiter-calls/*', async (route) => {
      await seenAsSent
      await route.continue()
    })
    await bill.click()
    await expect(bill).toHaveAccessibleName('Bill Sent')
    await expect(bill.getByText('Bill', { exact: true })).toBeVisible()
    seen()
    await expect(bill).toHaveAccessibleName('Bill Waiter on the way', { timeout: 20_000 })
    await expect(bill).toHaveAttribute('aria-disabled', 'true')
  })

  await shop.signIn('900000061', 'dinein')
  await shop.open('dinein')
  await shop.addDish(DISH)
  await shop.open('dinein', { path: '/checkout' })
  await test.step('the pay for service says why', async () => {
    await page.getByRole('button', { name: /Table service: 3,400/ }).click()
    const row = page
      .locator('div')
      .filter({ has: page.locator('dt', { hasText: 'Table service' }) })
      .last()
    await row.getByRole('button', { name: 'How is this calculated?' }).click()
    await expect(row).toContainText(/10\s?% of the dishes, 34,000\sUZS/)
  })
  await expect(page.getByText('Set your address')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Cash' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Terminal' })).toHaveCount(0)
  await page.getByRole('switch', { name: 'Receipt by SMS' }).check({ force: true })
  await expect(page.getByLabel('Phone for the receipt')).toHaveValue('+998 90 000 00 61')
  const name = page.getByLabel('Your name')
  if (await name.isVisible()) await name.fill('Aziza')
  const sent = page.waitForRequest(isOrder)
  await shop.press(/^Order/)
  const body = (await sent).postDataJSON()
  expect(body).toMatchObject({
    serviceType: 'DINE_IN',
    hallId: 'h-dinein-chilonzor',
    tableId: TABLE,
    serviceId: 'sv-dinein-chilonzor',
    waiterId: expect.stringMatching(/^waiter-/),
    address: null,
    sendCheque: true,
    sendChequePhone: '+998900000061',
  })
  await shop.sees(/^Order sent\. No\. \d+/)
  await expect(page.getByRole('main').getByText('Table 5 · Main hall')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Call the waiter' })).toBeVisible()
  // The waiter who came to the table is the kitchen's business.
  expect(await page.content()).not.toContain(body.waiterId)

  await test.step('the active order is shown above the menu by itself, and disappears with its customer (ST-13, OR-07)', async () => {
    await shop.open('dinein')
    const strip = page.getByRole('link', { name: /^No\. \d+ · / })
    await expect(strip).toBeVisible()
    await shop.open('dinein', { path: '/profile' })
    await shop.press('Log out')
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Log out of this account?')
    await shop.answer('Log out')
    await expect(page.getByRole('button', { name: `Add ${DISH}` }).first()).toBeVisible()
    await expect(strip).toHaveCount(0)
  })
})

test(
  'Telegram: a table by its link, the order by the main button; an unknown table gets a message',
  extended(),
  async ({ page, telegram, telegramShop: shop }) => {
    const { app, mainButton } = telegram
    await choseEnglish(page)
    await telegram.open({ merchant: 'demo', user: 'known', start: 't_tb-none' })
    // The app starts first, then asks about the table: on a busy machine that takes its time.
    await expect(app.getByText('Table not found').first()).toBeVisible({ timeout: 40_000 })
    await shop.press('Choose a table')
    const sheet = app.getByRole('dialog', { name: 'Choose your table' })
    await sheet.getByRole('button', { name: 'Table 2', exact: false }).first().click()
    await expect(sheet).toBeHidden()
    await shop.sees('Table 2 · Main hall')

    await telegram.open({ merchant: 'demo', user: 'known', start: 't_tb-demo-chilonzor-3' })
    await shop.sees('Table 3 · Main hall')
    await shop.addDish(DISH)
    await shop.toBasket()
    await mainButton.click()
    await expect(mainButton).toHaveText(/^Order/)
    const sent = page.waitForRequest(isOrder)
    await mainButton.click()
    expect((await sent).postDataJSON()).toMatchObject({
      serviceType: 'DINE_IN',
      orderDevice: 'TELEGRAM_BOT',
      branch: { id: 'br-demo-chilonzor' },
      tableId: 'tb-demo-chilonzor-3',
    })
    await shop.sees(/^Order sent\. No\. \d+/)
    expect(await telegram.errors()).toEqual([])
  },
)

test(
  'a booking is made, has a number, and is cancelled (DI-03, DI-05)',
  extended(),
  async ({ page, shop }) => {
    await shop.open('demo', { path: '/profile' })
    await shop.press('Table booking')
    const sheet = page.getByRole('dialog', { name: 'Table booking' })
    await sheet.getByLabel('Branch').selectOption({ label: 'Yunusabad' })
    await sheet.getByRole('button', { name: 'One more How many people' }).click()
    await sheet.getByRole('group', { name: 'Day' }).getByRole('radio').nth(1).check({ force: true })
    await sheet.getByRole('button', { name: 'Book a table' }).click()
    await expect(sheet.getByText('Choose a time')).toBeVisible()
    await shop.choose(sheet.getByRole('radio', { name: '19:00' }))
    await sheet.getByLabel('Name').fill('Aziza')
    await sheet.getByLabel('Phone number').fill('+998 90 000 00 62')
    await shop.thumb()
    await sheet.getByRole('button', { name: 'Book a table' }).click()

    await test.step('a visitor signs in and finds everything as it was', async () => {
      // The sheet that is closing shows a phone number too, until the log-in page has replaced it.
      await shop.seesHeading(/^Log in/)
      await expect(sheet).toBeHidden()
      await page.getByLabel('Phone number').pressSequentially('900000062')
      await page.getByRole('button', { name: /^Get the code/ }).click()
      await page.getByLabel('Code from the SMS').first().pressSequentially('111111')
      await expect(sheet.getByLabel('Name')).toHaveValue('Aziza')
      await expect(sheet.getByRole('radio', { name: '19:00' })).toBeChecked()
    })
    await sheet.getByRole('button', { name: 'Book a table' }).click()
    await shop.sees(/^Request sent, No\. \d+/)
    await expect(sheet.getByText(/^Booking \d+\s·\s3 people/)).toBeVisible()
    await sheet.getByRole('button', { name: 'Cancel the booking' }).click()
    await expect(page.getByRole('dialog', { name: 'Cancel the booking?' })).toBeVisible()
    await shop.answer('Cancel the booking')
    await expect(sheet.getByText('Cancelled')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Cancel the booking' })).toBeHidden()
  },
)

test(
  'inside Telegram the client’s scanner chooses the table (BX-29)',
  extended(),
  async ({ page, telegram, telegramShop: shop }) => {
    await choseEnglish(page)
    const { app } = telegram
    await telegram.open({ merchant: 'demo', profile: 'ios', user: 'second', start: 't_tb-none' })
    await expect(app.getByText('Table not found').first()).toBeVisible({ timeout: 40_000 })
    await shop.press('Choose a table')
    const sheet = app.getByRole('dialog', { name: 'Choose your table' })
    const scan = sheet.getByRole('button', { name: 'Scan the code' })
    await test.step('the code of a dish is no table’s', async () => {
      await telegram.answer('qr', 'https://t.me/qozon_bot/shop?startapp=p_p-1')
      await scan.click()
      await telegram.waitFor('scan_qr_popup_closed')
      await expect(sheet).toBeVisible()
    })
    await telegram.answer('qr', 'https://t.me/qozon_bot/shop?startapp=t_tb-demo-chilonzor-3')
    await scan.click()
    await expect(sheet).toBeHidden()
    await shop.sees('Table 3 · Main hall')
    expect(await telegram.errors()).toEqual([])
  },
)
