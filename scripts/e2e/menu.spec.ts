import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/* The menu in every form a merchant can ask for (MN-01 to MN-17, BX-15), by the shops that show it. */

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
const chips = (page: Page) => page.getByRole('navigation', { name: 'Categories' })
const chip = (page: Page, name: string) => chips(page).getByRole('link', { name, exact: true })
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Answers the call with what `change` makes of the sandbox's own answer. */
async function changed(page: Page, path: string, change: (body: Record<string, unknown>) => object) {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      // Node does not know the sub-domains of localhost; the merchant is in the call's header.
      const answer = await route.fetch({
        url: route
          .request()
          .url()
          .replace(/\/\/[\w-]+\.localhost/, '//127.0.0.1'),
      })
      await route.fulfill({ response: answer, json: change(await answer.json()) })
    },
  )
}
const SETTINGS = '/support/v1/merchant/settings/web'

test.describe('groups and categories', () => {
  test('GROUP: tiles of the groups; a chosen one leaves its own chips and goes there (MN-02)', async ({
    page,
    shop,
  }) => {
    await shop.open('demo')
    const tiles = page.getByRole('list', { name: 'Groups of the menu' })
    await expect(tiles.getByRole('button')).toHaveCount(8)
    await tiles.getByRole('button', { name: 'Dough' }).click()
    await expect(section(page, 'Tandoor')).toBeInViewport()
    await expect(chips(page).getByRole('link')).toHaveText(['Tandoor', 'Manti and dough'])
    await expect(chip(page, 'Tandoor')).toHaveAttribute('aria-current', 'true')
  })

  test('WITHOUT_GROUP: one flat list in the order of its own priorities', async ({ page, shop }) => {
    await shop.open('minimal')
    await expect(chips(page).getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('list', { name: 'Groups of the menu' })).toHaveCount(0)
    const headings = await page.locator('section h2').allTextContents()
    const names = await chips(page).getByRole('link').allTextContents()
    expect(headings.length).toBeGreaterThan(0)
    // Far sections are not drawn.
    expect(names.slice(0, headings.length)).toEqual(headings)
  })

  test('GRID: tiles with pictures, then a bar that names the category and opens them again (MN-09)', async ({
    page,
    shop,
  }) => {
    await shop.open('beta')
    await expect(chips(page).getByRole('link')).toHaveCount(6)
    await expect(chips(page).locator('img')).toHaveCount(6)
    await page.getByRole('button', { name: 'All 8 categories' }).click()
    await expect(chips(page).getByRole('link')).toHaveCount(8)
    await chip(page, 'Salads').click()
    await expect(section(page, 'Salads')).toBeInViewport()
    const bar = page.getByRole('main').getByRole('button', { name: 'Salads', exact: true })
    await bar.click()
    const all = page.getByRole('dialog', { name: 'Categories' })
    await expect(all.getByRole('link', { name: 'Salads' })).toHaveAttribute('aria-current', 'true')
    await all.getByRole('link', { name: 'Soups' }).click()
    await expect(all).toBeHidden()
    await expect(page.getByRole('main').getByRole('button', { name: 'Soups', exact: true })).toBeVisible()
  })

  test('LIST: rows that say how many dishes there are', async ({ page, shop }) => {
    await shop.open('dinein')
    await expect(chips(page).getByRole('link')).toHaveCount(5)
    await expect(chips(page).getByRole('link').first()).toHaveText(/^Osh and qozon\d+ dishes$/)
  })

  test('a form nobody knows is chips', async ({ page, shop }) => {
    await changed(page, SETTINGS, (settings) => ({ ...settings, categoryView: 'CAROUSEL' }))
    await shop.open('beta')
    await expect(chips(page).getByRole('link')).toHaveCount(8)
    await expect(chips(page).locator('img')).toHaveCount(0)
  })

  test('on a wide page the tiles stand at the left', async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await shop.open('beta')
    await expect(chips(page).locator('img')).toHaveCount(8)
    await chip(page, 'Salads').click()
    await expect(chip(page, 'Salads')).toHaveAttribute('aria-current', 'true')
    await expect(section(page, 'Salads')).toBeInViewport()
  })
})

