import type { Page } from '@playwright/test'
import type { WebSettings } from '#/api/schema/settings.ts'
import { href, type PathName } from '#/paths.ts'
import { everyAddress } from './every-page.ts'
import { expect, shopUrl } from './fixtures.ts'
import { requestsOf } from './settled.ts'
import { CODE, type Shop } from './shop.ts'
import { FLAGS, type TracedFlag } from './switched-off.ts'

/*
 * A walk through a shop whose settings are the test's own (ST-08), in one page: other settings take a new document, the
 * rest are links.
 */

type Who = 'visitor' | 'customer'
type Place = { who: Who; path: string }
/** What stands at a place, and what was asked for since the place before it. */
export type Sight = Place & { tree: string; asked: string }

/** A visitor is on a wide page, where the footer and the columns beside the menu are; a customer is on a phone. */
const WIDTH = { visitor: 1440, customer: 390 }
/** The customer of this walk; another merchant knows nobody of that number. */
const PHONE = '900000065'
const SETTINGS = '/support/v1/merchant/settings/web'

/** Every flag, but amoCRM's chat, which would take the place of the shop's own. */
const ALL_ON = {
  ...Object.fromEntries(FLAGS.map((flag) => [flag, true])),
  ...{ amoCRMActive: false, yandexMetricsId: '1' },
}

/** Runs in each document: every visit is a first one, whose settings are not those of the last. */
const forgetResponses = () => {
  for (const name of Object.keys(localStorage)) if (name.startsWith('cache:')) localStorage.removeItem(name)
}

const callOf = (merchant: string) => async (path: string, body: object | null, token?: string) => {
  const answer = await fetch(new URL(path, shopUrl), {
    headers: {
      'Content-Type': 'application/json',
      Merchant: merchant,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
  return answer.json()
}

/**
 * A dish without choices, and the customer's order of it: a delivery of tomorrow, which is under way until then; none
 * where nothing is delivered.
 */
async function furnish(merchant: string): Promise<{ dish: string; name: string; order: string | null }> {
  const call = callOf(merchant)
  const { products } = await call('/products/v1/overalls?type=WEB', null)
  const dish = products.find(
    ({ type, active }: { type: string; active: boolean }) => type === 'NONE' && active,
  )
  const [{ id, latitude, longitude }] = await call('/users/v1/branches/full', null)
  if (merchant === 'dinein') return { dish: dish.id, name: dish.name.eng, order: null }
  const phone = `+998${PHONE}`
  await call('/users/v1/users/login', { phone })
  const { token } = await call('/users/v1/users/login/verify', { phone, code: CODE })
  const day = new Date(Date.now() + 29 * 3_600_000).toISOString().slice(0, 10)
  const order = await call(
    '/orders/v1/orders/at-time',
    {
      ...{ serviceType: 'DELIVERY', branch: { id }, paymentType: 'CASH', later: true, day, time: '14:00' },
      address: { type: 'HOUSE', streetName: 'Bunyodkor', houseNumber: '12', latitude, longitude },
      cartItems: [{ product: { id: dish.id, count: 4 }, modifications: [] }],
    },
    token,
  )
  return { dish: dish.id, name: dish.name.eng, order: order.id }
}

/** Looks in a row, 50 ms apart, that find nothing on its way: longer than a page is held for the code of the next one. */
const QUIET_LOOKS = 4

/** Waits until the page has come, with all that it asks for. */
function settledOf(page: Page) {
  const requests = requestsOf(page)
  const frame = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
  const isQuiet = async () => {
    for (let look = 0; look < QUIET_LOOKS; look++) {
      if (requests.count() > 0) return false
      if ((await page.locator('[aria-busy="true"]:visible').count()) > 0) return false
      await frame()
    }
    return requests.count() === 0
  }
  return () => expect.poll(isQuiet, { intervals: [20] }).toBe(true)
}

export async function openWalk(page: Page, shop: Shop, merchant: string) {
  const { dish, name: dishName, order } = await furnish(merchant)
  const own = await callOf(merchant)(SETTINGS, null)
  let settings: Partial<WebSettings> = { ...own, ...ALL_ON }
  await page.route(`**${SETTINGS}`, (route) => route.fulfill({ json: settings }))
  // Of those on other hosts only the call is looked at.
  await page.route(/\/(?:counter|crm)\.html/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  )
  await page.addInitScript(forgetResponses)
  const calls: string[] = []
  page.on('request', (request) => {
    // What the document before this one still asked for belongs to other settings.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) calls.length = 0
    const { pathname, search } = new URL(request.url())
    if (/fetch|xhr|document/.test(request.resourceType())) calls.push(`${pathname}${search}`)
  })
  const settled = settledOf(page)

  /** The languages that can be chosen. */
  const languages = async () => {
    await page
      .getByRole('button', { name: /^(?:Language|Til|Язык)/ })
      .first()
      .click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    const tree = await sheet.ariaSnapshot()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state?.layer ?? 0)).toBe(0)
    return tree
  }
  /** As a link does it: no new document. */
  const follow = async (path: string) => {
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await settled()
  }
  return {
    places: (who: Who): Place[] =>
      [
        ...['/', '/search', '/basket', '/checkout', '/profile', href('product', { id: dish })],
        ...(who === 'visitor'
          ? ['/login', '/login/rules']
          : ['/profile/orders', ...(order ? [href('order', { id: order })] : [])]),
      ].map((path) => ({ who, path })),
    /** Another document, with all flags on but one, and with what that one needs to say anything. */
    begin: async (who: Who, off: TracedFlag | null, given: Partial<WebSettings> = {}) => {
      const all = { ...own, ...ALL_ON, ...given }
      settings = off ? { ...all, [off]: false } : all
      await page.setViewportSize({ width: WIDTH[who], height: 900 })
      await shop.open(merchant)
      await expect(page.getByRole('article').getByRole('button').first()).toBeVisible()
      await settled()
    },
    /** Signs in, with something in the basket. */
    enter: async () => {
      await shop.signIn(PHONE, merchant)
      await shop.fillBasket(dishName)
    },
    look: async (place: Place): Promise<Sight> => {
      await follow(place.path)
      const tree = await page.locator('body').ariaSnapshot()
      const sheet = place.path === '/profile' ? await languages() : ''
      return { ...place, tree: `${tree}\n${sheet}`, asked: calls.splice(0).join('\n') }
    },
    /** Whether a page is a 404, and what it asks for. */
    open: async (name: PathName) => {
      await follow(everyAddress()[name])
      // On a slow machine the page before stays for longer than a look.
      const missing = page.getByText('Page not found')
      const isMissing = await missing.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      )
      return { isMissing, asked: calls.splice(0).join('\n') }
    },
    /** Opens a page until it asks for something. */
    asks: async (name: PathName, what: RegExp) => {
      await page.evaluate((to) => history.pushState(null, '', to), everyAddress()[name])
      await expect.poll(() => calls.join('\n'), { message: name }).toMatch(what)
    },
  }
}
