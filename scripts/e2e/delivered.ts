import { expect, shopUrl } from './fixtures.ts'
import { CODE } from './shop.ts'

type Sent = { id: string }

/** A customer of `merchant` whose last order has been delivered: `count` of one dish, to Bunyodkor 12, in cash. */
export async function deliveredOrder(phone: string, { merchant = 'demo', lines = 1 } = {}) {
  const call = async (path: string, body: object | null, token = '') => {
    const headers = {
      'Content-Type': 'application/json',
      Merchant: merchant,
      Authorization: `Bearer ${token}`,
    }
    const answer = await fetch(new URL(path, shopUrl), {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
    return answer.json()
  }
  await call('/users/v1/users/login', { phone: `+998${phone}` })
  const { token, user } = await call('/users/v1/users/login/verify', { phone: `+998${phone}`, code: CODE })
  const named = {
    headers: { 'Content-Type': 'application/json', Merchant: merchant, Authorization: `Bearer ${token}` },
  }
  await fetch(new URL(`/users/v1/users/${user.id}/WITH_TOKEN`, shopUrl), {
    ...named,
    method: 'PUT',
    body: JSON.stringify({ firstName: 'Aziza' }),
  })
  const { products } = await call('/products/v1/overalls?type=WEB', null)
  const plain = products.filter(
    (one: {
      type: string
      unit: string
      active: boolean
      deliveryEnabled: boolean
      productBranch: { stock: number | null }[]
    }) =>
      one.type === 'NONE' &&
      one.unit === 'COUNT' &&
      one.active &&
      one.deliveryEnabled &&
      one.productBranch.every(({ stock }) => stock === null),
  )
  const [{ id, latitude, longitude }] = await call('/users/v1/branches/full', null)
  const order: Sent = await call(
    '/orders/v1/orders',
    {
      ...{ serviceType: 'DELIVERY', branch: { id }, paymentType: 'CASH', comment: '#fast' },
      address: { type: 'HOUSE', streetName: 'Bunyodkor', houseNumber: '12', latitude, longitude },
      cartItems: plain
        .slice(0, lines)
        .map((one: Sent) => ({ product: { id: one.id, count: 4 }, modifications: [] })),
    },
    token,
  )
  await expect
    .poll(async () => (await call(`/orders/v1/orders/${order.id}`, null, token)).status, { timeout: 20_000 })
    .toMatch(/DELIVERED|CLOSED/)
  return {
    id: order.id,
    /** How many orders the customer has. */
    orders: async (): Promise<number> =>
      (await call(`/orders/v1/orders/user/${user.id}?size=10&page=0`, null, token)).totalElements,
  }
}
