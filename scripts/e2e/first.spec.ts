import type { Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { CACHE_PREFIX } from '#/config/first-paint.ts'
import { appIsThere } from './app-is-there.ts'
import { expect, test } from './fixtures.ts'
import { wide } from './wide.ts'

/* The first paint, which boot.ts draws before the app, and the menu of the last visit, which opens first. */

const API = /^\/(users|support|products|orders|payments|deliveries)\/v\d/
const isApi = (url: URL) => API.test(url.pathname)
const isMenu = (url: string) => new URL(url).pathname.endsWith('/overalls')
const isApp = (url: URL) => /^\/assets\/[\w-]+\.js$/.test(url.pathname)

/** A gate in the way of some requests. */
async function hold(page: Page, which: (url: URL) => boolean) {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(which, async (route: Route) => {
    await opened
    await route.fallback().catch(() => {})
  })
  return () => open()
}

/** Every text of the first dishes and headings with its place, and where pictures and cards are. */
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    const rounded = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map((one) => Math.round(one))
    const places: { what: string; at: number[] }[] = []
    const cards = [...document.querySelectorAll('main li article')].filter(
      (card) => card.getBoundingClientRect().top < innerHeight,
    )
    for (const [index, card] of cards.entries()) {
      places.push({ what: `${index} card`, at: rounded(card.getBoundingClientRect()) })
      const picture = card.firstElementChild
      if (picture) places.push({ what: `${index} picture`, at: rounded(picture.getBoundingClientRect()) })
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(text)
        places.push({ what: `${index} ${text.textContent}`, at: rounded(range.getBoundingClientRect()) })
      }
    }
    for (const title of document.querySelectorAll('main h2'))
      if (title.getBoundingClientRect().top < innerHeight)
        places.push({ what: `title ${title.textContent}`, at: rounded(title.getBoundingClientRect()) })
    return places
  })

/** The share of pixels of a part of two pictures that can be told apart. */
async function difference(one: Buffer, other: Buffer, [left = 0, top = 0, width = 0, height = 0]: number[]) {
  const pixels = (picture: Buffer) =>
    sharp(picture).extract({ left, top, width, height }).removeAlpha().raw().toBuffer()
  const [a, b] = await Promise.all([pixels(one), pixels(other)])
  return a.filter((part, index) => Math.abs(part - (b[index] ?? 0)) > 24).length / a.length
}

// What is fetched ahead belongs to the first screen.
test.use({ savesData: false })

for (const [merchant, width, height, lang] of [
  ['demo', 390, 844, 'uz'],
  ['dark', 390, 844, 'ru'],
  ['minimal', 390, 844, 'eng'],
  ['brands', 390, 844, 'eng'],
  ['demo', 1440, 900, 'eng'],
] as const) {
  test(
    `boot and app draw the same first screen: ${merchant}, ${width} wide, ${lang}`,
    wide(merchant !== 'demo' || width !== 390),
    async ({ page, shop }) => {
      await page.setViewportSize({ width, height })
      // The shop's colours are those of the last visit.
      await shop.open(merchant, { lang })
      await expect(page.getByRole('article').first()).toBeVisible()
      await appIsThere(page)
      await page.evaluate((prefix) => {
        // Nothing is asked that would lie over the cards.
        localStorage.setItem('geolocationAsked', 'true')
        for (const name of Object.keys(localStorage))
          if (name.startsWith(prefix)) localStorage.removeItem(name)
      }, CACHE_PREFIX)
      const open = await hold(page, isApp)
      await page.reload()
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.waitForLoadState('load')
      const [drawn, picture] = [await firstScreen(page), await page.screenshot()]
      open()
      await appIsThere(page)
      await page.waitForLoadState('networkidle')
      const [taken, after] = [await firstScreen(page), await page.screenshot()]

      expect(drawn.length).toBeGreaterThan(6)
      for (const place of drawn) expect(taken).toContainEqual(place)
      for (const { what, at } of drawn) {
        const [left = 0, top = 0, wide = 0, high = 0] = at
        const isSeen = left >= 0 && left + wide <= width && top >= 0 && top + high <= height - 90
        if (/(card|picture)$/.test(what) || !isSeen || wide * high === 0) continue
        expect(await difference(picture, after, [left, top, wide, high]), what).toBeLessThan(0.02)
      }
    },
  )
}

test('every call of the first screen leaves once', async ({ page, shop }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (isApi(url)) asked.push(url.pathname)
  })
  await shop.open()
  await appIsThere(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([...new Set(asked)])
})

