import type { Page } from '@playwright/test'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { DISH, toPickUpTomorrow } from './trouble.ts'
import { answersAre, here, saysAndRecovers, unreadable } from './unreadable.ts'

/* A customer whose order, sign-in and payment get partly unreadable answers. */

/** A customer with an order under way, an address and a favourite. */
async function asCustomer(page: Page, shop: Shop, phone: string) {
  await shop.open()
  await shop.signIn(phone)
  const order = await toPickUpTomorrow(page, shop)
  await order.click()
  await shop.sees(/^Order sent\. No\. \d+/)
  return (path: string) => shop.go(path)
}

test(
  'what a customer has: orders, addresses, cards, favourites, promo codes',
  extended(),
  async ({ page, shop, watch }) => {
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
          lists.recover()
          await page.unrouteAll()
          const pages = await answersAre(page, watch, calls, unreadable)
          await goTo(path)
          return saysAndRecovers(page, pages, then)
        }
        await goTo(path)
        await saysAndRecovers(page, lists, then)
      })
    }
  },
)

/** Methods of which nothing says whether they are on. */
const withoutFlags = (methods: readonly object[]) =>
  methods.map((method) => ({ ...method, isActive: null, webEnabled: 'yes' }))

for (const [what, change, phone] of [
  ['no way of paying can be read', unreadable, '900000082'],
  ['of no way of paying it can be read whether it is on', withoutFlags, '900000083'],
] as const)
  test(`the checkout: ${what}`, async ({ page, shop, watch }) => {
    await shop.open()
    await shop.signIn(phone)
    const lists = await answersAre(page, watch, /\/payment-types$/, change as never)
    await shop.go('/')
    await shop.addDish(DISH)
    await shop.go('/checkout')
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
  await shop.sees(/^Send the code again\s· /)

  await page.setExtraHTTPHeaders({ 'x-sandbox-now': new Date(Date.now() + 90_000).toISOString() })
  await page.clock.fastForward(61_000)
  await shop.press('Send the code again')
  await shop.sees('Code sent')
  await field.fill('')
  await field.pressSequentially('111111')
  await expect(page).not.toHaveURL(/\/login/)
})

test('a press on Pay that leads to no page says why and what to do; any address that is named can be paid (PY-03)', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  let [action, isNamed] = ['QR', false]
  await page.route(/\/payments\/v2\/checkout\//, async (route) => {
    const answer = await here(route)
    const { url: its, ...checkout } = await answer.json()
    // The call went to another name of the server than the page has, and so would the payment.
    const url = isNamed ? its.replace(new URL(its).origin, new URL(page.url()).origin) : null
    await route.fulfill({ response: answer, json: { ...checkout, action, url } })
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
  await test.step('an unknown action with an address is paid there', async () => {
    isNamed = true
    await shop.thumb()
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.waitForURL(/\/sandbox\/pay\//)
    await page.getByRole('button', { name: /Paid$/ }).click()
    await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+\?paid=1$/)
    await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  })
  expect(watch.problems).toEqual([])
})

test('a courier and a branch whose places are none on Earth are on no map, and the order is (OR-03)', async ({
  page,
  shop,
  watch,
}) => {
  await asCustomer(page, shop, '900000247')
  const path = new URL(page.url()).pathname
  const nowhere = { latitude: 413, longitude: 692 }
  let isNowhere = false
  await answersAre(page, watch, /\/orders\/v1\/orders\/o-[\w-]+$/, (order: { branch: object }) => ({
    ...order,
    status: 'ON_WAY',
    serviceType: 'DELIVERY',
    address: { streetName: 'Bunyodkor', latitude: 41.28, longitude: 69.2 },
    branch: { ...order.branch, ...nowhere },
  }))
  await page.route(/\/deliveries\/v1\/delivery\/courier\//, (route) =>
    route.fulfill({
      json: {
        status: 'ON_WAY',
        courier: { name: 'Anvar' },
        location: isNowhere ? nowhere : { latitude: 41.29, longitude: 69.21 },
        etaMinutes: 7,
      },
    }),
  )
  await shop.go(`${path}/map`)
  await expect(page.getByText('© Dasturxon')).toBeVisible()
  isNowhere = true
  const asked = /\/deliveries\/v1\/delivery\/courier\//
  await page.waitForResponse(asked)
  // The page asks again some seconds later: the answer before is on the screen by then.
  await page.waitForRequest(asked)
  await expect(page.getByText('Something burnt in the kitchen')).toHaveCount(0)
  await expect(page.getByText('© Dasturxon')).toBeVisible()
})
