import { expect, test } from './fixtures.ts'

/* What a shop has switched off. */

test('what a shop switched off has no link and no page (ST-08)', async ({ page, shop }) => {
  const off = [
    '/about',
    '/basket/code',
    '/offerta',
    '/privacy',
    '/branches',
    '/vacancy',
    '/profile/promos',
    '/profile/cards',
    '/profile/favorites',
  ]
  await shop.open('minimal')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/basket', '/profile', '/login', '/nowhere', '/search']) {
      await shop.go(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      const links = await page
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(links.filter((link) => link !== null && off.includes(link))).toEqual([])
    }
  }
  for (const path of off) {
    await shop.go(path)
    await expect(page.getByText(`Page not found: ${path}`)).toBeVisible()
    await expect(page).toHaveTitle(/Page Not Found/)
  }
})

test('what a shop switched off is never asked for, by a guest or a customer (ST-08)', async ({
  page,
  shop,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await shop.open('minimal')
  const visit = async () => {
    await shop.go('/')
    await shop.addDish('Cappuccino')
    for (const path of ['/', '/search', '/profile', '/basket', '/checkout', '/profile/orders']) {
      await shop.go(path)
      await expect(page.getByRole('heading').first()).toBeAttached()
      await page.waitForLoadState('networkidle')
    }
  }
  await visit()
  await shop.signIn('900000063', 'minimal')
  await visit()
  expect(asked).toContain('/products/v1/overalls')
  expect(asked.some((path) => path.startsWith('/orders/v1/orders/user/'))).toBe(true)
  const OF_WHAT_IS_OFF =
    /\/(?:stories|banners|vacancies|notifications|chat|brand\/catalog|promo|favourite|cards|bookings|halls|tables|waiter-calls|cashback|company\/policies|cancel-reasons|hand-over)(?:\/|$)/
  expect([...new Set(asked)].filter((path) => OF_WHAT_IS_OFF.test(path))).toEqual([])
})
