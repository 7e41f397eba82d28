import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { chip, section } from './menu.ts'

/* Where the menu has its basket, by the shops that show it (MN-16). */

test.describe('where the basket is (MN-16)', () => {
  const tabs = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
  const basketTab = (page: Page) => tabs(page).getByRole('link', { name: /Basket/ })
  const pill = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Basket/ })
  const addFirst = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: /^Add / }).first().click()

  test('NAVIGATION_BAR: a tab with the number', async ({ page, shop }) => {
    await shop.open('dark')
    await chip(page, 'Sushi and gunkan').click()
    await shop.addDish('Salmon nigiri')
    await expect(basketTab(page)).toContainText('1')
    await expect(pill(page)).toHaveCount(0)
  })

  test('FLOATING_OVER_PRODUCT: over the dishes, and no tab', async ({ page, shop }) => {
    await shop.open('brands')
    await expect(tabs(page)).toBeVisible()
    await expect(basketTab(page)).toHaveCount(0)
    await chip(page, 'Drinks').click()
    await shop.stands()
    await section(page, 'Drinks').getByRole('button', { name: /^Add / }).first().click()
    await expect(pill(page)).toBeVisible()
  })

  test('without the navigation there is no tab bar, and the basket floats; without its page it is checkout (BK-01)', async ({
    page,
    shop,
  }) => {
    await shop.open('minimal')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(tabs(page)).toHaveCount(0)
    await addFirst(page)
    if (await page.getByRole('dialog').isVisible())
      await page.getByRole('dialog').getByRole('button', { name: /^Add/ }).last().click()
    await expect(pill(page)).toBeVisible()
    await pill(page).click()
    await expect(page).toHaveURL(/\/checkout$/)
    await shop.go('/basket')
    await expect(page).toHaveURL(/\/checkout$/)
  })

  for (const [merchant, isBeside] of [
    ['demo', true],
    ['minimal', false],
  ] as const) {
    test(`cartInMainActive ${isBeside ? 'on: beside the menu' : 'off: not beside the menu'} of a wide page`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await shop.open(merchant)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('complementary', { name: 'Basket' }).first()).toBeVisible({
        visible: isBeside,
      })
    })
  }

  test('NAME_ONLY names the choices, FULL_IMAGE shows them', async ({ page, shop }) => {
    await shop.open('demo', { path: '/product/p-demo-choyxona' })
    await expect(page.getByRole('group').first()).toBeVisible()
    expect(await page.getByRole('group').locator('img').count()).toBe(0)
    await shop.open('dark', { path: '/product/p-dark-filadelfiya' })
    await expect(page.getByRole('group').first()).toBeVisible()
    expect(await page.getByRole('group').locator('img').count()).toBeGreaterThan(2)
  })
})
