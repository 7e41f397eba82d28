import { check } from './axe.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'

/* Nothing serious on any screen, in three languages and two themes. */

/** `$`: the merchant. */
const SCREENS = [
  '/',
  '/basket',
  '/checkout',
  '/login',
  '/about',
  '/offerta',
  '/privacy',
  '/vacancy',
  '/vacancy/vc-$-1',
  '/profile',
  '/choose-address',
  '/chat',
  '/search',
  '/search?q=lagmon',
  '/nowhere',
]

for (const merchant of ['demo', 'dark']) {
  for (const lang of ['uz', 'ru', 'eng']) {
    test(
      `axe on ${merchant} in ${lang}`,
      extended(merchant !== 'demo' || lang !== 'ru'),
      async ({ page, shop }) => {
        test.slow()
        await shop.open(merchant, { lang })
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
        await page
          .locator('main')
          .getByRole('button', { name: /^Add |savatga qoʻshish$|добавить в корзину$/ })
          .first()
          .click()
        const product = page.getByRole('dialog').first()
        const stepper = page.getByRole('button', { name: /^One more |yana bitta|ещё/i }).first()
        await expect(product.or(stepper).first()).toBeVisible()
        if (await product.isVisible()) {
          await check(page, 'product')
          await page.keyboard.press('Escape')
          await expect(product).toBeHidden()
        }
        for (const path of SCREENS) {
          await page.goto(new URL(path.replace('$', merchant), page.url()).href)
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
          await page.waitForLoadState('networkidle')
          await check(page, path)
        }
      },
    )
  }
}

test('axe on a code, an order and the list of orders', async ({ page, shop }) => {
  await shop.open()
  await shop.addDish('Norin with horse meat')
  await shop.go('/login')
  await page.getByRole('textbox', { name: /phone/i }).fill('900000061')
  await shop.press('Get the code')
  await expect(page).toHaveURL(/confirm/)
  await check(page, 'code')
  await page.getByRole('textbox', { name: /code/i }).pressSequentially('111111')
  await expect(page).not.toHaveURL(/login/)
  await shop.go('/checkout')
  await page
    .getByRole('button', { name: /Set your address/ })
    .first()
    .click()
  await check(page, 'address')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aziza')
  await shop.press(/^Order/)
  await expect(page).toHaveURL(/\/profile\/orders\//)
  await check(page, 'order')
  await shop.go('/profile/orders')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await check(page, 'orders')
})

test('axe on the personal information, another number and the end of the account', async ({ page, shop }) => {
  await shop.open()
  await shop.signIn('900000065')
  await shop.go('/profile/user')
  await page.getByLabel('Email').fill('nodira@')
  await page.getByLabel('Birthday').fill('2999-01-01')
  await shop.press('Save')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/name@example\.uz/)
  await check(page, 'personal information with faults')
  await shop.press('Delete account')
  await expect(page.getByRole('listitem').filter({ hasText: 'Cashback' }).last()).toBeVisible()
  await check(page, 'what is lost')
  await page.keyboard.press('Escape')
  await shop.follow('Change the number')
  await shop.seesHeading('New number')
  await check(page, 'another number')
  await page.getByLabel('Phone number').fill('900000066')
  await shop.press('Get the code')
  await shop.seesHeading('Code from the SMS')
  await check(page, 'the code of another number')
})

test('axe on the part of an order that cashback pays', async ({ page, shop }) => {
  await shop.open()
  await shop.signIn('900000088')
  await shop.go('/')
  await shop.addDish('Norin with horse meat')
  await shop.go('/checkout')
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  await shop.press(/^Cashback/)
  await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible()
  await check(page, 'cashback')
})

for (const merchant of ['beta', 'dinein']) {
  test(`axe on the categories of ${merchant}`, extended(merchant === 'dinein'), async ({ page, shop }) => {
    await shop.open(merchant)
    await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first()).toBeVisible()
    await check(page, merchant)
  })
}

for (const merchant of ['demo', 'dark']) {
  test(`axe on the filters of ${merchant}`, extended(merchant === 'dark'), async ({ page, shop }) => {
    await shop.open(merchant)
    await shop.press('Filters')
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('button', { name: 'Vegetarian' }).click()
    await check(page, 'filters')
    await sheet.getByRole('button', { name: /^Show / }).click()
    await expect(sheet).toBeHidden()
    await check(page, 'the menu they leave')
  })
}

test('axe on the promo codes and the favourites', async ({ page, shop }) => {
  await shop.open()
  await shop.signIn('900000074')
  await shop.go('/profile/promos')
  await shop.seesHeading('Not valid now')
  await check(page, 'promo codes')
  await shop.go('/profile/favorites')
  await shop.seesHeading('No favourites yet')
  await check(page, 'no favourites')
  await shop.follow('Open the menu')
  await page
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click()
  await shop.go('/profile/favorites')
  await expect(page.getByRole('article')).toHaveCount(1)
  await check(page, 'favourites')
})

test('axe on the cards', async ({ page, shop }) => {
  await shop.open()
  await shop.signIn('900000077')
  await shop.go('/profile/cards/create')
  await shop.seesHeading('New card')
  await shop.press('Get the code')
  await shop.sees('Fill in this field')
  await check(page, 'a card with gaps')
  await shop.fill('Card number', '4111111111111111')
  await shop.fill(/^Valid until/, '0338')
  await shop.press('Get the code')
  await shop.seesHeading('Code from the SMS')
  await page.getByRole('textbox', { name: 'Code from the SMS' }).fill('222222')
  await shop.sees('Wrong or expired code')
  await check(page, 'the code of a card')
  await shop.go('/profile/cards')
  await shop.sees('Not confirmed yet')
  await check(page, 'cards')
})
