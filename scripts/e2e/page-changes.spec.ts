import type { Page } from '@playwright/test'
import { href, type PathName, paths } from '#/paths.ts'
import { appIsThere } from './app-is-there.ts'
import { expect, shopUrl, test } from './fixtures.ts'
import { watchChanges } from './page-changes.ts'
import { CODE, type Shop } from './shop.ts'
import { DISH } from './trouble.ts'
import { placed, toDeliveryTomorrow } from './under-way.ts'

/* From one page to the next: no skeleton flashes up between them, and nothing moves. */

/** A card that the sandbox takes. */
const CARD = '8600123412341239'

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

/** Pages that need something first: a number, a card, an order. Each has its own step. */
const ON_THE_WAY: readonly PathName[] = [
  'home',
  'login',
  'loginConfirm',
  'cardConfirm',
  'order',
  'orderMap',
  'tracking',
  'invitation',
]

/** Where a customer goes from the profile. */
const isOfProfile = (name: PathName) =>
  paths[name].startsWith('/profile/') || name === 'chat' || name === 'checkout'
const OTHERS = (Object.keys(paths) as PathName[]).filter((name) => !ON_THE_WAY.includes(name))
const FROM_THE_PROFILE = OTHERS.filter(isOfProfile)

/** Where a guest goes from the menu: every other page. */
const FROM_THE_MENU = OTHERS.filter((name) => !isOfProfile(name))

for (const [viewport, guest, customer] of [
  [{ width: 390, height: 844 }, '900000211', '900000213'],
  [{ width: 1440, height: 900 }, '900000212', '900000214'],
] as const) {
  test.describe(`${viewport.width} wide, from the press to the settled page nothing moves`, () => {
    test.use({ viewport })
    test.slow()

    test('by links', async ({ page, shop }) => {
      const { moved, settles, begins } = await watchChanges(page)
      await openWithDish(page, shop)
      await begins()
      const main = page.getByRole('main')
      const opens = async (name: RegExp) => {
        await main.getByRole('link', { name }).first().click()
        await settles(`to ${name.source}`)
        await page.goBack()
        await settles(`back from ${name.source}`)
        await shop.thumb()
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

    test('as a guest, and to the sign-in', async ({ page, shop }) => {
      const { moved, settles, begins, visits } = await watchChanges(page)
      await openWithDish(page, shop)
      await begins()
      for (const name of FROM_THE_MENU) await visits(name)
      await page.evaluate((to) => history.pushState(null, '', to), paths.login)
      await settles('to login')
      await page.getByLabel('Phone number').pressSequentially(guest)
      await begins()
      await page.getByRole('button', { name: /^Get the code/ }).click()
      await shop.seesHeading('Code from the SMS')
      await settles('to loginConfirm')
      await page.getByLabel('Code from the SMS').first().pressSequentially(CODE)
      await expect(page).not.toHaveURL(/\/login/)
      await settles('from loginConfirm')
      expect(moved).toEqual({})
    })

    test('as a customer with an order under way', async ({ page, shop }) => {
      const { moved, settles, begins, visits } = await watchChanges(page)
      // For tomorrow: it stands still.
      await toDeliveryTomorrow(page, shop, { phone: customer, dish: DISH })
      // A notice under which another one comes moves up by it.
      await expect(page.getByRole('region', { name: 'Notices' }).getByRole('status')).toHaveCount(0)
      await begins()
      await shop.press(/^Order .*UZS/)
      const { id } = await placed(page, shopUrl)
      await settles('from the checkout to the order')
      const shared = page.waitForResponse(/\/orders\/[^/]+\/tracking$/)
      await shop.press('Share tracking')
      const { token } = await (await shared).json()
      await shop.fillBasket(DISH)
      await shop.go('/profile')
      await begins()
      const own = page.waitForResponse(/\/referral\/WITH_TOKEN$/)
      for (const name of FROM_THE_PROFILE) await visits(name)
      const { code } = await (await own).json()
      await visits('invitation', href('invitation', { code }))
      await visits('order', href('order', { id }))
      await visits('orderMap', href('orderMap', { id }))
      await visits('tracking', href('tracking', { token }))
      await page.evaluate((to) => history.pushState(null, '', to), paths.cardCreate)
      await begins()
      await page.getByRole('textbox', { name: 'Card number' }).pressSequentially(CARD)
      await page.getByRole('textbox', { name: /^Valid until/ }).pressSequentially('1239')
      await begins()
      await page.getByRole('button', { name: 'Get the code' }).click()
      await expect(page).toHaveURL(/\/cards\/confirm/)
      await settles('to cardConfirm')
      expect(moved).toEqual({})
    })
  })
}

test.describe('where no data is saved', () => {
  // The code on the way to an order is loaded ahead.
  test.use({ savesData: false })

  test('on the way to an order no skeleton flashes up', async ({ page, shop }) => {
    await openWithDish(page, shop)
    const emptyFrames = await countEmptyFrames(page)
    await shop.toBasket()
    await shop.seesHeading('Basket')
    await page.goBack()
    await expect(shop.countOf(DISH)).toBeVisible()
    expect(await emptyFrames()).toBe(0)
  })
})
