import type { Page } from '@playwright/test'
import { href, type PathName } from '#/paths.ts'
import { appIsThere, isAppScript } from './app-is-there.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import { watchChanges } from './page-changes.ts'
import { movingIn } from './settled.ts'
import { DISH } from './trouble.ts'
import { orderDelivery } from './under-way.ts'

/* A page whose code is long on its way: what is shown meanwhile has the page's own shape, at the page's own places. */

const SLOW_MS = 2000

/** Runs in the page: the cards of the page, each as its left, top and width, px. */
function cardsIn(main: Element) {
  const probe = document.createElement('i')
  probe.style.background = 'var(--group)'
  main.append(probe)
  const ground = getComputedStyle(probe).backgroundColor
  probe.remove()
  const cards = [...main.querySelectorAll('*')].filter(
    (one) => getComputedStyle(one).backgroundColor === ground && one.getBoundingClientRect().height > 48,
  )
  return cards
    .filter((one) => !cards.some((other) => other !== one && other.contains(one)))
    .map((one) => {
      const { left, top, width } = one.getBoundingClientRect()
      return [left, top, width].map(Math.round)
    })
}

/** Opens pages whose code comes after a while, and compares what is shown until then with the page. */
async function watchShapes(page: Page) {
  const { moved, settles, begins } = await watchChanges(page)
  const main = page.getByRole('main')
  const tabs = page.getByRole('navigation', { name: 'Sections' })
  return {
    moved,
    begins,
    slowDown: () =>
      page.route(isAppScript, async (route) => {
        // biome-ignore lint/plugin/sleep: this is how long the code is on its way
        await new Promise((later) => setTimeout(later, SLOW_MS))
        await route.fallback().catch(() => {})
      }),
    /** `cards`: how many of the page are in sight and looked for. */
    opens: async (name: PathName, path: string, cards: number) => {
      await page.evaluate((to) => history.pushState(null, '', to), path)
      await expect.poll(() => main.evaluate(movingIn), { intervals: [50] }).toBe('skeleton')
      const drawn = await main.evaluate(cardsIn)
      const hadTabs = await tabs.isVisible()
      await expect(main.getByRole('heading')).toHaveCount(0)
      await test.info().attach(`${name} drawn`, { body: await page.screenshot(), contentType: 'image/png' })
      await settles(`to ${name}`)
      await expect(main.getByRole('heading').first()).toBeAttached()
      await test.info().attach(`${name} shown`, { body: await page.screenshot(), contentType: 'image/png' })
      const shown = await main.evaluate(cardsIn)
      expect(drawn, name).toEqual(expect.arrayContaining(shown.slice(0, cards)))
      // A main button has their place, as soon as it is known that there will be one.
      expect(hadTabs, `tabs of ${name}`).toBe(await tabs.isVisible())
    },
  }
}

for (const [viewport, phone] of [
  [{ width: 390, height: 844 }, '900000215'],
  [{ width: 1440, height: 900 }, '900000216'],
] as const) {
  test.describe(`${viewport.width} wide, a page that is long on its way is drawn as it will be`, () => {
    test.use({ viewport })
    test.slow()

    test('basket, checkout and profile of a guest', async ({ page, shop }) => {
      const { moved, begins, slowDown, opens } = await watchShapes(page)
      await shop.open()
      // Enough for a delivery: what is missing to one stands above the checkout, and is known with its code.
      await shop.fillBasket(DISH)
      await shop.go('/')
      await appIsThere(page)
      await begins()
      await slowDown()
      await opens('basket', href('basket'), 2)
      await opens('checkout', href('checkout'), 2)
      await opens('profile', href('profile'), 2)
      expect(moved).toEqual({})
    })

    test('profile and order of a customer', async ({ page, shop }) => {
      const { moved, begins, slowDown, opens } = await watchShapes(page)
      const { id } = await orderDelivery(page, shop, shopUrl, { phone, dish: DISH })
      await shop.go('/')
      await appIsThere(page)
      await begins()
      await slowDown()
      await opens('order', href('order', { id }), 1)
      await opens('profile', href('profile'), 1)
      expect(moved).toEqual({})
    })
  })
}

test('what was drawn stays while the words for a shop without an answer are on their way (ER-05)', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/\[dasturxon\]/)
  await page.route(/\/users\/v1\/merchants\/sub\//, (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '' }),
  )
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  const isTaken = () => document.getElementById('root')?.dataset.taken !== undefined
  await page.route(isAppScript, async (route) => {
    // What the app is made of comes at once, what it asks for later waits.
    if (await page.evaluate(isTaken)) await mayCome
    await route.fallback().catch(() => {})
  })
  await shop.open()
  await page.waitForFunction(isTaken)
  await expect.poll(() => page.locator('#root').evaluate(movingIn)).toBe('skeleton')
  letCome()
  await shop.sees('This shop is not available now')
})
