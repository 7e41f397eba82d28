import type { FrameLocator, Locator, Page } from '@playwright/test'
import { extended } from './extended.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'

/* Where the order goes: the map with its pin, and what does the same without a map. */

const DISH = 'Norin with horse meat'

type Root = Page | FrameLocator

/** A place outside every delivery zone is reported; the next search is one press away. */
async function beyondZone(root: Root, other: Locator) {
  const search = root.getByRole('searchbox')
  await search.fill('41.050, 68.900')
  await root
    .getByRole('listitem')
    .getByRole('button', { name: /Pinned location/ })
    .click()
  await expect(root.getByText(/^\d+(\.\d)? km outside our delivery area/).first()).toBeVisible()
  await other.click()
  await expect(search).toBeFocused()
  await search.fill('Amir Temur xiyoboni')
  await root
    .getByRole('listitem')
    .getByRole('button', { name: /Amir Temur xiyoboni/ })
    .first()
    .click()
  await expect(root.getByText('Amir Temur xiyoboni').first()).toBeVisible()
}

/** Pulls until the pin stands elsewhere: under a place just found the map may still be settling. */
const pullAway = (page: Page, root: Root) =>
  expect(async () => {
    await pull(page, root, { x: -110, y: -90 })
    await expect(root.getByText('Amir Temur xiyoboni')).toBeHidden({ timeout: 4_000 })
  }).toPass({ timeout: 60_000 })

/** Pulls the map under the pin by so many pixels, and waits until the new place has its words. */
async function pull(page: Page, root: Root, by: { x: number; y: number }) {
  const canvas = root.getByRole('region', { name: 'Delivery address' })
  await expect(canvas).toBeVisible()
  await expect(root.getByText(/^Branch /).first()).toBeVisible()
  const box = await canvas.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 330]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by.x, y + by.y, { steps: 8 })
  await page.mouse.up()
}

test('a delivery to where the pin was put by hand reaches an order (DL-02, DL-03, BX-21, CX-07)', async ({
  page,
  shop,
}) => {
  test.slow()
  await shop.open()
  await shop.signIn('900000031')
  await shop.fillBasket(DISH)
  await shop.go('/address/delivery')
  await shop.sees('Amir Temur xiyoboni')
  // Whose map it is.
  await expect(page.getByText('© Dasturxon')).toBeVisible()
  await test.step('out of the zone first', () =>
    beyondZone(page, page.getByRole('button', { name: 'Choose another address' })))
  await pullAway(page, page)
  // The price of the basket's delivery, not a guess.
  await shop.sees(/delivery \d+,\d00\sUZS/)
  await page.getByRole('textbox', { name: 'Flat' }).fill('57')
  await shop.press('Deliver here')
  await expect(page).toHaveURL(/\/$/)

  await shop.go('/checkout')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nodira')
  await page.getByRole('button', { name: /^For the courier/ }).click()
  await page.getByRole('switch', { name: 'I will meet the courier outside' }).check({ force: true })
  await test.step('a photo of the entrance, taken away, and another one', async () => {
    const file = { name: 'door.png', mimeType: 'image/png', buffer: await page.screenshot() }
    const input = page.getByLabel('Add a photo of the entrance')
    await input.setInputFiles({ ...file, buffer: Buffer.from('no picture') })
    await shop.sees('The photo cannot be read')
    await input.setInputFiles(file)
    await page.getByRole('button', { name: 'Remove the photo' }).click()
    await expect(input).toBeFocused()
    await input.setInputFiles(file)
    await expect(page.getByLabel('Change the photo of the entrance')).toBeVisible()
  })
  await shop.press('Done')
  await expect(page.getByRole('button', { name: /^For the courier/ })).toHaveText(
    /I will meet you outside.*Photo/,
  )
  await shop.thumb()
  const sent = page.waitForRequest((request) => /\/orders\/v1\/orders$/.test(request.url()))
  await expect(page.getByRole('button', { name: /^Order \d+,\d00\sUZS/ })).toBeVisible()
  await shop.press(/^Order/)
  const body = (await sent).postDataJSON()
  expect(body).toMatchObject({ serviceType: 'DELIVERY', addressType: 'MAP', office: '57' })
  const [, note, photo, door] =
    /^(.*) Kirish joyi rasmi \/ Фото входа: (\S+) (.*)$/.exec(body.courierComment) ?? []
  expect([note, door]).toEqual(['Tashqarida kutib olaman / Встречу на улице.', 'Flat: 57'])
  const { pathname } = new URL(photo ?? '')
  const picture = await page.request.get(`${shopUrl}${pathname}`)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp'])
  // Pulled up and to the left, the pin stands south and east of where it stood.
  expect(body.address.latitude).toBeLessThan(41.3112)
  expect(body.address.longitude).toBeGreaterThan(69.2794)
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
})

