import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { choseEnglish, type Shop } from './shop.ts'
import type { Telegram } from './telegram.ts'
import { openAndDismissMenu, toBasket, toPickUp } from './telegram-walk.ts'

/*
 * The ⋯ menu of Telegram's web clients adds entries to the history that it shares with the app. Back must work all
 * the same, and Settings must show the profile until the customer leaves it.
 */

test.beforeEach(({ page }) => choseEnglish(page))

/** Expects the menu of dishes, which has no Back. */
async function isOnMenu(telegram: Telegram, shop: Shop) {
  await expect(telegram.leave).toHaveAccessibleName('Close')
  await expect(shop.basketLink()).toBeVisible()
}

test.describe('Web A, whose menu leaves an entry behind', () => {
  test.use({ viewport: { width: 900, height: 900 } })

  for (const { width, hasTouch } of [
    { width: 900, hasTouch: false },
    { width: 390, hasTouch: true },
  ]) {
    test.describe(`${width} px`, () => {
      test.use({ viewport: { width, height: 844 }, hasTouch })

      test(
        'after the menu was opened Back leads from page to page, to the menu of dishes',
        extended(width === 900),
        async ({ telegram, telegramShop: shop }) => {
          await telegram.open({ user: 'known' })
          await toPickUp(telegram, shop)
          await openAndDismissMenu(telegram)
          await telegram.leave.click()
          await shop.seesHeading('Basket')
          await telegram.leave.click()
          await isOnMenu(telegram, shop)
          await test.step('then forward again, with the menu opened on every page', async () => {
            await shop.toBasket()
            await shop.seesHeading('Basket')
            await openAndDismissMenu(telegram)
            await expect(telegram.mainButton).toHaveText(/^Checkout/)
            await telegram.mainButton.click()
            await expect(telegram.mainButton).toHaveText(/^Order/)
            await telegram.leave.click()
            await shop.seesHeading('Basket')
            await telegram.leave.click()
            await isOnMenu(telegram, shop)
          })
          expect(await telegram.errors()).toEqual([])
        },
      )
    })
  }

  test('Back closes a sheet, then leaves its page', async ({ telegram, telegramShop: shop }) => {
    await telegram.open({ user: 'known' })
    await toBasket(shop)
    const sheet = telegram.app.getByRole('dialog', { name: 'Delivery address' })
    for (const isOpenedOver of [true, false]) {
      if (!isOpenedOver) await openAndDismissMenu(telegram)
      await telegram.app
        .getByRole('button', { name: /Set your address/ })
        .first()
        .click()
      await expect(sheet).toBeVisible()
      if (isOpenedOver) await openAndDismissMenu(telegram)
      await telegram.leave.click()
      await expect(sheet).toBeHidden()
      await shop.seesHeading('Basket')
    }
    await telegram.leave.click()
    await isOnMenu(telegram, shop)
  })

  test('Settings shows the profile, and Back the page before it', async ({
    telegram,
    telegramShop: shop,
  }) => {
    await telegram.open({ user: 'known' })
    await toBasket(shop)
    for (let time = 0; time < 3; time++) {
      await telegram.menu.click()
      await telegram.menuItem('Settings').click()
      await shop.seesHeading('Profile')
      await telegram.leave.click()
      await shop.seesHeading('Basket')
    }
    await telegram.leave.click()
    await expect(telegram.leave).toHaveAccessibleName('Close')
  })

  test('after Reload page Back leads to the page above, and the basket is there', async ({
    telegram,
    telegramShop: shop,
  }) => {
    await telegram.open({ user: 'known' })
    await toPickUp(telegram, shop)
    const { number } = (await telegram.log()).at(-1) ?? { number: 0 }
    await telegram.menu.click()
    await telegram.menuItem('Reload page').click()
    await telegram.waitFor('web_app_ready', number)
    await shop.seesHeading('Your order')
    await expect(telegram.mainButton).toBeEnabled()
    await telegram.leave.click()
    await shop.seesHeading('Basket')
    await telegram.leave.click()
    await isOnMenu(telegram, shop)
  })

  test('after signing in the customer is back on the page that asked for it', async ({
    telegram,
    telegramShop: shop,
  }) => {
    await telegram.open({ data: false })
    await toPickUp(telegram, shop)
    await shop.thumb()
    await expect(telegram.mainButton).toBeEnabled()
    await telegram.mainButton.click()
    await expect(shop.root.getByLabel('Phone number')).toBeVisible()
    await openAndDismissMenu(telegram)
    await test.step('Back leads from the login to the page that asked as well', async () => {
      await telegram.leave.click()
      await expect(telegram.mainButton).toHaveText(/^Order/)
      await expect(telegram.mainButton).toBeEnabled()
      await telegram.mainButton.click()
      await expect(shop.root.getByLabel('Phone number')).toBeVisible()
    })
    await shop.root.getByLabel('Phone number').pressSequentially('900000046')
    await telegram.mainButton.click()
    await shop.root.getByLabel('Code from the SMS').first().pressSequentially('111111')
    await expect(telegram.mainButton).toHaveText(/^Order/)
    await telegram.leave.click()
    await shop.seesHeading('Basket')
    await telegram.leave.click()
    await isOnMenu(telegram, shop)
  })
})

test('Web K, whose menu takes an entry out of the history: the profile stays, Back leads back', async ({
  telegram,
  telegramShop: shop,
}) => {
  test.slow()
  await telegram.open({ user: 'known', profile: 'webk' })
  await toBasket(shop)
  for (let time = 0; time < 10; time++) {
    await telegram.menu.click()
    const hasLeft = await telegram.watchStepBack()
    await telegram.menuItem('Settings').click()
    await shop.seesHeading('Profile')
    await hasLeft()
    await telegram.hearsAll()
    await shop.seesHeading('Profile')
    await expect(shop.root.getByRole('heading', { name: 'Basket' })).toHaveCount(0)
    await telegram.leave.click()
    await shop.seesHeading('Basket')
  }
  await telegram.leave.click()
  await isOnMenu(telegram, shop)
})
