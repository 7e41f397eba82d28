import type { Page } from '@playwright/test'
import { DATA_SAVER_KEY } from '#/config/first-paint.ts'
import { appIsThere } from './app-is-there.ts'
import { expect, test } from './fixtures.ts'
import { CODE } from './shop.ts'

/* Text first: pictures, offers and maps come when they are asked for (CX-10). */

test.use({ savesData: false })

const DISH = 'Norin with horse meat'
const KB = 1024
/** The whole first order, as it comes over the line (CX-10). */
const LIMIT_KB = 300
/**
 * What it must not exceed until it meets that: 414 to 417 kB on 30 November 2026, since in some runs the notices of the
 * order, 2 kB, are asked for before it is counted. Some 230 are the first load, 10 are what saved cards, invitations and
 * kept addresses bring to the checkout and the order, and 10 are the spellings of hours, dates and texts that are read.
 */
const TRIPWIRE_KB = 418

const chooseSaver = (page: Page) =>
  page.addInitScript((key) => {
    if (location.protocol.startsWith('http')) localStorage.setItem(key, 'true')
  }, DATA_SAVER_KEY)

/** Paths of the pictures that were asked for, and of stories, banners and maps. */
function record(page: Page) {
  const pictures: string[] = []
  const offers: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'image') pictures.push(pathname)
    if (/banners|stories|\/tiles?\/|maplibre/.test(pathname)) offers.push(pathname)
  })
  return { pictures, offers }
}

/** Counts what comes over the line, by file; a call by its path. */
async function countBytes(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const paths = new Map<string, string>()
  const bytes = new Map<string, number>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  )
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId) ?? requestId
    bytes.set(path, (bytes.get(path) ?? 0) + encodedDataLength)
  })
  return {
    total: () => [...bytes.values()].reduce((sum, one) => sum + one, 0) / KB,
    /** The largest first. */
    list: () =>
      [...bytes]
        .sort(([, a], [, b]) => b - a)
        .map(([path, size]) => `${(size / KB).toFixed(1)} kB ${path}`)
        .join('\n'),
  }
}

test('the first order of a customer who saves data takes less than 300 kB (CX-10)', async ({
  page,
  shop,
  watch,
}) => {
  await chooseSaver(page)
  const { pictures, offers } = record(page)
  const counted = await countBytes(page)
  await shop.open()
  // A delivery would need two.
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  await shop.addDish(DISH)
  await shop.toBasket()
  await shop.press(/^Checkout/)
  await shop.press(/^Order/)
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('textbox', { name: /phone/i }).fill('900000035')
  await shop.press('Get the code')
  await page.getByRole('textbox', { name: /code/i }).pressSequentially(CODE)
  await expect(page).toHaveURL(/\/checkout$/)
  await shop.fillName('Nodira')
  await shop.thumb()
  await shop.press(/^Order.*UZS/)
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
  await shop.sees(/^Order sent\. No\. \d+/)
  expect(pictures).toEqual([])
  expect(offers).toEqual([])
  expect(counted.total(), counted.list()).toBeGreaterThan(100)
  expect(counted.total(), counted.list()).toBeLessThan(TRIPWIRE_KB)
  expect(watch.problems).toEqual([])
  // All the way to here holds; the figure does not.
  test.fail(true, `it takes ${counted.total().toFixed(0)} kB`)
  expect(counted.total(), counted.list()).toBeLessThan(LIMIT_KB)
})

test('a press loads one picture, offers come by a button, and nothing moves under the app (CX-10)', async ({
  page,
  shop,
}) => {
  await chooseSaver(page)
  const { pictures, offers } = record(page)
  await shop.open()
  await appIsThere(page)
  const show = page.getByRole('button', { name: `Show picture: ${DISH}` }).first()
  await expect(show).toBeVisible()
  const size = await show.boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
  expect(pictures).toEqual([])
  await show.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => pictures.length).toBe(1)
  await expect(show).toHaveCount(0)

  expect(offers).toEqual([])
  await shop.press('Show offers')
  await expect(page.getByRole('list', { name: 'Offers' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Stories' })).toBeVisible()
  // Their words; pictures are asked for one by one.
  expect(pictures).toHaveLength(1)

  await page
    .getByRole('link', { name: /^Choyxona oshi/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'Choyxona oshi' })
  await sheet.getByRole('button', { name: 'Show picture: Choyxona oshi, 1' }).click()
  await expect(sheet.getByRole('button', { name: 'View photo: Choyxona oshi, 1' })).toBeVisible()
})

test('the choice is made in the profile and holds at once and at the next visit (CX-10)', async ({
  page,
  shop,
}) => {
  await shop.open('demo', { path: '/profile' })
  await page.getByRole('button', { name: /^Data saver.*Automatic/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Data saver' })
  await shop.thumb()
  await sheet.getByText('Always on').click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: /^Data saver.*On/ })).toBeVisible()
  const { pictures } = record(page)
  await shop.go('/')
  await appIsThere(page)
  await expect(page.getByRole('button', { name: `Show picture: ${DISH}` }).first()).toBeVisible()
  expect(pictures).toEqual([])
})

test('a browser that asks to save data has its way without a choice (CX-10)', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const { connection } = navigator as unknown as { connection?: object }
    if (connection) Object.defineProperty(connection, 'saveData', { value: true })
  })
  const { pictures } = record(page)
  await shop.open()
  await appIsThere(page)
  await expect(page.getByRole('button', { name: `Show picture: ${DISH}` }).first()).toBeVisible()
  expect(pictures).toEqual([])
})
