import type { Request } from '@playwright/test'
import { field } from './account.ts'
import { expect, test } from './fixtures.ts'
import { optionIn } from './one-dish.ts'

/*
 * A shop whose server spells each answer otherwise (`services/wild.ts` of the sandbox): its customer sees the menu, the
 * sums and the orders of `demo`.
 */

const DISH = 'Norin with horse meat'
const WITH_CHOICES = 'Choyxona oshi'
/** Three pages of the archive. */
const ORDERS = 22

test('from the menu to a delivery that has arrived, in a shop whose every answer is spelled otherwise (ST-18)', async ({
  page,
  shop,
}) => {
  await shop.open('wild')
  await test.step('the menu, and a search', async () => {
    await expect(page.getByRole('article').getByRole('button').first()).toBeVisible()
    await page.getByRole('link', { name: 'Search', exact: true }).first().click()
    await page.getByRole('searchbox', { name: 'Search dishes' }).fill('нарын')
    await expect(page.getByRole('link', { name: new RegExp(`^${DISH}`) }).first()).toBeVisible()
  })
  await test.step('a dish with choices', async () => {
    await shop.go('/product/p-wild-choyxona')
    await expect(page.getByRole('heading', { name: WITH_CHOICES })).toBeVisible()
    await shop.choose(optionIn(page.getByRole('main'), /^Large/))
    await optionIn(page.getByRole('main'), /^Quail egg/).press('Space')
    await page.getByRole('button', { name: 'Add to basket 55,000 UZS' }).click()
  })
  await shop.signIn('900000860', 'wild')
  await shop.fillBasket(DISH)
  await shop.go('/basket')
  for (const dish of [DISH, WITH_CHOICES]) await shop.sees(dish)
  await shop.go('/checkout')
  await shop.chooseAddress('Bunyodkor 12')
  await shop.fillName('Nodira')
  await shop.tellKitchen('#fast')
  await shop.press(/^Order .*UZS/)
  await shop.sees(/^Order sent\. No\. \d+/)
  await expect(page.getByText(/Enjoy your meal/)).toBeVisible({ timeout: 45_000 })
  for (const words of [DISH, WITH_CHOICES, /Bunyodkor/])
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
})

/** Makes the same order so many times more, and cancels each. */
async function again(order: Request, times: number) {
  const headers = { ...(await order.allHeaders()) }
  const send = (url: string, method: string, body: unknown) =>
    fetch(new URL(url, process.env.SHOP_URL), {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: headers.authorization ?? '',
        Merchant: headers.merchant ?? '',
      },
      body: JSON.stringify(body),
    }).then((answer) => answer.json())
  for (let made = 0; made < times; made++) {
    const { id } = await send('/orders/v1/orders', 'POST', order.postDataJSON())
    await send(`/orders/v1/orders/${id}/cancel`, 'PUT', { reasonId: null, comment: '' })
  }
}

test('a pick-up, a history of three pages and the profile, in the same shop (ST-18)', async ({
  page,
  shop,
}) => {
  await shop.open('wild')
  await shop.signIn('900000861', 'wild')
  await shop.fillBasket(DISH)
  await test.step('an order to be picked up', async () => {
    await shop.go('/address/pickup2')
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /^Mirabad/ })
      .click()
    await shop.press('Pick up here')
    await expect(page).toHaveURL(/\/$/)
    await shop.go('/checkout')
    await shop.fillName()
  })
  const sent = page.waitForRequest((one) => one.method() === 'POST' && /\/orders\/v1\/orders/.test(one.url()))
  await shop.press(/^Order .*UZS/)
  const order = await sent
  expect(order.postDataJSON()).toMatchObject({ serviceType: 'PICK_UP', branch: { id: 'br-wild-mirobod' } })
  await shop.sees(/^Order sent\. No\. \d+/)
  await test.step('the history goes on page by page', async () => {
    await again(order, ORDERS)
    await shop.go('/profile/orders?tab=archive')
    const orders = page.getByRole('link', { name: /Order \d+/ })
    await expect(orders).toHaveCount(10)
    await orders.last().scrollIntoViewIfNeeded()
    await expect(orders).toHaveCount(20)
    await orders.last().scrollIntoViewIfNeeded()
    await expect(orders).toHaveCount(ORDERS)
    await orders.last().click()
    await shop.seesHeading(/^Order \d+/)
    await shop.sees(DISH)
  })
  await test.step('the profile is changed, and there after a reload', async () => {
    await shop.go('/profile')
    await shop.follow('Personal information')
    await field(shop, 'First name').fill('Dilnoza')
    await field(shop, 'Birthday').fill('1999-05-17')
    await shop.press('Save')
    await expect(page).toHaveURL(/\/profile$/)
    await page.reload()
    await shop.follow('Personal information')
    await expect(field(shop, 'Birthday')).toHaveValue('1999-05-17')
  })
})
