import type { FrameLocator, Locator, Page, Request } from '@playwright/test'
import { dayAfter, dayOf } from '#/domain/hours/tashkent.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import type { Shop } from './shop.ts'

/*
 * Orders from the first dish to the order's page, walked alike in both shells: they assert what the server
 * receives and what the customer reads afterwards.
 */

const DISH = 'Norin with horse meat'

/** A shell for the journey: where the shop is rendered, its main button, and how to open a page. */
export type Walk = {
  page: Page
  root: Page | FrameLocator
  shop: Shop
  main: Locator
  goTo: (path: string) => Promise<unknown>
}

const isOrder = (request: Request) =>
  request.method() === 'POST' && /\/orders\/v1\/orders(\/at-time)?$/.test(request.url())

/** Waits until the button is ready with its sum, "34,000", presses it and returns what the server receives. */
export async function order({ page, shop, main }: Walk, sum: string) {
  await expect(main).toHaveText(new RegExp(`^Order.*?${sum}\\sUZS$`))
  await expect(main).toBeEnabled()
  await shop.thumb()
  const sent = page.waitForRequest(isOrder)
  await main.click()
  const request = await sent
  return { body: request.postDataJSON(), path: new URL(request.url()).pathname }
}

/** What cashback pays of this order, so'm. */
async function cashbackOf({ root }: Walk): Promise<number> {
  const words = await root.getByRole('region', { name: 'Total' }).textContent()
  return Number(/Cashback\D*?−([\d,]+)/.exec(words ?? '')?.[1]?.replaceAll(',', '') ?? 0)
}

const written = (sum: number) => sum.toLocaleString('en')

/** The next 04:00 of Tashkent: Yunusabad has closed two hours ago. Within a day of now, so that launch data is good. */
export function tonight(): Date {
  const day = 24 * 3_600_000
  const fourInTashkent = 23 * 3_600_000
  return new Date(Math.ceil((Date.now() - fourInTashkent) / day) * day + fourInTashkent)
}

/** Gives the page yesterday's menu, in which the dish was cheaper. Returns how to bring it up to date. */
async function withOldMenu(page: Page) {
  const menus = /\/products\/v1\/overalls/
  await page.route(menus, async (route) => {
    const url = route
      .request()
      .url()
      .replace(/\/\/\w+\.localhost/, '//127.0.0.1')
    const answer = await route.fetch({ url })
    const menu = await answer.json()
    for (const product of menu.products) if (product.id === 'p-demo-norin') product.costPrice -= 4_000
    await route.fulfill({ response: answer, json: menu })
  })
  return () => page.unroute(menus)
}

/** An order from another device of the same customer spends the cashback. */
async function payElsewhere(authorization: string, cashback: number, now: Date) {
  const answer = await fetch(new URL('/orders/v1/orders', shopUrl), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Merchant: 'demo',
      authorization,
      'X-Sandbox-Now': now.toISOString(),
    },
    body: JSON.stringify({
      serviceType: 'PICK_UP',
      branch: { id: 'br-demo-mirobod' },
      paymentType: 'CASH',
      cashback,
      cartItems: [{ product: { id: 'p-demo-norin', count: 1 }, modifications: [] }],
    }),
  })
  expect(answer.status, await answer.text()).toBe(201)
}

/**
 * At night and without map tiles: a pick-up tomorrow from a closed branch, with a promo code and cashback. Meanwhile
 * the dish became dearer, and another device spent some of the cashback: both are refused, explained, and corrected by
 * a press. `isAlone`: no other test orders for this customer, whose cashback would otherwise change in between.
 */
