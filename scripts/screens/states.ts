import { isAppThere } from '../e2e/app-is-there.ts'
import { fileOf } from '../e2e/bundle-file.ts'
import { movingIn } from '../e2e/settled.ts'
import { opens } from './account.ts'
import { fillBasket, mapRendered, pathOf, phoneOf, scroll, signIn } from './steps.ts'
import { expect, shopUrl, type Walk } from './walk.ts'

/* A screen while its order goes on, while it waits, with nothing on it, without a network and when all fails. */

/** On the web everybody who orders needs a name to be called by. */
async function order(walk: Walk) {
  const { root, say } = walk
  await walk.go('/checkout')
  const name = root.getByRole('textbox', { name: say('Your name') })
  if (await name.isVisible()) await name.fill('Aziza')
  await walk.commit(say('Order'))
  await expect.poll(() => pathOf(walk)).toMatch(/^\/profile\/orders\/o-/)
  await walk.settled()
  return pathOf(walk)
}

/** Advances an order, one step at a time, on the sandbox's operator page. */
async function desk({ page }: Walk, path: string, action: 'advance' | 'cancel', times = 1) {
  for (let step = 0; step < times; step++) {
    const answer = await page.request.post(`${shopUrl}/sandbox/orders/${path.split('/').at(-1)}`, {
      form: { do: action },
    })
    expect(answer.ok()).toBe(true)
  }
}

export async function live(walk: Walk) {
  const { root, say } = walk
  if (walk.variant.shell === 'web') await signIn(walk, phoneOf(walk, 122))
  await walk.go('/')
  await fillBasket(walk)
  await walk.go('/checkout')
  await root.locator('main button[aria-haspopup="dialog"]').first().click()
  await root.getByRole('dialog').getByRole('searchbox').fill('Bunyodkor 12')
  await walk.settled()
  await root.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
  await walk.settled()
  await walk.commit(say('Deliver here'))
  await expect(root.getByRole('dialog')).toHaveCount(0)
  const path = await order(walk)
  await walk.look('live-placed')
  for (const [name, steps] of [
    ['cooking', 3],
    ['on-way', 5],
  ] as const) {
    await desk(walk, path, 'advance', steps)
    await walk.go(path)
    // The kitchen works on by itself: on a slow machine the order may be delivered already, and has no map.
    const map = root.locator('main canvas')
    await expect(map.or(root.getByRole('button', { name: say('Repeat') })).first()).toBeVisible({
      timeout: 30_000,
    })
    if (await map.isVisible()) await mapRendered(walk)
    await walk.look(`live-${name}`)
  }
  await scroll(walk, 5_000)
  await walk.lookOn('live-on-way-end')
  await walk.go(`${path}/map`)
  await mapRendered(walk)
  await walk.look('live-map')
  await walk.go('/')
  await walk.look('live-home')
  await walk.go('/profile')
  await walk.look('live-profile')
  await walk.go('/profile/orders')
  await walk.look('live-orders')
  await desk(walk, path, 'advance', 3)
  await walk.go(path)
  await walk.look('live-delivered')
  const stars = root.getByRole('radiogroup', { name: say('Your rating of the order') }).getByRole('radio')
  await stars.last().check({ force: true })
  await walk.look('live-grade')
  await root.getByRole('button', { name: say('Send') }).click()
  await expect(root.getByText(say('Thank you for your rating')).first()).toBeVisible()
  await walk.look('live-graded')
  await walk.go('/')
  await fillBasket(walk)
  const second = await order(walk)
  await desk(walk, second, 'cancel')
  await walk.go(second)
  await walk.look('live-cancelled')
  await walk.go('/profile/orders?tab=archive')
  await walk.look('live-orders-archive')
  // Elsewhere no order is known, whose address the next one would begin with.
  await walk.page.route(/\/orders\/v1\/orders\/user\/[^/?]+\?/, (route) => route.continue())
  await walk.go('/chat')
  await opens(walk, say('Attach an order'), 'chat-orders')
}

export async function empty(walk: Walk) {
  const user = 'known'
  if (walk.variant.shell === 'web') await signIn(walk, phoneOf(walk, 134))
  for (const [name, path] of [
    ['orders', '/profile/orders'],
    ['archive', '/profile/orders?tab=archive'],
    ['favorites', '/profile/favorites'],
    ['addresses', '/profile/address'],
  ]) {
    await walk.go(`${path}`, { user })
    await walk.look(`empty-${name}`)
  }
  await walk.go('/profile/orders/o-nobodys', { user })
  await walk.look('empty-order')
}

const WAITING = [
  ['home', '/'],
  ['category', '/category?id=cat-demo-qozon'],
  ['product', '/product/p-demo-norin'],
  ['orders', '/profile/orders'],
  ['order', '/profile/orders/o-any'],
  ['profile', '/profile'],
  ['branches', '/branches'],
] as const

export async function waiting(walk: Walk) {
  const { page, root, variant } = walk
  const main = root.locator('main').first()
  // The menu is delayed from the first page on: one that arrived once would be rendered from the response cache.
  await page.route(
    ({ pathname }) => /\/(products|orders)\/v\d|\/branches\/|\/banners|\/stories/.test(pathname),
    () => new Promise(() => {}),
  )
  if (variant.shell === 'web') await signIn(walk, phoneOf(walk, 162))
  for (const [name, path] of WAITING) {
    await walk.open(path)
    // The app, which starts later without responses, and not only what boot renders.
    await expect.poll(() => root.locator('body').evaluate(isAppThere)).toBe(true)
    // What the profile shows of a customer is known from the sign-in.
    const isKnown = name === 'profile'
    await expect.poll(() => main.evaluate(movingIn)).toMatch(isKnown ? /^$/ : /skeleton|busy/)
    await walk.lookNow(`waiting-${name}`)
  }
}

export async function trouble(walk: Walk) {
  const { page, root, say, variant } = walk
  if (variant.shell === 'web') await signIn(walk, phoneOf(walk, 174))
  const isOrders = (url: URL) => /\/orders\/v\d/.test(url.pathname)
  await page.route(isOrders, (route) => route.fulfill({ status: 500, body: '' }))
  for (const [name, path] of [
    ['orders', '/profile/orders'],
    ['order', '/profile/orders/o-any'],
  ] as const) {
    await walk.open(path)
    await expect(root.getByRole('button', { name: say('Try again') })).toBeVisible()
    await walk.look(`trouble-${name}`)
  }
  await page.unroute(isOrders)
  await page.route(fileOf('src/features/policies/AboutScreen.tsx'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function AboutScreen() { throw new Error("boom") }',
    }),
  )
  await walk.open('/about')
  await expect(root.getByRole('button', { name: say('Reload the page') })).toBeVisible()
  await walk.lookNow('trouble-500')
  await walk.go('/')
  await fillBasket(walk)
  await page.context().setOffline(true)
  await expect(root.getByText(say('No internet')).first()).toBeVisible()
  await scroll(walk, -9_000)
  await walk.lookNow('trouble-offline-home')
  await page.context().setOffline(false)
  await expect(root.getByText(say('No internet'))).toHaveCount(0)
  for (const name of ['basket', 'checkout']) {
    await walk.go(`/${name}`)
    await page.context().setOffline(true)
    await expect(root.getByText(say('No internet')).first()).toBeVisible()
    await walk.lookNow(`trouble-offline-${name}`)
    await page.context().setOffline(false)
  }
}
