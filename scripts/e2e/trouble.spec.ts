import type { Page, Route } from '@playwright/test'
import { expect, shopUrl, test } from './fixtures.ts'

/* Servers stopped, slow, failing or talking nonsense: every screen says so and recovers without a reload. */

const TROUBLES: Record<string, (route: Route) => Promise<void>> = {
  stopped: (route) => route.abort('connectionrefused'),
  'answering 500': (route) => route.fulfill({ status: 500, body: '' }),
  'answering HTML': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in to the Wi-Fi</h1>' }),
  'answering nonsense': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"a":' }),
}

const API = /\/(users|support|products|orders|payments|deliveries)\/v\d/

/** The calls of `path` fail until the returned function is called. */
async function breakCalls(page: Page, path: RegExp, how: (route: Route) => Promise<void>) {
  const isCall = (url: URL) => path.test(url.pathname)
  await page.route(isCall, how)
  return () => page.unroute(isCall)
}

for (const [name, how] of Object.entries(TROUBLES)) {
  test(`a server ${name} at start: the shop says so, and is there after Try again`, async ({
    page,
    shop,
    watch,
  }) => {
    watch.allowConsole(/net::ERR_|status of 500|\[dasturxon\]/)
    const mend = await breakCalls(page, API, how)
    await shop.open()
    await shop.sees('This shop is not available now')
    await mend()
    await shop.press('Try again')
    await expect(page.getByRole('button', { name: 'Add Norin with horse meat' })).toBeVisible()
  })

  test(`a menu ${name}: the menu says so, and comes after Try again`, async ({ page, shop, watch }) => {
    watch.allowConsole(/net::ERR_|status of 500|\[dasturxon\]/)
    const mend = await breakCalls(page, /\/products\/v1\/overalls/, how)
    await shop.open()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await mend()
    await shop.press('Try again')
    await expect(page.getByRole('button', { name: 'Add Norin with horse meat' })).toBeVisible()
  })

  test(`orders, texts and profile of a server ${name}`, async ({ page, shop, watch }) => {
    watch.allowConsole(/net::ERR_|status of 500|\[dasturxon\]/)
    await shop.open()
    await shop.signIn(`9000000${40 + Object.keys(TROUBLES).indexOf(name)}`)
    for (const [path, calls, then] of [
      ['/profile/orders', /\/orders\/v1\/orders\/user/, 'Nothing is on its way'],
      ['/about', /\/company\/policies/, /Qozon began/],
    ] as const) {
      const mend = await breakCalls(page, calls, how)
      await page.goto(new URL(path, page.url()).href)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await mend()
      // Live reads come back by themselves; whoever is quicker.
      await page
        .getByRole('button', { name: 'Try again' })
        .click({ timeout: 1_000 })
        .catch(() => {})
      await shop.sees(then)
    }
  })
}

for (const [name, how] of Object.entries(TROUBLES)) {
  test(`the code of a server ${name}: the number stays, and the next try gets it`, async ({
    page,
    shop,
    watch,
  }) => {
    watch.allowConsole(/net::ERR_|status of 500|\[dasturxon\]/)
    await shop.open()
    await page.goto(new URL('/login', page.url()).href)
    await page
      .getByRole('textbox', { name: /phone/i })
      .fill(`9000000${70 + Object.keys(TROUBLES).indexOf(name)}`)
    const mend = await breakCalls(page, /\/users\/login/, how)
    await shop.press('Get the code')
    const field = page.getByRole('textbox', { name: /phone/i })
    await expect(field).toHaveAccessibleDescription(/server|connection|internet|answer/i)
    await expect(field).toHaveValue(/^\+998 90 000 00/)
    await expect(page).toHaveURL(/\/login$/)
    await mend()
    // A press within 350 ms of the last one counts as a double click, and a machine is that quick.
    await expect(async () => {
      await shop.press('Get the code')
      await expect(page).toHaveURL(/\/login\/confirm$/, { timeout: 2_000 })
    }).toPass()
  })

  test(`an order read from a server ${name} says so, and comes after Try again`, async ({
    page,
    shop,
    watch,
  }) => {
    watch.allowConsole(/net::ERR_|status of 500|\[dasturxon\]/)
    await shop.open()
    await shop.signIn(`9000000${80 + Object.keys(TROUBLES).indexOf(name)}`)
    await page.goto(new URL('/', page.url()).href)
    await shop.addDish('Norin with horse meat')
    await page.goto(new URL('/checkout', page.url()).href)
    await page.getByRole('radio', { name: 'Pick-up' }).check({ force: true })
    await page.getByRole('textbox', { name: 'Your name' }).fill('Aziza')
    await shop.press(/^Order/)
    await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+/)
    const mend = await breakCalls(page, /\/orders\/v1\/orders\/o-/, how)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await mend()
    await page
      .getByRole('button', { name: 'Try again' })
      .click({ timeout: 1_000 })
      .catch(() => {})
    await shop.sees('34,000')
  })
}

