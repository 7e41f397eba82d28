import type { Page } from '@playwright/test'
import { expect, shopUrl, test } from './fixtures.ts'

/* The settings studio (CX-04): a panel that changes what the shop beside it is shown by, and a link to its state. */

const STUDIO = new URL('/sandbox/studio', shopUrl).href

test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })

const shopOf = (page: Page) => page.frameLocator('iframe[title="The shop"]')
const group = (page: Page) => shopOf(page).getByRole('heading', { name: 'Osh and qozon' })
const banner = (page: Page) => shopOf(page).getByRole('button', { name: /off the first order/ })
const changes = (page: Page) => page.getByRole('region', { name: /^Changed/ }).getByRole('listitem')

test('a setting that is flipped changes the shop, and the link brings another person to the same state (CX-04)', async ({
  page,
  browser,
}) => {
  await page.goto(`${STUDIO}?lang=eng`)
  await expect(banner(page)).toBeAttached()

  // By keyboard alone: find the setting, flip it, copy the link.
  await page.getByLabel('Search settings').focus()
  await page.keyboard.type('banner')
  await expect(page.getByRole('switch')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('switch', { name: 'Banners' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(changes(page)).toHaveText(['Language: Oʻzbekcha → EnglishReset', 'Banners: On → OffReset'])
  await expect(banner(page)).toHaveCount(0)
  await expect(group(page)).toBeVisible()
  await page.getByRole('button', { name: 'Copy link' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The link is copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(page.url())

  const other = await browser.newContext()
  const theirs = await other.newPage()
  await theirs.goto(link)
  await expect(group(theirs)).toBeVisible()
  await expect(banner(theirs)).toHaveCount(0)
  await expect(changes(theirs)).toHaveCount(2)
  await other.close()
})

test('the link follows a walk through the shop, a change leaves the customer there, and each is taken back alone (CX-04)', async ({
  page,
}) => {
  await page.goto(`${STUDIO}?lang=eng&favouriteActive=off`)
  await shopOf(page).getByRole('link', { name: 'Search' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Page' })).toHaveValue('/search')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(shopOf(page).locator('html')).toHaveCSS('color-scheme', /dark/)
  await expect(shopOf(page).getByRole('searchbox')).toBeVisible()
  await expect(page).toHaveURL(/theme=dark.*path=%2Fsearch/)

  const link = page.url()
  await page.getByRole('textbox', { name: 'Page' }).fill('//elsewhere.example')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('status')).toContainText(['Not taken: Page'])
  expect(page.url()).toBe(link)
  await expect(page.getByRole('textbox', { name: 'Page' })).toHaveValue('//elsewhere.example')

  await page.getByRole('button', { name: 'Reset Theme' }).press('Enter')
  await expect(shopOf(page).locator('html')).toHaveCSS('color-scheme', /light/)
  // The search takes the focus when it is loaded again; the panel has it back.
  await expect(shopOf(page).getByRole('searchbox')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reset Language' })).toBeFocused()
  await page.getByRole('button', { name: 'Reset all' }).press('Enter')
  await expect(page.getByText('Nothing: the shop as its merchant has it.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Changed' })).toBeFocused()
  await expect(shopOf(page).locator('html')).toHaveAttribute('lang', 'uz')
})
