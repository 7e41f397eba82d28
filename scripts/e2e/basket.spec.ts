import type { Page } from '@playwright/test'
import { LANGUAGE_KEY } from '#/config/first-paint.ts'
import { extended } from './extended.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import { CODE } from './shop.ts'

/* The basket, complete and never lost: a page that is killed, a second tab, no storage, a server that knows better. */

const NORIN = 'Norin with horse meat'
const LIVER = 'Liver with tail fat'
const WATER = 'Still water'
const goTo = (page: Page, path: string) => page.goto(new URL(path, page.url()).href)
const lineOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const lines = (page: Page) => page.getByRole('heading', { level: 3 })

/** Adds a dish from its page, `more` than one of it. */
async function addFromPage(page: Page, id: string, more = 0) {
  await goTo(page, `/product/${id}`)
  for (let n = 0; n < more; n++) await page.getByRole('button', { name: /^One more/ }).click()
  await page.getByRole('button', { name: /^Add to basket/ }).click()
  await expect(page).not.toHaveURL(/\/product\//)
}

test('a basket outlives a killed page, and two tabs fill it together (BK-04)', async ({
  page,
  shop,
  context,
}) => {
  await shop.open()
  await shop.addDish(NORIN)
  await page.getByRole('button', { name: `One more ${NORIN}` }).click()
  await shop.go('/basket')
  await expect(lines(page)).toHaveText([NORIN])

  const other = await context.newPage()
  await other.goto(page.url())
  await test.step('a dish of the second tab comes to the first one without a reload', async () => {
    await addFromPage(other, 'p-demo-suv')
    await expect(lines(page)).toHaveText([NORIN, WATER])
  })
  await test.step('both change at once: neither overwrites the other', async () => {
    await goTo(other, '/basket')
    await Promise.all([
      lineOf(page, NORIN)
        .getByRole('button', { name: /^One more/ })
        .click(),
      lineOf(other, WATER)
        .getByRole('button', { name: /^One more/ })
        .click(),
    ])
    for (const tab of [page, other]) {
      await expect(lineOf(tab, NORIN).getByRole('group')).toContainText('3')
      await expect(lineOf(tab, WATER).getByRole('group')).toContainText('2')
    }
  })
  await test.step('a removal in one tab is a removal in both', async () => {
    await lineOf(page, WATER)
      .getByRole('button', { name: /^One less/ })
      .click()
    await lineOf(page, WATER)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(lines(other)).toHaveText([NORIN])
  })
  await test.step('the process is killed: a new page has it all', async () => {
    await lineOf(other, NORIN)
      .getByRole('button', { name: /^One more/ })
      .click()
    const url = page.url()
    const killer = await context.newCDPSession(other)
    killer.send('Page.crash').catch(() => {})
    await other.waitForEvent('crash')
    const fresh = await context.newPage()
    await fresh.goto(url)
    await expect(lineOf(fresh, NORIN).getByRole('group')).toContainText('4')
  })
})

test('with storage blocked the basket outlives a reload all the same (BK-04)', async ({ page, shop }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await shop.open('demo', { path: '/product/p-demo-suv' })
  await page.getByRole('button', { name: /^Add/ }).click()
  await shop.go('/basket')
  await shop.sees('Still water')
  await page.reload()
  await shop.sees('Still water')
})

test('a removed line and a cleared basket come back (BX-36)', async ({ page, shop }) => {
  await shop.open()
  await shop.addDish(NORIN)
  await addFromPage(page, 'p-demo-suv', 2)
  await shop.go('/basket')
  await lineOf(page, NORIN)
    .getByRole('button', { name: `Remove ${NORIN}` })
    .click()
  await expect(lines(page)).toHaveText([WATER])
  await shop.press('Undo')
  await expect(lines(page)).toHaveText([NORIN, WATER])

  await shop.press('Clear')
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Clear the basket?')
  await shop.answer('Clear')
  await shop.sees('Your basket is empty')
  await shop.press('Undo')
  await expect(lines(page)).toHaveText([NORIN, WATER])
  await expect(lineOf(page, WATER).getByRole('group')).toContainText('3')
})

/** Another customer orders for pick-up directly at the API. Returns a function that cancels the order. */
async function buy(phone: string, branchId: string, productId: string, count: number) {
  const call = async (method: string, path: string, body: unknown, token = '') => {
    const answer = await fetch(new URL(path, shopUrl), {
      method,
      headers: {
        'Content-Type': 'application/json',
        Merchant: 'demo',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
    return answer.json()
  }
  await call('POST', '/users/v1/users/login', { phone, type: 'WEB' })
  const { token } = await call('POST', '/users/v1/users/login/verify', { phone, code: CODE, type: 'WEB' })
  const order = await call(
    'POST',
    '/orders/v1/orders',
    {
      serviceType: 'PICK_UP',
      branch: { id: branchId },
      paymentType: 'CASH',
      cartItems: [{ product: { id: productId, count }, modifications: [] }],
    },
    token,
  )
  return () => call('PUT', `/orders/v1/orders/${order.id}/cancel`, { reasonId: null, comment: '' }, token)
}

test('the server checks the basket before the checkout: each problem is shown at its line (BX-02, BX-03)', async ({
  page,
  shop,
}) => {
  // This page has yesterday's menu, in which one dish was cheaper.
  await page.route('**/products/v1/overalls**', async (route) => {
    const url = route.request().url().replace('//demo.localhost', '//127.0.0.1')
    const answer = await route.fetch({ url })
    const menu = await answer.json()
    for (const product of menu.products) if (product.id === 'p-demo-norin') product.costPrice -= 4_000
    await route.fulfill({ response: answer, json: menu })
  })
  await shop.open()
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  await addFromPage(page, 'p-demo-norin')
  await addFromPage(page, 'p-demo-jigar', 2)
  await shop.go('/basket')
  await expect(page.getByRole('button', { name: /^Checkout 104,000/ })).toBeVisible()
  await page.unroute('**/products/v1/overalls**')
  const branchId = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('nearestBranch:')) ?? ''
    return JSON.parse(localStorage.getItem(key) ?? '{}').id
  })
  const giveBack = await buy('+998900000061', branchId, 'p-demo-jigar', 2)

  await shop.press(/^Checkout/)
  await expect(lineOf(page, LIVER)).toContainText('Only 1 left')
  await expect(lineOf(page, NORIN)).toContainText(/30,000 → 34,000/)
  await expect(page).toHaveURL(/\/basket$/)
  // 34 000, one liver instead of three, and the fee of small orders.
  await expect(page.getByRole('button', { name: /^Checkout 60,000/ })).toBeVisible()

  await test.step('each is corrected by one tap', async () => {
    await lineOf(page, NORIN).getByRole('button', { name: 'Got it' }).click()
    await lineOf(page, LIVER).getByRole('button', { name: 'Got it' }).click()
    await expect(page.getByRole('button', { name: 'Got it' })).toHaveCount(0)
    await expect(lineOf(page, LIVER).getByRole('group')).toContainText('1')
  })
  await test.step('without new problems the checkout opens', async () => {
    await shop.thumb()
    await shop.press(/^Checkout 60,000/)
    await expect(page).toHaveURL(/\/checkout$/)
  })
  await giveBack()
})

test('a server that does not know the check, or is silent, delays no order', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/net::ERR_|status of 404/)
  await shop.open()
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  await shop.addDish(NORIN)
  for (const how of ['404', 'silent'] as const) {
    await page.route('**/orders/validate', (route) =>
      how === '404' ? route.fulfill({ status: 404, body: '' }) : route.abort('connectionreset'),
    )
    await shop.go('/basket')
    await shop.press(/^Checkout/)
    await expect(page).toHaveURL(/\/checkout$/)
    await page.unroute('**/orders/validate')
  }
})

for (const [lang, why, sentence] of [
  ['eng', 'How is this calculated?', 'All dishes with their extras, before discounts'],
  ['ru', 'Как это посчитано?', 'Все блюда с добавками, без скидок'],
  ['uz', 'Qanday hisoblandi?', 'Hamma taomlar qoʻshimchalari bilan, chegirmasiz'],
] as const) {
  test(
    `every row of the total says why, in ${lang} (CX-06)`,
    extended(lang !== 'ru'),
    async ({ page, shop }) => {
      await shop.open()
      await shop.addDish(NORIN)
      await page.evaluate(([key, text]) => localStorage.setItem(key, JSON.stringify(text)), [
        LANGUAGE_KEY,
        lang,
      ] as const)
      await shop.go('/basket')
      const rows = page.getByRole('button', { name: why })
      // Dishes, service fee, total.
      await expect(rows).toHaveCount(3)
      for (const row of await rows.all()) {
        await row.click()
        await expect(row).toHaveAttribute('aria-expanded', 'true')
      }
      await shop.sees(sentence)
      await shop.sees(/34[\s,]000 \+ 2[\s,]000 = 36[\s,]000/)
    },
  )
}
