import type { FrameLocator, Locator, Page } from '@playwright/test'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'
import { toDelivery } from './telegram-walk.ts'
import { DISH } from './trouble.ts'

/*
 * Where the device is: the start does not ask, a press does, and an answer that does not come is no obstacle.
 */

type Mode = 'denied' | 'slow' | 'absent' | 'unanswered'
/** How long a slow device takes, and after how long the app stops waiting, ms. */
const SLOW = 6_000
const LIMIT = 8_000
/** The centre of the demo's city, which is used when the position is unknown. */
const MIDDLE = '41.311081,69.240562'
const HERE = { latitude: 41.365, longitude: 69.2885 }
const THERE = `${HERE.latitude},${HERE.longitude}`
const REFUSED = 'Please allow access to your location'

/** Puts the browser's geolocation into one of its ways; how often it was asked is written on the window. */
const behave = (page: Page, mode: Mode) =>
  page.addInitScript(
    ([way, { latitude, longitude }, ms]) => {
      const own = window as unknown as { asked: number }
      own.asked = 0
      const geolocation = {
        getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) => {
          own.asked++
          const coords = { latitude, longitude } as GeolocationCoordinates
          if (way === 'denied') failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
          if (way === 'slow') setTimeout(() => found({ coords } as GeolocationPosition), ms)
        },
      }
      const value = way === 'absent' ? undefined : geolocation
      Object.defineProperty(navigator, 'geolocation', { value, configurable: true })
    },
    [mode, HERE, SLOW] as const,
  )

/** Points from which the nearest branch was asked for. */
function pointsAsked(page: Page) {
  const points: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (/\/closest/.test(pathname)) points.push(`${searchParams.get('lat')},${searchParams.get('lon')}`)
  })
  return points
}
for (const mode of ['denied', 'slow', 'absent', 'unanswered'] as const) {
  test(
    `${mode}: the start asks nothing, and a press that asks says what came of it (DL-09)`,
    extended(mode === 'absent'),
    async ({ page, shop }) => {
      await page.clock.install()
      await behave(page, mode)
      const points = pointsAsked(page)
      const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked)
      const refused = page.getByText(REFUSED)
      await shop.open()
      await shop.addDish(DISH)
      await expect(shop.basketLink()).toBeVisible()
      // The middle of the city replaces the position.
      await expect.poll(() => points[0]).toBe(MIDDLE)
      await page.clock.runFor(LIMIT)
      expect(await asked()).toBe(0)
      await expect(refused).toHaveCount(0)
      expect(new Set(points)).toEqual(new Set([MIDDLE]))

      await shop.go('/address/delivery')
      await shop.sees('Amir Temur xiyoboni')
      await page.getByRole('button', { name: 'My location' }).click()
      await expect.poll(asked).toBe(mode === 'absent' ? 0 : 1)
      if (mode === 'slow') {
        await page.clock.runFor(SLOW)
        await expect.poll(() => points).toContain(THERE)
        return
      }
      if (mode === 'unanswered') await page.clock.fastForward(LIMIT)
      await expect(page.getByText(mode === 'denied' ? REFUSED : 'Could not find your location')).toBeVisible()
      await page.getByRole('searchbox').fill('Bunyodkor 12')
      await page.getByRole('listitem').getByRole('button').first().click()
      await shop.press('Deliver here')
      await expect(page.getByRole('button', { name: /Bunyodkor.*12/ }).first()).toBeVisible()
    },
  )
}

test('a list of branches asks at a press and then has the nearest first; allowed once, the next visit knows', async ({
  page,
  context,
  shop,
}) => {
  const points = pointsAsked(page)
  await context.setGeolocation(HERE)
  await shop.open('demo', { path: '/branches' })
  await expect(page.getByRole('button', { name: 'Show the nearest first' })).toBeVisible()
  await expect(page.getByText(/\d\skm/)).toHaveCount(0)
  // The customer allows it when the browser asks.
  await context.grantPermissions(['geolocation'])
  await shop.press('Show the nearest first')
  await expect(page.getByText(/\d\skm/).first()).toBeVisible()
  const distances = await page.getByText(/\d\skm/).allTextContents()
  const km = distances.map((text) => Number(/([\d.,]+)\s?km/.exec(text)?.[1]?.replace(',', '.')))
  expect(km.length).toBeGreaterThan(1)
  expect(km).toEqual([...km].sort((a, b) => a - b))

  points.length = 0
  await shop.go('/')
  await expect.poll(() => points).toContain(THERE)
})

/** How roughly a computer knows where it is by the address of its network, m. */
const TOWN = 25_000

/** A rough place is a circle that asks: nothing of it is filled in, and nothing can be ordered to its middle (DL-17). */
async function isAsked(page: Page, root: Page | FrameLocator, main: Locator) {
  // The sheet says it, too, until it is away.
  await expect(root.getByRole('dialog')).toHaveCount(0)
  await expect(root.getByText('Your device knows where you are only to within 25 km')).toBeVisible()
  await expect(main).toHaveText('Type the address')
  await expect(root.getByText('Amir Temur xiyoboni')).toHaveCount(0)
  await main.click()
  await expect(root.getByRole('searchbox')).toBeFocused()
  const box = await root.getByRole('region', { name: 'Delivery address' }).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 330]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 60, y - 50, { steps: 8 })
  await page.mouse.up()
  await expect(root.getByText(/only to within/)).toHaveCount(0)
}

test('a device that knows the town alone names no door: the sheet asks for words, the map for the pin (DL-17)', async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ ...HERE, accuracy: TOWN })
  const points = pointsAsked(page)
  await shop.open()
  await shop.signIn('900000094')
  await shop.fillBasket(DISH)
  await shop.go('/checkout')
  const sheet = await shop.openAddressSheet()
  await sheet.getByRole('button', { name: 'My location' }).click()
  await expect(sheet.getByText('Your device knows where you are only to within 25 km')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Deliver here' })).toHaveCount(0)
  await sheet.getByRole('link', { name: /On the map/ }).click()
  await expect(page).toHaveURL(/\/address\/delivery$/)
  points.length = 0
  await isAsked(page, page, page.getByRole('button', { name: 'Type the address' }))
  // Only where the pin stands now is asked about.
  await expect.poll(() => points.length).toBeGreaterThan(0)
  expect(points).not.toContain(THERE)

  await context.setGeolocation({ ...HERE, accuracy: 20 })
  await page.getByRole('button', { name: 'My location' }).click()
  await expect(page.getByRole('button', { name: 'Deliver here' })).toBeEnabled()
  await expect.poll(() => points).toContain(THERE)
})

test('inside Telegram, too: the client says how roughly it knows the place (DL-17)', async ({
  page,
  telegram,
  telegramShop: shop,
}) => {
  await choseEnglish(page)
  const { app, mainButton } = telegram
  await telegram.open({ user: 'second' })
  await toDelivery(telegram, shop)
  await telegram.answer('location', `41.311081,69.240562,${TOWN}`)
  const sheet = await shop.openAddressSheet()
  await sheet.getByRole('button', { name: 'My location' }).click()
  await expect(sheet.getByText('Your device knows where you are only to within 25 km')).toBeVisible()
  await sheet.getByRole('link', { name: /On the map/ }).click()
  await isAsked(page, app, mainButton)
})
