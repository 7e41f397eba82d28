import type { Browser } from '@playwright/test'
import { createShop } from '../../e2e/shop.ts'
import { orderDelivery, STEPS_TO_THE_WAY } from '../../e2e/under-way.ts'
import { type Device, newCustomer, rest } from './phone.ts'

/** Two of it are enough for a delivery. */
const DISH = 'Norin with horse meat'

/** How long the sandbox's courier rides from the branch to the door at speed 1, ms. */
export const RIDE_MS = 420_000

/** A customer of the shop `demo` on the page of an order that a courier will bring. */
export async function customerWithOrder(browser: Browser, url: string, device: Device, phone: string) {
  const { context, page, cdp } = await newCustomer(browser, device)
  const shop = createShop(page, page, url)
  const { id, advance } = await orderDelivery(page, shop, url, { phone, dish: DISH })
  return {
    context,
    page,
    cdp,
    /** The map of the order instead of its page. */
    toMap: () => page.goto(new URL(`/profile/orders/${id}/map`, page.url()).href),
    /** Until the map is rendered, on either page. */
    untilMap: async () => {
      await page.locator('main canvas').waitFor({ timeout: 60_000 })
      await rest(page, 3_000)
    },
    /** The courier leaves the branch, and is on the map. */
    setOut: async () => {
      await advance(STEPS_TO_THE_WAY)
      await page.locator('main [aria-label="Courier"]').waitFor({ timeout: 60_000 })
    },
  }
}
