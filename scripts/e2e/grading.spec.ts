import { LANGUAGE_KEY } from '#/config/first-paint.ts'
import { deliveredOrder } from './delivered.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { enlargeText } from './large-text.ts'

/* An order that has arrived: stars, reasons, a comment, and a tip (DX-13). */

test.use({ viewport: { width: 390, height: 844 } })

test('one press for the stars, one for a reason; then a tip, left and paid (DX-13)', async ({
  page,
  shop,
}) => {
  test.slow()
  const { id } = await deliveredOrder('900000331')
  await shop.open()
  await shop.signIn('900000331')
  await shop.go(`/profile/orders/${id}`)
  const rating = page.getByRole('radiogroup', { name: 'Your rating of the order' })
  const reasons = page.getByRole('group', { name: /^What/ })

  await test.step('other stars ask for other reasons', async () => {
    await rating.getByRole('radio', { name: '2 stars' }).check({ force: true })
    await expect(reasons.getByRole('button')).toHaveText([
      ...['Cold', 'Late', 'Something missing', 'Not what I ordered'],
      ...['Not tasty', 'Rude courier', 'Badly packed'],
    ])
    await rating.getByRole('radio', { name: '5 stars' }).check({ force: true })
    await expect(reasons.getByRole('button').first()).toHaveText('Tasty')
    await expect(page.getByText('Tip for the courier')).toHaveCount(0)
  })
  await test.step('what is sent is what is pressed, and it stands beside the grade, after a reload as well', async () => {
    await reasons.getByRole('button', { name: 'Hot' }).click()
    await reasons.getByRole('button', { name: 'On time' }).click()
    await shop.fill('What was good, what was not?', 'As at home')
    const sent = page.waitForRequest((one) => one.url().endsWith('/grade') && one.method() === 'POST')
    await shop.press('Send')
    expect((await sent).postDataJSON()).toEqual({ grade: 5, comment: 'As at home', tags: ['HOT', 'ON_TIME'] })
    await shop.sees('Thank you for your rating')
    await page.reload()
    await shop.sees(/Hot.*On time/)
    await shop.sees('As at home')
  })
  const tip = page.getByRole('group', { name: 'Tip for the courier' })
  await test.step('a tip that is left unpaid can be given again', async () => {
    await tip.getByRole('button', { name: '5,000' }).click()
    await page.waitForURL(/\/sandbox\/pay\//)
    await expect(page.getByText(/5[\s,.]000/).first()).toBeVisible()
    await page.getByRole('button', { name: /Leave unpaid$/ }).click()
    await expect(page).toHaveURL(new RegExp(`/profile/orders/${id}`))
    await expect(tip.getByRole('button', { name: '10,000' })).toBeEnabled()
  })
  await test.step('one that is paid is said, and no other is asked for', async () => {
    await tip.getByRole('button', { name: '10,000' }).click()
    await page.waitForURL(/\/sandbox\/pay\//)
    await page.getByRole('button', { name: /Paid$/ }).click()
    await expect(page).toHaveURL(new RegExp(`/profile/orders/${id}`))
    await shop.sees(/^10,000\sUZS$/)
    await expect(tip).toHaveCount(0)
  })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBe(390)
})

test(
  'with letters twice as large every reason stays in its card, in Uzbek as well (DX-13, BX-26)',
  extended(),
  async ({ page, shop }) => {
    const { id } = await deliveredOrder('900000332')
    await shop.open()
    await shop.signIn('900000332')
    await page.evaluate((key) => localStorage.setItem(key, '"uz"'), LANGUAGE_KEY)
    await enlargeText(page, 2)
    await shop.go(`/profile/orders/${id}`)
    await page.getByRole('radiogroup').first().getByRole('radio').last().check({ force: true })
    const reasons = page
      .getByRole('group')
      .filter({ has: page.getByRole('button', { name: 'Mazali' }) })
      .last()
    await expect(reasons.getByRole('button')).toHaveCount(5)
    const out = await reasons.evaluate((row) => {
      const edge = row.getBoundingClientRect().right
      // Its press area reaches 4 px further than what is seen of it.
      return [...row.querySelectorAll('button')]
        .filter((one) => one.getBoundingClientRect().right - 4 > edge + 1)
        .map((one) => one.textContent)
    })
    expect(out).toEqual([])
  },
)
