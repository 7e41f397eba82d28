import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'

/* A device without WebGL renders no maps: the list of branches does the same work. */

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
  await shop.go('/')
  await shop.addDish('Norin with horse meat')
  await shop.go('/address/pickup')
  await shop.pickUpByList()
  await expect(page).toHaveURL(/\/$/)
  await shop.go('/checkout')
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

test('an address that was found goes along to where the map would be (DL-02)', async ({ page, shop }) => {
  await shop.open()
  await shop.press(/Set your address/)
  const sheet = page.getByRole('dialog', { name: 'Delivery address' })
  await sheet.getByRole('searchbox').fill('Bunyodkor 12')
  await sheet.getByRole('listitem').getByRole('button').first().click()
  await page.getByRole('textbox', { name: 'Flat' }).fill('57')
  await sheet.getByRole('link', { name: 'On the map' }).click()
  await shop.sees('The map cannot be shown here')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('main').getByText(/Bunyodkor.*12/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Flat' })).toHaveValue('57')
})

test('inside Telegram as well', extended(), async ({ page, telegram, telegramShop: shop }) => {
  const { app, mainButton } = telegram
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await choseEnglish(page)
  await telegram.open({ user: 'second' })
  await shop.addDish('Norin with horse meat')
  await telegram.open({ user: 'second', path: '/address/pickup' })
  await shop.pickUpByList(async () => {
    await expect(mainButton).toHaveText('Pick up here')
    await mainButton.click()
  })
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
  await shop.sees(/^Order sent\. No\. \d+/)
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
    await shop.go('/')
    await shop.addDish('Norin with horse meat')
    await page.getByRole('button', { name: 'One more Norin with horse meat' }).click()
    await shop.go('/checkout')
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