test('a merchant with brands is asked for one menu, from the second visit on at once', async ({
  page,
  shop,
}) => {
  const asked: string[] = []
  page.on('request', (request) => isMenu(request.url()) && asked.push(request.url()))
  await shop.open('brands')
  await appIsThere(page)
  expect(asked.filter((url) => url.includes('brandId='))).toHaveLength(1)
  await untilKept(page)
  asked.length = 0
  await page.reload()
  await appIsThere(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('brandId=')
})

/** Until this visit's menu is kept for the next one. */
const untilKept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(
          (prefix) =>
            Object.keys(localStorage).some((name) => name.startsWith(prefix) && name.includes('/overalls')),
          CACHE_PREFIX,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)

const DISH = 'Norin with horse meat'

test('the last menu opens while the server is silent, and dishes can be added', async ({ page, shop }) => {
  await shop.open()
  await untilKept(page)
  const open = await hold(page, isApi)
  await page.reload()
  await shop.addDish(DISH)
  await expect(page.getByRole('button', { name: `One more ${DISH}` })).toBeVisible()
  await expect(page.getByText(/No internet/)).toBeHidden()
  open()
})

test('a menu that has changed takes the place of the kept one', async ({ page, shop }) => {
  await shop.open()
  await untilKept(page)
  await page.route(
    (url) => isMenu(url.href),
    async (route) => {
      const answer = await route.fetch({
        url: route.request().url().replace('//demo.localhost', '//127.0.0.1'),
      })
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll(DISH, 'Norin of today'),
      })
    },
  )
  await page.reload()
  await expect(page.getByRole('button', { name: 'Add Norin of today' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: `Add ${DISH}` })).toHaveCount(0)
})

test('a server that cannot be reached: the last menu under a bar with its age, until an answer comes (BX-14)', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/net::ERR_|\[dasturxon\]/)
  await shop.open()
  await untilKept(page)
  await page.route(isApi, (route) => route.abort('internetdisconnected'))
  await page.reload()
  const bar = page.getByRole('status').filter({ hasText: 'No internet' })
  await expect(bar).toContainText(/menu as of \d\d:\d\d/)
  await shop.addDish(DISH)
  await shop.press('Refresh')
  await expect(page.getByText('Still no answer')).toBeVisible()
  await page.unroute(isApi)
  await shop.press('Refresh')
  await expect(bar).toBeHidden()
  await expect(page.getByRole('button', { name: `One more ${DISH}` })).toBeVisible()
})

test('without a network dishes are added and the order waits in words; it goes out when the network is back (BX-14)', async ({
  page,
  context,
  shop,
  watch,
}) => {
  watch.allowConsole(/net::ERR_|\[dasturxon\]/)
  await shop.open()
  await shop.signIn('900000067')
  await page.goto(new URL('/', page.url()).href)
  await untilKept(page)
  await expect(page.getByRole('button', { name: `Add ${DISH}` })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await shop.sees(/menu as of \d\d:\d\d/)
  await shop.addDish(DISH)
  await page
    .getByRole('link', { name: /^Basket/ })
    .last()
    .click()
  await shop.sees(DISH)
  await shop.sees('No internet')
  await context.setOffline(false)
  await expect(page.getByText('No internet')).toBeHidden()
  await page.goto(new URL('/checkout', page.url()).href)
  await page.getByRole('radio', { name: 'Pick-up' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aziza')
  const order = page.getByRole('button', { name: /^Order/ })
  await expect(order).toBeEnabled()

  await context.setOffline(true)
  await shop.sees('Your order is saved here')
  await expect(order).toBeDisabled()
  await context.setOffline(false)
  await expect(order).toBeEnabled()
  await shop.press(/^Order/)
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+/)
})

test('a storage that refuses keeps nothing, and the shop opens as on a first visit', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  for (const _visit of ['first', 'second']) {
    await shop.open('demo')
    await appIsThere(page)
    await page.waitForLoadState('networkidle')
  }
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('the app starts although boot throws', async ({ page, shop, watch }) => {
  // What the first script hands to boot, and nobody else reads.
  await page.addInitScript(() =>
    Object.defineProperty(window, 'boot', { get: () => undefined, set: () => {} }),
  )
  await shop.open()
  await appIsThere(page)
  expect(watch.problems.splice(0)).toEqual([expect.stringMatching(/^uncaught: TypeError/)])
})

test('the app starts although boot waits for a frame that never comes', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = () => {
      window.requestAnimationFrame = requestAnimationFrame
      return 0
    }
  })
  await shop.open('demo', { path: '/about' })
  await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible({ timeout: 30_000 })
})
