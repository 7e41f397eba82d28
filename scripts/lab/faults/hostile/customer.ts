import type { Page } from '@playwright/test'
import { BASKET_PREFIX, SESSION_PREFIX } from '#/config/first-paint.ts'
import { CODE } from '../../../e2e/shop.ts'

/* A customer of `demo` as the server knows them: asked directly, past everything that is hostile. */

const MERCHANT = 'demo'
const DISH_ID = 'p-demo-norin'

type Json = Record<string, unknown>

/** Calls of the customer to the sandbox at `url`, at the server's time; throws where it refuses. */
export async function customerOf(url: string, phone: string, now: () => number) {
  async function call<T = Json>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
    const answer = await fetch(new URL(path, url), {
      method,
      headers: {
        Merchant: MERCHANT,
        'Content-Type': 'application/json',
        'X-Sandbox-Now': new Date(now()).toISOString(),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text || 'null')
  }
  let token = ''
  await call('/users/v1/users/login', { phone: `+998${phone}` })
  const session = await call<{ token: string; user: { id: string } }>('/users/v1/users/login/verify', {
    phone: `+998${phone}`,
    code: CODE,
  })
  token = session.token
  const { id } = session.user
  const orders = async (): Promise<string[]> => {
    const [active, archive] = await Promise.all([
      call<{ id: string }[]>(`/orders/v1/orders/user/${id}/active`),
      call<{ content: { id: string }[] }>(`/orders/v1/orders/user/${id}?size=100&page=0&onlyArchive=true`),
    ])
    return [...new Set([...active, ...archive.content].map((order) => order.id))]
  }
  const order = { serviceType: 'PICK_UP', branch: { id: 'br-demo-mirobod' }, paymentType: 'CASH' }
  const advance = async (order: string, steps: number) => {
    for (let step = 0; step < steps; step++)
      await fetch(new URL(`/sandbox/orders/${order}`, url), {
        method: 'POST',
        headers: { 'X-Sandbox-Now': new Date(now()).toISOString() },
        body: new URLSearchParams({ do: 'advance' }),
      })
  }
  return {
    orders,
    /** Moves an order on in the kitchen. */
    advance,
    /** One of everything that the account can show. */
    furnish: async () => {
      await call('/users/v1/addresses/WITH_TOKEN', {
        type: 'HOUSE',
        name: 'Home',
        streetName: 'Bunyodkor',
        houseNumber: '1',
        latitude: 41.28,
        longitude: 69.2,
      })
      await call('/products/v1/favourite/WITH_TOKEN', { productId: DISH_ID, isFavourite: true }, 'PUT')
      await call('/support/v1/chat/messages', { text: 'Is the norin spicy?', clientId: `c-${phone}` })
      const made = await call<{ id: string }>('/orders/v1/orders', {
        ...order,
        cartItems: [{ product: { id: DISH_ID, count: 1 }, modifications: [] }],
      })
      await advance(made.id, 12)
    },
    /** The first name on the profile. */
    firstName: async () => (await call<{ firstName: string }>('/users/v1/users/me/WITH_TOKEN')).firstName,
    /** The texts of this customer in the chat. */
    messages: async () => {
      const sent = await call<{ content: Json[] } | Json[]>('/support/v1/chat/messages?page=0&size=50')
      return (Array.isArray(sent) ? sent : sent.content).map((message) => String(message.text))
    },
  }
}
export type Customer = Awaited<ReturnType<typeof customerOf>>

/** What the browser has stored: portions in the basket, whether an order is being sent, whether somebody is signed in. */
export const storedBy = (page: Page) =>
  page.evaluate(
    ([basket, session]) => {
      const stored = (prefix: string) => {
        const key = Object.keys(localStorage).find((name) => name.startsWith(prefix))
        return key ? JSON.parse(localStorage.getItem(key) ?? 'null') : null
      }
      const lines: { count: number }[] = stored(basket) ?? []
      return {
        portions: lines.reduce((sum, { count }) => sum + count, 0),
        hasJournal: stored('journal:v2:') !== null,
        isSignedIn: stored(session) !== null,
      }
    },
    [BASKET_PREFIX, SESSION_PREFIX] as const,
  )
