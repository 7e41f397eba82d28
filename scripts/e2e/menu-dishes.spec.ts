import type { Page } from '@playwright/test'
import { appIsThere } from './app-is-there.ts'
import { expect, test } from './fixtures.ts'
import { changed, chip, chips, section } from './menu.ts'

/* Dishes on the menu: the cards in every form a merchant can ask for, and their hearts (MN-05, MN-08, MN-09, MN-13, MN-17). */

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

  test('a page that begins elsewhere has cards of the same measures (MN-11)', async ({ page, shop }) => {
    await shop.open('demo', { path: '/category?id=cat-demo-qozon' })
    const words = page.getByRole('article').first().getByRole('heading').locator('..')
    await expect.poll(async () => Math.round((await words.boundingBox())?.height ?? 0)).toBe(82)
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

  test('a category that is only displayed has nothing to add, on cards and on the page (MN-08)', async ({
    page,
    shop,
  }) => {
    await shop.open('demo')
    await chip(page, 'Weddings and banquets').click()
    const banquets = section(page, 'Weddings and banquets')
    await expect(banquets.getByRole('article').first()).toBeInViewport()
    await expect(banquets.getByRole('button', { name: /^Add / })).toHaveCount(0)
    await shop.go('/product/p-demo-nahor')
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

  test('a picture that does not load leaves its space, with a plate in it (MN-17)', async ({
    page,
    shop,
  }) => {
    await shop.open('demo')
    const first = section(page, 'Osh and qozon').getByRole('article').first()
    await appIsThere(page)
    const before = await first.boundingBox()
    await page.route(/\/cdn\/.*\/p\//, (route) => route.fulfill({ status: 404, body: '' }))
    await page.reload()
    await appIsThere(page)
    await expect(first.locator('img')).toHaveCount(0)
    expect(await first.boundingBox()).toEqual(before)
  })
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
    await shop.go('/profile/favorites')
    await shop.seesHeading('No favourites yet')
    await shop.follow('Open the menu')
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await shop.go('/profile')
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

  test('a refused mark is removed again, with a message', async ({ page, shop, watch }) => {
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
    await shop.go('/profile/favorites')
    await shop.sees('Page not found: /profile/favorites')
  })
})
