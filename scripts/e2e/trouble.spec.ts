import { CACHE_PREFIX } from '#/config/first-paint.ts'
import { fileOf } from './bundle-file.ts'
import { extended } from './extended.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import { API, again, DISH, endures, LIMIT, recovers, SOON, TROUBLES, trouble } from './trouble.ts'

const ABOUT = () => fileOf('src/features/policies/AboutScreen.tsx')
const TEXTS = (lang: string) => fileOf(`locales/${lang}.po?first`, `locales/${lang}.po?rest`)

test.beforeEach(({ page }) => page.clock.install())

const SCREENS: readonly (readonly [screen: string, path: string, calls: RegExp, then: string | RegExp])[] = [
  ['the menu', '/', /\/products\/v1\/overalls/, DISH],
  ['a category', '/category?id=cat-demo-qozon', /\/products\/v1\/overalls/, DISH],
  ['a product', '/product/p-demo-norin', /\/products\/v1\/overalls/, 'Note for the kitchen'],
  ['the search', '/search', /\/products\/v1\/overalls/, 'Often ordered'],
  ['about us', '/about', /\/company\/policies/, /Qozon began/],
  ['the privacy text', '/privacy', /\/company\/policies/, /data/i],
  ['the public offer', '/offerta', /\/company\/policies/, /offer/i],
  ['the vacancies', '/vacancy', /\/support\/v1\/vacancies/, 'Waiter'],
  ['a vacancy', '/vacancy/vc-demo-1', /\/support\/v1\/vacancies/, /national dishes/],
]
/** The others fail in the same way. */
const ONE_OF_EACH = ['the menu', 'about us']
for (const [screen, path, calls, then] of SCREENS) {
  test(
    `${screen}: slow, stopped, failing, nonsense; there after Try again`,
    extended(!ONE_OF_EACH.includes(screen)),
    async ({ page, shop, watch }) => {
      const broken = await trouble(page, watch, calls)
      await endures(page, broken, () => shop.open('demo', { path }))
      await again(page).click()
      await shop.sees(then)
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
  )
}

test('chunks of the app and a language that do not load: requested again in place, without a reload', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/ChunkLoadError/)
  await shop.open()
  await shop.addDish(DISH)
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window)
  await test.step('a screen', async () => {
    const broken = await trouble(page, watch, ABOUT())
    broken.be('stopped')
    await shop.go('/')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await shop.follow('About us')
    await shop.sees(/Check the connection/)
    // It may stand where the link was pressed a moment ago, and takes no second half of that press.
    await shop.thumb()
    const before = broken.asked()
    await again(page).click()
    await expect.poll(broken.asked).toBeGreaterThan(before)
    await shop.sees('Could not load')
    broken.recover()
    await again(page).click()
    await shop.sees(/Qozon began/)
    expect(await isSamePage()).toBe(true)
  })
  await test.step('a sheet, over the page that stays', async () => {
    const broken = await trouble(page, watch, fileOf('src/features/product/ProductSheet.tsx'))
    broken.be('stopped')
    await shop.go('/')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    for (const asked of [1, 2]) {
      await shop.follow(DISH)
      await expect(page.getByRole('alert').filter({ hasText: /Check the connection/ })).toBeVisible()
      await expect(shop.more(DISH)).toBeVisible()
      await expect.poll(broken.asked).toBeGreaterThanOrEqual(asked)
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
    broken.recover()
    await shop.follow(DISH)
    await shop.sees('Note for the kitchen')
    expect(await isSamePage()).toBe(true)
  })
  await test.step('a language', async () => {
    const broken = await trouble(page, watch, TEXTS('ru'))
    broken.be('stopped')
    await shop.go('/profile')
    await page.getByRole('button', { name: 'Language' }).last().click()
    const sheet = page.getByRole('dialog', { name: 'Language' })
    await sheet.getByRole('radio', { name: /Русский/ }).click({ force: true })
    await expect(sheet.getByRole('alert')).toContainText('Could not load')
    broken.recover()
    await sheet.getByRole('radio', { name: /Русский/ }).click({ force: true })
    await expect(sheet).toBeHidden()
    await shop.sees('Язык')
  })
})

test('a chunk that a new release has removed: one reload, and the basket is whole', async ({
  page,
  shop,
  watch,
}) => {
  await shop.open()
  await shop.addDish(DISH)
  watch.allowConsole(/status of 404|ChunkLoadError|\[dasturxon\]/)
  // The document of the new release is fetched once; from then on the server has the files it names.
  let isOld = true
  await page.route(ABOUT(), (route) => (isOld ? route.fulfill({ status: 404, body: '' }) : route.fallback()))
  await page.route(/:\d+\/$/, (route) => {
    if (!isOld) return route.fallback()
    isOld = false
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="root"></div>' })
  })
  const reloaded = page.waitForEvent('load')
  await shop.follow('About us')
  await reloaded
  await shop.sees(/Qozon began/)
  await shop.go('/basket')
  await shop.sees(DISH)
})

