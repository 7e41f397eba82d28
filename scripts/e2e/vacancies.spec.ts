import { appIsThere } from './app-is-there.ts'
import { extended } from './extended.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'

/* Vacancies: customers and guests find, read and apply for them (CT-04). */

test('a vacancy is found in the footer, read, and applied for once', async ({ page, shop, request }) => {
  await shop.open('demo')
  await appIsThere(page)
  await shop.follow('Vacancies')
  await expect(page).toHaveURL(/\/vacancy$/)
  const row = page.getByRole('main').getByRole('link', { name: /^Cook/ })
  await expect(row).toContainText('6 000 000 – 9 000 000 UZS')
  await expect(row).toContainText('Chilanzar')
  await row.click()
  await shop.seesHeading('Cook')
  await shop.sees(/We need a cook of national dishes/)
  await expect(page.getByRole('button', { name: /^Call \+998/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Telegram' })).toBeVisible()

  // Each missing field shows an error, and the first of them gets the focus.
  await shop.press('Send application')
  await shop.sees('Enter your name')
  await shop.sees('Enter the full phone number')
  await expect(page.getByLabel('Name')).toBeFocused()
  const name = `Aziza ${Date.now()}`
  await shop.fill('Name', name)
  await page.getByLabel('Phone number').pressSequentially('901234567')
  await expect(page.getByLabel('Phone number')).toHaveValue('+998 90 123 45 67')
  await shop.fill('About you', 'Two years at a grill')
  await test.step('what was typed survives Back', async () => {
    await page.goBack()
    await row.click()
    await expect(page.getByLabel('About you')).toHaveValue('Two years at a grill')
    await expect(page.getByLabel('Name')).toHaveValue(name)
  })
  const sent: string[] = []
  page.on('request', (call) => call.url().endsWith('/apply') && sent.push(call.url()))
  await page.getByRole('button', { name: 'Send application' }).dblclick()
  await shop.sees('Application sent')
  await shop.sees('We’ll call you on +998 90 123 45 67')
  await expect(page.getByRole('button', { name: 'Send application' })).toHaveCount(0)
  expect(sent).toHaveLength(1)
  const desk = await (await request.get(`${shopUrl}/sandbox/applications`)).text()
  expect(desk.split(name)).toHaveLength(2)
})

test('a refused application keeps the input', async ({ page, shop, watch }) => {
  watch.allowConsole(/status of 500|\[dasturxon\]/)
  await shop.open('demo', { path: '/vacancy/vc-demo-2' })
  await page.route('**/apply', (route) => route.fulfill({ status: 500, body: '' }))
  await shop.fill('Name', 'Aziza')
  await page.getByLabel('Phone number').pressSequentially('901234567')
  await shop.fill('About you', 'I have a scooter')
  await shop.press('Send application')
  await expect(page.getByRole('alert')).toContainText('It is not known whether the application was sent')
  await expect(page.getByLabel('Name')).toHaveValue('Aziza')
  await expect(page.getByLabel('Phone number')).toHaveValue('+998 90 123 45 67')
  await expect(page.getByLabel('About you')).toHaveValue('I have a scooter')
  await page.unroute('**/apply')
  await shop.thumb()
  await shop.press('Send application')
  await shop.sees('Application sent')
})

test('an unknown vacancy is a 404, and so are all where the merchant shows none', async ({ page, shop }) => {
  await shop.open('demo', { path: '/vacancy/vc-demo-99' })
  await shop.seesHeading('This plate is empty')
  await expect(page).toHaveTitle(/Page Not Found/)
  const asked: string[] = []
  page.on('request', (call) => call.url().includes('/vacancies') && asked.push(call.url()))
  await shop.open('minimal')
  await appIsThere(page)
  await expect(page.getByRole('link', { name: 'Vacancies' })).toHaveCount(0)
  for (const path of ['/vacancy', '/vacancy/vc-demo-1']) {
    await shop.open('minimal', { path })
    await shop.seesHeading('This plate is empty')
  }
  await shop.open('minimal', { path: '/profile' })
  await shop.seesHeading('Profile')
  await expect(page.getByRole('link', { name: 'Vacancies' })).toHaveCount(0)
  expect(asked).toEqual([])
})

test(
  'inside Telegram the main button sends it, and Back leads to the list',
  extended(),
  async ({ page, telegram, telegramShop }) => {
    await choseEnglish(page)
    await telegram.open({ path: '/profile', user: 'known' })
    await telegramShop.follow('Vacancies')
    await telegram.app.getByRole('link', { name: /^Waiter/ }).click()
    await telegramShop.seesHeading('Waiter')
    await expect(telegram.mainButton).toHaveText('Send application')
    await telegramShop.fill('Name', 'Aziza')
    await telegram.app.getByLabel('Phone number').fill('+998 90 123 45 67')
    await telegramShop.thumb()
    await telegram.press('main')
    await telegramShop.sees('Application sent')
    await expect(telegram.mainButton).toBeHidden()
    await telegram.press('back')
    await telegramShop.seesHeading('Vacancies')
    expect(await telegram.errors()).toEqual([])
  },
)
