import type { Page } from '@playwright/test'
import { extended } from './extended.ts'
import { expect, test } from './fixtures.ts'
import { chip, scrollY, section } from './menu.ts'

/* A category of cards in one row that moves sideways. */

test.describe('a category that goes sideways (MN-06)', () => {
  const rail = (page: Page) => section(page, 'Goes with osh').getByRole('list')
  const left = (page: Page) => rail(page).evaluate((list) => Math.round(list.scrollLeft))

  test('by the wheel and by arrow keys', async ({ page, shop }) => {
    await shop.open('demo')
    await chip(page, 'Goes with osh').click()
    await expect(rail(page)).toBeInViewport()
    await shop.stands()
    await rail(page).hover()
    const top = await scrollY(page)
    await page.mouse.wheel(160, 0)
    await expect.poll(() => left(page)).toBeGreaterThan(100)
    expect(await scrollY(page)).toBe(top)
    await rail(page).getByRole('link').first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(rail(page).getByRole('link').nth(3)).toBeFocused()
    await expect(rail(page).getByRole('article').nth(3)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('ArrowLeft')
    await expect(rail(page).getByRole('link').nth(2)).toBeFocused()
  })

  test.describe('on a wide page', () => {
    test.use({ viewport: { width: 1440, height: 900 } })
    test(
      'an arrow pressed to the end keeps the focus until Tab goes on',
      extended(),
      async ({ page, shop }) => {
        await shop.open('demo')
        // Delivery sells so few of them that all are in sight.
        await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
        const next = section(page, 'Goes with osh').getByRole('button', { name: 'Next' })
        const after = section(page, 'Soups').getByRole('link').first()
        await after.focus()
        await page.keyboard.press('Shift+Tab')
        await expect(next).toBeFocused()
        await page.keyboard.press('Enter')
        const right = () =>
          rail(page).evaluate((list) => list.scrollWidth - list.clientWidth - Math.round(list.scrollLeft))
        await expect.poll(right).toBeLessThan(2)
        await shop.stands()
        await expect(next).toBeFocused()
        await page.keyboard.press('Tab')
        await expect(next).toHaveCount(0)
        await expect(after).toBeFocused()
      },
    )
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true })
    test('the finger moves the category and nothing else', extended(), async ({ page, shop }) => {
      await shop.open('demo')
      await chip(page, 'Goes with osh').click()
      await expect(rail(page)).toBeInViewport()
      await shop.stands()
      const box = await rail(page).boundingBox()
      const top = await scrollY(page)
      const session = await page.context().newCDPSession(page)
      const y = Math.round((box?.y ?? 0) + 60)
      const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
      await finger('touchStart', 320)
      for (let x = 300; x >= 60; x -= 20) await finger('touchMove', x)
      await finger('touchEnd')
      await expect.poll(() => left(page)).toBeGreaterThan(100)
      expect(await scrollY(page)).toBe(top)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })

  test(
    'inside Telegram it moves the category, the app stays open',
    extended(),
    async ({ telegram, telegramShop: shop, page }) => {
      await telegram.open({ user: 'known', merchant: 'demo' })
      const { app } = telegram
      const list = app.getByRole('list', { name: 'Goes with osh' })
      await app.getByRole('link', { name: 'Goes with osh', exact: true }).click()
      await expect(list).toBeInViewport()
      await shop.stands()
      await list.hover()
      await page.mouse.wheel(160, 0)
      await expect.poll(() => list.evaluate((one) => one.scrollLeft)).toBeGreaterThan(100)
      expect((await telegram.log()).filter(({ event }) => event === 'web_app_close')).toEqual([])
    },
  )
})
