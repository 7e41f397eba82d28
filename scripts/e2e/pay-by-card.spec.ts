import type { Page } from '@playwright/test'
import { extended } from './extended.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import { CODE, choseEnglish, type Shop } from './shop.ts'
import { chooseAddress, toDelivery } from './telegram-walk.ts'
import { DISH } from './trouble.ts'

/* A saved card at the checkout: chosen by one press, charged, refused, and unknown to the server (DX-09). */

test.use({ viewport: { width: 390, height: 844 } })

const tile = (page: Page, lastFour: string) => page.getByRole('radio', { name: `ending in ${lastFour}` })

async function addCard(page: Page, shop: Shop, number: string) {
  await shop.go('/profile/cards/create')
  await page.getByRole('textbox', { name: 'Card number' }).fill(number)
  await page.getByRole('textbox', { name: /^Valid until/ }).fill('03/38')
  await page.keyboard.press('Enter')
  await shop.seesHeading('Code from the SMS')
  await page.getByRole('textbox', { name: 'Code from the SMS' }).fill(CODE)
  await shop.sees('Card confirmed')
}

/** Orders, and answers the body that was sent. */
async function order(page: Page, shop: Shop) {
  const sent = page.waitForRequest(
    (one) => one.method() === 'POST' && one.url().endsWith('/orders/v1/orders'),
  )
  await shop.press(/^Order \d/)
  return (await sent).postDataJSON()
}

