import { extended } from './extended.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import { enlargeText } from './large-text.ts'

/* Reviews of a dish as a picture (DX-11), read on a phone by keyboard and by touch. */

test.use({ viewport: { width: 390, height: 844 } })

const DISH = 'Choyxona oshi'

for (const merchant of ['demo', 'wild'])
  test(
    `${merchant}: the bars of the stars filter the reviews, by press and by key (DX-11)`,
    extended(merchant === 'wild'),
    async ({ page, shop }) => {
      const menu = await page.request.get(`${shopUrl}/products/v1/overalls?type=WEB`, {
        headers: { Merchant: 'demo' },
      })
      const { products } = (await menu.json()) as { products: { id: string; name: { eng: string } }[] }
      const dish = products.find(({ name }) => name.eng === DISH)
      await shop.open(merchant, { path: `/product/${dish?.id.replace('demo', merchant)}` })
      await page.getByRole('button', { name: /^Rating/ }).click()
      const sheet = page.getByRole('dialog', { name: 'Reviews' })
      const bars = sheet.getByRole('group', { name: 'Show reviews by rating' })
      await expect(bars.getByRole('button')).toHaveCount(5)
      await expect(sheet.getByText(/^[\d,]+ ratings$/)).toBeVisible()
      const reviews = sheet.getByRole('listitem')
      await expect(reviews).toHaveCount(10)

      const top = () => bars.evaluate((all) => all.getBoundingClientRect().top)
      const before = await top()
      await test.step('a bar by the keyboard', async () => {
        const two = bars.getByRole('button', { name: /^Rating 2/ })
        await two.focus()
        await page.keyboard.press('Enter')
        await expect(two).toHaveAttribute('aria-pressed', 'true')
        await expect(sheet.getByRole('status')).toHaveText(/^2 stars: \d+ reviews?$/)
        for (const one of await reviews.all()) await expect(one.getByText('Rating: 2 stars')).toBeAttached()
        // The merchant's answer stands under the words.
        await expect(reviews.getByText('Reply').first()).toBeVisible()
        await expect(two).toBeFocused()
        expect(await top(), 'the bar stays under the finger').toBeCloseTo(before, 0)
      })
      await test.step('another one by a press, and all of them again', async () => {
        const five = bars.getByRole('button', { name: /^Rating 5/ })
        await five.click()
        await expect(sheet.getByRole('status')).toHaveText(/^5 stars/)
        await expect(bars.getByRole('button', { pressed: true })).toHaveCount(1)
        await shop.thumb()
        await five.click()
        await expect(sheet.getByRole('status')).toHaveCount(0)
        await expect(reviews).toHaveCount(10)
      })
      await test.step('a photo opens, and Back closes it alone', async () => {
        await sheet
          .getByRole('button', { name: /^View photo/ })
          .first()
          .click()
        await page.waitForFunction(() => history.state?.layer === 2)
        await page.goBack()
        await expect(sheet).toBeVisible()
      })
      await test.step('search engines are told of it', async () => {
        const data = page.locator('script[type="application/ld+json"]')
        await expect.poll(() => data.textContent()).toContain('"aggregateRating"')
        await expect.poll(() => data.textContent()).toContain('"reviewBody"')
      })
      const overflow = await sheet.evaluate((one) => one.scrollWidth - one.clientWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    },
  )

test('a dish with one review has a bar of one (DX-11)', extended(), async ({ page, shop }) => {
  const grades = await page.request.get(`${shopUrl}/products/v1/grade`, { headers: { Merchant: 'demo' } })
  const [, second] = (await grades.json()) as { productId: string }[]
  await shop.open('demo', { path: `/product/${second?.productId}` })
  await page.getByRole('button', { name: /^Rating/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Reviews' })
  await expect(sheet.getByRole('listitem')).toHaveCount(1)
  await expect(sheet.getByRole('button', { name: 'Show more' })).toHaveCount(0)
})

test(
  'with letters twice as large the bars are long enough to be compared (DX-11, BX-26)',
  extended(),
  async ({ page, shop }) => {
    await enlargeText(page, 2)
    await shop.open('demo', { path: '/product/p-demo-choyxona' })
    await page.getByRole('button', { name: /^Rating/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Reviews' })
    const bars = sheet.getByRole('group', { name: 'Show reviews by rating' })
    const of = await bars.evaluate((all) => all.getBoundingClientRect().width / innerWidth)
    expect(of).toBeGreaterThan(0.8)
  },
)
