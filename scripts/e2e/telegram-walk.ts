import { expect } from './fixtures.ts'
import type { Shop } from './shop.ts'
import type { Telegram } from './telegram.ts'
import { DISH } from './trouble.ts'

/* The way of a customer inside Telegram that several journeys take; the shop speaks English. */

/** Opens the client's ⋯ menu and closes it. */
export async function openAndDismissMenu({ menu, menuItem }: Telegram) {
  await menu.click()
  await expect(menuItem('Reload page')).toBeVisible()
  await menu.click()
  await expect(menuItem('Reload page')).toBeHidden()
}

/** From the menu to the basket with a dish in it. */
export async function toBasket(shop: Shop) {
  await shop.hasDish(DISH)
  await shop.toBasket()
  await shop.seesHeading('Basket')
}

/** From the menu to the checkout of a pick-up. */
export async function toPickUp({ mainButton }: Telegram, shop: Shop) {
  await shop.hasDish(DISH)
  await shop.choose(shop.root.getByRole('radio', { name: 'Pick-up' }))
  await toBasket(shop)
  await expect(mainButton).toHaveText(/^Checkout/)
  await mainButton.click()
  await expect(mainButton).toHaveText(/^Order/)
}

/** From the menu to the checkout of two dishes, whose address is still to be chosen. */
export async function toDelivery({ mainButton }: Telegram, shop: Shop) {
  await shop.addDish(DISH)
  await shop.more(DISH).click()
  await shop.toBasket()
  await expect(mainButton).toHaveText(/^Checkout/)
  await mainButton.click()
  await shop.seesHeading('Your order')
}

/** At the checkout: a delivery to a house that is found by its name. */
export async function chooseAddress({ mainButton }: Telegram, shop: Shop) {
  await shop.chooseAddress('Bunyodkor 12', async () => {
    await expect(mainButton).toHaveText('Deliver here')
    await mainButton.click()
  })
  await expect(mainButton).toHaveText(/^Order · [\d,]+\sUZS$/)
}
