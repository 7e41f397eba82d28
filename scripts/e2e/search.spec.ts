import { startIsOver } from './app-is-there.ts'
import { fileOf } from './bundle-file.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'

/* Search: any spelling, any keyboard layout, and without a mouse. */

const DISH = 'Fried lagʻmon'

test('a dish is found in any script, with a typo and on the other keyboard (MN-12, CX-03)', async ({
  page,
  shop,
}) => {
  await shop.open()
  await page.getByRole('link', { name: 'Search', exact: true }).first().click()
  await expect(page).toHaveURL(/\/search$/)
  const field = page.getByRole('searchbox', { name: 'Search dishes' })
  await expect(field).toBeFocused()
  // What the start itself asks for is no question of the search.
  await startIsOver(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/v1\//.test(request.url())) asked.push(request.url())
  })
  for (const typed of ['лагмон', "lag'mon", 'kfuvfy', 'дфпьщт', 'lagmno']) {
    await field.fill(typed)
    await expect(page.getByRole('status').first()).toHaveText(`2 dishes for “${typed}”`)
    await expect(page.locator('mark').first()).toHaveText('lagʻmon')
  }
  expect(asked).toEqual([])
  await field.fill('shaurma')
  await shop.seesHeading('No “shaurma”')
  await page.getByRole('button', { name: 'Clear search' }).last().click()
  await expect(field).toHaveValue('')
})

test('from a search to the basket by keyboard alone; a reload finds the same', async ({ page, shop }) => {
  await shop.open('demo', { path: '/search' })
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('fried lag')
  await expect(page.getByRole('link', { name: new RegExp(`^${DISH}`) })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: new RegExp(`^${DISH}`) })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `Add ${DISH}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `One more ${DISH}` })).toBeVisible()
  await expect(page).toHaveURL(/\/search\?q=fried\+lag$/)
  await page.reload()
  await expect(page.getByRole('link', { name: new RegExp(`^${DISH}`) })).toBeVisible()
  await shop.go('/basket')
  await shop.sees(DISH)
})

test('earlier searches are offered again, until they are removed (BX-25)', async ({ page, shop }) => {
  await shop.open('demo', { path: '/search' })
  await page.getByRole('searchbox').fill('манты')
  await expect(page.getByRole('status').first()).toContainText('манты')
  await page.keyboard.press('Enter')
  await page.getByRole('searchbox').fill('')
  await expect(page).toHaveURL(/\/search$/)
  await page.reload()
  await page.getByRole('button', { name: 'манты', exact: true }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('манты')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Remove “манты”' }).click()
  await expect(page.getByText('Recent searches')).toHaveCount(0)
})

for (const width of [390, 1440]) {
  test(
    `the filters that load late move nothing on the search page at ${width} px`,
    extended(width === 1440),
    async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 844 })
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(fileOf('src/features/filters/views.ts'), async (route) => {
        await held
        await route.continue()
      })
      await shop.open('demo', { path: '/search?q=ch' })
      const field = page.getByRole('searchbox', { name: 'Search dishes' })
      const firstDish = page.getByRole('article').first()
      const filters = page.getByRole('button', { name: 'Filters' })
      await expect(firstDish).toBeVisible()
      await expect(filters).toHaveCount(0)
      const boxes = async () => [await field.boundingBox(), await firstDish.boundingBox()]
      const before = await boxes()
      release()
      await expect(filters).toBeVisible()
      expect(await boxes()).toEqual(before)
    },
  )
}
