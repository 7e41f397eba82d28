import type { Page } from '@playwright/test'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { override } from './override.ts'
import { frameOf, GOOD_KEY, playYandex, withKey } from './yandex.ts'

/*
 * The map with the merchant's key, in a frame of another origin, and the map that replaces it when it fails (DL-10,
 * DL-11).
 */

const DISH = 'Norin with horse meat'
const API = 'https://api-maps.yandex.ru/v3/**'
const MAP_PAGE = '**/map.html'

/** The errors of the log, by their names. */
function named(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Yandex map')) lines.push(message.text())
  })
  return lines
}

async function drag(page: Page, by: { x: number; y: number }) {
  await page.mouse.move(150, 330)
  await page.mouse.down()
  await page.mouse.move(150 + by.x, 330 + by.y, { steps: 8 })
  await page.mouse.up()
}

test('with a key the frame takes the pin, and the address is chosen (DL-10, DL-11)', async ({
  page,
  context,
  shop,
  watch,
}) => {
  watch.allowHost('api-maps.yandex.ru')
  const asked = await playYandex(context)
  const errors = named(page)
  const maplibre: string[] = []
  const places: string[] = []
  page.on('request', (request) => void (/geocode\/reverse/.test(request.url()) && places.push(request.url())))
  page.on('request', (request) => void (/\/maps\//.test(request.url()) && maplibre.push(request.url())))
  await shop.open('brands', { path: '/address/delivery' })
  const map = frameOf(page, 'Delivery address')
  await expect(map.getByText('a stand-in for Yandex Maps')).toBeVisible()
  await shop.sees('Amir Temur xiyoboni')

  await test.step('it is v3 in Russian, not strict, by the key of the merchant, in a box of its own', async () => {
    expect(asked.map((url) => url.pathname)).toEqual(['/v3/'])
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      apikey: GOOD_KEY,
      lang: 'ru_RU',
    })
    const frame = page.frames().find((one) => one.url().includes('/map.html'))
    const strict = await frame?.evaluate(
      () => (globalThis as { ymaps3?: { strictMode: boolean } }).ymaps3?.strictMode,
    )
    expect(strict).toBe(false)
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
    expect(await page.evaluate(() => 'ymaps3' in globalThis)).toBe(false)
  })
  await test.step('a message from another window is ignored', async () => {
    await page.evaluate(() => {
      const centre = { latitude: 1, longitude: 1 }
      postMessage({ type: 'picked', what: 'rest', centre, byHand: true }, '*')
    })
  })
  await expect(map.getByRole('img', { name: 'Chorsu' })).toBeVisible()
  await drag(page, { x: -110, y: -90 })
  await expect(page.getByText('Amir Temur xiyoboni')).toBeHidden()
  await expect.poll(() => places.length).toBe(2)
  const where = new URL(places[1] ?? '').searchParams
  // The map was pulled up and to the left, so the pin is a little south and east of its old place.
  expect(Number(where.get('lat'))).toBeGreaterThan(41.29)
  expect(Number(where.get('lat'))).toBeLessThan(41.3112)
  expect(Number(where.get('lon'))).toBeGreaterThan(69.2794)
  expect(Number(where.get('lon'))).toBeLessThan(69.3)
  await shop.press('Deliver here')
  await expect(page).toHaveURL(/\/$/)
  expect([errors, maplibre]).toEqual([[], []])
})

test(
  'LAMENU_YANDEX is the same map; a press on its pin is the choice of the list (DL-10, PU-01)',
  extended(),
  async ({ page, context, shop, watch }) => {
    watch.allowHost('api-maps.yandex.ru')
    await playYandex(context)
    await override(page, /\/merchant\/settings\/web/, { mapType: 'LAMENU_YANDEX' })
    await shop.open('brands', { path: '/address/pickup' })
    const pin = frameOf(page, 'Where to pick up').getByRole('button', { name: 'Samarqand Darvoza' })
    await expect(pin).toHaveAttribute('aria-pressed', 'false')
    // The pin is beyond the edge, so the map is zoomed out.
    for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Zoom out' }).click()
    await pin.click()
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    await shop.press('Pick up here')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('button', { name: /Samarqand Darvoza/ }).first()).toBeVisible()
  },
)