export async function everythingAgainst(walk: Walk, { isAlone }: { isAlone: boolean }) {
  const { page, root, shop, main, goTo } = walk
  const now = tonight()
  await page.setExtraHTTPHeaders({ 'x-sandbox-now': now.toISOString() })
  await page.route('**/maps/tiles/**', (route) => route.abort('failed'))
  const update = await withOldMenu(page)

  await test.step('no tiles: the branch is in the list, and it is closed', async () => {
    await goTo('/address/pickup')
    await expect(root.getByText('The map cannot be shown here')).toBeVisible()
    const branch = root.getByRole('listitem').getByRole('button', { name: /^Yunusabad/ })
    await expect(branch).toContainText('opens at 09:00')
    await branch.click()
    await expect(main).toHaveText('Pick up here')
    await main.click()
    await shop.sees('Closed now')
  })
  await shop.addDish(DISH)
  const more = root.getByRole('button', { name: `One more ${DISH}` }).first()
  await more.click()
  await more.click()
  await goTo('/checkout')
  await test.step('today from the opening on, or tomorrow; never now', async () => {
    await shop.sees(/^We open at 09:00\. Choose a time/)
    const times = root.getByRole('group', { name: 'When' }).getByRole('radio')
    await expect(times.first()).toBeChecked()
    await expect(root.getByRole('radio', { name: /^As soon as/ })).toHaveCount(0)
    await root.getByRole('combobox', { name: 'Day' }).selectOption({ index: 1 })
    // Open until two in the night: the times of tomorrow begin with its opening, and go by half an hour.
    await expect(times.first()).toBeChecked()
    await expect(root.getByRole('radio', { name: /^09:15/ })).toHaveCount(0)
    await shop.press('All times')
    await root.getByRole('radio', { name: /^09:15/ }).check({ force: true })
  })
  await shop.fillName()
  const checked = page.waitForRequest(/\/promo\/check$/)
  await test.step('a promo code and cashback', async () => {
    await shop.press(/^Promo code/)
    await root.getByRole('textbox', { name: 'Promo code' }).fill('salom10')
    await shop.press('Apply')
    await shop.sees('SALOM10 applied')
    await shop.press(/^Cashback/)
    const asked = root.getByRole('dialog', { name: 'Pay with cashback' })
    await asked.getByRole('textbox', { name: 'Amount' }).fill('99999999')
    await expect(main).toHaveText(/^Pay .*UZS with cashback$/)
    await main.click()
    await expect.poll(() => cashbackOf(walk)).toBeGreaterThan(0)
  })
  await update()
  let cashback = await cashbackOf(walk)
  await test.step('refused: the dish is dearer', async () => {
    // 90,000, the promo, and the fee of small orders.
    await order(walk, written(90_000 - 9_000 + 2_000 - cashback))
    await shop.sees(/30,000 → 34,000/)
    await shop.press('Got it')
  })
  const dishes = 102_000 - 10_200 + 2_000
  if (isAlone) {
    await test.step('refused: less cashback is left', async () => {
      const { authorization = '' } = await (await checked).allHeaders()
      await payElsewhere(authorization, 5_000, now)
      await order(walk, written(dishes - cashback))
      await expect.poll(() => cashbackOf(walk)).toBe(cashback - 5_000)
      await shop.sees(/^Lowered from/)
    })
    cashback -= 5_000
  }
  const { body, path } = await order(walk, written(dishes - cashback))
  expect(path).toBe('/orders/v1/orders/at-time')
  const day = dayAfter(dayOf(now))
  expect(body).toMatchObject({
    serviceType: 'PICK_UP',
    branch: { id: 'br-demo-yunusobod' },
    later: true,
    day2: day,
    time2: '09:15',
    deliveryAt: `${day}T09:15:00+05:00`,
    address: null,
    deliveryPrice: 0,
    promoCode: 'SALOM10',
    cashback,
    totals: { productPrice: 102_000, promoProductDiscount: 10_200, totalPrice: dishes - cashback },
  })
  await test.step('the page of the order says all of it', async () => {
    await shop.sees(/^Order sent\. No\. \d+/)
    const said = root.getByRole('main')
    const sums = [-10_200, -cashback, dishes - cashback].map((sum) => written(sum).replace('-', '−'))
    for (const words of ['Yunusabad', '09:15', 'Promo code SALOM10', ...sums])
      await expect(said.getByText(words).first()).toBeVisible()
  })
}
