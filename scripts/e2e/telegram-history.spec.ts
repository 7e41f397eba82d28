import type { Page } from '@playwright/test'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { CODE, choseEnglish } from './shop.ts'
import type { Telegram } from './telegram.ts'
import { openAndDismissMenu, toBasket, toPickUp } from './telegram-walk.ts'

/*
 * Clients that take entries of ours out of the history that they share with us: Web A with each of its questions once its
 * menu was used, Web K while the app opens what was pressed in its menu. Nobody has pressed Back (TG-15).
 */

test.beforeEach(({ page }) => choseEnglish(page))

type Told = { page: Page; telegram: Telegram; question: string; answer: string | RegExp }

/** Answers the client's question; resolves when the client has stepped back and the app has said all that it says to it. */
async function answers({ page, telegram, question, answer }: Told) {
  const asked = page.getByRole('dialog', { name: question })
  await expect(asked).toBeVisible()
  const hasStepped = await telegram.watchStepBack()
  await asked.getByRole('button', { name: answer }).click()
  await hasStepped()
  await telegram.hearsAll()
}

/** The button of the browser, which Playwright's own waits for in the client and not in the app. */
async function pressBrowserBack(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory')
  await browser.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 })
}

test('Web A asks whether the bot may write: the order stays on the screen, and where it was scrolled to', async ({
  page,
  telegram,
  telegramShop: shop,
}) => {
  const { app, leave, mainButton } = telegram
  await telegram.open({ data: false })
  await openAndDismissMenu(telegram)
  await toPickUp(telegram, shop)
  await shop.thumb()
  await mainButton.click()
  await shop.root.getByLabel('Phone number').pressSequentially('900000066')
  await mainButton.click()
  await shop.root.getByLabel('Code from the SMS').first().pressSequentially(CODE)
  await expect(mainButton).toHaveText(/^Order/)
  await shop.fillName()
  await shop.thumb()
  await mainButton.click()
  await shop.seesHeading(/^Order \d+$/)
  const ask = app.getByRole('button', { name: 'Turn on' })
  await ask.scrollIntoViewIfNeeded()
  await shop.stands()
  const top = () => app.locator('html').evaluate(() => scrollY)
  const before = await top()
  await ask.click()
  await answers({ page, telegram, question: 'Let the bot write to you?', answer: 'Cancel' })
  await shop.thumb()
  await shop.seesHeading(/^Order \d+$/)
  await expect(ask).toHaveCount(0)
  expect(await top()).toBe(before)
  await leave.click()
  await expect(leave).toHaveAccessibleName('Close')
  await expect(app.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('Web A asks for the number, which is refused: the sign-in stays, and Back leads to the checkout', async ({
  page,
  telegram,
  telegramShop: shop,
}) => {
  const { app, leave, mainButton } = telegram
  await telegram.open({ user: 'new' })
  await openAndDismissMenu(telegram)
  await toPickUp(telegram, shop)
  await shop.thumb()
  await mainButton.click()
  await app.getByRole('button', { name: 'Share my number from Telegram' }).click()
  await answers({ page, telegram, question: 'Share your phone number?', answer: 'Cancel' })
  await shop.thumb()
  await shop.sees(/^Telegram did not share your number/)
  await expect(app.getByLabel('Phone number')).toBeVisible()
  await leave.click()
  await shop.thumb()
  await expect(mainButton).toHaveText(/^Order/)
  await leave.click()
  await shop.thumb()
  await shop.seesHeading('Basket')
})

/** The client's own words; it may also allow a position that is known only roughly. */
const ANSWERS = { Allow: 'Allow: Amir Temur square', Refuse: /^Refuse/, Never: /^Never/ } as const

for (const { answer, browser } of [
  { answer: 'Allow', browser: 'marks' },
  { answer: 'Allow', browser: 'does not mark' },
  { answer: 'Refuse', browser: 'marks' },
  { answer: 'Never', browser: 'marks' },
] as const)
  test(
    `Web A asks for the location, ${answer}, in a browser that ${browser} what was pressed: the sheet stays open`,
    extended(answer !== 'Allow' || browser === 'marks'),
    async ({ page, telegram, telegramShop: shop }) => {
      const { leave } = telegram
      if (browser !== 'marks') await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
      await telegram.open({ user: 'known' })
      await toBasket(shop)
      await openAndDismissMenu(telegram)
      const sheet = await shop.openAddressSheet()
      await expect(sheet).toBeVisible()
      await sheet.getByRole('button', { name: 'My location' }).click()
      await answers({ page, telegram, question: 'Share your location?', answer: ANSWERS[answer] })
      await shop.thumb()
      await expect(sheet).toBeVisible()
      if (answer === 'Allow') {
        await sheet.getByRole('textbox', { name: 'Flat' }).fill('57')
        await telegram.mainButton.click()
      } else await leave.click()
      await expect(sheet).toBeHidden()
      await shop.thumb()
      await shop.seesHeading('Basket')
      await leave.click()
      await expect(leave).toHaveAccessibleName('Close')
    },
  )

for (const back of ['the client’s', 'the browser’s'])
  test(`right after a question of Web A ${back} Back closes the sheet, once`, async ({
    page,
    telegram,
    telegramShop: shop,
  }) => {
    const { leave } = telegram
    await telegram.open({ user: 'known' })
    await toBasket(shop)
    await openAndDismissMenu(telegram)
    const sheet = await shop.openAddressSheet()
    await sheet.getByRole('button', { name: 'My location' }).click()
    await answers({ page, telegram, question: 'Share your location?', answer: /^Refuse/ })
    if (back === 'the client’s') await leave.click()
    else await pressBrowserBack(page)
    await expect(sheet).toBeHidden()
    await shop.thumb()
    await shop.seesHeading('Basket')
  })

test('Web K steps back while Settings opens: the profile stays, and Back leads to the page before it', async ({
  telegram,
  telegramShop: shop,
}) => {
  test.slow()
  const { app, leave, menu, menuItem } = telegram
  await telegram.open({ user: 'known', profile: 'races' })
  await toBasket(shop)
  for (let time = 0; time < 10; time++) {
    await menu.click()
    await menuItem('Settings').click()
    await shop.seesHeading('Profile')
    await telegram.hearsAll()
    await leave.click()
    await shop.seesHeading('Basket')
    await shop.thumb()
    await shop.seesHeading('Basket')
    await expect(app.getByRole('heading', { name: 'Profile' })).toHaveCount(0)
  }
  await leave.click()
  await expect(leave).toHaveAccessibleName('Close')
})
