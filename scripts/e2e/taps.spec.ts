import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { watchLayoutShifts } from './layout-shifts.ts'
import { override } from './override.ts'
import { CODE, type Shop } from './shop.ts'

/* The shortest ways to an order, counted in presses; typing is none (CO-16, BX-04). */

/** Enough for a delivery by itself, and nothing to choose. */
const DISH = 'Lunch: osh, salad, tea'

/** Counts the presses on the page from now on, over all its documents. */
async function countTaps(page: Page) {
  let taps = 0
  await page.exposeFunction('countTap', () => {
    taps += 1
  })
  await page.addInitScript(() => {
    const { countTap } = window as unknown as { countTap: () => void }
    addEventListener('pointerdown', () => countTap(), true)
  })
  return {
    taps: () => taps,
    restart: () => {
      taps = 0
    },
  }
}

const isPlaced = (page: Page) => expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/, { timeout: 40_000 })

/** Scrolls, which is no tap, to the dish and adds it. */
async function add(page: Page, shop: Shop) {
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, innerHeight / 2))
    await expect(shop.add(DISH)).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [100] })
  await shop.add(DISH).tap()
}

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

test('a new guest orders a delivery with nine taps, and the next time with four', async ({ page, shop }) => {
  test.slow()
  page.setDefaultTimeout(30_000)
  const { taps, restart } = await countTaps(page)
  const order = page.getByRole('button', { name: /^Order/ })
  const sheet = page.getByRole('dialog', { name: 'Delivery address' })
  await shop.open()
  await add(page, shop)
  await shop.basketLink().tap()
  await page.getByRole('button', { name: /^Checkout/ }).tap()
  await order.tap()
  await test.step('the phone and the code are typed at once', async () => {
    await expect(page.getByRole('textbox', { name: /phone/i })).toBeFocused()
    await page.keyboard.type('900000095')
    await page.getByRole('button', { name: /^Get the code/ }).tap()
    await expect(page.getByRole('textbox', { name: /code/i })).toBeFocused()
    await page.keyboard.type(CODE)
    await expect(page).toHaveURL(/\/checkout$/)
  })
  await test.step('the address is asked for, which is typed at once, and then the name', async () => {
    await page.getByRole('button', { name: 'Set an address' }).tap()
    await expect(sheet.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('Bunyodkor 12')
    await sheet.getByRole('listitem').getByRole('button').first().tap()
    await page.getByRole('button', { name: 'Deliver here' }).tap()
    await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused()
    await page.keyboard.type('Nodira')
  })
  await expect(order).toHaveText(/UZS/)
  await order.tap()
  await isPlaced(page)
  expect(taps()).toBe(9)

  await shop.go('/')
  restart()
  await add(page, shop)
  await shop.basketLink().tap()
  await page.getByRole('button', { name: /^Checkout/ }).tap()
  await order.tap()
  await isPlaced(page)
  expect(taps()).toBe(4)
})

test('the last order comes again with two taps, and its row moves nothing (BX-04, DX-08)', async ({
  page,
  shop,
}) => {
  test.slow()
  const { taps, restart } = await countTaps(page)
  await shop.open()
  await shop.toDelivery('900000028', 'Norin with horse meat')
  await shop.fillName()
  await shop.press(/^Order \d/)
  await isPlaced(page)
  await test.step('the kitchen and the courier do their part', async () => {
    const desk = new URL(`/sandbox/orders/${page.url().split('/').at(-1)}`, process.env.SHOP_URL)
    await expect(async () => {
      await page.request.post(desk.href, { form: { do: 'advance' } })
      await expect(page.getByRole('button', { name: 'Repeat' })).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })
  })
  const again = page.getByRole('button', { name: /^Again: Norin/ })
  await shop.go('/')
  await expect(again).toBeVisible()

  await test.step('the next visit has room for it from the first paint', async () => {
    const shifts = await watchLayoutShifts(page)
    await shop.go('/')
    await expect(again).toBeVisible()
    await shop.thumb()
    expect(await shifts.take()).toBe(0)
  })

  restart()
  await again.tap()
  const sheet = page.getByRole('dialog', { name: 'Order again' })
  await expect(sheet.getByRole('checkbox', { name: /Norin/ })).toBeChecked()
  await expect(sheet).toContainText('Bunyodkor')
  const order = sheet.getByRole('button', { name: /^Order \d/ })
  await expect(order).toBeEnabled()
  await order.tap()
  await isPlaced(page)
  expect(taps()).toBe(2)

  await test.step('a merchant without that has it in the basket first: four taps', async () => {
    await override(page, /\/merchant\/settings\/web$/, { repeatAtOnceActive: false })
    await page.request.post(
      new URL(`/sandbox/orders/${page.url().split('/').at(-1)}`, process.env.SHOP_URL).href,
      { form: { do: 'cancel' } },
    )
    await shop.go('/')
    restart()
    await again.tap()
    await sheet.getByRole('button', { name: /^Add to basket/ }).tap()
    await expect(page).toHaveURL(/\/basket$/)
    await page.getByRole('button', { name: /^Checkout/ }).tap()
    const last = page.getByRole('button', { name: /^Order/ })
    await expect(last).toHaveText(/UZS/)
    await last.tap()
    await isPlaced(page)
    expect(taps()).toBe(4)
  })
})
