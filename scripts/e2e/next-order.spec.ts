import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { DISH } from './trouble.ts'

/* What a customer said of one order is not said of the next, nor what was said of one address of another. */

const isOrder = (request: { method: () => string; url: () => string }) =>
  request.method() === 'POST' && request.url().endsWith('/orders/v1/orders')

const outside = (page: Page) => page.getByRole('switch', { name: 'I will meet the courier outside' })
const receipt = (page: Page) => page.getByRole('switch', { name: 'Receipt by SMS' })
const photo = (page: Page) => page.getByLabel('Photo of the entrance')
const noPhoto = (page: Page) => page.getByLabel('Add a photo of the entrance')
const goTo = (page: Page, path: string) => page.goto(new URL(path, page.url()).href)

/** Two of the dish: enough for a delivery. */
async function fillBasket(page: Page, shop: Shop) {
  await goTo(page, '/')
  await shop.addDish(DISH)
  await page
    .getByRole('button', { name: `One more ${DISH}` })
    .first()
    .click()
}

async function addPhoto(page: Page) {
  const file = { name: 'door.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await noPhoto(page).setInputFiles(file)
  await expect(photo(page)).toBeVisible()
}

/** An order to Bunyodkor 12 with everything said that is said of one order. */
async function prepare(page: Page, shop: Shop, phone: string) {
  await shop.open()
  await shop.signIn(phone)
  await fillBasket(page, shop)
  await goTo(page, '/checkout')
  await shop.chooseAddress('Bunyodkor 12')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aziza')
  await outside(page).check({ force: true })
  await addPhoto(page)
  await page.getByLabel('Note for the courier').fill('Ring twice')
  await receipt(page).check({ force: true })
  await expect(page.getByRole('button', { name: /^Order \d+,\d00\sUZS/ })).toBeEnabled()
}

/** Presses Order; what was sent. */
async function order(page: Page, shop: Shop) {
  const sent = page.waitForRequest(isOrder)
  await shop.press(/^Order \d/)
  const body = (await sent).postDataJSON()
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/, { timeout: 40_000 })
  return body
}

/** The next order: the checkout shows none of it, and sends none of it. */
async function nextSaysNothing(page: Page, shop: Shop) {
  await fillBasket(page, shop)
  await goTo(page, '/checkout')
  await expect(page.getByRole('button', { name: /Bunyodkor/ }).first()).toBeVisible()
  await expect(outside(page)).not.toBeChecked()
  await expect(noPhoto(page)).toBeAttached()
  await expect(receipt(page)).not.toBeChecked()
  await expect(page.getByLabel('Note for the courier')).toHaveValue('')
  await expect(page.getByRole('button', { name: /^Order \d+,\d00\sUZS/ })).toBeEnabled()
  const body = await order(page, shop)
  expect(body).toMatchObject({ office: '57', sendCheque: false, sendChequePhone: null })
  expect(body.courierComment).toBe('Flat: 57')
}

test('what was said of an order is not said of the next', async ({ page, shop }) => {
  test.slow()
  await prepare(page, shop, '900000039')
  const first = await order(page, shop)
  expect(first).toMatchObject({ sendCheque: true, sendChequePhone: '+998900000039' })
  expect(first.courierComment).toMatch(/Встречу на улице.*Ring twice.*Фото входа/s)
  await nextSaysNothing(page, shop)
})

test('nor when the answer to the order was lost and the order is found later', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  watch.allowConsole(/net::ERR_/)
  await prepare(page, shop, '900000040')
  let isLost = false
  await page.route('**/orders/v1/orders', async (route) => {
    const request = route.request()
    if (request.method() !== 'POST' || isLost) return route.fallback()
    isLost = true
    const url = request.url().replace('demo.localhost', '127.0.0.1')
    await fetch(url, { method: 'POST', headers: request.headers(), body: request.postData() })
    await route.abort('connectionreset')
  })
  await order(page, shop)
  expect(isLost).toBe(true)
  await nextSaysNothing(page, shop)
})

test('nor in another tab that was at the same order', async ({ page, shop, context, watch }) => {
  test.slow()
  await prepare(page, shop, '900000041')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(outside(other)).toBeChecked()
  await expect(receipt(other)).toBeChecked()
  await order(page, shop)
  // One order in the making for all tabs: with its basket it is over in this one as well.
  await fillBasket(page, shop)
  await other.bringToFront()
  await expect(outside(other)).not.toBeChecked()
  await expect(receipt(other)).not.toBeChecked()
  await expect(noPhoto(other)).toBeAttached()
  const sent = other.waitForRequest(isOrder)
  await other.getByRole('button', { name: /^Order \d/ }).click()
  const body = (await sent).postDataJSON()
  expect(body).toMatchObject({ sendCheque: false, sendChequePhone: null })
  expect(body.courierComment).toBe('Flat: 57')
  await expect(other).toHaveURL(/\/profile\/orders\/[\w-]+$/)
  expect(watch.problems).toEqual([])
})

test('nor of another address', async ({ page, shop }) => {
  test.slow()
  await prepare(page, shop, '900000042')
  await page
    .getByRole('button', { name: /Bunyodkor/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'Delivery address' })
  await sheet.getByLabel('House', { exact: true }).first().fill('99')
  await shop.press('Deliver here')
  await expect(sheet).toBeHidden()
  await expect(outside(page)).not.toBeChecked()
  await expect(noPhoto(page)).toBeAttached()
  await expect(page.getByLabel('Note for the courier')).toHaveValue('Ring twice')
  await test.step('a flat does not go along to another street', async () => {
    await page
      .getByRole('button', { name: /Bunyodkor/ })
      .first()
      .click()
    await sheet.getByRole('button', { name: 'Change' }).click()
    await sheet.getByRole('searchbox').fill('Amir Temur')
    await sheet.getByRole('listitem').getByRole('button').first().click()
    await expect(sheet.getByRole('textbox', { name: 'Flat' })).toHaveValue('')
  })
})

test('at a table the page of the address offers tables, and the order stays at its table', async ({
  page,
  shop,
}) => {
  await shop.open('demo', { path: '/?start=t_tb-demo-chilonzor-5' })
  await expect(page.getByRole('button', { name: /^Table 5 · Main hall/ })).toBeVisible()
  await goTo(page, '/choose-address')
  await shop.seesHeading('Choose your table')
  await expect(page.getByRole('link', { name: 'On the map' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Table 6 / }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: /^Table 6 · Main hall/ })).toBeVisible()
})
