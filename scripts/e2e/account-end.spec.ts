import { COMMIT_MS } from '#/shell/presses.ts'
import { field, ME, otherDevice, status } from './account.ts'
import { expect, test } from './fixtures.ts'
import { choseEnglish, type Shop } from './shop.ts'

/* The end of an account and of a session: deletion, and logging out of one brand. */

/** Goes on to the second of the two questions. */
async function askTwice(shop: Shop) {
  // Its button lies close to those of the dialog, which may just have been pressed.
  await shop.thumb(COMMIT_MS)
  await shop.press('Delete account')
  const question = shop.root.getByRole('dialog')
  await expect(question).toHaveAccessibleName('Delete your account?')
  await expect(question.getByRole('listitem').filter({ hasText: 'Cashback' })).toHaveText(/12,000/)
  await shop.answer('Continue')
  await expect(question).toHaveAccessibleName('Delete it for good?')
  return question
}

test('deleting the account: two questions, Escape and Back cancel, then all sessions end (PF-04)', async ({
  page,
  shop,
}) => {
  await shop.open()
  const answered = page.waitForResponse(/\/login\/verify$/)
  await shop.signIn('900000060')
  const { token } = await (await answered).json()
  const other = await otherDevice(page, '+998900000060')
  await shop.go('/profile')
  await shop.follow('Personal information')
  const question = await askTwice(shop)
  await test.step('a double press does not delete the account', async () => {
    await question.getByRole('button', { name: 'Delete account' }).click({ force: true })
    await expect(question).toBeVisible()
  })
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused()
  await askTwice(shop)
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/profile\/user$/)
  expect(await status(page, ME, token)).toBe(200)

  await askTwice(shop)
  await shop.answer('Delete account')
  await shop.sees('Account deleted')
  await expect(page).toHaveURL(new URL('/', page.url()).href)
  expect([await status(page, ME, token), await status(page, ME, other)]).toEqual([401, 401])
  const stored = await page.evaluate(
    () => JSON.stringify(localStorage) + JSON.stringify(sessionStorage) + document.cookie,
  )
  expect(stored).not.toContain('900000060')
  expect(stored).not.toContain(token)
  await shop.go('/profile/user')
  await expect(page).toHaveURL(/\/login$/)
})

test('logging out of one brand leaves the other one signed in (SI-10)', async ({ page, shop }) => {
  const brand = (name: string) =>
    page.getByRole('navigation', { name: 'Brands' }).getByRole('button', { name })
  await shop.open('brands')
  const tokens: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/login/verify')) tokens.push((await answer.json()).token)
  })
  await shop.signIn('900000063', 'brands')
  await brand('Shirin').click()
  await shop.signIn('900000064', 'brands')
  await shop.follow(/^Profile/)
  await shop.sees('+998 90 000 00 64')
  await shop.press('Log out')
  await shop.answer('Log out')
  await expect(page).toHaveURL(new URL('/', page.url()).href)
  await brand('Anor').click()
  await shop.follow(/^Profile/)
  await shop.sees('+998 90 000 00 63')
  await shop.follow('Personal information')
  await expect(field(shop, 'First name')).toBeVisible()
  expect(await Promise.all(tokens.map((token) => status(page, ME, token, 'brands')))).toEqual([200, 401])
})

test.describe('inside Telegram', () => {
  test.beforeEach(({ page }) => choseEnglish(page))

  test('the main button saves, Back cancels the deletion; a deleted account is not signed in by itself (PF-02, PF-04)', async ({
    page,
    telegram,
    telegramShop: shop,
  }) => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
    // Another shop, because other journeys use the same customer at demo.
    await telegram.open({ user: 'known', merchant: 'beta' })
    await shop.follow('Profile')
    await shop.follow('Personal information')
    await expect(telegram.mainButton).toHaveText('Save')
    await field(shop, 'Last name').fill('Rahimova')
    await telegram.mainButton.click()
    await shop.sees('Saved')
    await shop.sees('Aziza Rahimova')
    // The bot's link would lead to this page itself.
    await expect(telegram.app.getByRole('button', { name: 'Telegram bot' })).toHaveCount(0)
    await shop.follow('Personal information')
    const question = await askTwice(shop)
    await telegram.press('back')
    await expect(question).toBeHidden()
    await askTwice(shop)
    await shop.answer('Delete account')
    await shop.sees('Account deleted')
    calls.length = 0
    await telegram.reload()
    await shop.follow('Profile')
    await expect(telegram.app.getByRole('button', { name: 'Log in' })).toBeVisible()
    expect(calls).not.toContain('POST /webbot/v1/users/token')
    expect(await telegram.errors()).toEqual([])
  })

  test('logging out reaches both services (SI-10)', async ({ page, telegram, telegramShop: shop }) => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await telegram.open({ user: 'known' })
    await shop.follow('Profile')
    await shop.press('Log out')
    await shop.answer('Log out')
    await expect(telegram.app.getByRole('radio', { name: 'Delivery' })).toBeAttached()
    for (const service of ['users', 'webbot'])
      expect(calls).toContain(`POST /${service}/v1/users/logout/WITH_TOKEN`)
  })
})
