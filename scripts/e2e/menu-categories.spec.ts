import { appIsThere } from './app-is-there.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { changed, chip, chips, SETTINGS, scrollY, section } from './menu.ts'

/* Groups and categories in every form a merchant can ask for (MN-02, MN-09 to MN-11), by the shops that show it. */

test.describe('groups and categories', () => {
  test('GROUP: tiles of the groups; a chosen one leaves its own chips and goes there (MN-02)', async ({
    page,
    shop,
  }) => {
    await shop.open('demo')
    const tiles = page.getByRole('list', { name: 'Groups of the menu' })
    await expect(tiles.getByRole('button')).toHaveCount(8)
    await tiles.getByRole('button', { name: 'Pastries' }).click()
    await expect(section(page, 'Tandoor')).toBeInViewport()
    await expect(chips(page).getByRole('link')).toHaveText(['Tandoor', 'Manti and dough'])
    await expect(chip(page, 'Tandoor')).toHaveAttribute('aria-current', 'true')
  })

  test('GROUP on a wide page: groups with their icons at the left, each leads to its categories (MN-02)', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await shop.open('demo')
    const links = chips(page).getByRole('link')
    // A group of one category stands for it; the others have theirs under them.
    await expect(links).toHaveText([
      /^Plov and mains$/,
      /^Osh and qozon\d+$/,
      /^Goes with osh\d+$/,
      /^Soups\d+$/,
      /^Pastries$/,
      /^Tandoor\d+$/,
      /^Manti and dough\d+$/,
      /^Shashlik\d+$/,
      /^Salads\d+$/,
      /^Drinks\d+$/,
      /^Breakfast\d+$/,
      /^Desserts\d+$/,
      /^Sets, by weight$/,
      /^Sets\d+$/,
      /^By weight\d+$/,
      /^Weddings and banquets\d+$/,
    ])
    await expect(chips(page).locator('img')).toHaveCount(8)
    await links.filter({ hasText: /^Pastries$/ }).focus()
    await page.keyboard.press('Enter')
    await expect(section(page, 'Tandoor')).toBeInViewport()
    await expect(links.filter({ hasText: 'Tandoor' })).toHaveAttribute('aria-current', 'true')
    await links.filter({ hasText: 'Salads' }).click()
    await expect(section(page, 'Salads')).toBeInViewport()
    await expect(links.filter({ hasText: 'Salads' })).toHaveAttribute('aria-current', 'true')
  })

  test('WITHOUT_GROUP: one flat list in the order of its own priorities', async ({ page, shop }) => {
    await shop.open('minimal')
    // Boot renders the first chips only, and the app all of them.
    await appIsThere(page)
    await expect(chips(page).getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('list', { name: 'Groups of the menu' })).toHaveCount(0)
    const headings = await page.locator('section h2').allTextContents()
    const names = await chips(page).getByRole('link').allTextContents()
    expect(headings.length).toBeGreaterThan(0)
    // Far sections are not rendered.
    expect(names.slice(0, headings.length)).toEqual(headings)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(chips(page).getByRole('link')).toHaveText(names.map((name) => new RegExp(`^${name}\\d+$`)))
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

  test('LIST: rows that say how many dishes there are', extended(), async ({ page, shop }) => {
    await shop.open('dinein')
    await expect(chips(page).getByRole('link')).toHaveCount(3)
    await expect(chips(page).getByRole('link').first()).toHaveText(/^Osh and qozon\d+ dishes$/)
  })

  test('an unknown form is shown as chips', extended(), async ({ page, shop }) => {
    await changed(page, SETTINGS, (settings) => ({ ...settings, categoryView: 'CAROUSEL' }))
    await shop.open('beta')
    await expect(chips(page).getByRole('link')).toHaveCount(8)
    await expect(chips(page).locator('img')).toHaveCount(0)
  })

  test('on a wide page the tiles stand at the left', extended(), async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await shop.open('beta')
    await expect(chips(page).locator('img')).toHaveCount(8)
    await chip(page, 'Salads').click()
    await expect(chip(page, 'Salads')).toHaveAttribute('aria-current', 'true')
    await expect(section(page, 'Salads')).toBeInViewport()
  })
})

test('the chip follows the scroll, is remembered over a reload and over a page (MN-10)', async ({
  page,
  shop,
}) => {
  await shop.open('demo')
  await expect(chip(page, 'Osh and qozon')).toHaveAttribute('aria-current', 'true')
  const soups = section(page, 'Soups')
  // Far sections are not rendered: one gets there as a customer does.
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
  await shop.go('/category?id=nothing')
  await shop.seesHeading('This part of the menu is no longer available')
})
