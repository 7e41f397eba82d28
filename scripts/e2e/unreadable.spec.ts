import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { DISH } from './trouble.ts'
import { answersAre, saysAndRecovers, unreadable } from './unreadable.ts'

/* A server that sends partly unreadable lists: unknown values are not shown, and never made up. */

for (const [screen, path, calls, then] of [
  ['the menu', '/', /\/products\/v1\/overalls/, DISH],
  ['a category', '/category?id=cat-demo-qozon', /\/products\/v1\/overalls/, DISH],
  ['a product', '/product/p-demo-norin', /\/products\/v1\/overalls/, 'Note for the kitchen'],
  ['the search', '/search', /\/products\/v1\/overalls/, 'Often ordered'],
  ['the branches', '/branches', /\/branches\/full/, /Yunusabad/],
  ['about us', '/about', /\/company\/policies/, /Qozon began/],
] as const) {
  test(
    `${screen}: nothing of the list can be read; there after Try again`,
    extended(screen !== 'the menu' && screen !== 'the branches'),
    async ({ page, shop, watch }) => {
      const lists = await answersAre(page, watch, calls, unreadable)
      await shop.open('demo', { path })
      await saysAndRecovers(page, lists, then)
    },
  )
}

test('an unreadable menu replaces nothing: the next visit opens with the last good one', async ({
  page,
  shop,
  watch,
}) => {
  const menus = () =>
    page.evaluate(() =>
      Object.entries(localStorage).flatMap(([name, text]) =>
        name.includes('/overalls') ? [String(text)] : [],
      ),
    )
  await shop.open()
  await expect.poll(menus).toHaveLength(1)
  const before = await menus()
  const lists = await answersAre(page, watch, /\/products\/v1\/overalls/, unreadable)
  // The stored menu is shown before the bad one arrives, as on a slow connection.
  let letCome = () => {}
  const rendered = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/\/products\/v1\/overalls/, (route) => rendered.then(() => route.fallback()))
  await page.reload()
  await expect(page.getByRole('button', { name: `Add ${DISH}` }).first()).toBeVisible()
  letCome()
  await expect.poll(lists.changed).toBeGreaterThan(0)
  // Once the settings of this visit are stored, the menu would be stored as well.
  await expect
    .poll(() => page.evaluate(() => window.performance.now() > 8_000), { timeout: 20_000 })
    .toBe(true)
  expect(await menus()).toEqual(before)
  await shop.addDish(DISH)
  await shop.sees(/34,000/)
})

/** The menu without this dish: its record is broken. */
const withoutDish = ({ products, ...menu }: { products: readonly { id: string }[] }) => ({
  ...menu,
  products: products.map((product) =>
    product.id === 'p-demo-norin' ? { ...product, costPrice: '?' } : product,
  ),
})

for (const way of ['a press', 'itself'] as const)
  test(`a dish of the basket that could not be read is back in the total by ${way}`, async ({
    page,
    shop,
    watch,
  }) => {
    await shop.open()
    await shop.addDish(DISH)
    const menus = await answersAre(page, watch, /\/products\/v1\/overalls/, withoutDish as never)
    await shop.open('demo', { path: '/basket' })
    const line = page.getByRole('main').getByRole('listitem').first()
    await expect(line).toContainText('Part of the menu did not load, so this is not in the total yet')
    await expect(line).toContainText('A dish that did not load')
    await expect(page.getByText(/no longer on the menu|Sold out/)).toHaveCount(0)
    expect(menus.changed()).toBeGreaterThan(0)
    menus.recover()
    if (way === 'a press') await line.getByRole('button', { name: 'Try again' }).click()
    await expect(line).toContainText(DISH, { timeout: way === 'a press' ? 5_000 : 40_000 })
    await expect(line).toContainText('34,000')
    await expect(page.getByText('Part of the menu did not load')).toHaveCount(0)
  })

test('a favourite that could not be read is not said to be sold elsewhere', async ({ page, shop, watch }) => {
  await shop.open()
  await shop.signIn('900000084')
  const heart = page.getByRole('button', { name: `Favourite: ${DISH}` }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const menus = await answersAre(page, watch, /\/products\/v1\/overalls/, withoutDish as never)
  await shop.open('demo', { path: '/profile/favorites' })
  await expect(page.getByText('Part of the menu did not load')).toBeVisible()
  await expect(page.getByText(/not sold at this branch/)).toHaveCount(0)
  menus.recover()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: new RegExp(`^${DISH}`) })).toBeVisible()
  await expect(page.getByText('Part of the menu did not load')).toHaveCount(0)
})

test('an address: nothing of what was found can be read', async ({ page, shop, watch }) => {
  const lists = await answersAre(page, watch, /\/geocode\/search/, unreadable)
  await shop.open()
  await page
    .getByRole('button', { name: /Set your address/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Delivery address' }).getByRole('searchbox').fill('Bunyodkor 12')
  await saysAndRecovers(page, lists, /Bunyodkor/)
})