test.describe('cards', () => {
  test('BIG, MEDIUM and SMALL on one page, each in its measures (MN-05)', async ({ page, shop }) => {
    await shop.open('demo')
    for (const [name, width, height] of [
      ['Osh and qozon', 173, 264],
      ['Shashlik', 358, 350],
      ['Drinks', 358, 96],
    ] as const) {
      await chip(page, name).click()
      const card = section(page, name).getByRole('article').first()
      await expect(card).toBeInViewport()
      const box = await card.boundingBox()
      expect(Math.round(box?.width ?? 0), name).toBe(width)
      expect(Math.abs((box?.height ?? 0) - height), `${name}: ${box?.height}`).toBeLessThan(8)
    }
  })

  test('an unknown viewType is MEDIUM, an empty category is nowhere (MN-03, ST-18)', async ({
    page,
    shop,
  }) => {
    await changed(page, '/products/v1/overalls', (menu) => {
      const categories = (menu.categories as { id: string }[]).map((one) => ({ ...one, viewType: 'HUGE' }))
      const gone = categories[0]?.id
      const products = (menu.products as { categoryId: string }[]).filter(
        ({ categoryId }) => categoryId !== gone,
      )
      return { ...menu, categories: categories.reverse(), products: products.reverse() }
    })
    await shop.open('demo')
    await expect(chips(page).getByRole('link').first()).toHaveText('Goes with osh')
    await expect(page.getByRole('heading', { name: 'Osh and qozon' })).toHaveCount(0)
    await chip(page, 'Shashlik').click()
    const box = await section(page, 'Shashlik').getByRole('article').first().boundingBox()
    expect(Math.round(box?.width ?? 0)).toBe(173)
  })

  test('a category to look at has nothing to add, on cards and on the page (MN-08)', async ({
    page,
    shop,
  }) => {
    await shop.open('demo')
    await chip(page, 'Weddings and banquets').click()
    const banquets = section(page, 'Weddings and banquets')
    await expect(banquets.getByRole('article').first()).toBeInViewport()
    await expect(banquets.getByRole('button', { name: /^Add / })).toHaveCount(0)
    await page.goto(new URL('/product/p-demo-nahor', page.url()).href)
    await expect(page.getByRole('heading', { name: 'Morning osh for 100' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Add/ })).toHaveCount(0)
  })

  test('a category’s picture lies behind its title, in its own colour (MN-09)', async ({ page, shop }) => {
    await shop.open('dark')
    await chip(page, 'Sets').click()
    await expect(page.getByRole('heading', { name: 'Sets', exact: true })).toHaveCSS(
      'color',
      'rgb(138, 28, 28)',
    )
    await expect(section(page, 'Sets').locator('img').first()).toBeInViewport()
  })

  test('a picture that does not come leaves its place, with a plate in it (MN-17)', async ({
    page,
    shop,
  }) => {
    await shop.open('demo')
    const first = section(page, 'Osh and qozon').getByRole('article').first()
    await expect(first.getByRole('button').first()).toBeVisible()
    const before = await first.boundingBox()
    await page.route(/\/cdn\/.*\/p\//, (route) => route.fulfill({ status: 404, body: '' }))
    await page.reload()
    await expect(first.locator('img')).toHaveCount(0)
    expect(await first.boundingBox()).toEqual(before)
  })
})

test.describe('a category that goes sideways (MN-06)', () => {
  const rail = (page: Page) => section(page, 'Goes with osh').getByRole('list')
  const left = (page: Page) => rail(page).evaluate((list) => Math.round(list.scrollLeft))

  test('by the wheel and by arrow keys', async ({ page, shop }) => {
    await shop.open('demo')
    await chip(page, 'Goes with osh').click()
    await rail(page).hover()
    const top = await scrollY(page)
    await page.mouse.wheel(160, 0)
    await expect.poll(() => left(page)).toBeGreaterThan(100)
    expect(await scrollY(page)).toBe(top)
    await rail(page).getByRole('link').first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(rail(page).getByRole('link').nth(3)).toBeFocused()
    await expect(rail(page).getByRole('article').nth(3)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('ArrowLeft')
    await expect(rail(page).getByRole('link').nth(2)).toBeFocused()
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true })
    test('the finger moves the category and nothing else', async ({ page, shop }) => {
      await shop.open('demo')
      await chip(page, 'Goes with osh').click()
      await expect(rail(page)).toBeInViewport()
      const box = await rail(page).boundingBox()
      const top = await scrollY(page)
      const session = await page.context().newCDPSession(page)
      const y = Math.round((box?.y ?? 0) + 60)
      const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
      await finger('touchStart', 320)
      for (let x = 300; x >= 60; x -= 20) await finger('touchMove', x)
      await finger('touchEnd')
      await expect.poll(() => left(page)).toBeGreaterThan(100)
      expect(await scrollY(page)).toBe(top)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })

  test('inside Telegram it moves the category, the app stays open', async ({ telegram, page }) => {
    await telegram.open({ user: 'known', merchant: 'demo' })
    const { app } = telegram
    const list = app.getByRole('list', { name: 'Oshga qoʻshimcha' })
    await app.getByRole('link', { name: 'Oshga qoʻshimcha', exact: true }).click()
    await expect(list).toBeInViewport()
    await list.hover()
    await page.mouse.wheel(160, 0)
    await expect.poll(() => list.evaluate((one) => one.scrollLeft)).toBeGreaterThan(100)
    expect((await telegram.log()).filter(({ event }) => event === 'web_app_close')).toEqual([])
  })
})

test('the chip follows the scroll, is remembered over a reload and over a page (MN-10)', async ({
  page,
  shop,
}) => {
  await shop.open('demo')
  await expect(chip(page, 'Osh and qozon')).toHaveAttribute('aria-current', 'true')
  const soups = section(page, 'Soups')
  // Far sections are not drawn: one gets there as a customer does.
  await page.mouse.move(200, 500)
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect(chip(page, 'Soups')).toHaveAttribute('aria-current', 'true', { timeout: 300 })
  }).toPass()
  await expect(chip(page, 'Soups')).toBeInViewport({ ratio: 1 })
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('activeCategory')))
    .toBe(JSON.stringify('cat-demo-shorva'))
  await page.reload()
  await expect(soups).toBeInViewport()
  await expect(chip(page, 'Soups')).toHaveAttribute('aria-current', 'true')
  const top = await scrollY(page)
  await page
    .getByRole('link', { name: 'Search', exact: true })
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/search$/)
  await page.goBack()
  await expect(chip(page, 'Soups')).toHaveAttribute('aria-current', 'true')
  expect(Math.abs((await scrollY(page)) - top)).toBeLessThan(3)
})

