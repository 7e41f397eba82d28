import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { again, DISH, toPickUpTomorrow } from './trouble.ts'
import type { Watch } from './watch.ts'

/* A server whose answers cannot be read in part: what is not known is not said, and never made up. */

/** The list of an answer, bare, a page's or a menu's, with nothing in it that can be read. */
function unreadable(answer: unknown): unknown {
  const spoiled = [{ broken: true }, null]
  if (Array.isArray(answer)) return spoiled
  const { content, products, ...rest } = answer as { content?: unknown; products?: unknown }
  if (content !== undefined) return { ...rest, content: spoiled }
  // Numbers as text, as some servers write them.
  const asText = (one: object) =>
    Object.fromEntries(
      Object.entries(one).map(([key, value]) => [key, typeof value === 'number' ? `${value}` : value]),
    )
  return { ...rest, products: (products as object[]).map(asText) }
}

const here = (route: Route) =>
  route.fetch({
    url: route
      .request()
      .url()
      .replace(/\/\/\w+\.localhost/, '//127.0.0.1'),
  })

/** From now on the answers of these calls are what `change` makes of them, until mended. */
async function answersAre(
  page: Page,
  watch: Watch,
  path: RegExp,
  change: (answer: never) => unknown,
  method = 'GET',
) {
  watch.allowConsole(/\[dasturxon\]/)
  let isMended = false
  let changed = 0
  await page.route(
    (url) => path.test(url.pathname),
    async (route) => {
      if (isMended || route.request().method() !== method) return route.fallback()
      const answer = await here(route)
      changed += 1
      await route.fulfill({ response: answer, json: change((await answer.json()) as never) })
    },
  )
  return {
    changed: () => changed,
    mend: () => {
      isMended = true
    },
  }
}

/** What would be said of a list in which there is nothing. */
const NOTHING =
  /menu is empty|No active orders|No orders yet|No branches|No payment method|Nothing found|not available now|No saved|No cards|Nothing here|No promo|No such card|No tables|nothing yet/i

