import type { Page } from '@playwright/test'
import { extended } from './extended.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import type { Shop } from './shop.ts'

/* A menu of ten thousand dishes in two hundred categories works like a small one (P6 to P8). */

const LARGE = 'stress'

// The tests run one after the other, because they share the shop that the first one waits for.
test.describe.configure({ mode: 'default' })

/** The sandbox makes such a menu when it is first asked for, which may take it longer than a page waits. */
test.beforeAll(async () => {
  for (const size of ['300', '']) {
    const answer = await fetch(`${shopUrl}/users/v1/merchants/sub/${LARGE}${size}`, {
      headers: { Connection: 'close' },
    })
    expect(answer.ok).toBe(true)
  }
})

const cards = (page: Page) => page.getByRole('article')
const strip = (page: Page) => page.getByRole('navigation', { name: 'Categories' })

async function open(page: Page, shop: Shop, merchant = LARGE) {
  await shop.open(merchant)
  await expect(cards(page).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('what is far away is not on the page: it has as many elements as a menu of three hundred dishes', async ({
  page,
  shop,
}) => {
  const elements = () => page.locator('*').count()
  await open(page, shop, `${LARGE}300`)
  const small = await elements()
  await open(page, shop)
  expect(await elements()).toBeLessThanOrEqual(small * 1.05)
  await page.mouse.move(195, 500)
  for (let i = 0; i < 10; i++) await page.mouse.wheel(0, 3_000)
  await expect(cards(page).first()).toBeVisible()
  expect(await elements()).toBeLessThanOrEqual(small * 2)
})

test('the last category is one press away, and another page gives one back to the same place', async ({
  page,
  shop,
}) => {
  await open(page, shop)
  const last = strip(page).getByRole('link', { name: 'Milkshake: for kids' })
  await expect(async () => {
    await strip(page).evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }))
    await expect(last).toBeAttached({ timeout: 100 })
  }).toPass()
  await last.click()
  const title = page.getByRole('heading', { name: 'Milkshake: for kids' })
  await expect(title).toBeInViewport()
  await expect(last).toHaveAttribute('aria-current', 'true')
  const place = () =>
    title.evaluate((head) => [scrollY, Math.round(head.getBoundingClientRect().top)].join(' '))
  const before = await place()
  await page.getByRole('link', { name: 'Profile', exact: true }).last().click()
  await expect(page).toHaveURL(/\/profile$/)
  await page.goBack()
  await expect(title).toBeInViewport()
  expect(await place()).toBe(before)
  await page.reload()
  await expect(title).toBeInViewport()
})

test('any dish of it is found and added', extended(), async ({ page, shop }) => {
  await open(page, shop)
  await page.getByRole('link', { name: 'Search', exact: true }).first().click()
  await page.getByRole('searchbox').fill('молочный коктейль с вишней и каймаком')
  const dish = 'Cherry milkshake with clotted cream'
  await expect(page.getByRole('link', { name: dish }).first()).toBeVisible()
  await shop.addDish(dish)
  await expect(page.getByRole('button', { name: `One more ${dish}` })).toBeVisible()
  await shop.go('/basket')
  await shop.sees(dish)
})