test('the basket stays while the menu is in trouble, and comes with it by itself', async ({
  page,
  shop,
  watch,
}) => {
  // With the menu of the last visit the basket could show names, so this device stores none.
  await page.addInitScript((prefix) => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (name, text) {
      if (!name.startsWith(prefix)) setItem.call(this, name, text)
    }
  }, CACHE_PREFIX)
  await shop.open()
  await shop.addDish(DISH)
  const broken = await trouble(page, watch, /\/products\/v1\/overalls/)
  broken.be('slow')
  await shop.go('/basket')
  await expect(page.getByRole('heading', { name: 'Basket', exact: true })).toBeVisible()
  for (const [name, { words }] of Object.entries(TROUBLES)) {
    if (name === 'slow') await page.clock.fastForward(LIMIT)
    else {
      broken.be(name as keyof typeof TROUBLES)
      await again(page).click()
    }
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByRole('alert')).toContainText('Your basket is saved')
  }
  await recovers(page, broken, () => expect(page.getByText(DISH).first()).toBeVisible(SOON))
  await shop.sees('34,000')
})

test('a server that fails in the middle of a visit: the menu and the basket still work, and all is up to date again by itself', async ({
  page,
  shop,
  watch,
}) => {
  test.slow()
  await shop.open()
  await shop.addDish(DISH)
  await shop.chooseAddress('Bunyodkor 12')
  const broken = await trouble(page, watch, API)
  for (const name of Object.keys(TROUBLES)) {
    await test.step(name, async () => {
      broken.be(name as keyof typeof TROUBLES)
      await page
        .getByRole('button', { name: `One more ${DISH}` })
        .first()
        .click()
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByRole('button', { name: `One more ${DISH}` }).first()).toBeVisible()
    })
  }
  const sheet = page.getByRole('dialog', { name: DISH })
  await page.getByRole('link', { name: DISH }).first().click()
  await expect(sheet).toContainText('Note for the kitchen')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await shop.toBasket()
  await shop.sees('Could not calculate the delivery price')
  await shop.sees(DISH)
  await recovers(page, broken, () =>
    expect(page.getByRole('button', { name: /^Checkout .*UZS/ })).toBeVisible(SOON),
  )
  await expect(again(page)).toHaveCount(0)
})
test('an uncaught error of a screen is the 500 page, logged once; the basket is whole (ER-02)', async ({
  page,
  shop,
  watch,
}) => {
  const logged: string[] = []
  watch.allowConsole(/boom/)
  page.on('console', (message) => message.text().includes('[dasturxon]') && logged.push(message.text()))
  await shop.open()
  await shop.addDish('Norin with horse meat')
  await page.route(ABOUT(), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function AboutScreen() { throw new Error("boom") }',
    }),
  )
  await page.getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveTitle(/Internal Server Error/)
  expect(logged).toHaveLength(1)
  await shop.thumb()
  await page
    .getByRole('link', { name: /menu/i })
    .or(page.getByRole('button', { name: /menu/i }))
    .first()
    .click()
  await shop.toBasket()
  await shop.sees('Norin with horse meat')
})

test('without the texts of the app the page says so in three languages, and a reload repairs it', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/net::ERR_|\[dasturxon\]/)
  await page.route(TEXTS('en'), (route) => route.abort('connectionreset'))
  await shop.open()
  await shop.sees('The page did not load. Your basket is saved.')
  await shop.sees('Страница не загрузилась. Корзина сохранена.')
  await page.unroute(TEXTS('en'))
  await shop.press(/Reload/)
  await expect(page.getByRole('button', { name: 'Add Norin with horse meat' })).toBeVisible()
})

test('an invalid parameter is a 404, and no call is made for it (PR-13)', async ({ page, shop }) => {
  await shop.open()
  for (const id of ['%00', 'x'.repeat(300)]) {
    const calls: string[] = []
    page.on('request', (request) => request.url().includes('xxx') && calls.push(request.url()))
    await shop.go(`/product/${id}`)
    await shop.sees(/Page not found/)
    expect(calls.filter((url) => !url.includes('/product/'))).toEqual([])
  }
})

test('a merchant that does not exist wipes what was stored and says so', async ({ page, watch }) => {
  watch.allowConsole(/\[dasturxon\] start ended: no merchant/)
  const missing = shopUrl.replace('//127.0.0.1', '//nobody.localhost')
  await page.goto(`${missing}/`)
  await expect(page).toHaveURL(`${missing}/merchantNotAvailable`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button')).not.toHaveCount(0)
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])
})
