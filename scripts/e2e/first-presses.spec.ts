import type { Locator, Page } from '@playwright/test'
import { appIsThere, isAppScript, openWithoutApp } from './app-is-there.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'

/* Everything rendered before the app has started can be pressed: no press is lost or counted twice (BK-04). */

const NORIN = 'Norin with horse meat'
/** A dish that needs choices before it can be added. */
const CHOICE = 'Choyxona oshi'

test('before the app has started dishes are added and removed at once, and the app continues with that basket', async ({
  page,
  shop,
}) => {
  const start = await openWithoutApp(page, shop)
  await shop.add(NORIN).click()
  await expect(shop.countOf(NORIN)).toHaveText('1')
  await shop.more(NORIN).click()
  await shop.more(NORIN).click()
  await page.getByRole('button', { name: `One less ${NORIN}` }).click()
  await expect(shop.countOf(NORIN)).toHaveText('2')
  start()
  await appIsThere(page)
  await expect(shop.countOf(NORIN)).toHaveText('2')
  await shop.more(NORIN).click()
  await expect(shop.countOf(NORIN)).toHaveText('3')
  await shop.go('/basket')
  await expect(page.locator('main').getByRole('group', { name: NORIN })).toHaveText('3')
})

test('a reload before the app has started loses nothing', async ({ page, shop }) => {
  const start = await openWithoutApp(page, shop)
  await shop.add(NORIN).click()
  await page.reload()
  await expect(shop.countOf(NORIN)).toHaveText('1')
  await shop.more(NORIN).click()
  start()
  await appIsThere(page)
  await expect(shop.countOf(NORIN)).toHaveText('2')
})

test('by keyboard the focus stays on the button, and is on the same button of the app', async ({
  page,
  shop,
}) => {
  const start = await openWithoutApp(page, shop)
  await shop.add(NORIN).focus()
  await page.keyboard.press('Enter')
  await expect(shop.more(NORIN)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shop.countOf(NORIN)).toHaveText('2')
  start()
  await appIsThere(page)
  await expect(shop.more(NORIN)).toBeFocused()
})

test('of several links pressed the last one is followed', async ({ page, shop }) => {
  const start = await openWithoutApp(page, shop)
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(2).click()
  const dish = page.getByRole('article').getByRole('link', { name: NORIN }).first()
  await dish.click()
  await expect(dish).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('[aria-busy]')).toHaveCount(1)
  start()
  await expect(page.getByRole('dialog').getByRole('heading', { name: NORIN })).toBeVisible()
})

test('a dish with choices opens its sheet when the app has started, and is not added', async ({
  page,
  shop,
}) => {
  const start = await openWithoutApp(page, shop)
  await shop.add(CHOICE).click()
  await expect(shop.add(CHOICE)).toHaveAttribute('aria-busy', 'true')
  start()
  await expect(page.getByRole('dialog').getByRole('heading', { name: CHOICE })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shop.countOf(CHOICE)).toHaveText('')
})

test('a bundle that does not arrive is reported under the menu, and a retry keeps what was pressed', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/net::ERR_|Failed to fetch|\[dasturxon\]/)
  await page.route(isAppScript, (route) => route.abort('connectionfailed'))
  await shop.open()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The page did not load. Your basket is saved.')
  await shop.add(NORIN).click()
  await expect(shop.countOf(NORIN)).toHaveText('1')
  await page.getByRole('article').getByRole('link', { name: NORIN }).first().click()
  await page.unroute(isAppScript)
  await alert.getByRole('button').click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: NORIN })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shop.countOf(NORIN)).toHaveText('1')
})

test.describe('header, address, service, tabs and basket', () => {
  const dialog = (page: Page) => page.getByRole('dialog')
  const cases: readonly {
    what: string
    press: (page: Page) => Locator
    done: (page: Page) => Promise<void>
  }[] = [
    {
      what: 'the search',
      press: (page) => page.getByRole('link', { name: 'Search', exact: true }),
      done: (page) => expect(page).toHaveURL(/\/search$/),
    },
    {
      what: 'the profile',
      press: (page) => page.getByRole('link', { name: 'Profile' }),
      done: (page) => expect(page).toHaveURL(/\/profile$/),
    },
    {
      what: 'the language',
      press: (page) => page.getByRole('button', { name: 'Language: English' }),
      done: (page) => expect(dialog(page).getByRole('heading', { name: 'Language' })).toBeVisible(),
    },
    {
      what: 'the address',
      press: (page) => page.getByRole('button', { name: /Change the address/ }),
      done: (page) => expect(dialog(page)).toBeVisible(),
    },
    {
      what: 'the service',
      press: (page) => page.getByRole('radio', { name: 'Pick-up' }),
      done: (page) => expect(page.getByRole('radio', { name: 'Pick-up' })).toBeChecked(),
    },
  ]

  for (const { what, press, done } of cases)
    test(
      `${what} answers at once and is done when the app is there`,
      extended(what === 'the profile' || what === 'the language'),
      async ({ page, shop }) => {
        const start = await openWithoutApp(page, shop)
        await press(page).click()
        await expect(press(page)).toHaveAttribute('aria-busy', 'true')
        start()
        await done(page)
      },
    )

  test('the basket is there with the first dish, and is opened when the app is there', async ({
    page,
    shop,
  }) => {
    const start = await openWithoutApp(page, shop)
    await shop.add(NORIN).click()
    const pill = page.getByRole('link', { name: /^Basket · 1/ })
    await expect(pill).toContainText('34,000')
    await shop.more(NORIN).click()
    await page.getByRole('link', { name: /^Basket · 2/ }).click()
    start()
    await expect(page).toHaveURL(/\/(basket|checkout)$/)
    await expect(page.locator('main').getByRole('group', { name: NORIN })).toHaveText('2')
  })

  test('the tab of the basket, with the number on it', async ({ page, shop }) => {
    const start = await openWithoutApp(page, shop, 'stress300')
    const tab = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Basket' })
    await page.getByRole('article').getByRole('button', { name: /^Add/ }).first().click()
    await expect(tab).toHaveText(/1\s*Basket/)
    await tab.click()
    await expect(tab).toHaveAttribute('aria-busy', 'true')
    start()
    await expect(page).toHaveURL(/\/basket$/)
  })

  test('on a wide page too, by keyboard', extended(), async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const start = await openWithoutApp(page, shop)
    const address = page.getByRole('button', { name: /Change the address/ })
    await address.focus()
    await page.keyboard.press('Enter')
    await expect(address).toHaveAttribute('aria-busy', 'true')
    start()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(address).toBeFocused()
  })
})
