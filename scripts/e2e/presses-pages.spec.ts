import { DOUBLE_PRESS_MS } from '#/shell/presses.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { atEachGap, countPosts, FEW_GAPS, pressTwice } from './presses.ts'

/* The same on the pages beside the way to an order. */

test('two presses on Get the code ask for one and confirm nothing', async ({ page, shop }) => {
  await shop.open()
  const sent = countPosts(page, /\/users\/v1\//)
  const phones = ['900000021', '900000022', '900000025', '900000026']
  await atEachGap(FEW_GAPS, {
    begin: async () => {
      await shop.go('/login')
      await page.getByLabel('Phone number').pressSequentially(phones.shift() ?? '')
      sent.posts = 0
    },
    press: (gap) =>
      pressTwice(page, page.getByRole('button', { name: /^Get the code/ }), gap, DOUBLE_PRESS_MS),
    check: async () => {
      await expect(page.getByRole('heading', { name: 'Code from the SMS' })).toBeVisible()
      await expect(page).toHaveURL(/\/login\/confirm$/)
      expect(sent.posts).toBe(1)
    },
  })
})

test('two presses on Book a table open its form and do not send it', extended(), async ({ page, shop }) => {
  await shop.open()
  await shop.signIn('900000023')
  await shop.go('/profile')
  const sheet = page.getByRole('dialog', { name: 'Table booking' })
  const book = sheet.getByRole('button', { name: 'Book a table' })
  await shop.press('Table booking')
  await sheet.getByLabel('Branch').selectOption({ label: 'Yunusabad' })
  await sheet.getByRole('button', { name: 'One more How many people' }).click()
  await sheet.getByRole('group', { name: 'Day' }).getByRole('radio').nth(1).check({ force: true })
  await shop.choose(sheet.getByRole('radio', { name: '19:00' }))
  await sheet.getByLabel('Name').fill('Aziza')
  await book.click()
  await shop.sees(/^Request sent, No\. \d+/)
  await atEachGap([450, 900], {
    begin: async () => {
      if (await sheet.isVisible()) await sheet.getByRole('button', { name: 'Close' }).click()
      await expect(sheet).toBeHidden()
      await shop.press('Table booking')
      await expect(sheet.getByText(/^Booking \d+/)).toBeVisible()
    },
    press: (gap) => pressTwice(page, book, gap),
    check: async () => {
      await expect(sheet.getByLabel('Branch')).toBeVisible()
      await expect(book).toBeEnabled()
      await expect(sheet.getByRole('alert')).toHaveCount(0)
    },
  })
  await book.click()
  await expect(sheet.getByRole('alert').first()).toBeVisible()
})

test(
  'two presses on the action of any other page take one step, and nothing of the next page is done',
  extended(),
  async ({ page, shop }) => {
    test.slow()
    await shop.open()
    await shop.signIn('900000047')
    const changes = countPosts(page, /\/(users|payments|orders)\/v\d/)
    const actionOf = (name: string) =>
      page
        .getByRole('button', { name })
        .or(page.getByRole('link', { name, exact: true }))
        .last()
    for (const { path, action, next } of [
      { path: '/basket', action: 'Open the menu', next: /\/$/ },
      { path: '/profile/orders', action: 'Open the menu', next: /\/$/ },
      { path: '/profile/address', action: 'Add address', next: /\/profile\/address\/create$/ },
      { path: '/profile/cards', action: 'Add card', next: /\/profile\/cards\/create$/ },
    ]) {
      await test.step(`${path}: ${action}`, async () => {
        await atEachGap(FEW_GAPS, {
          begin: async () => {
            // The page of the step before is the previous entry of the history, as it was for the customer.
            await shop.go('/')
            await shop.go(path)
            changes.posts = 0
          },
          press: (gap) => pressTwice(page, actionOf(action), gap, DOUBLE_PRESS_MS),
          check: async (gap) => {
            await expect(page).toHaveURL(next)
            await expect(page.getByRole('dialog')).toHaveCount(0)
            await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
            expect(changes.posts, `${gap} ms`).toBe(0)
          },
        })
      })
    }
  },
)
