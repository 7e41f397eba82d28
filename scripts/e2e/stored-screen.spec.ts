import type { Page } from '@playwright/test'
import { SCREEN_KEY } from '#/config/first-paint.ts'
import { appIsThere, delayRequests, isAppScript } from './app-is-there.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'

/* The first screen of the last visit, which the next one begins with while nothing has changed (BX-14). */

const DISH = 'Norin with horse meat'
/** What the stored screen is made to say, to tell it from one that is rendered from the menu. */
const STORED = 'Norin as stored'

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), SCREEN_KEY)

/** Opens a shop, until its first screen is stored, and gives the stored one another name of the dish. */
async function visitBefore(page: Page, shop: Shop) {
  await shop.open()
  await appIsThere(page)
  await expect.poll(() => stored(page), { timeout: 30_000 }).toContain(DISH)
  await markStored(page)
}

const markStored = (page: Page) =>
  page.evaluate(
    ([key, dish, name]) =>
      localStorage.setItem(key, (localStorage.getItem(key) ?? '').replaceAll(dish, name)),
    [SCREEN_KEY, DISH, STORED] as const,
  )

const title = (page: Page, name: string) => page.getByRole('article').getByText(name, { exact: true })

test('the next visit begins with the stored screen, and presses on it count', async ({ page, shop }) => {
  await visitBefore(page, shop)
  const start = await delayRequests(page, isAppScript)
  await page.reload()
  await expect(title(page, STORED)).toBeVisible()
  await shop.add(STORED).click()
  await expect(shop.countOf(STORED)).toHaveText('1')
  await shop.more(STORED).click()
  // Header and basket come a little later, with what was added before.
  await expect(page.locator('[data-press="show address"]:visible')).toBeVisible()
  await expect(shop.basketLink()).toContainText('2')
  await shop.more(STORED).click()
  await expect(shop.basketLink()).toContainText('3')
  start()
  await appIsThere(page)
  await expect(shop.countOf(DISH)).toHaveText('3')
  await expect(title(page, STORED)).toBeHidden()
})

/** Whether something of the stored screen that is in view comes later than the rest. */
const isLateInView = (page: Page) =>
  page.locator('[data-slot^="further "] > *').evaluateAll((late) =>
    late.some((element) => {
      const { top, left } = element.getBoundingClientRect()
      return top < innerHeight && left < innerWidth
    }),
  )

test(
  'cards below those in view come a little later, and a press on them counts',
  extended(),
  async ({ page, shop }) => {
    await visitBefore(page, shop)
    const start = await delayRequests(page, isAppScript)
    await page.reload()
    await expect(title(page, STORED)).toBeVisible()
    // A dish with choices.
    const name = 'Wedding osh'
    await expect(shop.add(name)).toBeVisible()
    expect(await isLateInView(page)).toBe(false)
    await shop.add(name).click()
    await expect(shop.add(name)).toHaveAttribute('aria-busy', 'true')
    expect(
      await page
        .locator('[data-slot^="further "]')
        .filter({ has: shop.add(name) })
        .count(),
    ).toBe(1)
    start()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
  },
)

test('a page that is left stores its screen with the basket of then', extended(), async ({ page, shop }) => {
  await visitBefore(page, shop)
  await page.reload()
  await appIsThere(page)
  await shop.addDish(DISH)
  await expect(shop.countOf(DISH)).toHaveText('1')
  // A reload returns to where the page was scrolled, and what it begins with is in view at its top.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const start = await delayRequests(page, isAppScript)
  await page.reload()
  await expect(shop.countOf(DISH)).toHaveText('1')
  await expect(title(page, DISH)).toBeVisible()
  // The same text as of a screen that is rendered anew: only the mark tells that it was the stored one.
  await markStored(page)
  await page.reload()
  await expect(title(page, STORED)).toBeVisible()
  await expect(shop.countOf(STORED)).toHaveText('1')
  await expect(page.locator('[data-press="show address"]:visible')).toBeVisible()
  expect(await isLateInView(page)).toBe(false)
  start()
})

/** Runs in the page: changes one of the things that a stored screen was rendered from. */
function change([what, key]: readonly [what: 'basket' | 'menu' | 'language', key: string]) {
  const { records, paths } = JSON.parse(localStorage.getItem(key) ?? '')
  if (what === 'basket') localStorage.setItem(records[0], '[]')
  if (what === 'language') localStorage.setItem('language', '"ru"')
  const isMenu = (name: string) =>
    paths.some((path: string) => path.includes('/overalls') && name.endsWith(path))
  if (what === 'menu')
    for (const name of Object.keys(localStorage)) if (isMenu(name)) localStorage.removeItem(name)
}

for (const what of ['basket', 'menu', 'language'] as const) {
  test(
    `the stored screen is not shown after a change of the ${what}`,
    extended(what !== 'basket'),
    async ({ page, shop }) => {
      await visitBefore(page, shop)
      await page.evaluate(change, [what, SCREEN_KEY] as const)
      await delayRequests(page, isAppScript)
      await page.reload()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(title(page, STORED)).toBeHidden()
    },
  )
}

test('a damaged stored screen is not shown', extended(), async ({ page, shop }) => {
  await visitBefore(page, shop)
  await page.evaluate(
    (key) =>
      localStorage.setItem(key, (localStorage.getItem(key) ?? '').replaceAll('"article"', '"no tag!"')),
    SCREEN_KEY,
  )
  await delayRequests(page, isAppScript)
  await page.reload()
  await expect(title(page, DISH)).toBeVisible()
})

test('a logout deletes the stored screen', async ({ page, shop }) => {
  await shop.open()
  await shop.signIn('900000461')
  await shop.go('/')
  await appIsThere(page)
  await expect.poll(() => stored(page), { timeout: 30_000 }).toContain(DISH)
  await shop.go('/profile')
  await shop.press('Log out')
  await shop.thumb()
  await shop.answer('Log out')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await stored(page)).toBeNull()
})
