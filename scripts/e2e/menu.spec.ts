import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { changed, chip, chips, SETTINGS, scrollY, section } from './menu.ts'
import { wide } from './wide.ts'

/* The menu in every form a merchant can ask for (MN-01 to MN-17, BX-15), by the shops that show it. */

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

  test('LIST: rows that say how many dishes there are', wide(), async ({ page, shop }) => {
    await shop.open('dinein')
    await expect(chips(page).getByRole('link')).toHaveCount(5)
    await expect(chips(page).getByRole('link').first()).toHaveText(/^Osh and qozon\d+ dishes$/)
  })

  test('a form nobody knows is chips', wide(), async ({ page, shop }) => {
    await changed(page, SETTINGS, (settings) => ({ ...settings, categoryView: 'CAROUSEL' }))
    await shop.open('beta')
    await expect(chips(page).getByRole('link')).toHaveCount(8)
    await expect(chips(page).locator('img')).toHaveCount(0)
  })

  test('on a wide page the tiles stand at the left', wide(), async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await shop.open('beta')
    await expect(chips(page).locator('img')).toHaveCount(8)
    await chip(page, 'Salads').click()
    await expect(chip(page, 'Salads')).toHaveAttribute('aria-current', 'true')
    await expect(section(page, 'Salads')).toBeInViewport()
  })
})

test.describe('a category that goes sideways (MN-06)', () => {
  const rail = (page: Page) => section(page, 'Goes with osh').getByRole('list')
  const left = (page: Page) => rail(page).evaluate((list) => Math.round(list.scrollLeft))

  test('by the wheel and by arrow keys', async ({ page, shop }) => {
    await shop.open('demo')
    await chip(page, 'Goes with osh').click()
    await expect(rail(page)).toBeInViewport()
    await shop.stands()
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
    test('the finger moves the category and nothing else', wide(), async ({ page, shop }) => {
      await shop.open('demo')
      await chip(page, 'Goes with osh').click()
      await expect(rail(page)).toBeInViewport()
      await shop.stands()
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

  test('inside Telegram it moves the category, the app stays open', wide(), async ({ telegram, page }) => {
    await telegram.open({ user: 'known', merchant: 'demo' })
    const { app } = telegram
    const list = app.getByRole('list', { name: 'Oshga qoʻshimcha' })
    await app.getByRole('link', { name: 'Oshga qoʻshimcha', exact: true }).click()
    await expect(list).toBeInViewport()
    const place = async () => (await list.boundingBox())?.y ?? 0
    await expect
      .poll(async () => {
        const before = await place()
        await page.waitForTimeout(120)
        return (await place()) - before
      })
      .toBe(0)
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
  await shop.seesHeading('This part of the menu is no longer available')
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
  await shop.sees('Promo code SALOM10 is saved for checkout')
  await shop.addDish('Norin with horse meat')
  await shop.press('One more Norin with horse meat')
  await page.goto(new URL('/checkout', page.url()).href)
  await expect(page.getByLabel('Promo code')).toHaveValue('SALOM10')
  await shop.press('Apply')
  await shop.sees('SALOM10 applied')
})

test('what is drawn above the screen pushes nothing that is on it', async ({ page, shop }) => {
  await shop.open('demo')
  await expect(page.getByRole('article').first()).toBeVisible()
  // To the end at once, past sections that nobody has measured.
  const places = await page.getByRole('link', { name: 'About us' }).evaluate(async (link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const seen = new Set<number>()
    for (let frame = 0; frame < 60; frame++) {
      await new Promise(requestAnimationFrame)
      seen.add(Math.round(link.getBoundingClientRect().top))
    }
    return [...seen]
  })
  expect(places).toHaveLength(1)
  // And up again, through them: each step moves a card by itself and by nothing else.
  const moved = await page.evaluate(async () => {
    const all: number[] = []
    for (let step = 0; step < 25; step++) {
      const card = [...document.querySelectorAll('article')].find(
        (one) => one.getBoundingClientRect().top > 150 && one.getBoundingClientRect().top < 600,
      )
      const before = card?.getBoundingClientRect().top ?? 0
      window.scrollBy({ top: -100, behavior: 'instant' })
      for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
      if (card?.isConnected) all.push(Math.round(card.getBoundingClientRect().top - before))
    }
    return all
  })
  expect(moved.length).toBeGreaterThan(10)
  expect([...new Set(moved)]).toEqual([100])
})
