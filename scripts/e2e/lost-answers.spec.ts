import type { Page, Route } from '@playwright/test'
import { HTTP_TIMEOUT_MS } from '#/domain/constants.ts'
import { fileOf } from './bundle-file.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { signedIn } from './signed-in.ts'
import { toPickUpTomorrow } from './trouble.ts'

/* The server does what was asked, and its answer is lost; or the code of a sheet never comes (BX-14). */

/** The server gets this request, and nobody its answer: the network is gone by then. */
async function loseAnswer(page: Page, route: Route) {
  const request = route.request()
  const url = new URL(request.url())
  url.hostname = '127.0.0.1'
  const answer = await fetch(url, {
    method: request.method(),
    headers: await request.allHeaders(),
    body: request.postData(),
  })
  expect(answer.ok).toBe(true)
  await page.context().setOffline(true)
  await route.abort('internetdisconnected')
}

/** Loses the answer to the first call of that kind. Returns how many of them the server got. */
async function loseFirst(page: Page, method: string, url: RegExp) {
  let sent = 0
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    sent += 1
    return sent === 1 ? loseAnswer(page, route) : route.fallback()
  })
  return () => sent
}

const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

async function fillHome(page: Page, shop: Shop) {
  await shop.press('Add address')
  await page.getByRole('searchbox').fill('Bunyodkor 12')
  await page.getByRole('listitem').getByRole('button').first().click()
  await page.getByRole('main').getByRole('button', { name: 'Home', exact: true }).click()
}

for (const [isReloaded, phone] of [
  [false, '900000420'],
  [true, '900000422'],
] as const)
  test(`an address is saved once, with what was corrected before the second press${isReloaded ? ', after a reload as well' : ''} (DL-04)`, async ({
    page,
    shop,
    watch,
  }) => {
    watch.allowConsole(LOST)
    await signedIn(shop, phone, '/profile/address')
    await shop.sees('No saved addresses')
    const sent = await loseFirst(page, 'POST', /\/users\/v1\/addresses\/WITH_TOKEN$/)
    await fillHome(page, shop)
    await shop.press('Save')
    await shop.sees('Address not saved')
    await page.context().setOffline(false)
    if (isReloaded) {
      await shop.go('/profile/address')
      await fillHome(page, shop)
    }
    await page.getByRole('textbox', { name: 'Flat' }).fill('51')
    await shop.thumb()
    await shop.press('Save')
    await expect(page).toHaveURL(/\/profile\/address$/)
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(1)
    await page.reload()
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('51')
    expect(sent()).toBe(1)
  })

test('a booking whose answer was lost is not denied, and stands in the list once the network is back (DI-03)', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(LOST)
  await signedIn(shop, '900000421', '/profile')
  const sent = await loseFirst(page, 'POST', /\/orders\/v1\/bookings$/)
  await shop.press('Table booking')
  const sheet = page.getByRole('dialog', { name: 'Table booking' })
  await sheet.getByLabel('Branch').selectOption({ label: 'Yunusabad' })
  await sheet.getByRole('radio', { name: /Tomorrow/ }).check({ force: true })
  await shop.choose(sheet.getByRole('radio', { name: '19:00' }))
  await sheet.getByLabel('Name').fill('Aziza')
  await shop.thumb(1_000)
  await sheet.getByRole('button', { name: 'Book a table' }).click()
  const unknown = sheet.getByText('It is not known whether the table is booked')
  await expect(unknown).toBeInViewport({ ratio: 1 })
  await page.context().setOffline(false)
  await expect(sheet.getByText(/^Booking \d+/)).toBeVisible()
  expect(sent()).toBe(1)
})

test('a session that has ended when Order is pressed leads to a login and back, with the basket', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/status of 401|\[dasturxon\]/)
  await signedIn(shop, '900000424', '/')
  const own = page.waitForRequest((request) => 'authorization' in request.headers())
  const order = await toPickUpTomorrow(page, shop)
  const { authorization = '', merchant = '' } = (await own).headers()
  const out = Object.assign(new URL('/users/v1/users/logout/WITH_TOKEN', shopUrl), { hostname: '127.0.0.1' })
  await fetch(out, { method: 'POST', headers: { authorization, merchant } })
  await order.click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
  await expect(page.getByText('Something has changed')).toHaveCount(0)
  await shop.logIn('900000424')
  await expect(page).toHaveURL(/\/checkout$/)
  // What was chosen for the order went with the session; its dishes did not.
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  await shop.fillName()
  await shop.thumb(1_000)
  await shop.press(/^Order .*UZS/)
  await expect(page).toHaveURL(/\/profile\/orders\/o-/)
})

test('a sheet whose code never comes says so, and a reload brings it (BX-14)', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/did not load/)
  await page.clock.install()
  const code = fileOf('src/features/language/LanguageSheet.tsx')
  // Never answered.
  await page.route(code, () => {})
  await shop.open()
  await expect(shop.add('Norin with horse meat')).toBeVisible()
  const languages = page.getByRole('button', { name: /EN|Language/ }).first()
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text })
  await languages.click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  await page.clock.fastForward(HTTP_TIMEOUT_MS)
  await expect(alert('No response.')).toBeVisible()
  await page.clock.fastForward(10_000)
  await languages.click()
  await page.clock.fastForward(HTTP_TIMEOUT_MS)
  await expect(alert('A part of the shop did not load')).toBeVisible()
  await page.unroute(code)
  await page.getByRole('button', { name: 'Reload' }).click()
  await languages.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
