import { LANGUAGE_KEY } from '#/config/first-paint.ts'
import { expect, test } from './fixtures.ts'

/* A machine that draws no maps: the list does the same. */

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--disable-3d-apis'] }),
})

test('pick-up by the list reaches an order, and no map code was asked for (PU-01)', async ({
  page,
  shop,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await shop.open()
  await shop.signIn('900000034')
  await page.goto(new URL('/', page.url()).href)
  await shop.addDish('Norin with horse meat')
  await page.goto(new URL('/address/pickup', page.url()).href)
  await shop.sees('The map cannot be shown here')
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^Mirabad/ })
    .click()
  await shop.press('Pick up here')
  await expect(page).toHaveURL(/\/$/)
  await page.goto(new URL('/checkout', page.url()).href)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Bobur')
  const sent = page.waitForRequest((request) => /\/orders\/v1\/orders$/.test(request.url()))
  await shop.press(/^Order/)
  expect((await sent).postDataJSON()).toMatchObject({
    serviceType: 'PICK_UP',
    branch: { id: 'br-demo-mirobod' },
    deliveryPrice: 0,
    deliveryType: null,
  })
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
  expect(asked.filter((url) => /maplibre|\/maps\//.test(url))).toEqual([])
})

test('inside Telegram as well', async ({ page, telegram, telegramShop: shop }) => {
  const { app, mainButton } = telegram
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript((key) => localStorage.setItem(key, '"eng"'), LANGUAGE_KEY)
  await telegram.open({ user: 'second' })
  await shop.addDish('Norin with horse meat')
  await telegram.open({ user: 'second', path: '/address/pickup' })
  await shop.sees('The map cannot be shown here')
  await app
    .getByRole('listitem')
    .getByRole('button', { name: /^Mirabad/ })
    .click()
  await expect(mainButton).toHaveText('Pick up here')
  await mainButton.click()
  // The list has a button of that name as well, and a press comes to the page by way of the client.
  await expect(app.getByRole('radio', { name: 'Pick-up' })).toBeChecked()
  await expect(app.getByRole('button', { name: /Mirabad/ }).first()).toBeVisible()
  await telegram.open({ user: 'second', path: '/checkout' })
  await expect(mainButton).toHaveText(/^Order · 36,000\sUZS$/)
  const sent = page.waitForRequest((request) => /\/orders\/v1\/orders$/.test(request.url()))
  await mainButton.click()
  expect((await sent).postDataJSON()).toMatchObject({
    serviceType: 'PICK_UP',
    orderDevice: 'TELEGRAM_BOT',
    branch: { id: 'br-demo-mirobod' },
  })
  await shop.sees(/^Order placed! No\. \d+/)
  await expect(app.getByRole('main').getByText('Mirabad').first()).toBeVisible()
  expect(asked.filter((url) => /maplibre|\/maps\//.test(url))).toEqual([])
  expect(await telegram.errors()).toEqual([])
})

test.describe('with a line that would carry a map', () => {
  test.use({ savesData: false })

  test('the checkout’s strip keeps its ground, and the delivery is ordered', async ({ page, shop }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await shop.open()
    await shop.signIn('900000038')
    await page.goto(new URL('/', page.url()).href)
    await shop.addDish('Norin with horse meat')
    await page.getByRole('button', { name: 'One more Norin with horse meat' }).click()
    await page.goto(new URL('/checkout', page.url()).href)
    await shop.chooseAddress('Bunyodkor 12')
    await page.getByRole('textbox', { name: 'Your name' }).fill('Bobur')
    await expect(page.getByRole('button', { name: /^Order 79,000 UZS/ })).toBeVisible()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible()
    await expect(page.locator('canvas')).toHaveCount(0)
    const sent = page.waitForRequest((request) => /\/orders\/v1\/orders$/.test(request.url()))
    await shop.press(/^Order/)
    expect((await sent).postDataJSON()).toMatchObject({ serviceType: 'DELIVERY', addressType: 'TARGET' })
    await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
    expect(asked.filter((url) => /maplibre|\/maps\//.test(url))).toEqual([])
  })
})
