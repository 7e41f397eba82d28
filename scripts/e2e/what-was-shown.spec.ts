import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { choseEnglish, type Shop } from './shop.ts'
import { chooseAddress, toDelivery } from './telegram-walk.ts'
import { DISH } from './trouble.ts'

/* What was on the screen is what is sent (DX-06), in both shells: the rest of the kinds is in the unit tests. */

const METHODS = /\/payments\/v2\/payment-types/
const INACTIVE = { code: 'PAYMENT_TYPE_INACTIVE', description: { uz: 'x', ru: 'x', eng: 'Not available' } }
const TARIFF = /\/tariff\/client\/calculate$/

/** Answers of these paths are changed on their way from now on; no order leaves without being counted. */
async function underway(page: Page) {
  const changes: { path: RegExp; change: (body: never) => unknown }[] = []
  const sent: { paymentType: string; deliveryPrice: number }[] = []
  await page.route(/./, async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (/^\/orders\/v1\/orders(\/at-time)?$/.test(pathname)) {
      sent.push(request.postDataJSON())
      // The merchant has just switched the way of paying off.
      if (sent.length === 1) return route.fulfill({ status: 422, json: INACTIVE })
    }
    const found = changes.find(({ path }) => path.test(pathname))
    if (!found) return route.fallback()
    const url = request.url().replace(/\/\/\w+\.localhost/, '//127.0.0.1')
    const answer = await fetch(url, {
      method: request.method(),
      headers: request.headers(),
      body: request.postData(),
    })
    await route.fulfill({ json: found.change((await answer.json()) as never) as object })
  })
  const change = (path: RegExp, by: (body: never) => unknown) => changes.push({ path, change: by })
  return { change, sent }
}

type Walk = { page: Page; shop: Shop; root: Page | FrameLocator; order: () => Promise<void> }

/** Click is chosen and then switched off; the delivery costs more than it did. */
async function walked({ page, shop, root, order }: Walk, orders: RegExp) {
  const { change, sent } = await underway(page)
  await shop.choose(root.getByRole('radio', { name: 'Click' }))
  await test.step('a way of paying that is switched off: cash is not taken silently', async () => {
    change(METHODS, (methods: { type: string }[] & never) =>
      (methods as { type: string }[]).map((one) =>
        one.type === 'CLICK' ? { ...one, webEnabled: false, botEnabled: false } : one,
      ),
    )
    change(TARIFF, (tariff) => ({ ...(tariff as object), price: 19_000 }))
    await order()
    await shop.sees('Click: not available for this order')
    await order()
    await expect(root.getByText('Click: not available for this order')).toBeInViewport()
    expect(sent.map(({ paymentType }) => paymentType)).toEqual(['CLICK'])
    await shop.choose(root.getByRole('radio', { name: 'Cash' }))
  })
  await test.step('another price of the delivery: said with the old one, and sent at the next press', async () => {
    await order()
    await expect(root.getByText(/^Delivery: was 9,000\sUZS, now 19,000\sUZS$/)).toBeAttached()
    expect(sent).toHaveLength(1)
    await shop.thumb()
    await order()
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]).toMatchObject({ paymentType: 'CASH', deliveryPrice: 19_000 })
    await shop.sees(orders)
  })
}

const REFUSED = /Prices have changed|The order was not sent/

test('on the web nothing is sent but what was on the screen (DX-06)', async ({ page, shop, watch }) => {
  watch.allowConsole(/./)
  await shop.open()
  await shop.toDelivery('900000556', DISH)
  await shop.fillName()
  const order = () => shop.press(/^Order .*UZS/)
  await walked({ page, shop, root: page, order }, REFUSED)
})

test('inside Telegram nothing is sent but what was on the screen (DX-06)', async ({
  page,
  telegram,
  telegramShop: shop,
  watch,
}) => {
  watch.allowConsole(/./)
  await choseEnglish(page)
  const { app, mainButton } = telegram
  await telegram.open({ user: 'second' })
  await toDelivery(telegram, shop)
  await chooseAddress(telegram, shop)
  await walked({ page, shop, root: app, order: () => mainButton.click() }, REFUSED)
})