test('a link to a category opens it under its own name, Back is the menu (MN-11)', async ({ page, shop }) => {
  await shop.open('demo', { path: '/category?id=cat-demo-koplov' })
  await expect(page.getByRole('heading', { level: 1, name: 'Goes with osh' })).toBeVisible()
  await expect(page).toHaveTitle(/Goes with osh/)
  await page.getByRole('button', { name: 'Back' }).first().click()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await page.goto(new URL('/category?id=nothing', page.url()).href)
  await shop.seesHeading('This part of the menu is not here any more')
})

test('another branch hides and shows dishes without a reload (MN-04)', async ({ page, shop }) => {
  await shop.open('demo')
  await chip(page, 'Goes with osh').click()
  await expect(page.getByRole('link', { name: /^Obi non/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Qazi sausage/ })).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page
    .getByRole('button', { name: /Set your address/ })
    .first()
    .evaluate((button: HTMLElement) => button.click())
  await page.getByRole('dialog').getByRole('button', { name: 'Samarkand' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Qazi sausage/ })).toHaveCount(1)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test.describe('favourites (MN-13)', () => {
  const DISH = 'Norin with horse meat'
  const heart = (page: Page) => page.getByRole('button', { name: `Favourite: ${DISH}` }).first()

  test('a guest is asked to sign in and comes back', async ({ page, shop }) => {
    await shop.open('demo')
    await heart(page).click()
    await expect(page).toHaveURL(/\/login$/)
    await page.getByLabel('Phone number').pressSequentially('900000071')
    await page.getByRole('button', { name: /^Get the code/ }).click()
    await page.getByLabel('Code from the SMS').first().pressSequentially('111111')
    await expect(page).toHaveURL(/localhost:\d+\/$/)
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  })

  test('the heart is at once on the page of favourites; taken away there, it can be put back', async ({
    page,
    shop,
  }) => {
    await shop.open('demo')
    await shop.signIn('900000072')
    await page.goto(new URL('/profile/favorites', page.url()).href)
    await shop.seesHeading('No favourites yet')
    await shop.follow('Open the menu')
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await page.goto(new URL('/profile', page.url()).href)
    await page.getByRole('link', { name: 'Favourites' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible()
    await shop.addDish(DISH)
    await expect(page.getByRole('button', { name: `One more ${DISH}` })).toBeVisible()
    await heart(page).click()
    await shop.seesHeading('No favourites yet')
    await shop.press('Undo')
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  })

  test('a refused mark is taken back, in words', async ({ page, shop, watch }) => {
    watch.allowConsole(/500/)
    await shop.open('demo')
    await shop.signIn('900000073')
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    let refuse = () => {}
    const isAsked = new Promise<void>((resolve) => {
      refuse = resolve
    })
    await page.route(
      (url) => url.pathname === '/products/v1/favourite/WITH_TOKEN',
      async (route) => {
        await isAsked
        await route.fulfill({ status: 500, json: {} })
      },
    )
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    refuse()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    await shop.sees('Could not save the favourite. Try again')
  })

  test('switched off there are no hearts and no page', async ({ page, shop }) => {
    await shop.open('minimal')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Favourite/ })).toHaveCount(0)
    await page.goto(new URL('/profile/favorites', page.url()).href)
    await shop.sees('Page not found: /profile/favorites')
  })
})

