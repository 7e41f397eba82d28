import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { choseEnglish, type Shop } from './shop.ts'
import type { Telegram } from './telegram.ts'
import { chooseAddress } from './telegram-walk.ts'

/* The same order inside Telegram: signed in by init data, every committing step by the client's own buttons. */

const DISH = 'Norin with horse meat'

test.beforeEach(({ page }) => choseEnglish(page))

async function openWithTwo(telegram: Telegram, shop: Shop) {
  await telegram.open({ user: 'second' })
  await shop.addDish(DISH)
  await shop.more(DISH).click()
}

async function toCheckout({ mainButton }: Telegram, says: string | RegExp = 'Set an address') {
  await mainButton.click()
  await expect(mainButton).toHaveText(says)
}

test('an order by the client’s main and back buttons only (CO-02, OR-06)', async ({
  page,
  telegram,
  telegramShop: shop,
}) => {
  const { app, mainButton, leave } = telegram
  await openWithTwo(telegram, shop)

  await test.step('the client asks before it closes an app with a basket', async () => {
    await expect.poll(async () => (await telegram.state()).asksBeforeClose).toBe(true)
    expect((await telegram.state()).hasBack).toBe(false)
  })

  await shop.toBasket()
  await expect(mainButton).toHaveText(/^Checkout · 70,000\sUZS$/)
  expect((await telegram.state()).hasBack).toBe(true)

  await test.step('Back closes a sheet first, then leaves the page', async () => {
    await app.getByRole('button', { name: /Set your address/ }).click()
    await expect(app.getByRole('dialog', { name: 'Delivery address' })).toBeVisible()
    await leave.click()
    await expect(app.getByRole('dialog', { name: 'Delivery address' })).toBeHidden()
    await leave.click()
    await expect.poll(async () => (await telegram.state()).hasBack).toBe(false)
    await shop.toBasket()
  })

  await toCheckout(telegram)
  await chooseAddress(telegram, shop)
  await expect(mainButton).toHaveText(/^Order · 79,000\sUZS$/)
  await shop.tellKitchen('#fast', () => mainButton.click())

  const order = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/orders/v1/orders'),
  )
  await mainButton.dblclick()
  expect((await order).postDataJSON()).toMatchObject({
    orderDevice: 'TELEGRAM_BOT',
    status: 'OPEN',
    paymentType: 'CASH',
  })
  await shop.sees(/^Order sent\. No\. \d+/)
  // Bobur has written to the bot: it may write to him already (BX-12).
  await expect(app.getByRole('region', { name: 'Messages about the order' })).toHaveCount(0)
  await expect(app.getByText(/Enjoy your meal/)).toBeVisible({ timeout: 45_000 })

  await test.step('Back leads to the menu, not to the checkout; at the root it is Close', async () => {
    await leave.click()
    await expect(app.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect.poll(async () => (await telegram.state()).hasBack).toBe(false)
    await expect.poll(async () => (await telegram.state()).asksBeforeClose).toBe(false)
  })
  expect(await telegram.errors()).toEqual([])
})

test('a client of version 6.0 orders end to end', extended(), async ({ telegram, telegramShop: shop }) => {
  const { app, mainButton } = telegram
  await telegram.open({ profile: 'old', user: 'known' })
  await shop.addDish(DISH)
  await app.getByRole('radio', { name: 'Pick-up' }).check({ force: true })
  await shop.toBasket()
  await toCheckout(telegram, /^Order/)
  await mainButton.click()
  await shop.sees(/^Order sent\. No\. \d+/)
  await test.step('the number of the branch stands there, since a call shows no sign in some clients', async () => {
    await expect(app.getByText(/^\+998\s7\d\s\d{3}/).first()).toBeVisible()
    await app.getByRole('button', { name: 'Copy the number' }).click()
    await shop.sees('Number copied')
  })
  expect(await telegram.errors()).toEqual([])
})

test('a link to a product opens it; Back leads to the menu', async ({ telegram }) => {
  await telegram.open({ start: 'p_p-demo-norin', user: 'known', merchant: 'demo' })
  await expect(telegram.app.getByRole('heading', { name: DISH })).toBeVisible()
  await expect(telegram.mainButton).toHaveText(/^Add/)
  await telegram.leave.click()
  await expect(telegram.app.getByRole('button', { name: `Add ${DISH}` })).toBeVisible()
})

test('a reload on the checkout comes back to it, with its order and its buttons (TG-13)', async ({
  telegram,
  telegramShop: shop,
}) => {
  const { app, mainButton, leave } = telegram
  await openWithTwo(telegram, shop)
  await shop.toBasket()
  await toCheckout(telegram)
  await shop.tellKitchen('No onions', () => mainButton.click())
  const { length } = await telegram.log()
  await telegram.reload()
  await telegram.waitFor('iframe_will_reload', length)
  await telegram.waitFor('web_app_ready', length)
  await expect(app.getByRole('heading', { name: 'Your order' })).toBeVisible()
  await expect(mainButton).toHaveText('Set an address')
  await expect(app.getByRole('button', { name: /^For the kitchen.*No onions/ })).toBeVisible()
  expect((await telegram.state()).hasBack).toBe(true)
  // Not for a moment may the app be closed without a question.
  const asks = (await telegram.log())
    .slice(length)
    .filter(({ event }) => event === 'web_app_setup_closing_behavior')
  expect(asks.map(({ data }) => data)).not.toContainEqual({ need_confirmation: false })
  expect((await telegram.state()).asksBeforeClose).toBe(true)
  await leave.click()
  await expect(mainButton).toHaveText(/^Checkout · 70,000\sUZS$/)
})

test('while a question or a sheet lies over the basket, its main button is not shown (TG-12)', async ({
  page,
  telegram,
  telegramShop: shop,
}) => {
  const { app, mainButton } = telegram
  await choseEnglish(page)
  await telegram.open({ user: 'second' })
  await shop.hasDish(DISH)
  await shop.toBasket()
  await expect(mainButton).toBeVisible()
  for (const [name, dialog] of [
    ['Clear', 'Clear the basket?'],
    ['Continue on another device', 'Continue on another device'],
  ] as const) {
    await shop.press(name)
    await expect(app.getByRole('dialog', { name: dialog })).toBeVisible()
    await expect(mainButton).toBeHidden()
    await telegram.press('back')
    await expect(app.getByRole('dialog')).toHaveCount(0)
    await expect(mainButton).toBeVisible()
  }
  expect(await telegram.errors()).toEqual([])
})

test('between the press on Order and the page of the order the main button changes once: it goes (TG-05)', async ({
  telegram,
  telegramShop: shop,
}) => {
  const { mainButton } = telegram
  await openWithTwo(telegram, shop)
  await shop.toBasket()
  await toCheckout(telegram)
  await chooseAddress(telegram, shop)
  await expect(mainButton).toHaveText(/^Order · 79,000\sUZS$/)
  await shop.thumb()
  await mainButton.click()
  await shop.seesHeading(/^Order \d+$/)
  await expect(mainButton).toBeHidden()
  await telegram.hearsAll()
  const log = await telegram.log()
  const shown = log
    .slice(log.findLastIndex(({ event }) => event === 'main_button_pressed'))
    .filter(({ event }) => event === 'web_app_setup_main_button')
    .map(({ data }) => data)
  expect(shown).toEqual([
    expect.objectContaining({
      text: expect.stringMatching(/^Order · 79,000\sUZS$/),
      is_visible: true,
      is_progress_visible: true,
    }),
    expect.objectContaining({ is_visible: false }),
  ])
})
