import { expect, test } from './fixtures.ts'
import { override } from './override.ts'

/* The notifications that a shop sends to a customer (NT-03). */

const bell = (name: string | RegExp) => ({ name })

test('the bell counts what is new, the page shows it and clears the count, in the other tab too', async ({
  page,
  context,
  shop,
}) => {
  await shop.open()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Notifications/ })).toHaveCount(0)
  await shop.signIn('900000072')
  const counted = page.getByRole('link', bell(/^Notifications, \d+ new$/))
  await expect(counted).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('link', bell(/^Notifications, \d+ new$/))).toBeVisible()

  await counted.click()
  await shop.seesHeading('Notifications')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toContainText('10% off')
  await expect(rows.first()).toContainText('New')
  await expect(page.getByRole('link', bell('Notifications'))).toBeVisible()
  await other.reload()
  await expect(other.getByRole('link', bell('Notifications'))).toBeVisible()
  await expect(other.getByRole('link', bell(/new$/))).toHaveCount(0)

  await test.step('each opens the page that it names', async () => {
    await shop.follow(/A new branch/)
    await expect(page).toHaveURL(/\/branches$/)
    await page.goBack()
    await shop.press(/10% off/)
    await shop.sees('Promo code SALOM10 is saved for checkout')
  })
})

test('an empty list and a failed request each have their message', async ({ page, shop, watch }) => {
  watch.allowConsole(/503|Failed to load resource/)
  await shop.open()
  await shop.signIn('900000074')
  await override(page, /\/support\/v1\/notifications\?/, { content: [], last: true, totalElements: 0 })
  await shop.go('/profile/notifications')
  await shop.seesHeading('No notifications yet')
  await page.unroute(/\/support\/v1\/notifications\?/)
  await page.route(/\/support\/v1\/notifications\?/, (route) => route.fulfill({ status: 503, body: '' }))
  await page.reload()
  await shop.sees('Could not load')
  await page.unroute(/\/support\/v1\/notifications\?/)
  await shop.press('Try again')
  await shop.sees('10% off')
})

test('a merchant without notifications has no bell, no row and no page', async ({ page, shop }) => {
  await shop.open('minimal')
  await shop.signIn('900000075', 'minimal')
  await shop.go('/profile')
  await shop.sees('My orders')
  await expect(page.getByRole('link', { name: /Notifications|Chat/ })).toHaveCount(0)
  await shop.go('/profile/notifications')
  await shop.sees('Page not found: /profile/notifications')
})
