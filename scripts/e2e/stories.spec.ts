import type { Page } from '@playwright/test'
import { appIsThere } from './app-is-there.ts'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { choseEnglish } from './shop.ts'
import { rings } from './story-rings.ts'

/* The rings above the banners and the stories that they open (NT-02). */

const viewer = (page: Page) => page.getByRole('dialog')
const slide = (page: Page, alt: string) => viewer(page).getByRole('img', { name: alt })
/** The bar of the shown slide, and its progress from 0 to 1. */
const filled = (page: Page) =>
  viewer(page)
    .locator('[aria-hidden] > span > span')
    .last()
    .evaluate((bar) => bar.getAnimations()[0]?.effect?.getComputedTiming().progress ?? null)

/** Journeys run with reduced motion unless they turn it off. */
const withMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' })

async function openStories(page: Page, shop: { open: (merchant?: string) => Promise<void> }) {
  await shop.open('demo')
  await appIsThere(page)
  await expect(rings(page).getByRole('button').first()).toBeVisible()
}

test('taps lead through a story, its ring is marked as seen, and the next story follows', async ({
  page,
  shop,
}) => {
  await openStories(page, shop)
  const ring = rings(page).getByRole('button', { name: 'New, new' })
  await ring.click()
  await expect(viewer(page)).toHaveAccessibleName('New')
  await expect(slide(page, 'New, 1')).toBeVisible()
  // The next picture is loaded before its slide is shown.
  await expect(viewer(page).locator('img[alt=""]')).not.toHaveCount(0)
  const next = viewer(page).getByRole('button', { name: 'Next slide' })
  await next.click()
  await expect(slide(page, 'New, 2')).toBeVisible()
  await viewer(page).getByRole('button', { name: 'Previous slide' }).click()
  await expect(slide(page, 'New, 1')).toBeVisible()
  await next.click()
  await next.click()
  await expect(slide(page, 'New, 3')).toBeVisible()
  await next.click()
  await expect(viewer(page)).toHaveAccessibleName('Discounts')
  await viewer(page).getByRole('button', { name: 'Close' }).click()
  await expect(viewer(page)).toHaveCount(0)
  const seen = rings(page).getByRole('button', { name: 'New', exact: true })
  await expect(seen).toBeFocused()
  await page.reload()
  await expect(seen).toBeVisible()
  // One of its two slides was seen: the story is still new, and continues with the other.
  await rings(page).getByRole('button', { name: 'Discounts, new' }).click()
  await expect(slide(page, 'Discounts, 2')).toBeVisible()
})

test('what was seen in one shop is not seen in another', async ({ page, shop }) => {
  await openStories(page, shop)
  await rings(page).getByRole('button', { name: 'Jobs, new' }).click()
  await page.keyboard.press('Escape')
  await expect(rings(page).getByRole('button', { name: 'Jobs', exact: true })).toBeVisible()
  await shop.open('dark')
  await expect(rings(page).getByRole('button', { name: 'Jobs, new' })).toBeVisible()
})

test('slides advance by themselves, pause while they are held, and the last one closes the viewer', async ({
  page,
  shop,
}) => {
  await withMotion(page)
  await openStories(page, shop)
  await rings(page).getByRole('button', { name: 'Osh day, new' }).click()
  await expect(slide(page, 'Osh day, 1')).toBeVisible()
  await expect.poll(() => filled(page)).toBeGreaterThan(0.05)
  await page.mouse.move(300, 500)
  await page.mouse.down()
  const held = await filled(page)
  // Longer than a tap: the slide is paused, and releasing it does not advance.
  await page.waitForFunction(
    (since) => performance.now() - since > 700,
    await page.evaluate(() => performance.now()),
  )
  expect(await filled(page)).toBeCloseTo(held ?? -1, 1)
  await page.mouse.up()
  await expect(slide(page, 'Osh day, 1')).toBeVisible()
  await expect(slide(page, 'Osh day, 2')).toBeVisible({ timeout: 8_000 })
  await page.keyboard.press('Escape')
  await rings(page).getByRole('button', { name: 'Jobs, new' }).click()
  await expect(slide(page, 'Jobs')).toBeVisible()
  await expect(viewer(page)).toHaveCount(0, { timeout: 9_000 })
})

test('by keyboard: arrows change the slide, Space pauses and continues, Escape closes and returns the focus', async ({
  page,
  shop,
}) => {
  await withMotion(page)
  await openStories(page, shop)
  const ring = rings(page).getByRole('button', { name: 'New, new' })
  await ring.focus()
  await page.keyboard.press('Enter')
  await expect(slide(page, 'New, 1')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(slide(page, 'New, 2')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(slide(page, 'New, 1')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(viewer(page).getByRole('button', { name: 'Go on' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(viewer(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(rings(page).getByRole('button', { name: /^New/ })).toBeFocused()
  await expect(page).toHaveURL(/\/$/)
})

test('the button of a slide leads to its page, category or dish', async ({ page, shop }) => {
  await openStories(page, shop)
  await rings(page).getByRole('button', { name: 'Jobs, new' }).click()
  await shop.press('More about it')
  await expect(page).toHaveURL(/\/vacancy$/)
  await expect(viewer(page)).toHaveCount(0)
  await page.goBack()
  await rings(page).getByRole('button', { name: 'New, new' }).click()
  await shop.press('See the dishes')
  await expect(viewer(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Manti and dough' })).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await rings(page).getByRole('button', { name: 'Discounts, new' }).click()
  await shop.press('See the dish')
  await expect(page.getByRole('dialog', { name: 'Qozon kabob with potatoes' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rings(page).getByRole('button', { name: /^Discounts/ })).toBeFocused()
})

test('a pull down closes, and one step of Back does', async ({ page, shop }) => {
  await openStories(page, shop)
  await rings(page).getByRole('button', { name: 'New, new' }).click()
  await expect(slide(page, 'New, 1')).toBeVisible()
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 200, y }] })
  await touch('touchStart', 300)
  for (const y of [320, 380, 450, 520]) await touch('touchMove', y)
  await touch('touchEnd', 520)
  await expect(viewer(page)).toHaveCount(0)
  await rings(page).getByRole('button', { name: /^New/ }).click()
  await expect(viewer(page)).toBeVisible()
  await page.goBack()
  await expect(viewer(page)).toHaveCount(0)
  await expect(rings(page)).toBeVisible()
})

test('with reduced motion slides stay until the customer changes them', async ({ page, shop }) => {
  await openStories(page, shop)
  await rings(page).getByRole('button', { name: 'New, new' }).click()
  await expect(slide(page, 'New, 1')).toBeVisible()
  expect(await filled(page)).toBeNull()
  await expect(viewer(page).getByRole('button', { name: 'Pause' })).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(slide(page, 'New, 2')).toBeVisible()
})

test("inside Telegram the client's Back closes a story", extended(), async ({ page, telegram }) => {
  await choseEnglish(page)
  await telegram.open({ user: 'known' })
  await telegram.app.getByRole('list', { name: 'Stories' }).getByRole('button', { name: 'New, new' }).click()
  await expect(telegram.app.getByRole('dialog')).toBeVisible()
  await expect(telegram.leave).toHaveAccessibleName('Back')
  await telegram.press('back')
  await expect(telegram.app.getByRole('dialog')).toHaveCount(0)
  await expect(telegram.app.getByRole('list', { name: 'Stories' })).toBeVisible()
  expect(await telegram.errors()).toEqual([])
})
