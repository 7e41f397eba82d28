import * as v from 'valibot'
import { Branch } from '#/api/schema/branch.ts'
import { Menu } from '#/api/schema/menu.ts'
import { Order } from '#/api/schema/order.ts'
import { answerList, pageOf } from '#/api/schema/records.ts'
import { SignIn } from '#/api/schema/user.ts'
import { expect, shopUrl } from './fixtures.ts'
import { CODE, MERCHANT } from './shop.ts'

/**
 * A customer of `merchant` whose last order has been delivered: `count` of one dish, to Bunyodkor 12, in cash. Answers
 * are read as the shop reads them, for `wild` spells each otherwise.
 */
export async function deliveredOrder(phone: string, { merchant = MERCHANT, lines = 1 } = {}) {
  const call = async <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    body: object | null,
    token = '',
  ): Promise<v.InferOutput<Schema>> => {
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
    return v.parse(schema, await answer.json())
  }
  await call(v.unknown(), '/users/v1/users/login', { phone: `+998${phone}` })
  const { token, user } = await call(SignIn, '/users/v1/users/login/verify', {
    phone: `+998${phone}`,
    code: CODE,
  })
  const named = {
    headers: { 'Content-Type': 'application/json', Merchant: merchant, Authorization: `Bearer ${token}` },
  }
  await fetch(new URL(`/users/v1/users/${user.id}/WITH_TOKEN`, shopUrl), {
    ...named,
    method: 'PUT',
    body: JSON.stringify({ firstName: 'Aziza' }),
  })
  const { products } = await call(Menu, '/products/v1/overalls?type=WEB', null)
  const plain = products.filter(
    (one) =>
      one.type === 'NONE' &&
      one.unit === 'COUNT' &&
      one.active &&
      one.deliveryEnabled &&
      one.productBranch.every(({ stock }) => stock === null),
  )
  const [branch] = await call(answerList('branches', Branch), '/users/v1/branches/full', null)
  if (!branch) throw new Error(`${merchant} has no branch`)
  const { id, latitude, longitude } = branch
  const order = await call(
    Order,
    '/orders/v1/orders',
    {
      ...{ serviceType: 'DELIVERY', branch: { id }, paymentType: 'CASH', comment: '#fast' },
      address: { type: 'HOUSE', streetName: 'Bunyodkor', houseNumber: '12', latitude, longitude },
      cartItems: plain
        .slice(0, lines)
        .map((one) => ({ product: { id: one.id, count: 4 }, modifications: [] })),
    },
    token,
  )
  await expect
    .poll(async () => (await call(Order, `/orders/v1/orders/${order.id}`, null, token)).status, {
      timeout: 20_000,
    })
    .toMatch(/DELIVERED|CLOSED/)
  return {
    id: order.id,
    /** How many orders the customer has, up to ten. */
    orders: async (): Promise<number> => {
      const path = `/orders/v1/orders/user/${user.id}?size=10&page=0`
      return (await call(pageOf('orders', Order), path, null, token)).content.length
    },
  }
}
