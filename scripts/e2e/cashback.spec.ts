import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'

/* Cashback as a picture (DX-10), on a phone. The sandbox knows a customer of years, one of one order and any other. */

test.use({ viewport: { width: 390, height: 844 } })

for (const merchant of ['demo', 'wild'])
  test(
    `${merchant}: years of cashback by month, and what the basket brings (DX-10)`,
    extended(merchant === 'wild'),
    async ({ page, shop }) => {
      await shop.signIn('900000900', merchant)
      await shop.go('/profile')
      await shop.press('Cashback by month')
      const sheet = page.getByRole('dialog', { name: 'Cashback by month' })
      await expect(sheet.getByText(/of it expires on/)).toBeVisible()
      const months = sheet.getByRole('button', { name: /^\w+ \d{4}$/ })
      await expect(months).toHaveCount(6)
      // The table has each month that is in the picture.
      for (const name of await months.allTextContents()) {
        const [month, year] = name.split(' ')
        await expect(
          sheet.getByRole('rowheader', { name: new RegExp(`^${month}\\w* ${year}$`) }),
        ).toBeAttached()
      }
      await test.step('another month by the keyboard', async () => {
        await months.first().focus()
        await page.keyboard.press('Enter')
        await expect(months.first()).toHaveAttribute('aria-pressed', 'true')
        await expect(sheet.getByRole('status')).toContainText('Earned')
      })
      await test.step('half a year back', async () => {
        const before = (await months.first().textContent()) ?? ''
        await sheet.getByRole('button', { name: 'Earlier months' }).click()
        await expect(months.first()).not.toHaveText(before)
        await expect(sheet.getByRole('button', { name: 'Later months' })).toBeEnabled()
      })
      expect(await sheet.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
      await page.goBack()
      await shop.fillBasket('Still water')
      await shop.toBasket()
      await expect(page.getByText(/^This order brings [\d,]+\sUZS of cashback$/)).toBeVisible()
    },
  )

for (const [phone, what, words] of [
  ['900000901', 'one order is one month', 'Earned'],
  ['900000903', 'a new customer reads words, not a picture', 'No cashback yet'],
] as const)
  test(`${what} (DX-10)`, extended(), async ({ page, shop }) => {
    await shop.signIn(phone)
    await shop.go('/profile')
    await shop.press('Cashback by month')
    const sheet = page.getByRole('dialog', { name: 'Cashback by month' })
    await expect(sheet.getByText(words).first()).toBeVisible()
    await expect(sheet.getByRole('table')).toHaveCount(words === 'Earned' ? 1 : 0)
  })
