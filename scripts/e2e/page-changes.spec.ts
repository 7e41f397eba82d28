import type { Page } from '@playwright/test'
import { appIsThere } from './app-is-there.ts'
import { expect, test } from './fixtures.ts'
import { watchLayoutShifts } from './layout-shifts.ts'
import type { Shop } from './shop.ts'
import { DISH } from './trouble.ts'

/* From one page to the next: no skeleton flashes up between them. */

/** Counts the frames in which the page has no word, from here on: a skeleton, or nothing. */
async function countEmptyFrames(page: Page) {
  await page.evaluate(() => {
    const seen = { empty: 0 }
    Object.assign(window, { seen })
    const look = () => {
      if (!document.querySelector('main')?.textContent.trim()) seen.empty += 1
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => (window as never as { seen: { empty: number } }).seen.empty)
}

/** Opens the shop with a dish in the basket and waits until the code on the way to an order is loaded. */
async function openWithDish(page: Page, shop: Shop) {
  await shop.open()
  await shop.addDish(DISH)
  await appIsThere(page)
  await page.waitForLoadState('networkidle')
}

/** The sum of the layout shifts since the last call, once nothing has moved for a while. */
async function settledShifts(shifts: Awaited<ReturnType<typeof watchLayoutShifts>>) {
  let sum = 0
  const more = async () => {
    const one = await shifts.take()
    sum += one
    return one
  }
  await expect.poll(more, { intervals: [600] }).toBe(0)
  return sum
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport })

    test('from the press to the settled page nothing moves', async ({ page, shop }) => {
      test.slow()
      const shifts = await watchLayoutShifts(page)
      await openWithDish(page, shop)
      await settledShifts(shifts)
      const main = page.getByRole('main')
      const moved: Record<string, number> = {}
      const settles = async (name: string) => {
        // 0.00 in the two digits in which layout shifts are counted.
        const sum = await settledShifts(shifts)
        if (sum >= 0.005) moved[name] = sum
      }
      const opens = async (name: RegExp) => {
        await main.getByRole('link', { name }).first().click()
        await settles(`to ${name.source}`)
        await page.goBack()
        await settles(`back from ${name.source}`)
        await shop.looks()
      }
      if (viewport.width < 600) {
        await shop.toBasket()
        await settles('to the basket')
        await page.goBack()
        await settles('back to the menu')
      }
      await page
        .getByRole('link', { name: viewport.width < 600 ? 'Profile' : 'Log in' })
        .last()
        .click()
      await settles('to the profile')
      for (const name of [/^Branches/, /^About us/, /^Vacancies/, /^Public offer/, /^Privacy/])
        await opens(name)
      expect(moved).toEqual({})
    })
  })
}

test('on the way to an order no skeleton flashes up', async ({ page, shop }) => {
  await openWithDish(page, shop)
  const emptyFrames = await countEmptyFrames(page)
  await shop.toBasket()
  await shop.seesHeading('Basket')
  await page.goBack()
  await expect(shop.countOf(DISH)).toBeVisible()
  expect(await emptyFrames()).toBe(0)
})