test.describe('where the basket is (MN-16)', () => {
  const tabs = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
  const basketTab = (page: Page) => tabs(page).getByRole('link', { name: /Basket/ })
  const pill = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Basket/ })
  const addFirst = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: /^Add / }).first().click()

  test('NAVIGATION_BAR: a tab with the number', async ({ page, shop }) => {
    await shop.open('dark')
    await chip(page, 'Sushi and gunkan').click()
    await shop.addDish('Salmon nigiri')
    await expect(basketTab(page)).toContainText('1')
    await expect(pill(page)).toHaveCount(0)
  })

  test('FLOATING_OVER_PRODUCT: over the dishes, and no tab', async ({ page, shop }) => {
    await shop.open('brands')
    await expect(tabs(page)).toBeVisible()
    await expect(basketTab(page)).toHaveCount(0)
    await chip(page, 'Drinks').click()
    await section(page, 'Drinks').getByRole('button', { name: /^Add / }).first().click()
    await expect(pill(page)).toBeVisible()
  })

  test('without the navigation there is no tab bar, and the basket floats; without its page it is checkout (BK-01)', async ({
    page,
    shop,
  }) => {
    await shop.open('minimal')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(tabs(page)).toHaveCount(0)
    await addFirst(page)
    if (await page.getByRole('dialog').isVisible())
      await page.getByRole('dialog').getByRole('button', { name: /^Add/ }).last().click()
    await expect(pill(page)).toBeVisible()
    await pill(page).click()
    await expect(page).toHaveURL(/\/checkout$/)
    await page.goto(new URL('/basket', page.url()).href)
    await expect(page).toHaveURL(/\/checkout$/)
  })

  for (const [merchant, isBeside] of [
    ['demo', true],
    ['minimal', false],
  ] as const) {
    test(`cartInMainActive ${isBeside ? 'on: beside the menu' : 'off: not beside the menu'} of a wide page`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await shop.open(merchant)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('complementary', { name: 'Basket' }).first()).toBeVisible({
        visible: isBeside,
      })
    })
  }

  test('NAME_ONLY names the choices, FULL_IMAGE shows them', async ({ page, shop }) => {
    await shop.open('demo', { path: '/product/p-demo-choyxona' })
    await expect(page.getByRole('group').first()).toBeVisible()
    expect(await page.getByRole('group').locator('img').count()).toBe(0)
    await shop.open('dark', { path: '/product/p-dark-filadelfiya' })
    await expect(page.getByRole('group').first()).toBeVisible()
    expect(await page.getByRole('group').locator('img').count()).toBeGreaterThan(2)
  })
})

test('the menu, a category and the search leave out what the customer does not eat (BX-15)', async ({
  page,
  shop,
}) => {
  await shop.open('demo')
  const samsa = page.getByRole('link', { name: /^Beef samsa/ })
  await chip(page, 'Tandoor').click()
  await expect(samsa).toBeVisible()
  await chip(page, 'Osh and qozon').click()
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: 'Vegetarian' }).click()
  await sheet.getByRole('button', { name: 'nuts' }).click()
  await sheet.getByRole('button', { name: /^Show \d+ dishes$/ }).click()
  await expect(sheet).toBeHidden()
  await shop.sees(/^Vegetarian, without nuts · \d+ dishes$/)
  await expect(chip(page, 'Shashlik')).toHaveCount(0)
  await expect(samsa).toHaveCount(0)

  await page.getByRole('link', { name: 'Search', exact: true }).first().click()
  await page.getByRole('searchbox').fill('samsa')
  await expect(page.getByRole('button', { name: 'Filters, 2 on' })).toBeVisible()
  await shop.sees(/^Vegetarian, without nuts · \d+ dish/)
  await expect(samsa).toHaveCount(0)
  await shop.press('Show all')
  await expect(samsa).toBeVisible()
})

test('a promo banner keeps its code for checkout', async ({ page, shop }) => {
  await shop.open('demo')
  await page
    .getByRole('list', { name: 'Offers' })
    .getByRole('button', { name: /10% off the first order/ })
    .click()
  await shop.sees('Promo code SALOM10 is kept for checkout')
  await shop.addDish('Norin with horse meat')
  await shop.press('One more Norin with horse meat')
  await page.goto(new URL('/checkout', page.url()).href)
  await expect(page.getByLabel('Promo code')).toHaveValue('SALOM10')
  await shop.press('Apply')
  await shop.sees('SALOM10 applied')
})
