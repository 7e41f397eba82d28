import { appIsThere, isAppThere } from './app-is-there.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { differences } from './parity-compare.ts'
import { JOURNEYS } from './parity-journeys.ts'
import { type Place, play } from './parity-play.ts'
import { choseEnglish, createShop } from './shop.ts'

/* One address shows one screen, whether Telegram or the shop renders the frame around it (WB-04). */

const SCREENS = [
  ['/about', 'About us'],
  ['/search?q=norin', 'Search'],
  ['/product/p-demo-norin', 'Norin with horse meat'],
  ['/nowhere', 'This plate is empty'],
] as const

for (const [path, heading] of SCREENS) {
  test(`${path} on the web`, async ({ page, shop }) => {
    await shop.open('demo', { path })
    await expect(page.locator('main').getByRole('heading', { name: heading }).first()).toBeAttached()
  })

  test(`${path} inside Telegram`, async ({ page, telegram }) => {
    await choseEnglish(page)
    await telegram.open({ path, user: 'known' })
    await expect(telegram.app.locator('main').getByRole('heading', { name: heading }).first()).toBeAttached()
    expect(await telegram.errors()).toEqual([])
  })
}

/** The others are walked by `npm run e2e`. */
const SHORTEST = 'a message to the shop'

/** Phones of the journeys' customers on the web, whom no other journey knows. */
const PHONES = ['900000010', '900000012', '900000015', '900000016']

for (const [index, [name, steps]] of Object.entries(JOURNEYS).entries()) {
  const title = `the same is asked of the server on the web and in Telegram: ${name} (CX-14)`
  test(title, extended(name !== SHORTEST), async ({ page, telegram, telegramShop, browser }) => {
    test.slow()
    await choseEnglish(page)
    const inTelegram: Place = {
      page,
      root: telegram.app,
      shop: telegramShop,
      main: (words) => telegram.mainButton.filter({ hasText: words }),
      open: async (path) => {
        await telegram.open({ user: 'second', path })
        await expect.poll(() => telegram.app.locator(':root').evaluate(isAppThere)).toBe(true)
      },
    }
    const context = await browser.newContext()
    const tab = await context.newPage()
    const shop = createShop(tab, tab, process.env.SHOP_URL ?? 'http://127.0.0.1:8080')
    const onTheWeb: Place = {
      page: tab,
      root: tab,
      shop,
      main: (words) => tab.getByRole('button', { name: words }).first(),
      open: async (path) => {
        await shop.open('demo', { path })
        await appIsThere(tab)
      },
    }
    await choseEnglish(tab)
    await shop.signIn(PHONES[index] ?? '')
    await tab.goto('about:blank')
    const web = await play(onTheWeb, steps)
    const inFrame = await play(inTelegram, steps)
    await context.close()
    expect(differences(web, inFrame)).toEqual([])
    expect(await telegram.errors()).toEqual([])
  })
}

test('another brand has its own name and icon in the tab of the browser (TH-03)', async ({ page, shop }) => {
  await shop.open('brands')
  const icon = () => page.locator('link[rel="icon"]').getAttribute('href')
  await expect(page).toHaveTitle(/Anor/)
  const first = await icon()
  await page
    .getByRole('button', { name: /Shirin/ })
    .first()
    .click()
  await expect(page).toHaveTitle(/Shirin/)
  await expect.poll(icon).not.toBe(first)
})
