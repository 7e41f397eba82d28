import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { wide } from './wide.ts'

/* Nothing serious on any screen, in three languages and two themes. */

async function check(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect(told, what).toEqual([])
}

const SCREENS = [
  '/',
  '/basket',
  '/checkout',
  '/login',
  '/about',
  '/offerta',
  '/privacy',
  '/profile',
  '/choose-address',
  '/search',
  '/search?q=lagmon',
  '/nowhere',
]

for (const merchant of ['demo', 'dark']) {
  for (const lang of ['uz', 'ru', 'eng']) {
    test(
      `axe on ${merchant} in ${lang}`,
      wide(merchant !== 'demo' || lang !== 'ru'),
      async ({ page, shop }) => {
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
          await page.goto(new URL(path, page.url()).href)
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
  await page.goto(new URL('/login', page.url()).href)
  await page.getByRole('textbox', { name: /phone/i }).fill('900000061')
  await shop.press('Get the code')
  await expect(page).toHaveURL(/confirm/)
  await check(page, 'code')
  await page.getByRole('textbox', { name: /code/i }).pressSequentially('111111')
  await expect(page).not.toHaveURL(/login/)
  await page.goto(new URL('/checkout', page.url()).href)
  await page
    .getByRole('button', { name: /Set your address/ })
    .first()
    .click()
  await check(page, 'address')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Pick-up' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Your name' }).fill('Aziza')
  await shop.press(/^Order/)
  await expect(page).toHaveURL(/\/profile\/orders\//)
  await check(page, 'order')
  await page.goto(new URL('/profile/orders', page.url()).href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await check(page, 'orders')
})

for (const merchant of ['beta', 'dinein']) {
  test(`axe on the categories of ${merchant}`, wide(merchant === 'dinein'), async ({ page, shop }) => {
    await shop.open(merchant)
    await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first()).toBeVisible()
    await check(page, merchant)
  })
}

for (const merchant of ['demo', 'dark']) {
  test(`axe on the filters of ${merchant}`, wide(merchant === 'dark'), async ({ page, shop }) => {
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
  await page.goto(new URL('/profile/promos', page.url()).href)
  await shop.seesHeading('Not valid now')
  await check(page, 'promo codes')
  await page.goto(new URL('/profile/favorites', page.url()).href)
  await shop.seesHeading('No favourites yet')
  await check(page, 'no favourites')
  await shop.follow('Open the menu')
  await page
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click()
  await page.goto(new URL('/profile/favorites', page.url()).href)
  await expect(page.getByRole('article')).toHaveCount(1)
  await check(page, 'favourites')
})

test('axe on the cards', async ({ page, shop }) => {
  await shop.open()
  await shop.signIn('900000077')
  await page.goto(new URL('/profile/cards/create', page.url()).href)
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
  await page.goto(new URL('/profile/cards', page.url()).href)
  await shop.sees('Not confirmed yet')
  await check(page, 'cards')
})
