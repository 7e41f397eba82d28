import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { atCheckout } from './pay.ts'
import { choseEnglish } from './shop.ts'
import { PRESS } from './storm.ts'
import { chooseAddress, toDelivery } from './telegram-walk.ts'

/* Whether an order is paid is read from the order, never from the address the provider returns to (PY-03, PY-04). */

/** How long a payment is checked after a return before paying again is offered, and some more, ms. */
const SETTLED = 13_000

const paid = (root: Page | FrameLocator) => root.getByText('Paid', { exact: true })

/** The order still asks for the payment, whatever the address says. */
async function isUnpaid(page: Page, root: Page | FrameLocator = page) {
  await expect(root.getByText(/^Checking the payment$|^Not paid yet$/).first()).toBeVisible()
  await page.clock.fastForward(SETTLED)
  await expect(root.getByText(/The kitchen starts after the payment/)).toBeVisible()
  await expect(paid(root)).toHaveCount(0)
}

/** The answer to the question that a second payment page asks first. */
const payOnceMore = (root: Page | FrameLocator) =>
  root
    .getByRole('dialog', { name: 'Pay once more?' })
    .getByRole('button', { name: 'Pay again', exact: true })
    .click()

test.beforeEach(({ page }) => page.clock.install())

test('on the web the payment page opens in the same tab: cancelled, left, forged, and paid again (PY-03, PY-04)', async ({
  page,
  shop,
}) => {
  await shop.open()
  await shop.signIn('900000075')
  await shop.go('/')
  await atCheckout(shop, () => shop.press(/^Checkout/))
  await page.getByRole('textbox', { name: 'Your name' }).fill('Bobur')
  await shop.press(/^Order/)
  const payAgain = page.getByRole('button', { name: /^Pay again .*UZS/ })
  const goAgain = async () => {
    await payAgain.click()
    await payOnceMore(page)
  }
  const atProvider = async () => {
    await page.waitForURL(/\/sandbox\/pay\//)
    await expect(page.getByText('Payme · sandbox')).toBeVisible()
  }

  await test.step('cancelled at the provider: looked into, then offered again', async () => {
    await atProvider()
    await page.getByRole('button', { name: /Cancel$/ }).click()
    await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+\?paid=1$/)
    await shop.sees('Checking the payment')
    await isUnpaid(page)
    await goAgain()
  })
  await test.step('left by Back: the same', async () => {
    await atProvider()
    await page.goBack()
    await isUnpaid(page)
    await expect(payAgain).toBeEnabled()
  })
  await test.step('another address forges nothing', async () => {
    const address = new URL(page.url())
    for (const forged of ['?paid=1', '?paid=true&isPaid=true&status=PAID']) {
      await page.goto(new URL(forged, address).href)
      await isUnpaid(page)
    }
    await goAgain()
  })
  await test.step('left by the provider’s own button: the same', async () => {
    await atProvider()
    await page.getByRole('button', { name: /Leave unpaid$/ }).click()
    await isUnpaid(page)
    await goAgain()
  })
  await test.step('paid', async () => {
    await atProvider()
    await page.getByRole('button', { name: /Paid$/ }).click()
    await expect(page).toHaveURL(/\?paid=1$/)
    await expect(paid(page)).toBeVisible()
    await expect(page.getByText('Not paid yet')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  })
  await test.step('the receipt, as a code for the camera and as a link (BX-33)', async () => {
    await shop.press('Fiscal receipt')
    const sheet = page.getByRole('dialog', { name: 'Fiscal receipt' })
    await expect(sheet.getByRole('img', { name: 'QR code of the receipt' })).toBeVisible()
    await expect(sheet).toContainText(/Terminal\s*UZ\d{12}/)
    const opened = page.context().waitForEvent('page')
    await sheet.getByRole('button', { name: 'Open the receipt' }).click()
    await expect((await opened).getByText('02106001')).not.toHaveCount(0)
  })
})

test('inside Telegram it opens outside, and the order shows the result by itself (PY-03, PY-04)', async ({
  page,
  telegram,
  telegramShop: shop,
  watch,
}) => {
  watch.allowHost('t.me')
  await choseEnglish(page)
  const { app, mainButton } = telegram
  await telegram.open({ user: 'second' })
  await atCheckout(shop, () => mainButton.click(PRESS))
  await expect(mainButton).toHaveText(/^Order/)
  await mainButton.click()

  /** The provider's page in a tab of its own, as the client was asked to open it. */
  const atProvider = async () => {
    const { number, data } = await telegram.waitFor('web_app_open_link', last)
    last = number
    await telegram.minimise()
    const tab = await page.context().newPage()
    await tab.goto((data as { url: string }).url)
    await expect(tab.getByText('Payme · sandbox')).toBeVisible()
    return tab
  }
  let last: number | undefined
  /** The provider returns to the app inside Telegram; this test looks at the app that stayed open instead. */
  const press = async (tab: Page, name: RegExp) => {
    const home = tab.waitForRequest((request) => request.url().startsWith('https://t.me/'))
    await tab.getByRole('button', { name }).click()
    expect((await home).url()).toMatch(/\?startapp=o_o-[\w-]+$/)
  }
  const back = async (tab: Page) => {
    await tab.close()
    // One question for each page that the client has opened.
    const home = page.getByRole('button', { name: 'Back to the app' })
    while ((await home.count()) > 0) await home.first().click()
    await telegram.resume()
  }

  await test.step('a browser stopped the window, so the page stayed in front: offered again at once', async () => {
    last = (await telegram.waitFor('web_app_open_link', last)).number
    await page.clock.fastForward(3_500)
    // Sooner than after a return.
    await expect(mainButton).toHaveText(/^Pay · 36,000\sUZS$/, { timeout: 6_000 })
    await mainButton.click()
  })
  await test.step('closed without a choice: unpaid, and offered again', async () => {
    await back(await atProvider())
    await isUnpaid(page, app)
    await expect(mainButton).toHaveText(/^Pay again · 36,000\sUZS$/)
    await mainButton.click()
    await payOnceMore(app)
  })
  await test.step('cancelled there: the same', async () => {
    const tab = await atProvider()
    await press(tab, /Cancel$/)
    await back(tab)
    // The page stayed open since it was sent there first; each return is looked into.
    await expect(app.getByText('Checking the payment')).toBeVisible()
    await isUnpaid(page, app)
    await expect(mainButton).toHaveText(/^Pay again/)
    await mainButton.click()
    await payOnceMore(app)
  })
  await test.step('paid there, and seen at once', async () => {
    const tab = await atProvider()
    await press(tab, /Paid$/)
    await back(tab)
    // By the return itself: the order is looked at every ten seconds anyway.
    await expect(paid(app)).toBeVisible({ timeout: 5_000 })
    await expect(app.getByText('Not paid yet')).toHaveCount(0)
    await expect(mainButton).toBeHidden()
  })
  expect(await telegram.errors()).toEqual([])
})

test('inside Telegram an invoice is paid without leaving: cancelled, failed, claimed, and paid; with a tip (BX-24, BX-30)', async ({
  page,
  telegram,
  telegramShop: shop,
}) => {
  await choseEnglish(page)
  const { app, mainButton } = telegram
  const total = '89,000'
  const isOffered = async () => {
    await page.clock.fastForward(SETTLED)
    await expect(mainButton).toHaveText(new RegExp(`^Pay.* · ${total}\\sUZS$`))
    await expect(paid(app)).toHaveCount(0)
  }
  await telegram.open({ user: 'second' })
  await toDelivery(telegram, shop)
  await chooseAddress(telegram, shop)
  await shop.choose(app.getByRole('radio', { name: 'Click' }))

  await test.step('a tip is none until it is chosen; then it is part of the total', async () => {
    await expect(mainButton).toHaveText(/^Order · 79,000\sUZS$/)
    await shop.wish(
      'Tip for the courier',
      async () => {
        await expect(app.getByRole('radio', { name: 'No tip' })).toBeChecked()
        await app.getByRole('radio', { name: '10,000' }).check({ force: true })
      },
      () => mainButton.click(),
    )
    await expect(mainButton).toHaveText(new RegExp(`^Order · ${total}\\sUZS$`))
    await expect(app.getByRole('region', { name: 'Total' })).toContainText(/Tip for the courier.*10,000/)
  })
  await test.step('the order opens its invoice, which is cancelled: unpaid', async () => {
    await telegram.answer('invoice', 'cancelled')
    await mainButton.click()
    await telegram.waitFor('web_app_open_invoice')
    await isOffered()
    await expect(app.getByText('Tip for the courier')).toBeVisible()
  })
  await test.step('failed, and said so', async () => {
    await telegram.answer('invoice', 'failed')
    await mainButton.click()
    await shop.sees('The payment did not go through. Try again or pay another way.')
    await isOffered()
  })
  await test.step('the client claims a payment that nobody made', async () => {
    await telegram.answer('invoice', 'pending')
    await mainButton.click()
    await shop.sees('Checking the payment')
    await isOffered()
  })
  await test.step('paid', async () => {
    await telegram.answer('invoice', 'paid')
    await mainButton.click()
    await payOnceMore(app)
    await expect(paid(app)).toBeVisible()
    await expect(mainButton).toBeHidden()
  })
  expect(await telegram.errors()).toEqual([])
})
