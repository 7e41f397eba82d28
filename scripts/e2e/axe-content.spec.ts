import { withoutAmo } from './amo.ts'
import { check } from './axe.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'

/* Nothing serious on what a shop shows besides its menu: stories, brands, vacancies, notifications, chat. */

for (const merchant of ['demo', 'dark']) {
  test(`axe on the stories of ${merchant}`, extended(merchant === 'dark'), async ({ page, shop }) => {
    await shop.open(merchant)
    const rings = page.getByRole('list', { name: 'Stories' }).getByRole('button')
    await rings.first().click()
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
    await check(page, 'a story')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await check(page, 'a story that was seen')
  })
}

test('axe on the tabs of the brands, and on a chat of others that does not open', async ({
  page,
  shop,
  watch,
}) => {
  await withoutAmo(page, watch)
  await shop.open('brands')
  await expect(page.getByRole('navigation', { name: 'Brands' }).getByRole('button')).toHaveCount(3)
  await check(page, 'brands')
  await shop.open('brands', { path: '/chat' })
  await shop.seesHeading('The chat did not open')
  await check(page, 'a chat that did not open')
})

test('axe on an application with gaps, one that was sent, and no vacancies', async ({ page, shop }) => {
  await shop.open('demo', { path: '/vacancy/vc-demo-1' })
  await shop.press('Send application')
  await shop.sees('Enter your name')
  await check(page, 'an application with gaps')
  await shop.fill('Name', 'Aziza')
  await page.getByLabel('Phone number').pressSequentially('901234567')
  await shop.press('Send application')
  await shop.sees('Application sent')
  await check(page, 'an application that was sent')
  await page.route('**/support/v1/vacancies', (route) => route.fulfill({ json: [] }))
  await shop.go('/vacancy')
  await shop.seesHeading('No vacancies right now')
  await check(page, 'no vacancies')
})

test('axe on no notifications, and on those and a chat that do not come', async ({ page, shop, watch }) => {
  watch.allowConsole(/503|Failed to load resource/)
  await shop.open()
  await shop.signIn('900000089')
  const lists = /\/support\/v1\/(?:notifications\?|chat\/messages)/
  await page.route(lists, (route) => route.fulfill({ json: { content: [], last: true, totalElements: 0 } }))
  await shop.go('/profile/notifications')
  await shop.seesHeading('No notifications yet')
  await check(page, 'no notifications')
  await page.unroute(lists)
  await page.route(lists, (route) => route.fulfill({ status: 503, body: '' }))
  for (const path of ['/profile/notifications', '/chat']) {
    await shop.go(path)
    await shop.seesHeading('Could not load')
    await check(page, `${path} that does not come`)
  }
})

test('axe on notifications and the chat', async ({ page, shop, watch }) => {
  watch.allowConsole(/ERR_|Failed to load/)
  await shop.open('demo')
  // Who has ordered before, and can attach an order.
  await shop.signIn('900000900')
  await shop.go('/profile/notifications')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await check(page, 'notifications')
  await shop.go('/chat')
  await page.getByRole('textbox', { name: 'Message' }).fill('Salom')
  await shop.press('Send')
  await expect(page.getByRole('log').getByRole('article').first()).toBeVisible()
  await check(page, 'chat')
  await shop.press('Attach an order')
  await expect(page.getByRole('dialog', { name: 'Which order?' })).toBeVisible()
  await check(page, 'orders to attach')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.route('**/chat/messages', (route) =>
    route.request().method() === 'POST' ? route.abort('failed') : route.fallback(),
  )
  await page.getByRole('textbox', { name: 'Message' }).fill('Salom')
  await shop.press('Send')
  await shop.sees('Not sent')
  await check(page, 'a message that was not sent')
})
