import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'

/* What helps to choose, on a phone (DX-15). */

test.use({ viewport: { width: 390, height: 844 } })

for (const merchant of ['demo', 'wild'])
  test(
    `${merchant}: a dish had before, its price by weight, and dishes in another order (DX-15)`,
    extended(merchant === 'wild'),
    async ({ page, shop }) => {
      await shop.signIn('900000900', merchant)
      await shop.go('/profile/orders?tab=archive')
      const card = page.getByRole('listitem').filter({ hasText: 'Handed over' }).first()
      await expect(card).toBeVisible()
      const lines = (await card.allInnerTexts()).join('').split('\n')
      const [dish = ''] = (lines[lines.indexOf('Handed over') + 1] ?? '').split(',')
      await test.step('how often it was had, in the same document', async () => {
        await page.evaluate(
          (query) => history.pushState(null, '', `/search?q=${query}`),
          encodeURIComponent(dish),
        )
        await page.getByRole('article').filter({ hasText: dish }).getByRole('link').first().click()
        await expect(page.getByText(/^You had this \d+ times?$/)).toBeVisible()
      })
      await test.step('the cheapest first', async () => {
        await shop.go(`/category?id=cat-${merchant}-salat`)
        const sort = page.getByRole('button', { name: 'Filters' })
        await sort.click()
        const sheet = page.getByRole('dialog', { name: 'Filters' })
        await sheet.getByRole('radio', { name: 'Cheapest first' }).check({ force: true })
        await page.keyboard.press('Escape')
        await expect(sheet).toBeHidden()
        const prices = await page
          .getByRole('article')
          .evaluateAll((cards) =>
            cards.map((card) =>
              Number(/([\d,]+)\u00a0UZS/.exec(card.textContent ?? '')?.[1]?.replaceAll(',', '')),
            ),
          )
        expect(prices.length).toBeGreaterThan(2)
        expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      })
    },
  )

test('the basket says its energy, the page of a dish its price by weight (DX-15)', async ({ page, shop }) => {
  await shop.open('demo', { path: '/product/p-demo-norin' })
  await expect(page.getByText(/^[\d,]+\sUZS per 100\sg$/)).toBeVisible()
  await shop.fillBasket('Norin with horse meat')
  await shop.toBasket()
  await expect(page.getByText(/^[\d,]+ kcal in the basket$/)).toBeVisible()
})
