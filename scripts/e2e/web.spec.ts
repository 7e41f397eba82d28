import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'

/* The shop on the web, which renders itself what Telegram provides in its client. */

test('a customer logs in by SMS and is known on the next visit', async ({ page, shop }) => {
  await shop.open()
  await shop.signIn('900000001')
  await page.reload()
  await shop.go('/profile')
  await expect(page).toHaveURL(/\/profile/)
})

test('a dish put into the basket is there after a reload, under the same header', async ({ page, shop }) => {
  await shop.open()
  await shop.addDish('Norin with horse meat')
  await shop.press('One more Norin with horse meat')
  await page.reload()
  await shop.go('/basket')
  await expect(page.getByRole('button', { name: /^(?:One less|Remove) / }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Checkout/ })).toBeVisible()
})

for (const width of [360, 600, 1024, 1440, 1920]) {
  test(
    `no sideways scroll at ${width} px (WB-01)`,
    extended(width !== 360 && width !== 1440),
    async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 900 })
      await shop.open('demo', { lang: 'ru' })
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      for (const path of [
        '/',
        '/search',
        '/search?q=osh',
        '/basket',
        '/checkout',
        '/login',
        '/about',
        '/profile',
        '/nowhere',
      ]) {
        await shop.go(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
        const [inner, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
        expect(content, path).toBeLessThanOrEqual(inner ?? 0)
      }
    },
  )
}

for (const lang of ['uz', 'ru', 'eng'])
  test(
    `on the narrowest wide page the header is one row in ${lang} (WB-01)`,
    extended(lang !== 'uz'),
    async ({ page, shop }) => {
      await page.setViewportSize({ width: 1024, height: 768 })
      await shop.open('demo', { lang })
      const header = page.getByRole('banner')
      await expect(header.getByRole('radio')).toHaveCount(3)
      /** Where its services begin, and how far below it something ends, px. */
      const rows = () =>
        header.evaluate((box) => {
          const placeOf = (element: Element) => element.getBoundingClientRect()
          const ends = [...box.querySelectorAll('a, button, label')].map((one) => placeOf(one).bottom)
          return {
            services: new Set([...box.querySelectorAll('input')].map((one) => placeOf(one).top)).size,
            below: Math.max(0, Math.max(...ends) - placeOf(box).bottom),
          }
        })
      await expect.poll(rows).toEqual({ services: 1, below: 0 })
    },
  )

test('on a phone the footer is below the menu and texts, and not below forms and lists', async ({
  page,
  shop,
}) => {
  await shop.open('demo')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toBeVisible()
  await shop.go('/about')
  await expect(footer).toBeVisible()
  await shop.signIn('900000001')
  for (const path of ['/profile/cards/create', '/profile/favorites', '/nowhere', '/choose-address']) {
    await shop.go(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    // On a wide page it is there; it loads after the page.
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(footer, path).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(footer, path).toBeHidden()
  }
})

test.describe('on a wide page', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the account has its list at the left, with the open page marked (WB-05)', async ({ page, shop }) => {
    await shop.open('demo')
    await shop.signIn('900000001')
    await shop.go('/profile')
    const list = page.getByRole('navigation', { name: 'Profile' })
    await expect(list.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
    await list.getByRole('link', { name: 'My orders' }).click()
    await shop.seesHeading('My orders')
    await expect(list.locator('[aria-current="page"]')).toHaveText(/My orders/)
    const [left, right] = [
      await list.boundingBox(),
      await page.getByRole('heading', { level: 1 }).boundingBox(),
    ]
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(list).toBeHidden()
  })

  test('a category and the search stand between the menu’s columns (WB-05)', async ({ page, shop }) => {
    await shop.open('demo', { path: '/search' })
    const list = page.getByRole('navigation', { name: 'Categories' })
    const basket = page.getByRole('complementary', { name: 'Basket' })
    await expect(basket).toBeVisible()
    await list.getByRole('link', { name: /^Salads/ }).click()
    await shop.seesHeading('Salads')
    await expect(basket).toBeVisible()
    await expect(list.locator('[aria-current]')).toHaveText(/Salads/)
    await list.getByRole('link', { name: /^Drinks/ }).click()
    await shop.seesHeading('Drinks')
    await page.goBack()
    await shop.seesHeading('Salads')
  })

  test('the checkout does not ask for the address twice: its header is logo, Back and person (WB-05)', async ({
    page,
    shop,
  }) => {
    await shop.open('demo')
    await shop.addDish('Norin with horse meat')
    await shop.go('/checkout')
    await shop.seesHeading('Your order')
    await expect(page.getByRole('radio', { name: 'Pick-up' })).toHaveCount(1)
    const header = page.getByRole('banner')
    await expect(header.getByRole('button')).toHaveCount(1)
    await expect(header.getByRole('link')).toHaveCount(2)
  })
})
