import { expect, test } from './fixtures.ts'
import { enlargeText } from './large-text.ts'
import { chips, scrollY } from './menu.ts'
import { link, SHEET } from './one-dish.ts'
import { DISH } from './trouble.ts'

/* Windows with little room for what stands over the dishes (BX-26). */

test.describe('a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('shows a dish with its price at once, and the sums of the basket beside its lines', async ({
    page,
    shop,
  }) => {
    await shop.open()
    await expect(page.getByRole('article').first().getByText(/UZS/).first()).toBeInViewport({ ratio: 1 })
    await shop.fillBasket(DISH)
    await shop.go('/basket')
    const [line, total] = [
      page.getByRole('listitem').filter({ hasText: DISH }),
      page.getByText('Total').last(),
    ]
    await expect(line).toBeVisible()
    const [beside, sums] = [await line.boundingBox(), await total.boundingBox()]
    expect(sums?.x).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0))
    const button = page.getByRole('button', { name: /^Checkout/ })
    const bar = await button.boundingBox()
    expect(bar?.width).toBeLessThan(844 / 2)
    // The button lies over the lower end of the sums' column, and not over their total.
    expect((sums?.y ?? 0) + (sums?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    // They stay there while the lines are read.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(line).not.toBeInViewport()
    await expect(total).toBeInViewport({ ratio: 1 })
  })

  test('a dish opens with its whole head, and its name stays over the options that are scrolled', async ({
    page,
    shop,
  }) => {
    await shop.open()
    await link(page, SHEET.name).click()
    const sheet = page.getByRole('dialog', { name: SHEET.name })
    const bar = sheet.locator('[data-shown]')
    const share = sheet.getByRole('button', { name: 'Share' })
    await expect(share).toBeInViewport({ ratio: 1 })
    await expect(bar).toHaveCount(0)
    await page.mouse.move(600, 200)
    await page.mouse.wheel(0, 300)
    await expect(bar).toHaveCount(1)
  })
})

test('with letters of twice their size the first dish begins on the first screen', async ({ page, shop }) => {
  await enlargeText(page, 2)
  await shop.open()
  await expect(page.getByRole('article').first()).toBeInViewport()
})

test('a phone that is turned, or gets larger letters, shows the category that was read (MN-18)', async ({
  page,
  shop,
}) => {
  await shop.open()
  const read = chips(page).locator('[aria-current="true"]')
  await expect(read).toHaveText(/^Osh/)
  // As soon as the app has the whole menu.
  const scrolled = async () => {
    await page.evaluate(() => scrollTo(0, 3_000))
    return scrollY(page)
  }
  await expect.poll(scrolled).toBe(3_000)
  await expect(read).not.toHaveText(/^Osh/)
  const category = (await read.textContent()) ?? ''
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(() => scrollY(page)).not.toBe(3_000)
  await expect(read).toHaveText(category)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => Math.abs((await scrollY(page)) - 3_000)).toBeLessThan(300)
  await expect(read).toHaveText(category)
  await enlargeText(page, 1.5)
  await expect.poll(() => scrollY(page)).toBeGreaterThan(3_300)
  await expect(read).toHaveText(category)
})
