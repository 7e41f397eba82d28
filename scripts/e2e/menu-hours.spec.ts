import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { override } from './override.ts'
import type { Shop } from './shop.ts'

/* Categories of `beta` that are cooked at certain hours only (BX-37): breakfasts from 07:00 to 11:30, soups by night. */

/** Three in the afternoon: breakfasts are over, soups have not begun. */
const AFTERNOON = '2027-03-10T15:00:00+05:00'
const SETTINGS = /\/merchant\/settings\/web/
const BREAKFAST = 'Fried eggs with qaymoq'
const SAMSA = 'Tandoor samsa with lamb'
const TOMORROW = /^Schedule for 11\sMar, 08:00$/

async function setTime(page: Page, time: string) {
  await page.clock.install({ time: Date.parse(time) })
  await page.setExtraHTTPHeaders({ 'x-sandbox-now': time })
}
const section = (page: Page, name: string) => page.getByRole('region', { name })
const line = (shop: Shop, dish: string) => shop.root.getByRole('listitem').filter({ hasText: dish }).first()

test('a category says from when it is cooked, and a dish of it is ordered for then', async ({
  page,
  shop,
}) => {
  await setTime(page, AFTERNOON)
  await override(page, SETTINGS, { categoryView: 'CHIPS' })
  await shop.open('beta')

  await test.step('heading, chip and card say so; the rest of the menu is as ever', async () => {
    await expect(page.getByRole('link', { name: /^Breakfast\s· from 07:00$/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Soups\s· from 18:00$/ })).toBeVisible()
    const breakfast = section(page, 'Breakfast')
    await page.getByRole('link', { name: /^Breakfast\s· from 07:00$/ }).click()
    await expect(breakfast.getByText('from 07:00', { exact: true }).first()).toBeVisible()
    const card = breakfast.getByRole('article').filter({ hasText: BREAKFAST })
    await expect(card.getByText('from 07:00', { exact: true })).toBeVisible()
    await expect(card.getByRole('button', { name: /^Add/ })).toHaveCount(0)
    await expect(section(page, 'Sets').getByRole('button', { name: /^Add/ }).first()).toBeVisible()
  })
  await test.step('its sheet offers the first hour at which it is cooked and delivered', async () => {
    await section(page, 'Breakfast').getByRole('link', { name: BREAKFAST }).click()
    const sheet = page.getByRole('dialog', { name: BREAKFAST })
    await expect(sheet).toContainText('It is served from 07:00 to 11:30.')
    await shop.thumb()
    await sheet.getByRole('button', { name: TOMORROW }).click()
    await shop.thumb()
    await sheet.getByRole('button', { name: /^Add to basket/ }).click()
    await expect(sheet).toBeHidden()
  })
  await test.step('now the menu is the one of that hour', async () => {
    await expect(page.getByRole('link', { name: /^Breakfast$/ })).toBeVisible()
    await expect(shop.more(BREAKFAST)).toBeVisible()
  })
  await test.step('fetched, it would be for now: the line says so, and one press orders for the morning', async () => {
    await shop.signIn('900000044', 'beta')
    await shop.open('beta', { path: '/checkout' })
    await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
    const trouble = line(shop, BREAKFAST)
    await expect(trouble).toContainText('Served from 07:00, not in the total')
    await expect(page.getByRole('button', { name: /^Order/ })).toBeDisabled()
    await trouble.getByRole('button', { name: /^Schedule for 11\sMar, 07:00$/ }).click()
    await expect(page.getByText('Served from 07:00, not in the total')).toHaveCount(0)
    await expect(page.getByRole('radio', { name: /^07:00/ })).toBeChecked()
    await shop.fillName()
    const posted = page.waitForRequest(/\/orders\/v1\/orders\/at-time$/)
    await shop.press(/^Order/)
    await shop.sees(/^Order sent\. No\. \d+/)
    expect((await posted).postDataJSON().deliveryAt).toBe('2027-03-11T07:00:00+05:00')
  })
})

test('a menu that does not know the hours: the server says at the line when the dish is cooked', async ({
  page,
  shop,
}) => {
  await setTime(page, AFTERNOON)
  await page.route(/\/products\/v1\/overalls/, async (route) => {
    const url = route.request().url().replace('//beta.localhost', '//127.0.0.1')
    const menu = await (await fetch(url, { headers: route.request().headers() })).json()
    const categories = menu.categories.map(
      ({
        availableFrom: _,
        availableTo: __,
        ...one
      }: object & { availableFrom: string; availableTo: string }) => one,
    )
    await route.fulfill({ json: { ...menu, categories } })
  })
  await shop.open('beta')
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  await shop.addDish(BREAKFAST)
  await shop.addDish(SAMSA)
  await shop.go('/basket')
  await shop.press(/^Checkout/)
  await expect(line(shop, BREAKFAST)).toContainText('Served from 07:00, not in the total')
  await expect(line(shop, SAMSA)).not.toContainText('not in the total')
  await shop.thumb()
  await shop.press(/^Checkout/)
  await expect(page).toHaveURL(/\/checkout$/)
})