test('a slow menu shows the shape of what comes, and the basket is not lost', async ({ page, shop }) => {
  await shop.open()
  await shop.addDish('Norin with horse meat')
  await page.route('**/products/v1/overalls**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await route.continue()
  })
  await page.goto(new URL('/basket', page.url()).href)
  await expect(page.getByRole('heading', { name: 'Basket' })).toBeVisible()
  await shop.sees('Norin with horse meat')
})

test('a tariff that cannot be had is not zero: Order stays off until it is there', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/net::ERR_|status of 500|\[dasturxon\]/)
  await shop.open()
  await shop.signIn('900000045')
  await page.goto(new URL('/', page.url()).href)
  await shop.addDish('Norin with horse meat')
  await page.getByRole('button', { name: 'One more Norin with horse meat' }).click()
  await page.goto(new URL('/checkout', page.url()).href)
  const mend = await breakCalls(page, /\/tariff\//, (route) => route.fulfill({ status: 500, body: '' }))
  await shop.chooseAddress('Bunyodkor 12')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aziza')
  await expect(page.getByRole('button', { name: /^Order 79,000/ })).toHaveCount(0)
  await mend()
  await shop.press('Try again')
  await expect(page.getByRole('button', { name: /^Order 79,000 UZS/ })).toBeEnabled()
})

test('an uncaught error of a screen is the 500 page, logged once; the basket is whole (ER-02)', async ({
  page,
  shop,
  watch,
}) => {
  const logged: string[] = []
  watch.allowConsole(/boom/)
  page.on('console', (message) => message.text().includes('[dasturxon]') && logged.push(message.text()))
  await shop.open()
  await shop.addDish('Norin with horse meat')
  await page.route(/\/AboutScreen-[\w-]+\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function AboutScreen() { throw new Error("boom") }',
    }),
  )
  await page.getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveTitle(/Internal Server Error/)
  expect(logged).toHaveLength(1)
  await page
    .getByRole('link', { name: /menu/i })
    .or(page.getByRole('button', { name: /menu/i }))
    .first()
    .click()
  await page
    .getByRole('link', { name: /^Basket/ })
    .last()
    .click()
  await shop.sees('Norin with horse meat')
})

test('without the texts of the app the page says so in three languages, and a reload mends it', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/net::ERR_|\[dasturxon\]/)
  await page.route(/\/assets\/en-[\w-]+\.js/, (route) => route.abort('connectionreset'))
  await shop.open()
  await shop.sees('The page did not load. Your basket is kept.')
  await shop.sees('Страница не загрузилась. Корзина сохранена.')
  await page.unroute(/\/assets\/en-[\w-]+\.js/)
  await shop.press(/Reload/)
  await expect(page.getByRole('button', { name: 'Add Norin with horse meat' })).toBeVisible()
})

test('a parameter that is none is a 404, and no call is made for it (PR-13)', async ({ page, shop }) => {
  await shop.open()
  for (const id of ['%00', 'x'.repeat(300)]) {
    const calls: string[] = []
    page.on('request', (request) => request.url().includes('xxx') && calls.push(request.url()))
    await page.goto(new URL(`/product/${id}`, page.url()).href)
    await shop.sees(/Page not found/)
    expect(calls.filter((url) => !url.includes('/product/'))).toEqual([])
  }
})

test('a merchant that does not exist wipes what was stored and says so', async ({ page, watch }) => {
  watch.allowConsole(/\[dasturxon\] start ended: no merchant/)
  const missing = shopUrl.replace('//127.0.0.1', '//nobody.localhost')
  await page.goto(`${missing}/`)
  await expect(page).toHaveURL(`${missing}/merchantNotAvailable`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button')).not.toHaveCount(0)
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])
})
