import { expect, type Page } from '@playwright/test'
import type { Shop } from './shop.ts'

const PLACED = /\/profile\/orders\/(o-[\w-]+)/

/**
 * Waits for the page of the order just placed; `advance` is the kitchen of the sandbox at `sandboxUrl`, a step at a
 * time, on its desk.
 */
export async function placed(page: Page, sandboxUrl: string) {
  await page.waitForURL(PLACED)
  const id = PLACED.exec(page.url())?.[1] ?? ''
  const advance = async (steps: number) => {
    for (let step = 0; step < steps; step++) {
      const answer = await page.request.post(`${sandboxUrl}/sandbox/orders/${id}`, {
        form: { do: 'advance' },
      })
      expect(answer.ok()).toBe(true)
    }
  }
  return { id, advance }
}

/** The steps of a delivery for later until the courier has left the branch with it. */
export const STEPS_TO_THE_WAY = 8

type Delivery = { phone: string; dish: string }

/** Signs in, and brings two of `dish` to the checkout, complete for a delivery tomorrow but for the last press. */
export async function toDeliveryTomorrow(page: Page, shop: Shop, { phone, dish }: Delivery) {
  await shop.open()
  await shop.toDelivery(phone, dish)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nodira')
  await page.getByRole('combobox', { name: 'Day' }).selectOption({ index: 1 })
  await page.getByRole('group', { name: 'When' }).getByRole('radio').last().press('Space')
}

/** The same, ordered; ends on the page of the order. */
export async function orderDelivery(page: Page, shop: Shop, sandboxUrl: string, what: Delivery) {
  await toDeliveryTomorrow(page, shop, what)
  await shop.press(/^Order .*UZS/)
  return placed(page, sandboxUrl)
}