for (const [what, pattern, answer, error] of [
  ['its page is stopped', MAP_PAGE, 'stop', /its page did not come/],
  ['its page is mute', MAP_PAGE, 'mute', /its page did not come/],
  ['its script is stopped', API, 'stop', /the script did not come/],
  ['its script never ends', API, 'hang', /no answer in time/],
] as const) {
  test(
    `${what}: our map is at the same place and takes the address (DL-10, DL-11)`,
    extended(answer !== 'hang'),
    async ({ page, shop, watch }) => {
      test.slow()
      watch.allowHost('api-maps.yandex.ru')
      watch.allowConsole(/net::ERR_/)
      const errors = named(page)
      await page.route(pattern, (route) => {
        if (answer === 'stop') return route.abort('failed')
        if (answer === 'mute') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>…' })
        return undefined
      })
      await shop.open('brands', { path: '/address/delivery' })
      const map = page.getByRole('region', { name: 'Delivery address' })
      await expect(map).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
      await shop.sees('Amir Temur xiyoboni')
      expect(errors).toHaveLength(1)
      expect(errors[0]).toMatch(error)
      await drag(page, { x: -110, y: -90 })
      await expect(page.getByText('Amir Temur xiyoboni')).toBeHidden()
      const street = await page
        .getByRole('main')
        .getByRole('status')
        .first()
        .locator('p')
        .first()
        .textContent()
      await shop.press('Deliver here')
      await expect(page).toHaveURL(/\/$/)
      await expect(page.getByRole('button', { name: new RegExp(street ?? '') }).first()).toBeVisible()

      await test.step('the next map does not wait for it again', async () => {
        await page.evaluate(() => history.pushState(null, '', '/branches/map'))
        await expect(page.getByRole('region', { name: 'Branches' })).toBeVisible()
        expect(errors).toHaveLength(1)
      })
    },
  )
}

test('the frame is stopped: the order completes', extended(), async ({ page, shop, watch }) => {
  test.slow()
  watch.allowConsole(/net::ERR_/)
  await page.route('**/map.html', (route) => route.abort('failed'))
  await withKey(page)
  await shop.open()
  await shop.signIn('900000086')
  await shop.fillBasket(DISH)
  await shop.go('/address/delivery')
  await expect(page.getByRole('region', { name: 'Delivery address' })).toBeVisible()
  await drag(page, { x: -110, y: -90 })
  await expect(page.getByText('Amir Temur xiyoboni')).toBeHidden()
  await shop.press('Deliver here')
  await expect(page).toHaveURL(/\/$/)
  await shop.go('/checkout')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nodira')
  const sent = page.waitForRequest((request) => /\/orders\/v1\/orders$/.test(request.url()))
  await expect(page.getByRole('button', { name: /^Order \d+,\d00\sUZS/ })).toBeVisible()
  await shop.press(/^Order/)
  expect((await sent).postDataJSON()).toMatchObject({ serviceType: 'DELIVERY', addressType: 'MAP' })
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
})

test('no key: the named error, no frame at all, and our map (DL-11)', async ({ page, shop }) => {
  const errors = named(page)
  const frames: string[] = []
  page.on('request', (request) => void (request.url().includes('map.html') && frames.push(request.url())))
  await override(page, /\/merchants\/sub\//, { yandexMapKey: null })
  await shop.open('brands', { path: '/address/delivery' })
  await expect(page.getByRole('region', { name: 'Delivery address' })).toBeVisible()
  expect(errors.join()).toMatch(/missing api key/)
  await shop.press('Deliver here')
  await expect(page).toHaveURL(/\/$/)
  expect([errors.length, frames]).toEqual([1, []])
})
