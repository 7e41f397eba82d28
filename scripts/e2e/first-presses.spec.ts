import type { Page, Route } from '@playwright/test'
import { appIsThere } from './app-is-there.ts'
import { expect, test } from './fixtures.ts'

/* What is drawn before the app is there can be pressed: nothing is lost, nothing counts twice (BK-04). */

const isApp = (url: URL) => /^\/assets\/[\w-]+\.js$/.test(url.pathname)
const NORIN = 'Norin with horse meat'
/** Has to be chosen for. */
const CHOICE = 'Choyxona oshi'

/** Keeps the bundle back until `open` is called. */
async function holdApp(page: Page) {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(isApp, async (route: Route) => {
    await opened
    await route.continue().catch(() => {})
  })
  return open
}

const countOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).first()
const add = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name}` }).first()
const more = (page: Page, name: string) => page.getByRole('button', { name: `One more ${name}` }).first()

test('dishes are added and taken away at once, and the app goes on from there', async ({ page, shop }) => {
  const open = await holdApp(page)
  await shop.open()
  await add(page, NORIN).click()
  await expect(countOf(page, NORIN)).toHaveText('1')
  await more(page, NORIN).click()
  await more(page, NORIN).click()
  await page.getByRole('button', { name: `One less ${NORIN}` }).click()
  await expect(countOf(page, NORIN)).toHaveText('2')
  open()
  await appIsThere(page)
  await expect(countOf(page, NORIN)).toHaveText('2')
  await more(page, NORIN).click()
  await expect(countOf(page, NORIN)).toHaveText('3')
  await page.goto(new URL('/basket', page.url()).href)
  await expect(page.locator('main').getByRole('group', { name: NORIN })).toHaveText('3')
})

test('a reload before the app is there loses nothing', async ({ page, shop }) => {
  const open = await holdApp(page)
  await shop.open()
  await add(page, NORIN).click()
  await page.reload()
  await expect(countOf(page, NORIN)).toHaveText('1')
  await more(page, NORIN).click()
  open()
  await appIsThere(page)
  await expect(countOf(page, NORIN)).toHaveText('2')
})

test('by keyboard: the focus stays on the button, and is found again in the app', async ({ page, shop }) => {
  const open = await holdApp(page)
  await shop.open()
  await add(page, NORIN).focus()
  await page.keyboard.press('Enter')
  await expect(more(page, NORIN)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(countOf(page, NORIN)).toHaveText('2')
  open()
  await appIsThere(page)
  await expect(more(page, NORIN)).toBeFocused()
})

test('of several ways to leave the page the last one counts', async ({ page, shop }) => {
  const open = await holdApp(page)
  await shop.open()
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(2).click()
  const dish = page.getByRole('article').getByRole('link', { name: NORIN }).first()
  await dish.click()
  await expect(dish).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('[aria-busy]')).toHaveCount(1)
  open()
  await expect(page.getByRole('dialog').getByRole('heading', { name: NORIN })).toBeVisible()
})

test('a dish with choices opens them when the app is there, and is not added', async ({ page, shop }) => {
  const open = await holdApp(page)
  await shop.open()
  await add(page, CHOICE).click()
  await expect(add(page, CHOICE)).toHaveAttribute('aria-busy', 'true')
  open()
  await expect(page.getByRole('dialog').getByRole('heading', { name: CHOICE })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(countOf(page, CHOICE)).toHaveText('')
})

test('a bundle that does not arrive is told under the menu, and a retry keeps what was pressed', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/net::ERR_|Failed to fetch|\[dasturxon\]/)
  await page.route(isApp, (route) => route.abort('connectionfailed'))
  await shop.open()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The page did not load. Your basket is saved.')
  await add(page, NORIN).click()
  await expect(countOf(page, NORIN)).toHaveText('1')
  await page.getByRole('article').getByRole('link', { name: NORIN }).first().click()
  await page.unroute(isApp)
  await alert.getByRole('button').click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: NORIN })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(countOf(page, NORIN)).toHaveText('1')
})