test('an address found by its words goes along to the map, with the flat already typed (DL-02)', async ({
  page,
  shop,
}) => {
  await shop.open()
  await shop.press(/Set your address/)
  const sheet = page.getByRole('dialog', { name: 'Delivery address' })
  await sheet.getByRole('searchbox').fill('Bunyodkor 12')
  await sheet.getByRole('listitem').getByRole('button').first().click()
  const flat = page.getByRole('textbox', { name: 'Flat' })
  await flat.fill('57')
  await sheet.getByRole('link', { name: 'On the map' }).click()
  await expect(page).toHaveURL(/\/address\/delivery$/)
  await expect(sheet).toBeHidden()
  await expect(
    page
      .getByRole('main')
      .getByText(/Bunyodkor.*12/)
      .first(),
  ).toBeVisible()
  await expect(flat).toHaveValue('57')
  await shop.press('Deliver here')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: /Bunyodkor.*12/ }).first()).toBeVisible()
})

test('inside Telegram the main button takes the pin and orders, and a swipe down belongs to the map', async ({
  page,
  telegram,
  telegramShop: shop,
}) => {
  test.slow()
  await choseEnglish(page)
  const { app, mainButton } = telegram
  await telegram.open({ user: 'second' })
  await shop.addDish(DISH)
  await app.getByRole('button', { name: `One more ${DISH}` }).click()
  await telegram.open({ path: '/address/delivery', user: 'second' })
  await expect(app.getByText('Amir Temur xiyoboni').first()).toBeVisible()
  await expect.poll(async () => (await telegram.state()).allowsSwipe).toBe(false)
  await test.step('out of the zone first', () => beyondZone(app, mainButton))
  await pullAway(page, app)
  await expect(telegram.mainButton).toHaveText('Deliver here')
  await expect(app.getByText(/delivery \d+,\d00\sUZS/).first()).toBeVisible()
  const street = await app.getByRole('main').getByRole('status').first().locator('p').first().textContent()
  await telegram.press('main')
  await expect(app.getByRole('button', { name: new RegExp(street ?? '') }).first()).toBeVisible()
  await expect.poll(async () => (await telegram.state()).allowsSwipe).toBe(true)

  await telegram.open({ path: '/checkout', user: 'second' })
  await expect(mainButton).toHaveText(/^Order · \d+,\d00\sUZS$/)
  const sent = page.waitForRequest((request) => /\/orders\/v1\/orders$/.test(request.url()))
  await mainButton.click()
  const body = (await sent).postDataJSON()
  expect(body).toMatchObject({ serviceType: 'DELIVERY', orderDevice: 'TELEGRAM_BOT', addressType: 'MAP' })
  expect(body.address.latitude).toBeLessThan(41.3112)
  expect(body.address.longitude).toBeGreaterThan(69.2794)
  await shop.sees(/^Order sent\. No\. \d+/)
  await expect(
    app
      .getByRole('main')
      .getByText(street ?? '')
      .first(),
  ).toBeVisible()
  expect(await telegram.errors()).toEqual([])
})

test('outside the zone another address or the nearest pick-up is offered (DL-08)', async ({ page, shop }) => {
  await shop.open('demo', { path: '/address/delivery' })
  await page.getByRole('searchbox').fill('41.050, 68.900')
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /Pinned location/ })
    .click()
  await shop.sees(/^\d+(\.\d)? km outside our delivery area/)
  await page.getByRole('button', { name: 'Choose another address' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await shop.press('Choose')
  await shop.go('/')
  await expect(page.getByRole('radio', { name: 'Pick-up' })).toBeChecked()
})

test.describe('without a map', () => {
  for (const [what, pattern] of [
    ['tiles', '**/maps/tiles/**'],
    ['worker', '**/maplibre-gl-worker*'],
  ] as const) {
    test(
      `a dead ${what}: the address is found by words and reaches the order`,
      extended(),
      async ({ page, shop, watch }) => {
        watch.allowConsole(/net::ERR_FAILED|Failed to fetch|no map/)
        await page.route(pattern, (route) => route.abort('failed'))
        await shop.open('demo', { path: '/address/delivery' })
        await shop.sees('The map cannot be shown here')
        await page.getByRole('searchbox').fill('Bunyodkor 12')
        const found = page.getByRole('listitem').getByRole('button')
        await found.first().click()
        await test.step('another one: the field is back, with the cursor in it', async () => {
          await shop.press('Another address')
          await expect(page.getByRole('searchbox')).toBeFocused()
          await page.getByRole('searchbox').fill('Bunyodkor 12')
          await found.first().click()
        })
        await shop.press('Deliver here')
        await expect(page.getByRole('button', { name: /Bunyodkor.*12/ }).first()).toBeVisible()
      },
    )
  }
})
