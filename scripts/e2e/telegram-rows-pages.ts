import type { Locator } from '@playwright/test'
import { expect } from './fixtures.ts'
import { hiddenTexts, insetOf, isInSight } from './in-sight.ts'
import type { Shop } from './shop.ts'
import { does, PRESS } from './storm.ts'
import { LONG_MS, type Walk } from './telegram-rows.ts'
import { DISH } from './trouble.ts'

/* Pages, sheets and the client's own buttons (TG-04, TG-07, TG-09, TG-11, TG-13). */

/** What the client's own buttons cover in fullscreen, px. */
const COVERED = 59

/** Enough for a delivery, whatever an earlier row left. */
export async function hasTwo(shop: Shop) {
  await shop.hasDish(DISH)
  const link = shop.basketLink()
  await expect(link).toContainText(/34,000|68,000/)
  if ((await link.textContent())?.includes('34,000')) await shop.more(DISH).click()
  await expect(shop.basketLink()).toContainText('68,000')
}

export async function goesBack({ telegram, shop, client }: Walk) {
  await hasTwo(shop)
  await shop.toBasket()
  await shop.seesHeading('Basket')
  await expect(telegram.mainButton).toHaveText(/^Checkout · \d+,\d00\sUZS$/)
  await shop.openAddressSheet()
  await client.closeSheet('Delivery address')
  await shop.seesHeading('Basket')
  await expect(telegram.mainButton).toBeVisible()
  await client.back()
  await client.isOnMenu()
  // The button goes with its page.
  await expect(telegram.mainButton).toBeHidden()
}

const asks = async ({ telegram }: Walk) => (await telegram.state()).asksBeforeClose

/** Where the client can ask; one that cannot closes, and nothing is lost by it. */
export async function asksBeforeClosing(walk: Walk) {
  const { telegram, shop, client } = walk
  const canAsk = client.hasSince('6.2')
  await shop.hasDish(DISH)
  await expect.poll(() => asks(walk)).toBe(canAsk)
  if (canAsk) await telegram.answer('close', 'stay')
  expect(await telegram.press('close')).toBe(!canAsk)
  if (!canAsk) await client.open()
  await expect(shop.more(DISH)).toBeVisible()
}

export async function asksNothingWithoutBasket(walk: Walk) {
  const { shop } = walk
  await does(
    () => shop.add(DISH).isVisible(),
    () =>
      shop
        .countOf(DISH)
        .getByRole('button', { name: /^Remove/ })
        .click(PRESS),
  )
  await expect.poll(() => asks(walk)).toBe(false)
}

/**
 * A swipe down belongs to a sheet or a map while one is there, where the client asks whose it is. A map's library is a
 * megabyte; on a busy machine that takes its time.
 */
const swipesAreOurs = ({ telegram, client }: Walk, areOurs: boolean) =>
  expect
    .poll(async () => (await telegram.state()).allowsSwipe, { timeout: LONG_MS })
    .toBe(!(areOurs && client.hasSince('7.7')))

export async function ownsSwipes(walk: Walk) {
  const { shop, client } = walk
  const sheet = await shop.openAddressSheet()
  await expect(sheet).toBeVisible()
  await swipesAreOurs(walk, true)
  await client.closeSheet('Delivery address')
  await swipesAreOurs(walk, false)
}

export async function ownsSwipesOnMap(walk: Walk) {
  await swipesAreOurs(walk, true)
  await walk.client.back()
  await walk.client.isOnMenu()
  await swipesAreOurs(walk, false)
}

export async function opensSettings({ telegram, shop, client }: Walk) {
  const { menu, menuItem, app } = telegram
  await shop.hasDish(DISH)
  await shop.toBasket()
  await shop.seesHeading('Basket')
  await menu.click()
  await expect(menuItem('Reload page')).toBeVisible()
  if (!client.hasSince('6.10')) {
    await expect(menuItem('Settings')).toHaveCount(0)
    await menu.click()
    await client.back()
    // The way to the profile is in the page.
    await app.getByRole('link', { name: 'Profile' }).click()
    await shop.seesHeading('Profile')
    await client.back()
    return client.isOnMenu()
  }
  // Such a client takes its menu's entry out of the history a moment later: the profile stays.
  const hasLeft = client.kind.menuEntry === 'goes' && (await telegram.watchStepBack())
  await menuItem('Settings').click()
  await shop.seesHeading('Profile')
  if (hasLeft) {
    await hasLeft()
    await telegram.hearsAll()
  }
  await shop.seesHeading('Profile')
  await client.back()
  await shop.seesHeading('Basket')
}

export async function survivesReload({ telegram, shop, client }: Walk) {
  const { app, mainButton } = telegram
  const search = app.getByRole('dialog', { name: 'Delivery address' }).getByRole('searchbox')
  await shop.tellKitchen('No onions', () => mainButton.click())
  await shop.openAddressSheet()
  await search.fill('Bunyodkor')
  await client.reload()
  await expect(search).toHaveValue('Bunyodkor')
  await client.closeSheet('Delivery address')
  await expect(app.getByRole('button', { name: /^For the kitchen.*No onions/ })).toBeVisible()
  await expect(mainButton).toHaveText('Set an address')
  await client.back()
  await shop.seesHeading('Basket')
  await shop.sees(DISH)
}

export async function staysAboveKeyboard({ telegram, shop, client }: Walk) {
  const { mainButton } = telegram
  const toKitchen = async (sheet: Locator) => {
    const note = sheet.getByRole('textbox', { name: 'Note for the kitchen' })
    await note.focus()
    await telegram.keyboard(true)
    await expect.poll(() => note.evaluate(isInSight, 0)).toBe(true)
    await expect(mainButton).toHaveText('Done')
    await expect(mainButton).toBeInViewport({ ratio: 1 })
    await telegram.keyboard(false)
  }
  await shop.wish('For the kitchen', toKitchen, () => mainButton.click())
  const sheet = await shop.openAddressSheet()
  const search = sheet.getByRole('searchbox')
  await search.focus()
  await telegram.keyboard(true)
  await expect.poll(() => search.evaluate(isInSight, 0)).toBe(true)
  await telegram.keyboard(false)
  await client.closeSheet('Delivery address')
}

export async function keepsClear(walk: Walk) {
  const { telegram, shop, client } = walk
  const { app } = telegram
  await expect(shop.add(DISH).or(shop.more(DISH))).toBeVisible()
  // A bar below the app that a client invents would push everything out of sight.
  expect(Number.parseFloat(await insetOf(app, 'bottom'))).not.toBeGreaterThan(200)
  // A client that says nothing of its buttons, or has no fullscreen, covers nothing that could be known.
  const isTold = client.kind.answers && client.hasSince('8.0')
  if (!client.kind.isFullscreen && isTold) await telegram.fullscreen(COVERED)
  const covered = isTold ? COVERED : 0
  await expect.poll(async () => Number.parseFloat(await insetOf(app, 'top')) || 0).toBe(covered)
  await expect(app.getByRole('navigation', { name: 'Categories' })).toBeVisible()
  await expect.poll(() => hiddenTexts(app, covered)).toEqual([])
}
