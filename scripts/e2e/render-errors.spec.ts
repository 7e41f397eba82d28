import { readFileSync } from 'node:fs'
import type { FrameLocator, Page } from '@playwright/test'
import { BASKET_PREFIX } from '#/config/first-paint.ts'
import { type PathName, paths } from '#/paths.ts'
import { fileOf, namespaceOf } from './bundle-file.ts'
import { everyAddress } from './every-page.ts'
import { expect, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'
import type { Watch } from './watch.ts'

/*
 * A page that throws while it is rendered: the error page is shown, its way to the menu works, and the basket is whole.
 * The page's own file of the bundle is answered by one that passes on all that the file has but the screen.
 */

const DISH = 'Norin with horse meat'
const WORDS = 'This page cannot be rendered'

/** The module of each page's screen, as the table of pages names it. The menu's is part of the first load. */
const SCREENS = Object.fromEntries(
  [
    ...readFileSync('src/app/pages/routes.ts', 'utf8').matchAll(
      /^ {2}(\w+): \{(?:(?!\n {2}\w).)*?import\('#\/(features\/[^']+)'\)/gms,
    ),
  ].map(([, name, source]) => [name, source]),
) as Record<Exclude<PathName, 'home'>, string>

const ADDRESSES = everyAddress()
const NAMES = Object.keys(SCREENS) as (keyof typeof SCREENS)[]

test('the screen of every page is known', () => {
  expect(['home', ...NAMES].toSorted()).toEqual(Object.keys(paths).toSorted())
})

/** Lets one page throw when it is rendered, until the returned function makes it well again. */
async function breakPage(page: Page, name: keyof typeof SCREENS) {
  const file = fileOf(`src/${SCREENS[name]}`)
  const isFile = (url: URL) => file.test(url.pathname) && url.search === ''
  const throws = `() => { throw new Error('${WORDS}') }`
  const namespace = namespaceOf(file)
  const broken = namespace ? `export const ${namespace} = { default: ${throws} }` : `export default ${throws}`
  await page.route(isFile, (route) => {
    const own = JSON.stringify(`${new URL(route.request().url()).pathname}?whole`)
    return route.fulfill({ contentType: 'text/javascript', body: `export * from ${own}\n${broken}` })
  })
  return () => page.unroute(isFile)
}

/** As the browser stores it. */
const basketIn = (page: Page) =>
  page.evaluate((prefix) => {
    const name = Object.keys(localStorage).find((one) => one.startsWith(prefix))
    return name ? localStorage.getItem(name) : null
  }, BASKET_PREFIX)

const errorTitle = (root: Page | FrameLocator) =>
  root.getByRole('heading', { level: 1, name: 'Something burnt in the kitchen' })

/** The browser's and React's own words for what was thrown, and the one line of the app. */
const allowed = (watch: Watch) => watch.allowConsole(new RegExp(`${WORDS}|\\[dasturxon\\] a screen failed`))

/** Half of the pages by their address, the others as a link leads there. */
const opens = (page: Page, name: PathName, nth: number) =>
  nth % 2 === 0
    ? page.goto(new URL(ADDRESSES[name], page.url()).href)
    : page.evaluate((to) => history.pushState(null, '', to), ADDRESSES[name])

const THIRDS = [0, 1, 2] as const
for (const third of THIRDS) {
  const some = NAMES.filter((_, nth) => nth % THIRDS.length === third)
  test(`thrown while rendering ${some.join(', ')}: the error page, home, and a whole basket (ER-02)`, async ({
    page,
    shop,
    watch,
  }) => {
    test.setTimeout(360_000)
    allowed(watch)
    await shop.open()
    await shop.signIn(`90000025${third}`)
    await shop.go('/')
    await shop.addDish(DISH)
    await expect(shop.more(DISH)).toBeVisible()
    const basket = await basketIn(page)
    expect(basket).toContain('p-demo-norin')
    for (const [nth, name] of some.entries()) {
      await test.step(`${name}: ${ADDRESSES[name]}`, async () => {
        const mend = await breakPage(page, name)
        await opens(page, name, nth)
        await expect(errorTitle(page)).toBeVisible()
        await expect(page).toHaveTitle(/Internal Server Error/)
        await shop.sees('Your basket is saved. Reload the page, or go back to the menu.')
        await shop.press('Open the menu')
        await expect(shop.more(DISH)).toBeVisible()
        await expect(errorTitle(page)).toHaveCount(0)
        expect(await basketIn(page)).toBe(basket)
        await mend()
      })
    }
    await shop.go('/basket')
    await shop.sees(DISH)
  })
}

/** The menu is in the file of the first load, whose table of pages names its screen. */
const HOME = /(home:\{back:null,[\w:!,]*screen:)[\w$]+/

/** Each answer is the server's own again once it is mended; the route stays, because without one the browser caches. */
async function breakHome(page: Page) {
  let [isBroken, isMended] = [false, false]
  await page.route(/\/assets\/[\w-]+\.js$/, async (route) => {
    if (isMended) return route.fallback()
    const url = route
      .request()
      .url()
      .replace(/\/\/[\w-]+\.localhost/, '//127.0.0.1')
    const answer = await route.fetch({ url })
    const text = await answer.text()
    if (!HOME.test(text)) return route.fulfill({ response: answer })
    isBroken = true
    const body = text.replace(HOME, `$1()=>{throw new Error('${WORDS}')}`)
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  return {
    isBroken: () => isBroken,
    mend: () => {
      isMended = true
    },
  }
}

test('thrown while rendering the menu: the error page, and a reload of a mended one has the basket (ER-02)', async ({
  page,
  shop,
  watch,
}) => {
  allowed(watch)
  await shop.open()
  await shop.addDish(DISH)
  await expect(shop.more(DISH)).toBeVisible()
  const basket = await basketIn(page)
  const { isBroken, mend } = await breakHome(page)
  await page.reload()
  await expect(errorTitle(page)).toBeVisible()
  expect(isBroken()).toBe(true)
  await test.step('other pages are there', async () => {
    await shop.go('/basket')
    await shop.sees(DISH)
  })
  await shop.go('/')
  await expect(errorTitle(page)).toBeVisible()
  expect(await basketIn(page)).toBe(basket)
  mend()
  await shop.press('Reload the page')
  await expect(shop.more(DISH)).toBeVisible()
  expect(await basketIn(page)).toBe(basket)
})

test('inside Telegram: the error page, no main button of the page that threw, and the menu with the basket (ER-02)', async ({
  page,
  telegram,
  telegramShop: shop,
  watch,
}) => {
  allowed(watch)
  await choseEnglish(page)
  await telegram.open({ user: 'second' })
  await shop.hasDish(DISH)
  const { app, mainButton } = telegram
  for (const name of ['basket', 'checkout', 'product', 'profile', 'cardCreate', 'chat'] as const) {
    await test.step(name, async () => {
      const mend = await breakPage(page, name)
      await telegram.open({ user: 'second', path: ADDRESSES[name] })
      await expect(errorTitle(app)).toBeVisible()
      await expect(mainButton).toBeHidden()
      await shop.press('Open the menu')
      await expect(shop.more(DISH)).toBeVisible()
      await mend()
    })
  }
  expect(await telegram.errors()).toEqual([])
})
