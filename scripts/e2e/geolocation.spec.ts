import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { DISH } from './trouble.ts'

/* The device that does not say where it is, in its four ways: nobody waits for it, and it is told once. */

type Mode = 'denied' | 'slow' | 'absent' | 'unanswered'
/** ms a slow device takes, and ms after which nobody waits any more. */
const SLOW = 6_000
const LIMIT = 8_000
/** Of the demo's city, which stands for whoever is nowhere. */
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
  test(`${mode}: the menu waits for nobody, and the middle of the city stands for the place (DL-09)`, async ({
    page,
    shop,
  }) => {
    await page.clock.install()
    await behave(page, mode)
    const points = pointsAsked(page)
    const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked)
    const refused = page.getByText(REFUSED)
    await shop.open()
    // Told in passing, so looked for first.
    if (mode === 'denied') await expect(refused).toBeVisible()
    await shop.addDish(DISH)
    await expect(page.getByRole('link', { name: /^Basket/ }).last()).toBeVisible()
    expect(points[0]).toBe(MIDDLE)
    await expect.poll(asked).toBe(mode === 'absent' ? 0 : 1)

    if (mode !== 'denied') await expect(refused).toHaveCount(0)
    // Run, not jumped: a device that answers before the limit is heard before it.
    await page.clock.runFor(LIMIT)
    if (mode === 'slow') await expect.poll(() => points).toContain(THERE)
    else expect(new Set(points)).toEqual(new Set([MIDDLE]))

    await test.step('asked and told once, whatever was answered', async () => {
      await page.reload()
      await expect(page.getByRole('link', { name: /^Basket/ }).last()).toBeVisible()
      await page.clock.fastForward(LIMIT)
      expect(await asked()).toBe(0)
      await expect(refused).toHaveCount(0)
    })
    if (mode === 'slow') return
    await test.step('asked by hand it says why not, and the address is found by words', async () => {
      await page.goto(new URL('/address/delivery', page.url()).href)
      await shop.sees('Amir Temur xiyoboni')
      await page.getByRole('button', { name: 'My location' }).click()
      if (mode === 'unanswered') await page.clock.fastForward(LIMIT)
      await expect(
        page.getByText(mode === 'denied' ? REFUSED : 'Your device does not share its location'),
      ).toBeVisible()
      await page.getByRole('searchbox').fill('Bunyodkor 12')
      await page.getByRole('listitem').getByRole('button').first().click()
      await shop.press('Deliver here')
      await expect(page.getByRole('button', { name: /Bunyodkor.*12/ }).first()).toBeVisible()
    })
  })
}
