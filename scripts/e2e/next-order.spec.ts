import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { betweenPresses } from './presses.ts'
import type { Shop } from './shop.ts'
import { DISH } from './trouble.ts'

/*
 * Comment, time, name and receiver of one order are not carried over to the next, nor the details of one address to
 * another.
 */

const isOrder = (request: { method: () => string; url: () => string }) =>
  request.method() === 'POST' && request.url().endsWith('/orders/v1/orders')

const outside = (page: Page) => page.getByRole('switch', { name: 'I will meet the courier outside' })
const receipt = (page: Page) => page.getByRole('switch', { name: 'Receipt by SMS' })
const photo = (page: Page) => page.getByLabel('Change the photo of the entrance')
const noPhoto = (page: Page) => page.getByLabel('Add a photo of the entrance')

async function addPhoto(page: Page) {
  const file = { name: 'door.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await noPhoto(page).setInputFiles(file)
  await expect(photo(page)).toBeVisible()
}

/** The courier gets this note, and neither a photo nor somebody who comes down. */
const seesForCourier = (page: Page, shop: Shop, note: string) =>
  shop.wish('For the courier', async (sheet) => {
    await expect(outside(page)).not.toBeChecked()
    await expect(noPhoto(page)).toBeAttached()
    await expect(sheet.getByLabel('Note for the courier')).toHaveValue(note)
  })

/** Prepares an order to Bunyodkor 12 with every detail that belongs to a single order. */
async function prepare(page: Page, shop: Shop, phone: string) {
  await shop.open()
  await shop.toDelivery(phone, DISH)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aziza')
  await shop.wish('For the courier', async () => {
    await outside(page).check({ force: true })
    await addPhoto(page)
    await page.getByLabel('Note for the courier').fill('Ring twice')
  })
  await receipt(page).check({ force: true })
  await expect(page.getByRole('button', { name: /^Order \d+,\d00\sUZS/ })).toBeEnabled()
}

/** Presses Order and returns the body that was sent. */
async function order(page: Page, shop: Shop) {
  const sent = page.waitForRequest(isOrder)
  await shop.press(/^Order \d/)
  const body = (await sent).postDataJSON()
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/, { timeout: 40_000 })
  return body
}

/** The checkout of the next order shows none of these details and sends none. */
async function nextSaysNothing(page: Page, shop: Shop) {
  await shop.fillBasket(DISH)
  await shop.go('/checkout')
  await expect(page.getByRole('button', { name: /Bunyodkor/ }).first()).toBeVisible()
  await seesForCourier(page, shop, '')
  await expect(receipt(page)).not.toBeChecked()
  await expect(page.getByRole('button', { name: /^Order \d+,\d00\sUZS/ })).toBeEnabled()
  const body = await order(page, shop)
  expect(body).toMatchObject({ office: '57', sendCheque: false, sendChequePhone: null })
  expect(body.courierComment).toBe('Flat: 57')
}

test('the details of an order are not carried over to the next one', async ({ page, shop }) => {
  test.slow()
  await prepare(page, shop, '900000039')
  const first = await order(page, shop)
  expect(first).toMatchObject({ sendCheque: true, sendChequePhone: '+998900000039' })
  expect(first.courierComment).toMatch(/Встречу на улице.*Ring twice.*Фото входа/s)
  await nextSaysNothing(page, shop)
})

test('nor when the response to the order was lost and the order is found later', async ({
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

test('nor in another tab that showed the same checkout', async ({ page, shop, context, watch }) => {
  test.slow()
  await prepare(page, shop, '900000041')
  const other = await context.newPage()
  await other.goto(page.url())
  const forCourier = other.getByRole('button', { name: /^For the courier/ })
  await expect(forCourier).toHaveText(/Ring twice.*I will meet you outside.*Photo/)
  await expect(receipt(other)).toBeChecked()
  await order(page, shop)
  // All tabs share one order draft: when its basket is gone, this tab's draft is gone as well.
  await shop.fillBasket(DISH)
  await other.bringToFront()
  await expect(forCourier).toHaveText(/Enter$/)
  await expect(receipt(other)).not.toBeChecked()
  const press = () => other.getByRole('button', { name: /^Order \d/ }).click()
  // The receipt that this tab showed is not asked for any more: that is said before anything is sent.
  await press()
  await expect(other.getByText('This has changed').first()).toBeVisible()
  const sent = other.waitForRequest(isOrder)
  await betweenPresses(other)
  await press()
  const body = (await sent).postDataJSON()
  expect(body).toMatchObject({ sendCheque: false, sendChequePhone: null })
  expect(body.courierComment).toBe('Flat: 57')
  await expect(other).toHaveURL(/\/profile\/orders\/[\w-]+$/)
  expect(watch.problems).toEqual([])
})

test('after an order that is fetched, and after one at a table, the next is a delivery to the same address (CO-12)', async ({
  page,
  shop,
}) => {
  test.slow()
  const nextIsDelivery = async () => {
    await shop.fillBasket(DISH)
    await shop.go('/checkout')
    await expect(page.getByRole('radio', { name: 'Delivery' })).toBeChecked()
    await expect(page.getByRole('button', { name: /Bunyodkor/ }).first()).toBeVisible()
  }
  await prepare(page, shop, '900000068')
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  expect(await order(page, shop)).toMatchObject({ serviceType: 'PICK_UP' })
  await nextIsDelivery()
  await shop.open('demo', { path: '/?start=t_tb-demo-chilonzor-5' })
  await expect(page.getByRole('button', { name: /^Table 5 · Main hall/ })).toBeVisible()
  await shop.go('/checkout')
  expect(await order(page, shop)).toMatchObject({ serviceType: 'DINE_IN' })
  await nextIsDelivery()
  expect(await order(page, shop)).toMatchObject({ serviceType: 'DELIVERY', office: '57' })
})

test('the details of one address are not carried over to another', async ({ page, shop }) => {
  test.slow()
  await prepare(page, shop, '900000042')
  await page
    .getByRole('button', { name: /Bunyodkor/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'Delivery address' })
  await sheet.getByRole('button', { name: /Bunyodkor/, pressed: true }).click()
  await sheet.getByRole('button', { name: 'Correct the street or house' }).click()
  await sheet.getByRole('textbox', { name: 'House number' }).fill('99')
  await shop.press('Deliver here')
  await expect(sheet).toBeHidden()
  await seesForCourier(page, shop, 'Ring twice')
  await test.step('a flat does not go along to another street', async () => {
    await page
      .getByRole('button', { name: /Bunyodkor/ })
      .first()
      .click()
    await sheet.getByRole('searchbox').fill('Amir Temur')
    await sheet.getByRole('listitem').filter({ hasText: 'Amir Temur' }).getByRole('button').first().click()
    await expect(sheet.getByRole('textbox', { name: 'Flat' })).toHaveValue('')
  })
})

test('at a table the page of the address offers tables, and the order stays at its table', async ({
  page,
  shop,
}) => {
  await shop.open('demo', { path: '/?start=t_tb-demo-chilonzor-5' })
  await expect(page.getByRole('button', { name: /^Table 5 · Main hall/ })).toBeVisible()
  await shop.go('/choose-address')
  await shop.seesHeading('Choose your table')
  await expect(page.getByRole('link', { name: 'On the map' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Table 6 / }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: /^Table 6 · Main hall/ })).toBeVisible()
})
