import type { Page } from '@playwright/test'
import { deliveredOrder } from './delivered.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'

/* An order that is over, placed again from its sheet by one press more (DX-08). */

test.use({ viewport: { width: 390, height: 844 } })

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Order again' })
const orderIn = (page: Page) => sheetOf(page).getByRole('button', { name: /^Order \d/ })

/** Comes back to the menu, where the row has room, and presses it. */
async function again(page: Page, shop: Shop) {
  const row = page.getByRole('button', { name: /^Again: / })
  await shop.go('/')
  await expect(async () => {
    await page.reload()
    await expect(row).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await row.click()
  await expect(sheetOf(page)).toBeVisible()
}

test('Again, Order: what is shown is sent, Back leads to the menu; Change leads to the basket (DX-08)', async ({
  page,
  shop,
}) => {
  test.slow()
  const { orders } = await deliveredOrder('900000321')
  await shop.open()
  await shop.signIn('900000321')
  await again(page, shop)
  await test.step('closed again, it leaves nothing', async () => {
    await expect(orderIn(page)).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(sheetOf(page)).toBeHidden()
    await shop.go('/basket')
    await shop.seesHeading('Your basket is empty')
  })
  await test.step('nor does a page that is loaded anew', async () => {
    await again(page, shop)
    await expect(orderIn(page)).toBeEnabled()
    await shop.go('/basket')
    await shop.seesHeading('Your basket is empty')
  })
  await test.step('Change fills the basket, which the next look adds to', async () => {
    await again(page, shop)
    await expect(orderIn(page)).toBeEnabled()
    await sheetOf(page).getByRole('button', { name: 'Change' }).click()
    await expect(page).toHaveURL(/\/basket$/)
    await again(page, shop)
    await expect(sheetOf(page)).toContainText('There are dishes in your basket already')
    await expect(sheetOf(page).getByRole('button', { name: /^Add to basket/ })).toBeEnabled()
    await page.keyboard.press('Escape')
    await shop.go('/basket')
    await shop.press('Clear')
    await shop.answer('Clear')
  })
  await test.step('Order', async () => {
    await again(page, shop)
    await expect(sheetOf(page)).toContainText('Bunyodkor, 12')
    await expect(sheetOf(page)).toContainText(/Payment.*Cash/)
    const sum = (await orderIn(page).textContent())?.match(/[\d,]+/)?.[0]
    const sent = page.waitForRequest(
      (one) => one.method() === 'POST' && one.url().endsWith('/orders/v1/orders'),
    )
    await orderIn(page).dblclick()
    const body = (await sent).postDataJSON()
    expect(body.totals.totalPrice.toLocaleString('en')).toBe(sum)
    await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
    expect(await orders()).toBe(2)
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await expect(sheetOf(page)).toHaveCount(0)
    await shop.go('/basket')
    await shop.seesHeading('Your basket is empty')
  })
})

test('an answer that is lost makes one order, also over a reload (DX-08)', async ({ page, shop, watch }) => {
  test.slow()
  watch.allowConsole(/net::ERR_/)
  const { orders } = await deliveredOrder('900000322')
  await shop.open()
  await shop.signIn('900000322')
  await again(page, shop)
  let isLost = false
  await page.route('**/orders/v1/orders', async (route) => {
    const request = route.request()
    if (request.method() !== 'POST' || isLost) return route.fallback()
    isLost = true
    const url = request.url().replace(/\w+\.localhost/, '127.0.0.1')
    await fetch(url, { method: 'POST', headers: request.headers(), body: request.postData() })
    await route.abort('connectionreset')
  })
  await orderIn(page).click()
  // What has changed by itself since the look is said at the press and agreed to by the next one.
  const changed = sheetOf(page).getByText('This has changed')
  await expect.poll(async () => isLost || (await changed.isVisible())).toBe(true)
  if (!isLost) await orderIn(page).click()
  await expect.poll(() => isLost).toBe(true)
  await page.reload()
  await expect.poll(orders, { timeout: 40_000 }).toBe(2)
  await expect(
    page
      .getByText(/Order sent/)
      .or(page.getByText(/Waiting for the branch|Cooking/))
      .first(),
  ).toBeVisible({
    timeout: 60_000,
  })
  await shop.go('/basket')
  await shop.seesHeading('Your basket is empty')
  expect(await orders()).toBe(2)
})

test(
  'an order of many dishes keeps its press in sight, and goes without what is not ticked (DX-08)',
  extended(),
  async ({ page, shop }) => {
    test.slow()
    await deliveredOrder('900000323', { lines: 8 })
    await shop.open()
    await shop.signIn('900000323')
    await again(page, shop)
    await expect(sheetOf(page).getByRole('checkbox')).toHaveCount(8)
    await expect(orderIn(page)).toBeInViewport()
    await sheetOf(page).getByRole('checkbox').first().uncheck({ force: true })
    await expect(orderIn(page)).toBeEnabled()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBe(390)
  },
)
