import type { Page } from '@playwright/test'
import { PREFERENCES_KEY } from '#/config/first-paint.ts'
import { appIsThere, openWithoutApp } from './app-is-there.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'

/* What the customer eats: chosen once, kept on the device, and asked about before a dish is added (CX-13). */

const NORIN = 'Norin with horse meat'

const question = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name }).first()

/** Everything that leaves the page. */
function record(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  return sent
}

/** What was chosen on an earlier visit. */
const chose = (page: Page, preferences: { tags: string[]; without: string[] }) =>
  page.addInitScript(
    ([key, text]) => {
      if (location.protocol.startsWith('http')) localStorage.setItem(key, text)
    },
    [PREFERENCES_KEY, JSON.stringify(preferences)] as const,
  )

/** Chooses them in the sheet, which the filters lead to. */
async function choose(page: Page, shop: Shop, names: readonly string[]) {
  await page.getByRole('button', { name: 'Filters' }).first().click()
  await shop.thumb()
  await page
    .getByRole('dialog', { name: 'Filters' })
    .getByRole('button', { name: 'Food preferences' })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Food preferences' })
  await shop.thumb()
  for (const name of names) {
    await sheet.getByRole('button', { name, exact: true }).click()
    await expect(sheet.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  }
  return sheet
}

test('a dish that does not suit is marked, asked about once, and nothing of it leaves the device (CX-13)', async ({
  page,
  shop,
}) => {
  const sent = record(page)
  await shop.open()
  await appIsThere(page)
  const { height } = (await card(page, NORIN).boundingBox()) ?? { height: 0 }
  const sheet = await choose(page, shop, ['vegetarian', 'nuts'])
  // What is not known is said so.
  await expect(sheet.getByRole('listitem').filter({ hasText: 'nuts' })).toContainText(
    /\d+ dish(es)? do(es)? not suit.*no information for \d+ dishes/,
  )
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(card(page, NORIN)).toContainText('Contains meat.')
  expect((await card(page, NORIN).boundingBox())?.height).toBe(height)

  await shop.add(NORIN).click()
  const asked = question(page, 'Contains meat. Add anyway?')
  await expect(asked).toBeVisible()
  await shop.thumb()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(asked).toBeHidden()
  await expect(shop.add(NORIN)).toBeFocused()
  await shop.add(NORIN).click()
  await shop.thumb()
  await asked.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(shop.countOf(NORIN)).toHaveText('1')
  await expect(asked).toBeHidden()
  // The answer holds for the visit.
  await page.getByRole('button', { name: `Remove ${NORIN}` }).click()
  await shop.add(NORIN).click()
  await expect(shop.countOf(NORIN)).toHaveText('1')

  await page.reload()
  await expect(card(page, NORIN)).toContainText('Contains meat.')
  expect(sent.filter((one) => /vegetarian|NUTS|preferences/i.test(one))).toEqual([])
})

test('the page of a dish warns with its choices, and its button asks (CX-13)', async ({ page, shop }) => {
  await chose(page, { tags: [], without: ['EGGS'] })
  await shop.open()
  await page
    .getByRole('link', { name: /^Choyxona oshi/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'Choyxona oshi' })
  await expect(sheet.getByText('No information about: eggs.')).toBeVisible()
  const egg = sheet.getByRole('checkbox', { name: /^Quail egg/ })
  await expect(sheet.locator('label').filter({ hasText: 'Quail egg' })).toContainText('Contains eggs.')
  await egg.check({ force: true })
  await expect(sheet.getByRole('status').filter({ hasText: 'Contains eggs.' })).toBeAttached()
  await sheet.getByRole('button', { name: /^Add to basket/ }).click()
  const asked = question(page, 'Contains eggs. Add anyway?')
  await shop.thumb()
  await asked.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(asked).toBeHidden()
  await expect(sheet).toBeHidden()
  await expect(shop.countOf('Choyxona oshi')).toHaveText('1')
})

test('a press on the first screen waits for the question, which comes with the app (CX-13)', async ({
  page,
  shop,
}) => {
  await chose(page, { tags: ['vegetarian'], without: [] })
  const start = await openWithoutApp(page, shop)
  await shop.add(NORIN).click()
  await expect(shop.add(NORIN)).toHaveAttribute('aria-busy', 'true')
  start()
  const asked = question(page, 'Contains meat. Add anyway?')
  await expect(asked).toBeVisible()
  await shop.thumb()
  await asked.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(shop.countOf(NORIN)).toHaveText('1')
})
