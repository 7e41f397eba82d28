import { expect, test } from './fixtures.ts'
import { countPosts, ORDERS } from './presses.ts'
import { CODE } from './shop.ts'

/* The first order of a new customer on the web. */

const DISH = 'Norin with horse meat'

test('a guest browses, logs in by SMS, orders a delivery and sees it delivered', async ({ page, shop }) => {
  await shop.open()
  await shop.addDish(DISH)
  await page.getByRole('button', { name: `One more ${DISH}` }).click()
  await shop.toBasket()
  await shop.press(/^Checkout/)

  await test.step('a guest is asked to log in and comes back with everything whole', async () => {
    await shop.press(/^Order/)
    await expect(page).toHaveURL(/\/login$/)
    await page.getByRole('textbox', { name: /phone/i }).fill('900000011')
    await shop.press('Get the code')
    await page.getByRole('textbox', { name: /code/i }).pressSequentially(CODE)
    await expect(page).toHaveURL(/\/checkout$/)
    await shop.sees(/Items, 2: 68,000/)
  })

  await test.step('what is missing is said at its place (CO-11)', async () => {
    await shop.press('Set an address')
    const sheet = page.getByRole('dialog', { name: 'Delivery address' })
    await expect(sheet).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('alert').first()).toHaveText('Enter the delivery address')
    await expect(page).toHaveURL(/\/checkout$/)
  })

  await shop.chooseAddress('Bunyodkor 12')
  await expect(page.getByRole('button', { name: /^Order 79,000 UZS/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nodira')
  await shop.tellKitchen('#fast')
  await shop.press(/^Order/)

  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
  await shop.sees(/^Order sent\. No\. \d+/)
  await test.step('the status advances to delivered without a reload (OR-06)', async () => {
    await expect(
      page
        .getByRole('heading', { name: /Delivered|delivered/ })
        .or(page.getByText(/^Delivered$/))
        .first(),
    ).toBeVisible()
    await expect(page.getByText(/Enjoy your meal/)).toBeVisible({ timeout: 45_000 })
  })
  await test.step('Back leads to the menu, and the basket is empty', async () => {
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('link', { name: /^Basket/ })).toHaveCount(0)
  })
  await test.step('what it earned can pay for the next one at once (PC-06)', async () => {
    await shop.addDish(DISH)
    await shop.go('/checkout')
    await expect(page.getByText('Balance 15,400 UZS')).toBeVisible()
  })
  await test.step('it is among the orders that are over', async () => {
    await shop.go('/profile/orders')
    await page.getByRole('radio', { name: 'Archive' }).check({ force: true })
    await expect(page.getByRole('link', { name: /Delivered|Closed/ }).first()).toBeVisible()
  })
})

test('network lost during the submit: the basket stays until the order is proved, and there is one order (BX-01)', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/net::ERR_/)
  await shop.open()
  await shop.toDelivery('900000013', DISH)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aziza')
  await expect(page.getByRole('button', { name: /^Order 79,000 UZS/ })).toBeVisible()

  let sent = 0
  await page.route('**/orders/v1/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent++
    if (sent > 1) return route.continue()
    // The server takes the order, and its response never arrives.
    const request = route.request()
    const url = request.url().replace('demo.localhost', '127.0.0.1')
    await fetch(url, { method: 'POST', headers: request.headers(), body: request.postData() })
    await route.abort('connectionreset')
  })
  await shop.press(/^Order/)
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/, { timeout: 40_000 })
  await shop.go('/profile/orders')
  await expect(page.getByRole('link', { name: /No\. \d+|Order \d+/ })).toHaveCount(1)
})

test('without a network at the moment of ordering the basket stays and the page says so', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/net::ERR_/)
  await shop.open()
  await shop.signIn('900000014')
  await shop.go('/')
  await shop.addDish(DISH)
  await shop.go('/checkout')
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aziza')
  await page.route('**/orders/v1/**', (route) => route.abort('internetdisconnected'))
  await shop.press(/^Order/)
  await expect(
    page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /\w/ }).first(),
  ).toBeVisible()
  await page.reload()
  await shop.go('/basket')
  await shop.sees(DISH)
})

test('Back while the order is being sent shows that it is, and offers no second one', async ({
  page,
  shop,
}) => {
  const main = page.getByRole('button', { name: /^(Checkout|Order|Sending the order)/ })
  await shop.open()
  await shop.signIn('900000024')
  await shop.go('/')
  await shop.addDish(DISH)
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  await shop.go('/basket')
  await main.click()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nodira')
  const orders = countPosts(page, ORDERS)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(ORDERS, async (route) => {
    await answered
    await route.continue()
  })
  await main.click()
  await expect.poll(() => orders.posts).toBe(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/basket$/)
  await expect(main).toHaveText(/^Sending the order/)
  await expect(main).toBeDisabled()
  answer()
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
  expect(orders.posts).toBe(1)
})