test('a saved card pays an order by one press, is first at the next, and may be refused (DX-09)', async ({
  page,
  shop,
}) => {
  test.slow()
  await shop.open()
  await shop.toDelivery('900000311', DISH)
  await shop.fillName()
  await expect(page.getByRole('radio', { name: 'Cash' })).toBeChecked()
  await addCard(page, shop, '8600123412341239')

  await test.step('it is charged: the order is paid, and no payment page opens', async () => {
    await shop.go('/checkout')
    await shop.choose(tile(page, '1239'))
    await expect(page.getByRole('group', { name: 'Payment' })).toContainText(/Uzcard.*03\/38/)
    const body = await order(page, shop)
    expect(body).toMatchObject({ paymentType: 'PAYME', changeFrom: null })
    expect(body.cardId).toMatch(/^k-/)
    await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
    await shop.sees('Uzcard •• 1239')
    await expect(page.getByText('Paid', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  })
  await test.step('the next order begins with it, before the methods; refused, its page says why', async () => {
    await shop.fillBasket(DISH)
    await shop.go('/checkout')
    await expect(tile(page, '1239')).toBeChecked()
    await expect(page.getByRole('group', { name: 'Payment' }).getByRole('radio').first()).toBeChecked()
    await shop.tellKitchen('#nomoney')
    await order(page, shop)
    await shop.sees('The card ending in 1239 was not charged')
    await shop.sees('There is not enough money on the card')
    await expect(page.getByRole('button', { name: /^Pay .*UZS/ })).toBeVisible()
    await shop.press(/^Pay /)
    await page.waitForURL(/\/sandbox\/pay\//)
    await page.getByRole('button', { name: /Paid$/ }).click()
    await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  })
  await test.step('to a server that says nothing of cards it is an order of that method', async () => {
    await shop.fillBasket(DISH)
    await shop.go('/checkout')
    await expect(tile(page, '1239')).toBeChecked()
    await page.route(/\/orders\/v1\/orders$/, async (route) => {
      const request = route.request()
      const { cardId: _, ...body } = request.postDataJSON()
      await route.continue({ postData: JSON.stringify(body) })
    })
    await shop.press(/^Order \d/)
    await page.waitForURL(/\/sandbox\/pay\//)
    await expect(page.getByText('Payme · sandbox')).toBeVisible()
  })
})

test(
  'a card that has expired says so, and of several the one that paid is first (DX-09)',
  extended(),
  async ({ page, shop }) => {
    test.slow()
    const card = (id: string, lastFour: string, change: object = {}) => ({
      ...{
        id,
        name: '',
        number: `860012******${lastFour}`,
        expire: '03/38',
        type: 'UZCARD',
        isVerified: true,
      },
      ...change,
    })
    const many = [
      card('k-1', '1111', { expire: '01/20', type: 'HUMO' }),
      ...Array.from({ length: 6 }, (_, n) => card(`k-${n + 2}`, `222${n}`, { type: 'VISA' })),
      card('k-9', '9999', { type: 'MIR', expire: 'soon' }),
      card('k-10', '0000', { isVerified: false }),
    ]
    await page.route('**/payments/v2/cards', (route) => route.fulfill({ json: many }))
    await shop.open()
    await shop.toDelivery('900000312', DISH)
    await expect(tile(page, '1111')).toBeDisabled()
    await expect(page.getByText('Card expired')).toBeVisible()
    await expect(tile(page, '9999')).toBeEnabled()
    await expect(tile(page, '0000')).toHaveCount(0)
    await expect(page.getByRole('radio', { name: 'Cash' })).toBeChecked()
    await shop.choose(tile(page, '2225'))
    await expect(page.getByRole('radio', { name: 'Cash' })).not.toBeChecked()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBe(390)
  },
)

test(
  'inside Telegram the lock of the cards is asked for at the press, at the checkout and to order again (DX-08, DX-09, BX-40)',
  extended(),
  async ({ page, telegram, telegramShop: shop }) => {
    test.slow()
    await choseEnglish(page)
    const { app, mainButton } = telegram
    await telegram.open({ user: 'known', profile: 'ios', path: '/profile/cards/create' })
    await app.getByRole('textbox', { name: 'Card number' }).fill('5614681234567893')
    await app.getByRole('textbox', { name: /^Valid until/ }).fill('12/38')
    await mainButton.click()
    await shop.seesHeading('Code from the SMS')
    const phone = encodeURIComponent('+998901234567')
    const outbox = await page.request.get(`${shopUrl}/sandbox/outbox.json?phone=${phone}`)
    await app.getByRole('textbox', { name: 'Code from the SMS' }).fill((await outbox.json())[0].code)
    await shop.sees('Card confirmed')
    const lock = app.getByRole('switch', { name: 'Ask for Face ID or fingerprint' })
    await telegram.answer('biometry', 'allowed')
    await telegram.answer('biometry', 'authorized')
    await lock.press('Space')
    await expect(lock).toBeChecked()

    await telegram.launch({ user: 'known', profile: 'ios', path: '/' })
    await toDelivery(telegram, shop)
    await chooseAddress(telegram, shop)
    await shop.choose(app.getByRole('radio', { name: 'ending in 7893' }))
    await shop.tellKitchen('#fast', () => mainButton.click())
    await expect(mainButton).toHaveText(/^Order · /)
    await test.step('it was not the owner: nothing is sent', async () => {
      await telegram.answer('biometry', 'failed')
      await mainButton.click()
      await shop.sees('It was not confirmed, so the order was not sent')
    })
    await test.step('it was: the order is paid', async () => {
      await telegram.answer('biometry', 'authorized')
      await shop.thumb()
      await mainButton.click()
      await shop.sees('Uzcard •• 7893')
      await expect(app.getByText('It was not confirmed, so the order was not sent')).toHaveCount(0)
      await shop.sees(/Enjoy your meal/)
    })
    await test.step('the same order again, by the client’s own button', async () => {
      await shop.press('Repeat')
      const sheet = app.getByRole('dialog', { name: 'Order again' })
      await expect(sheet).toContainText('Uzcard •• 7893')
      await expect(mainButton).toHaveText(/^Order · /)
      await telegram.answer('biometry', 'authorized')
      const sent = page.waitForRequest(
        (one) => one.method() === 'POST' && one.url().endsWith('/orders/v1/orders'),
      )
      await mainButton.click()
      expect((await sent).postDataJSON().cardId).toMatch(/^k-/)
      await shop.sees(/^Order sent\. No\. \d+/)
      await expect(sheet).toHaveCount(0)
    })
    expect(await telegram.errors()).toEqual([])
  },
)
