import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'

/* What a customer spent, above the archive (DX-16), on a phone. */

test.use({ viewport: { width: 390, height: 844 } })

for (const merchant of ['demo', 'wild'])
  test(
    `${merchant}: spending by month of the orders that are loaded, hidden for good and shown again (DX-16)`,
    extended(merchant === 'wild'),
    async ({ page, shop }) => {
      await shop.signIn('900000900', merchant)
      await shop.go('/profile/orders?tab=archive')
      const spending = page.getByRole('region', { name: 'Spending by month' })
      await expect(spending.getByRole('table')).toBeAttached()
      await expect(spending.getByText(/^Your \d+ newest orders since/)).toBeVisible()
      const rows = spending.getByRole('row')
      const before = await rows.count()
      await test.step('going back loads older orders', async () => {
        await spending.getByRole('button', { name: 'Earlier months' }).click()
        await expect.poll(() => rows.count()).toBeGreaterThan(before)
      })
      await test.step('the most expensive one is a link to it', async () => {
        await expect(spending.getByRole('link')).toHaveAttribute('href', /^\/profile\/orders\/o/)
      })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      await test.step('hidden it stays so after a reload, until it is shown', async () => {
        await spending.getByRole('button', { name: 'Hide spending' }).click()
        await expect(spending).toHaveCount(0)
        await page.reload()
        const show = page.getByRole('button', { name: 'Show spending' })
        await expect(show).toBeVisible()
        await expect(spending).toHaveCount(0)
        await show.click()
        await expect(spending).toBeVisible()
      })
    },
  )
