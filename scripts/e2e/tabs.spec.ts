import type { Page, Request } from '@playwright/test'
import { formatPhone } from '#/domain/phone.ts'
import { appIsThere } from './app-is-there.ts'
import { extended } from './extended.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import { createShop } from './shop.ts'
import { playTelegram } from './telegram.ts'

/*
 * Two tabs of one browser share storage and cookies, and each shows another brand or merchant with a customer of its
 * own. Also what a window of Telegram knows that is opened after another one.
 */

const API = /^\/(?:users|support|products|orders|payments|deliveries|webbot)\/v\d/

/** A customer's tab: whom it signs in, and what its calls carry from then on. */
async function customerIn(page: Page, base: string, path: string, phone = '') {
  const shop = createShop(page, page, base)
  await shop.open('', { path })
  // From here on the tab has chosen its brand or merchant.
  await appIsThere(page)
  const sent: Request[] = []
  page.on('request', (request) => {
    if (API.test(new URL(request.url()).pathname)) sent.push(request)
  })
  return {
    page,
    shop,
    /** Answers the token. */
    signIn: async () => {
      const answered = page.waitForResponse(/\/login\/verify$/)
      await shop.signIn(phone)
      const { token } = await (await answered).json()
      sent.length = 0
      return `Bearer ${token}`
    },
    /** The tokens that the calls of this tab carried since the last question. */
    bearers: async () => {
      const calls = sent.splice(0)
      const headers = await Promise.all(calls.map((request) => request.allHeaders()))
      return new Set(headers.flatMap(({ authorization }) => authorization ?? []))
    },
    /** Goes by the tab's own links, so that the page is not loaded again. */
    seesItself: async () => {
      await shop.follow(/^Profile/)
      await shop.sees(formatPhone(`+998${phone}`))
    },
  }
}

const brandTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Brands' }).getByRole('button', { name })

for (const { of, base, first, second } of [
  {
    of: 'two brands',
    base: shopUrl.replace('127.0.0.1', 'brands.localhost'),
    first: { path: '/', phone: 900000039, dish: 'Classic hot dog', title: /Anor/ },
    second: { path: '/', phone: 900000040, brand: 'Shirin' },
  },
  {
    of: 'two merchants by ?vendor=',
    base: shopUrl.replace('127.0.0.1', 'localhost'),
    first: { path: '/?vendor=demo', phone: 900000054, dish: 'Norin with horse meat', title: /Qozon/ },
    second: { path: '/?vendor=beta', phone: 900000055, brand: null },
  },
]) {
  test(
    `${of} in two tabs: each shows, asks and orders for its own customer`,
    extended(of !== 'two brands'),
    async ({ page, context }, { repeatEachIndex }) => {
      const [phone, otherPhone] = [first, second].map((one) => String(one.phone + 2 * repeatEachIndex))
      const own = await customerIn(page, base, first.path, phone)
      const token = await own.signIn()
      await expect(page).toHaveTitle(first.title)

      const other = await customerIn(await context.newPage(), base, second.path, otherPhone)
      if (second.brand) await brandTab(other.page, second.brand).click()
      const otherToken = await other.signIn()
      await other.seesItself()
      expect(await other.bearers()).toEqual(new Set([otherToken]))

      await test.step('back at the first tab: favourite, order, profile and orders are of its customer', async () => {
        await page.bringToFront()
        const heart = page.getByRole('button', { name: `Favourite: ${first.dish}` }).first()
        await heart.click()
        await expect(heart).toHaveAttribute('aria-pressed', 'true')
        await own.shop.addDish(first.dish)
        await own.shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
        await own.shop.follow(/^Basket/)
        await own.shop.press(/^Checkout/)
        await page.getByRole('textbox', { name: 'Your name' }).fill('Nodira')
        await own.shop.press(/^Order/)
        await own.shop.sees(/^Order sent\. No\. \d+/)
        await page.getByRole('button', { name: 'Back' }).click()
        await own.seesItself()
        await page.getByRole('link', { name: 'Favourites' }).click()
        await expect(page.getByRole('article').filter({ hasText: first.dish })).toBeVisible()
        expect(await own.bearers()).toEqual(new Set([token]))
      })
      await test.step('the other customer has neither', async () => {
        await other.page.bringToFront()
        await other.page.getByRole('link', { name: 'Favourites' }).click()
        await other.shop.seesHeading('No favourites yet')
        await other.page.goBack()
        await other.page.getByRole('link', { name: 'My orders' }).click()
        await other.shop.seesHeading('No active orders')
        expect(await other.bearers()).toEqual(new Set([otherToken]))
      })
      await test.step('a reload stays with brand, merchant and customer', async () => {
        await page.bringToFront()
        await own.shop.go('/profile')
        await page.reload()
        await own.shop.sees(formatPhone(`+998${phone}`))
        await expect(page.getByText(formatPhone(`+998${otherPhone}`))).toHaveCount(0)
        await page.getByRole('link', { name: 'My orders' }).click()
        await expect(page.getByRole('link', { name: /^Order \d+/ })).toBeVisible()
        expect(await own.bearers()).toEqual(new Set([token]))
        await page.goto(base)
        await expect(page).toHaveTitle(first.title)
      })
    },
  )
}

test('Telegram: who logged out stays out in the next window, in the chosen language, until asked', async ({
  context,
  telegram,
  telegramShop: shop,
}) => {
  const signIns: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/webbot/v1/users/token')) signIns.push(request.url())
  })
  /** A new window: the storage of the device, no state of the last window. */
  const openWindow = async () => {
    const next = await context.newPage()
    const window = await playTelegram(next, shopUrl)
    await window.open({ user: 'second' })
    return createShop(next, window.app, shopUrl)
  }
  await telegram.open({ user: 'second' })
  await shop.follow('Profil')
  await shop.press(/^(Til|Language)/)
  const languages = telegram.app.getByRole('dialog')
  await shop.thumb()
  await languages.getByText('English').click()
  await expect(languages).toHaveCount(0)
  // Sooner it would be the second half of the press on the language, which lay at the same place.
  await shop.thumb()
  await shop.press('Log out')
  await shop.answer('Log out')
  await expect(telegram.app.getByRole('radio', { name: 'Delivery' })).toBeAttached()
  signIns.length = 0

  const signedOut = await openWindow()
  await signedOut.follow('Profile')
  await signedOut.press('Log in')
  await expect(signedOut.root.getByRole('button', { name: 'Continue with Telegram' })).toBeVisible()
  expect(signIns).toEqual([])
  // Sooner it would be the second half of the press on "Log in".
  await signedOut.thumb()
  await signedOut.press('Continue with Telegram')
  await expect.poll(() => signIns.length).toBe(1)
  await expect(signedOut.root.getByRole('button', { name: 'Log out' })).toBeVisible()

  const signedIn = await openWindow()
  await signedIn.follow('Profile')
  await expect(signedIn.root.getByRole('button', { name: 'Log out' })).toBeVisible()
  expect(signIns).toHaveLength(2)
})
