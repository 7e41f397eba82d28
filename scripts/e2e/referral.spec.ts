import type { Page } from '@playwright/test'
import { check } from './axe.ts'
import { extended } from './extended.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import { NORIN, otherDevice } from './hand-over.ts'
import { codeOfSomebody } from './invitation-code.ts'
import { choseEnglish } from './shop.ts'

/* A customer invites others with a link; both get a discount (BX-39). */

const CODE = /^[34679ACDEFGHJKMNPQRTUWXY]{7}$/

/** What the kitchen and the courier do, at once. */
const deliver = (page: Page, id: string) =>
  page.request.post(new URL(`/sandbox/orders/${id}`, shopUrl).href, { form: { do: 'deliver' } })

const figure = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).getByRole('definition')

test('from the link to the reward: the friend’s first order is cheaper, and its delivery gives the inviter a promo code', async ({
  page,
  context,
  browser,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shop.open()
  await shop.signIn('900000001')
  await shop.go('/profile')
  await shop.follow('Invite a friend')
  await shop.seesHeading('Invite a friend')
  const code = (await page.getByText(CODE).textContent()) ?? ''
  await expect(figure(page, 'Friends invited')).toHaveText('0')
  await check(page, 'the invitation of a customer')
  await page.getByRole('radio', { name: 'In a browser' }).check({ force: true })
  await shop.press('Send the link')
  await shop.sees('Link copied')
  const link = (await page.evaluate(() => navigator.clipboard.readText())).split(/\s/).at(-1) ?? ''
  expect(link).toBe(`${shop.address('demo')}/?start=r_${code}`)

  const friend = await otherDevice(browser)
  await test.step('the friend sees what there is, and has it in the basket, before a sign-in', async () => {
    await friend.page.goto(link)
    await friend.shop.seesHeading('Nodira invites you')
    await friend.shop.sees(/−20,000\sUZS on dishes/)
    await check(friend.page, 'an invitation')
    await friend.shop.follow('Open the menu')
    await friend.shop.addDish(NORIN)
    await friend.shop.more(NORIN).click()
    await friend.shop.go('/basket')
    await friend.shop.sees(`${code} applied`)
  })
  await test.step('orders, and the inviter sees that', async () => {
    await friend.shop.signIn('900000241')
    await friend.shop.go('/checkout')
    await friend.shop.sees(`${code} applied`)
    await friend.shop.chooseAddress('Bunyodkor 12')
    await friend.shop.fillName('Bobur')
    await friend.shop.press(/^Order/)
    await expect(friend.page).toHaveURL(/\/profile\/orders\/o-/)
    await page.reload()
    await expect(figure(page, 'Friends invited')).toHaveText('1')
    await shop.sees('Has ordered')
    await expect(figure(page, 'Promo codes')).toHaveText('0')
  })
  await test.step('its delivery gives a promo code, and a notification says so', async () => {
    await deliver(friend.page, new URL(friend.page.url()).pathname.split('/').at(-1) ?? '')
    await page.reload()
    await shop.sees('First order delivered')
    await expect(figure(page, 'Promo codes')).toHaveText('1')
    const reward = (await page.getByText(/^[34679ACDEFGHJKMNPQRTUWXY]{8}$/).textContent()) ?? ''
    await shop.go('/profile/notifications')
    await shop.sees('A gift for your invitation')
    await shop.sees(new RegExp(`Bobur received their first order. Your promo code: ${reward}`))
    await page.getByRole('link', { name: /A gift for your invitation/ }).click()
    await expect(page).toHaveURL(/\/profile\/promos$/)
    await shop.sees(reward)
  })
  await test.step('the same link promises nothing after the first order', async () => {
    await friend.page.goto(link)
    await friend.shop.sees('This code is for a first order only')
    await friend.end()
  })
})

test('Telegram: the bot’s link opens the invitation once, and the basket has its discount', async ({
  page,
  telegram,
  telegramShop: shop,
}) => {
  await choseEnglish(page)
  const code = await codeOfSomebody('+998900000242')
  await telegram.open({ merchant: 'demo', user: 'new', start: `r_${code}` })
  await shop.sees(/−20,000\sUZS on dishes/)
  await shop.follow('Open the menu')
  await shop.addDish(NORIN)
  await shop.more(NORIN).click()
  await shop.toBasket()
  await shop.sees(`${code} applied`)
  expect(await telegram.errors()).toEqual([])
})

test(
  'Telegram: the own link leads through the merchant’s bot',
  extended(),
  async ({ page, telegram, telegramShop: shop }) => {
    await choseEnglish(page)
    await telegram.open({ merchant: 'demo', user: 'second', path: '/profile/invite' })
    const code = (await telegram.app.getByText(CODE).textContent()) ?? ''
    await expect(telegram.app.getByRole('radio', { name: 'In Telegram' })).toBeChecked()
    await expect(telegram.mainButton).toHaveText('Send the link')
    await telegram.mainButton.click()
    const sent = JSON.stringify(await telegram.waitFor('web_app_open_tg_link'))
    expect(decodeURIComponent(sent)).toContain(`?startapp=r_${code}`)
    await shop.seesHeading('Invite a friend')
  },
)

test('a shop without invitations has no page for their links', extended(), async ({ page, shop }) => {
  await shop.open('minimal', { path: '/?start=r_K7M3QXA' })
  await expect.poll(() => new URL(page.url()).search).not.toContain('start=')
  expect(new URL(page.url()).pathname).toBe('/')
})
