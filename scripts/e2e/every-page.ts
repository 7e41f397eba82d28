import type { Page } from '@playwright/test'
import { SESSION_PREFIX } from '#/config/first-paint.ts'
import { href, type PathName, paths } from '#/paths.ts'
import { expect, shopUrl } from './fixtures.ts'

/** What the pages of a customer are about. */
export type Things = { order: string; card: string; link: string }

const NOBODYS: Things = { order: 'o-any', card: 'c-any', link: 'any' }

/** An address of every page of the shop `demo`, by its name. */
export function everyAddress({ order, card, link }: Things = NOBODYS): Record<PathName, string> {
  return {
    ...paths,
    category: href('category', null, { id: 'cat-demo-qozon' }),
    product: href('product', { id: 'p-demo-norin' }),
    vacancy: href('vacancy', { id: 'vc-demo-1' }),
    cardConfirm: href('cardConfirm', null, { id: card }),
    order: href('order', { id: order }),
    orderMap: href('orderMap', { id: order }),
    tracking: href('tracking', { token: link }),
    invitation: href('invitation', { code: link }),
  }
}

/** Gives the customer who is signed in on the page something to show on each page of theirs. */
export async function furnish(page: Page): Promise<Things> {
  const token = await page.evaluate((prefix) => {
    const name = Object.keys(localStorage).find((one) => one.startsWith(prefix))
    return JSON.parse(localStorage.getItem(name ?? '') ?? 'null')?.token
  }, SESSION_PREFIX)
  const send = async (path: string, body: object, method: 'POST' | 'PUT' = 'POST') => {
    const answer = await fetch(new URL(path, shopUrl), {
      method,
      headers: { 'Content-Type': 'application/json', Merchant: 'demo', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    expect(answer.ok, `${path}: ${text}`).toBe(true)
    return JSON.parse(text || 'null')
  }
  const home = { streetName: 'Bunyodkor', houseNumber: '1', latitude: 41.28, longitude: 69.2 }
  await send('/users/v1/addresses/WITH_TOKEN', { type: 'HOUSE', name: 'Home', ...home })
  const dish = 'p-demo-norin'
  await send('/products/v1/favourite/WITH_TOKEN', { productId: dish, isFavourite: true }, 'PUT')
  await send('/support/v1/chat/messages', { text: 'Is the norin spicy?', clientId: 'c-1' })
  const { id: order } = await send('/orders/v1/orders', {
    serviceType: 'PICK_UP',
    branch: { id: 'br-demo-mirobod' },
    paymentType: 'CASH',
    cartItems: [{ product: { id: dish, count: 1 }, modifications: [] }],
  })
  return { ...NOBODYS, order }
}
