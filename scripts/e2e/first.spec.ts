import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { CACHE_PREFIX } from '#/config/first-paint.ts'
import { appIsThere, delayRequests, isApi, isAppScript } from './app-is-there.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'

/* The first paint, which boot.ts renders before the app. */

/** Every text of the first screen with its place, and where cards and their pictures are. */
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
    }
    const texts = document.createTreeWalker(document.getElementById('root') ?? document, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim()
      const parent = text.parentElement
      if (!words || !parent?.checkVisibility() || parent.clientWidth === 1) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      // In a horizontal list only what is within its visible part counts.
      const end = parent.closest('ul, nav')?.getBoundingClientRect().right ?? innerWidth
      const isSeen = box.top < innerHeight && box.width > 1 && box.left < Math.min(end, innerWidth)
      if (isSeen) places.push({ what: words, at: rounded(box) })
    }
    return places
  })

/** The share of pixels of an area that differ visibly between two pictures. */
async function difference(one: Buffer, other: Buffer, [left = 0, top = 0, width = 0, height = 0]: number[]) {
  const pixels = (picture: Buffer) =>
    sharp(picture).extract({ left, top, width, height }).removeAlpha().raw().toBuffer()
  const [a, b] = await Promise.all([pixels(one), pixels(other)])
  return a.filter((part, index) => Math.abs(part - (b[index] ?? 0)) > 24).length / a.length
}

/** Banners come beside the menu, and their pictures after it: waits for those that the window shows. */
const bannersAreThere = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('ul img')]
      .filter((image) => {
        const { left, right, top, bottom, width } = image.getBoundingClientRect()
        return width > 150 && left < innerWidth && right > 0 && top < innerHeight && bottom > 0
      })
      .every((image) => image.complete),
  )

// This file tests prefetching too, which a browser that saves data does not do.
test.use({ savesData: false })

for (const [merchant, width, height, lang] of [
  ['demo', 390, 844, 'uz'],
  ['dark', 390, 844, 'ru'],
  ['minimal', 390, 844, 'eng'],
  ['brands', 390, 844, 'eng'],
  ['stress300', 390, 844, 'uz'],
  ['demo', 1440, 900, 'eng'],
  ['dark', 1440, 900, 'ru'],
] as const) {
  for (const from of ['the network', 'the last visit'] as const) {
    test(
      `boot and app render the same first screen: ${merchant}, ${width} wide, ${lang}, from ${from}`,
      extended(merchant !== 'demo' || width !== 390),
      async ({ page, shop }) => {
        await page.setViewportSize({ width, height })
        // The first paint takes the shop's colours from the last visit, so there has to be one.
        await shop.open(merchant, { lang })
        await expect(page.getByRole('article').first()).toBeVisible()
        await appIsThere(page)
        const cached = () =>
          page.evaluate(
            (prefix) => Object.keys(localStorage).filter((name) => name.startsWith(prefix)),
            CACHE_PREFIX,
          )
        await expect.poll(cached).toContainEqual(expect.stringContaining('/overalls'))
        if (from === 'the network')
          await page.evaluate(
            (names) => {
              for (const name of names) localStorage.removeItem(name)
            },
            await cached(),
          )
        const open = await delayRequests(page, isAppScript)
        await page.reload()
        await expect(page.getByRole('article').first()).toBeVisible()
        await page.waitForLoadState('load')
        // Header, address, service, tabs and basket are rendered after the menu.
        await expect(page.locator('[data-press="show address"]:visible')).toBeVisible()
        await bannersAreThere(page)
        const [rendered, picture] = [await firstScreen(page), await page.screenshot()]
        open()
        await appIsThere(page)
        await page.waitForLoadState('networkidle')
        await bannersAreThere(page)
        const [taken, after] = [await firstScreen(page), await page.screenshot()]

        expect(rendered.length).toBeGreaterThan(6)
        for (const place of rendered) expect(taken).toContainEqual(place)
        for (const { what, at } of rendered) {
          const [left = 0, top = 0, wide = 0, high = 0] = at
          const isSeen = left >= 0 && left + wide <= width && top >= 0 && top + high <= height - 90
          if (/^\d+ (card|picture)$/.test(what) || !isSeen || wide * high === 0) continue
          expect(await difference(picture, after, [left, top, wide, high]), what).toBeLessThan(0.02)
        }
      },
    )
  }
}

/** The paths of all calls from now on. */
function listenToCalls(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (isApi(url)) asked.push(url.pathname)
  })
  return asked
}

test('every call of the first screen leaves once', async ({ page, shop }) => {
  const asked = listenToCalls(page)
  await shop.open()
  await appIsThere(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([...new Set(asked)])
})

test('every call of the first screen of a customer leaves once, inside Telegram', async ({
  page,
  telegram,
}) => {
  const asked = listenToCalls(page)
  // A shop in which no journey orders: an order under way is asked for again and again.
  await telegram.open({ user: 'known', merchant: 'dark' })
  await expect.poll(() => asked.some((path) => path.endsWith('/active'))).toBe(true)
  // Not `networkidle`: of a request that the page has stopped the browser sometimes does not report the end.
  let count = 0
  const isQuiet = () => {
    const before = count
    count = asked.length
    return count === before
  }
  await expect.poll(isQuiet, { intervals: [2_000] }).toBe(true)
  expect(asked).toEqual([...new Set(asked)])
})

test.describe('on a phone of two pixels a point', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

  test('before the app is there only pictures in sight are loaded, no larger than their slots', async ({
    page,
    shop,
  }) => {
    await delayRequests(page, isAppScript)
    await shop.open()
    const image = (index: number) => page.getByRole('article').nth(index).locator('img')
    const address = (index: number) => image(index).evaluate((one: HTMLImageElement) => one.currentSrc)
    await expect.poll(() => address(0)).toMatch(/\/w346h346q100\//)
    const below = 5
    await expect(image(below)).toBeAttached()
    await expect(image(below)).not.toBeInViewport()
    expect(await address(below)).toBe('')
    await image(below).scrollIntoViewIfNeeded()
    await expect.poll(() => address(below)).toMatch(/\/w346h346q100\//)
  })
})

test('merchant, settings, cities and menu leave before the bundle has arrived, and are asked once', async ({
  page,
  shop,
}) => {
  const paths = [
    '/users/v1/merchants/sub/demo',
    '/support/v1/merchant/settings/web',
    '/products/v1/overalls',
    '/users/v1/city-merchant/',
  ]
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const allAsked = async () => {
    await expect.poll(() => paths.every((path) => asked.some((one) => one.startsWith(path)))).toBe(true)
  }
  // The bundle waits for the calls; if they waited for it, nothing would ever come.
  await page.route(/\/assets\/[\w-]+\.js/, async (route) => {
    await allAsked()
    await route.continue()
  })
  await shop.open()
  await expect(page.getByRole('button', { name: 'Add Norin with horse meat' })).toBeVisible()
  for (const path of paths)
    expect(
      asked.filter((one) => one.startsWith(path)),
      path,
    ).toHaveLength(1)
})

test('the app starts although boot throws', async ({ page, shop, watch }) => {
  // `first.ts` sets it for boot only.
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
  await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible()
})