/** The place says that it could not load, never that there is nothing; one press when all is well brings `then`. */
async function saysAndRecovers(
  page: Page,
  lists: { mend: () => void; changed: () => number },
  then: string | RegExp,
) {
  await expect(again(page).first()).toBeVisible()
  await expect(page.getByText(/could not be read|Could not/).first()).toBeVisible()
  await expect(page.getByText(NOTHING)).toHaveCount(0)
  expect(lists.changed()).toBeGreaterThan(0)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  lists.mend()
  await expect(async () => {
    // Another reader of the same list may have asked for it meanwhile, and then there is nothing to press.
    const button = again(page).first()
    if ((await button.count()) > 0) await button.click({ timeout: 2000 })
    await expect(page.getByText(then).first()).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(again(page)).toHaveCount(0)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
}

for (const [screen, path, calls, then] of [
  ['the menu', '/', /\/products\/v1\/overalls/, DISH],
  ['a category', '/category?id=cat-demo-qozon', /\/products\/v1\/overalls/, DISH],
  ['a product', '/product/p-demo-norin', /\/products\/v1\/overalls/, 'Note for the kitchen'],
  ['the search', '/search', /\/products\/v1\/overalls/, 'Often ordered'],
  ['the branches', '/branches', /\/branches\/full/, /Yunusabad/],
  ['about us', '/about', /\/company\/policies/, /Qozon began/],
] as const) {
  test(`${screen}: nothing of the list can be read; there after Try again`, async ({ page, shop, watch }) => {
    const lists = await answersAre(page, watch, calls, unreadable)
    await shop.open('demo', { path })
    await saysAndRecovers(page, lists, then)
  })
}

test('a bad menu takes the place of nothing: the last one opens the next visit', async ({
  page,
  shop,
  watch,
}) => {
  const menus = () =>
    page.evaluate(() =>
      Object.entries(localStorage).flatMap(([name, text]) =>
        name.includes('/overalls') ? [String(text)] : [],
      ),
    )
  await shop.open()
  await expect.poll(menus, { timeout: 30_000 }).toHaveLength(1)
  const before = await menus()
  const lists = await answersAre(page, watch, /\/products\/v1\/overalls/, unreadable)
  // The kept menu is there before the bad one arrives, as on a slow line.
  let letCome = () => {}
  const drawn = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/\/products\/v1\/overalls/, (route) => drawn.then(() => route.fallback()))
  await page.reload()
  await expect(page.getByRole('button', { name: `Add ${DISH}` }).first()).toBeVisible()
  letCome()
  await expect.poll(lists.changed).toBeGreaterThan(0)
  // When the settings of this visit are kept, so would be the menu.
  await expect
    .poll(() => page.evaluate(() => window.performance.now() > 8_000), { timeout: 20_000 })
    .toBe(true)
  expect(await menus()).toEqual(before)
  await shop.addDish(DISH)
  await shop.sees(/34,000/)
})

test('an address: nothing of what was found can be read', async ({ page, shop, watch }) => {
  const lists = await answersAre(page, watch, /\/geocode\/search/, unreadable)
  await shop.open()
  await page
    .getByRole('button', { name: /Set your address/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Delivery address' }).getByRole('searchbox').fill('Bunyodkor 12')
  await saysAndRecovers(page, lists, /Bunyodkor/)
})

/** A customer with an order under way, an address and a favourite. */
async function asCustomer(page: Page, shop: Shop, phone: string) {
  await shop.open()
  await shop.signIn(phone)
  const order = await toPickUpTomorrow(page, shop)
  await order.click()
  await shop.sees(/^Order placed! No\. \d+/)
  return (path: string) => page.goto(new URL(path, page.url()).href)
}

test('what a customer has: orders, addresses, cards, favourites, promo codes', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  const goTo = await asCustomer(page, shop, '900000081')
  for (const [path, calls, then] of [
    ['/profile/orders', /\/orders\/user\/[\w-]+\/active$/, /^Order \d+$/],
    ['/profile/orders?tab=archive', /\/orders\/user\/[\w-]+$/, 'No orders yet'],
    ['/profile/address', /\/users\/v1\/addresses\//, /No saved addresses|Add/],
    ['/profile/cards', /\/payments\/v2\/cards$/, /card/i],
    ['/profile/favorites', /\/favourite\/all\//, /./],
    ['/profile/promos', /\/promo\/user\//, /SALOM10/],
  ] as const) {
    await test.step(path, async () => {
      const lists = await answersAre(page, watch, calls, () => [{ broken: true }, null])
      if (path.includes('archive')) {
        lists.mend()
        await page.unrouteAll()
        const pages = await answersAre(page, watch, calls, unreadable)
        await goTo(path)
        return saysAndRecovers(page, pages, then)
      }
      await goTo(path)
      await saysAndRecovers(page, lists, then)
    })
  }
})

test('the checkout: no way of paying can be read', async ({ page, shop, watch }) => {
  await shop.open()
  await shop.signIn('900000082')
  const lists = await answersAre(page, watch, /\/payment-types$/, unreadable)
  await page.goto(new URL('/', page.url()).href)
  await shop.addDish(DISH)
  await page.goto(new URL('/checkout', page.url()).href)
  await saysAndRecovers(page, lists, 'Payme')
})

test('an order says nothing of the sums and counts that its answer leaves out', async ({
  page,
  shop,
  watch,
}) => {
  await asCustomer(page, shop, '900000083')
  const part = ({ totals, cartItems, ...order }: Record<'totals' | 'cartItems', never>) => ({
    ...order,
    totals: { totalPrice: (totals as { totalPrice: number }).totalPrice },
    cartItems: (cartItems as { product: { id: string; name: object } }[]).map(
      ({ product: { id, name } }) => ({
        product: { id, name },
      }),
    ),
    productCount: 'three',
  })
  await answersAre(page, watch, /\/orders\/v1\/orders\/o-[\w-]+$/, part)
  await page.reload()
  await shop.sees(DISH)
  const said = page.getByRole('main')
  await expect(said.getByText('Total', { exact: true })).toBeVisible()
  await expect(said.getByText(/^Items/)).toHaveCount(0)
  await expect(said.getByText('Free')).toHaveCount(0)
  await expect(said.getByText(/^×\d/)).toHaveCount(0)
  await expect(said.getByText('0', { exact: true })).toHaveCount(0)
})

test('a right code whose answer was lost: the second press says so, and a new code lets in', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/\[dasturxon\]/)
  await page.clock.install()
  await shop.open('demo', { path: '/login' })
  await page.getByRole('textbox', { name: /phone/i }).fill('900000084')
  await shop.press('Get the code')
  const field = page.getByLabel('Code from the SMS').first()
  await page.route(/\/login\/verify$/, async (route) => {
    await here(route)
    await route.fulfill({ contentType: 'text/html', body: '<h1>Log in to the Wi-Fi</h1>' })
  })
  await field.pressSequentially('111111')
  await expect(field).toHaveAccessibleDescription(/could not be read/)
  await page.unrouteAll()
  await shop.thumb()
  await shop.press('Confirm')
  await expect(field).toHaveAccessibleDescription(/so the code may already be used\. Request a new one below/)
  await expect(page.getByText('Wrong or expired code')).toHaveCount(0)
  await shop.sees(/^Send the code again · /)

  await page.setExtraHTTPHeaders({ 'x-sandbox-now': new Date(Date.now() + 90_000).toISOString() })
  await page.clock.fastForward(61_000)
  await shop.press('Send the code again')
  await shop.sees('Code sent')
  await field.fill('')
  await field.pressSequentially('111111')
  await expect(page).not.toHaveURL(/\/login/)
})

test('a press on Pay that leads to no page says why and what to do', async ({ page, shop, watch }) => {
  test.slow()
  let action = 'QR'
  await page.route(/\/payments\/v2\/checkout\//, async (route) => {
    const answer = await here(route)
    await route.fulfill({ response: answer, json: { ...(await answer.json()), action } })
  })
  await shop.open()
  await shop.signIn('900000085')
  const order = await toPickUpTomorrow(page, shop)
  await page.getByRole('radio', { name: 'Payme' }).check({ force: true })
  await order.click()
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
  for (const [name, words] of [
    ['QR', /QR code, which this page cannot show\. Ask for it at the branch/],
    ['NONE', /There is no payment page for this order\. Pay at the branch/],
    ['BY_DRONE', /There is no payment page for this order\. Pay at the branch/],
  ] as const) {
    await test.step(name, async () => {
      action = name
      await shop.thumb()
      await page.getByRole('button', { name: /^Pay/ }).click()
      await shop.sees(words)
      // The notice closes by itself.
      await expect(page.getByText(words)).toHaveCount(0)
    })
  }
  expect(watch.problems).toEqual([])
})
