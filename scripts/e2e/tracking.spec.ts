import { check } from './axe.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import { otherDevice } from './hand-over.ts'
import { DISH } from './trouble.ts'

/* Who receives an order follows it by a link, without a sign-in (BX-35). */

/** How often the page of a link asks where the order is, ms. */
const LOOKS_EVERY = 10_000
const PLACED = /\/profile\/orders\/(o-[\w-]+)/

test('a link follows the order, names nobody, and ends when it is no longer shared', async ({
  page,
  context,
  browser,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shop.open()
  await shop.toDelivery('900000030', DISH)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nodira')
  // For tomorrow: it stands still until the kitchen is moved on.
  await page.getByRole('combobox', { name: 'Day' }).selectOption({ index: 1 })
  await page.getByRole('group', { name: 'When' }).getByRole('radio').last().press('Space')
  await shop.press(/^Order .*UZS/)
  await page.waitForURL(PLACED)
  const id = PLACED.exec(page.url())?.[1] ?? ''
  await shop.press('Share tracking')
  const sheet = page.getByRole('dialog', { name: 'Share tracking' })
  const send = sheet.getByRole('button', { name: 'Send the link' })
  await expect(send).toBeVisible()
  await check(page, 'sharing where an order is', 'dialog')
  await shop.thumb()
  await send.click()
  await shop.sees('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/^http:\/\/demo\.localhost:\d+\/track\/[\w-]{32}$/)

  const other = await otherDevice(browser)
  await other.page.clock.install()
  await test.step('the receiver sees state and map, and nothing of the order but that', async () => {
    await other.page.goto(link)
    await other.shop.seesHeading('Live tracking')
    await expect(other.page.getByRole('img', { name: 'Delivery address' })).toBeVisible({ timeout: 40_000 })
    await expect(other.page.getByRole('list').filter({ hasText: 'On the way' })).toBeVisible()
    await check(other.page, 'the page of a link')
    const text = (await other.page.locator('main').textContent()) ?? ''
    for (const secret of ['Nodira', '998', 'UZS', DISH]) expect(text).not.toContain(secret)
  })
  await test.step('what the kitchen does is there by itself', async () => {
    for (let step = 0; step < 5; step++)
      await page.request.post(`${shopUrl}/sandbox/orders/${id}`, { form: { do: 'advance' } })
    await other.page.clock.fastForward(LOOKS_EVERY)
    await expect(other.page.getByText(/^Cooking now$/)).toBeVisible()
  })
  await test.step('sharing is stopped: the page says so, with the way to the menu', async () => {
    await sheet.getByRole('button', { name: 'Stop sharing' }).click()
    await shop.sees('The link no longer works')
    await expect(sheet).toBeHidden()
    await other.page.clock.fastForward(LOOKS_EVERY)
    await expect(other.page.getByText('This link does not work')).toBeVisible()
    await check(other.page, 'a link that does not work')
    await other.shop.follow('Open the menu')
    await other.shop.seesHeading('Qozon')
  })
  await other.end()
})
