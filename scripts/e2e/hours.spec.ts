import { expect, test } from './fixtures.ts'

/* Delivery that is off while the doors are open: at this hour, or from this branch at all (DL-14). */

/** Half past eleven in the evening of Tashkent; the couriers of `beta` go from 8:00 to 22:00, its doors never close. */
const LATE = new Date('2027-03-10T23:30:00+05:00')
const DISH = 'Tandoor samsa with lamb'

test('outside their hours delivery is off and says when it is on, pick-up stays (DL-14)', async ({
  page,
  shop,
}) => {
  await page.clock.install({ time: LATE })
  await page.setExtraHTTPHeaders({ 'x-sandbox-now': LATE.toISOString() })
  const notice = page.getByRole('status').filter({ hasText: 'No delivery now' })
  await shop.open('beta')
  await expect(notice).toContainText('We deliver from 08:00 to 22:00.')
  await expect(page.getByRole('button', { name: /delivery from 08:00/ }).first()).toBeVisible()
  await shop.signIn('900000081', 'beta')
  await shop.open('beta')
  await shop.addDish(DISH)
  await shop.open('beta', { path: '/checkout' })

  await test.step('the checkout offers the morning, not now', async () => {
    await expect(notice).toContainText('We deliver from 08:00 to 22:00.')
    const times = page.getByRole('group', { name: 'When' }).getByRole('radio')
    await expect(times.first()).toBeChecked()
    await expect(page.getByRole('radio', { name: /^As soon as/ })).toHaveCount(0)
  })
  await test.step('pick-up is there, for now', async () => {
    await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('radio', { name: /^As soon as/ })).toBeChecked()
    await page.getByRole('textbox', { name: 'Your name' }).fill('Bobur')
    await shop.press(/^Order/)
    await shop.sees(/^Order sent\. No\. \d+/)
  })
})

test('a branch that does not deliver says so, and one press fetches from it (DL-14)', async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 41.2243, longitude: 69.2209 })
  const notice = page.getByRole('status').filter({ hasText: 'No delivery from here' })
  await shop.open('beta')
  await expect(notice).toBeVisible()
  // Signing in loads the page again, and the position is requested again where it is allowed.
  await shop.signIn('900000078', 'beta')
  await expect(notice).toContainText('Set your address: another branch may deliver there.')
  await shop.addDish(DISH)
  // Four dishes reach the minimum price of a delivery.
  for (let more = 0; more < 3; more++) await shop.press(`One more ${DISH}`)
  await shop.follow(/Basket$/)
  await test.step('the basket leads to another address, or to pick-up', async () => {
    await expect(notice.getByRole('button', { name: 'Pick-up' })).toBeVisible()
    await shop.press('No delivery from here')
    await page
      .getByRole('dialog', { name: 'Delivery address' })
      .getByRole('button', { name: 'Close' })
      .click()
  })
  await shop.go('/checkout')
  await expect(notice).toBeVisible()
  await expect(page.getByRole('button', { name: 'No delivery from here' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'When' }).getByRole('radio')).toHaveCount(0)

  await test.step('pick-up is there at once, from this very branch', async () => {
    await notice.getByRole('button', { name: 'Pick-up' }).click()
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('radio', { name: 'Pick-up' })).toBeChecked()
    await expect(page.locator('main').getByText('Sergeli kiosk').first()).toBeVisible()
    await expect(page.getByRole('radio', { name: /^As soon as/ })).toBeChecked()
  })
})
