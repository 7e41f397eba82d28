import { expect, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'
import { STALE } from './translator.ts'

/*
 * The browser translates the page from the first moment (LN-08). Every test fails besides by a text that stays although the
 * shop has changed it, and by an uncaught error. `npm run e2e -- --translated` walks the other journeys in the same way.
 */

test.use({ isTranslated: true })

const DISH = 'Norin with horse meat'

test('words of the menu are translated, sums and the name of the shop are not (LN-08)', async ({
  page,
  shop,
}) => {
  await shop.open()
  const card = page.getByRole('article').filter({ hasText: DISH }).first()
  await expect(card.getByRole('link').locator('font').first()).toHaveText(DISH)
  await expect(card.getByText('34,000').first()).toBeVisible()
  await expect(card.locator('font').filter({ hasText: '34,000' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByText('Qozon').first()).toBeAttached()
  await expect(
    page
      .getByRole('contentinfo')
      .locator('font')
      .filter({ hasText: /^Qozon$/ }),
  ).toHaveCount(0)
})

test('an order on the web, from the menu to the page of the order (LN-08)', async ({ page, shop }) => {
  await shop.open()
  await shop.signIn('900000093')
  await shop.fillBasket('Still water')
  await shop.toBasket()
  await test.step('the button of the basket says what is missing, and then where it leads', async () => {
    const main = page.getByRole('button', { name: /more$|^Checkout/ })
    await expect(main).toHaveText(/^Add \d[\d,]*\sUZS more$/)
    const total = page.getByRole('region', { name: 'Total' })
    await expect(total).toContainText('Items, 2')
    const more = page.getByRole('button', { name: 'One more Still water' }).first()
    for (let count = 3; /more$/.test((await main.textContent()) ?? '') && count < 12; count++) {
      await more.click()
      await expect(total).toContainText(`Items, ${count}`)
    }
    await expect(main).toHaveText(/^Checkout/)
  })
  await shop.press(/^Checkout/)
  await shop.thumb()
  await shop.chooseAddress('Bunyodkor 12')
  await shop.fillName()
  const main = page.getByRole('button', { name: /^Order/ })
  await expect(main).toBeEnabled()
  await shop.thumb()
  await main.click()
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
  await shop.sees(/^Order sent\. No\. \d+/)
})

test('an order inside Telegram (LN-08)', async ({ page, telegram, telegramShop: shop }) => {
  const { app, mainButton } = telegram
  await choseEnglish(page)
  await telegram.open({ user: 'second' })
  await shop.addDish(DISH)
  await shop.more(DISH).click()
  await expect(app.locator('font').filter({ hasText: DISH }).first()).toBeAttached()
  await shop.toBasket()
  await expect(mainButton).toHaveText(/^Checkout · 70,000\sUZS$/)
  await mainButton.click()
  await expect(mainButton).toHaveText('Set an address')
  await shop.chooseAddress('Bunyodkor 12', async () => {
    await expect(mainButton).toHaveText('Deliver here')
    await mainButton.click()
  })
  await expect(mainButton).toHaveText(/^Order · 79,000\sUZS$/)
  await shop.tellKitchen('#fast', () => mainButton.click())
  await shop.thumb()
  await mainButton.click()
  await shop.sees(/^Order sent\. No\. \d+/)
  await expect(app.getByText(/Enjoy your meal/)).toBeVisible({ timeout: 45_000 })
  expect(await telegram.errors()).toEqual([])
})

test('what is found keeps its letters while one types, and other words replace the old ones (LN-08)', async ({
  page,
  shop,
}) => {
  await shop.open('demo', { path: '/search' })
  const found = page.getByRole('article').first().getByRole('heading')
  for (const typed of ['fr', 'frie', 'fried l', 'fried lag']) {
    await page.getByRole('searchbox').fill(typed)
    await expect(page.getByRole('status').first()).toContainText(`“${typed}”`)
    await expect(found).toHaveText('Fried lagʻmon')
  }
})

test('the language of the document is that of its words, also of those to come (LN-08)', async ({
  page,
  shop,
}) => {
  await shop.open('demo', { lang: 'ru', path: '/profile' })
  const document = page.locator('html')
  await expect(document).toHaveAttribute('lang', 'ru')
  await page.getByRole('button', { name: /^Язык/ }).last().click()
  await page.getByRole('dialog').getByText('English').click()
  await expect(document).toHaveAttribute('lang', 'en')
  await shop.seesHeading('Profile')
  await expect(
    page
      .getByText(/[а-яё]/i)
      .filter({ visible: true })
      .filter({ hasNotText: 'Русский' }),
  ).toHaveCount(0)
})

test('a text that changes beside others is told by the translator that is played here', async ({
  page,
  shop,
  watch,
}) => {
  await shop.open()
  await page.locator('#root').evaluate((root) => {
    root.prepend('two texts, ', 'one of them changes', document.createElement('b'))
    const [, second] = root.childNodes
    setTimeout(() => {
      if (second) second.nodeValue = 'it has changed'
    })
  })
  await expect.poll(() => watch.problems.splice(0).join()).toContain(STALE)
})
