import { expect, shopUrl, test } from './fixtures.ts'
import { createShop } from './shop.ts'

/* A branch that takes two orders for one time (BX-32): the one of `dark`. */

const NOW = '2027-03-10T12:00:00+05:00'
const DISH = 'Unagi maki'

test('a time that fills up meanwhile is told before the order, and one press takes the next', async ({
  page,
  shop,
  browser,
}) => {
  await page.clock.install({ time: Date.parse(NOW) })
  await page.setExtraHTTPHeaders({ 'x-sandbox-now': NOW })
  await shop.open('dark')
  await shop.signIn('900000044', 'dark')
  const radio = (time: string) => page.getByRole('radio', { name: new RegExp(`^${time}`) })
  const toCheckout = async () => {
    await shop.go('/')
    await shop.addDish(DISH)
    await shop.go('/checkout')
    await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
    await shop.fillName()
  }
  await toCheckout()
  await shop.choose(radio('18:00'))
  await shop.press(/^Order/)
  await shop.sees(/^Order sent\. No\. \d+/)
  await toCheckout()
  await shop.choose(radio('18:00'))

  await test.step('somebody else takes the last place', async () => {
    const context = await browser.newContext({ locale: 'en' })
    const other = await context.newPage()
    await other.clock.install({ time: Date.parse(NOW) })
    await other.setExtraHTTPHeaders({ 'x-sandbox-now': NOW })
    const theirs = createShop(other, other, shopUrl)
    await theirs.open('dark')
    await theirs.signIn('900000045', 'dark')
    await theirs.go('/')
    await theirs.addDish(DISH)
    await theirs.go('/checkout')
    await theirs.choose(other.getByRole('radio', { name: 'Pick-up' }))
    await theirs.fillName()
    await theirs.choose(other.getByRole('radio', { name: /^18:00/ }))
    await theirs.press(/^Order/)
    await theirs.sees(/^Order sent\. No\. \d+/)
    await context.close()
  })
  await test.step('the order is refused in words, and nothing is lost', async () => {
    await shop.press(/^Order/)
    await shop.sees('This time has just been taken, choose another one')
    await expect(page.getByText('18:00 has just been taken')).toBeVisible()
    await expect(radio('18:00')).toBeDisabled()
  })
  await test.step('the next free time is one press away', async () => {
    await page.getByRole('button', { name: 'Take 18:15' }).click()
    await expect(radio('18:15')).toBeChecked()
    const posted = page.waitForRequest(/\/orders\/v1\/orders\/at-time$/)
    await shop.press(/^Order/)
    expect((await posted).postDataJSON().deliveryAt).toBe('2027-03-10T18:15:00+05:00')
    await shop.sees(/^Order sent\. No\. \d+/)
  })
})
