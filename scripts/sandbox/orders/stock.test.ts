import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OrderDesk, openOrderDesk } from '../testing/order-desk.ts'
import { placeOf } from '../testing/random-order.ts'
import { NOON } from '../testing/testing.ts'

let desk: OrderDesk
beforeAll(async () => {
  desk = await openOrderDesk()
})
beforeEach(() => desk.sandbox.clock.set(NOON))
afterAll(() => desk.sandbox.close())

const limited = (left: (n: number) => boolean) => {
  const { branch } = placeOf(desk.demo())
  for (const product of desk.demo().products.values()) {
    const stock = product.productBranch.find((b) => b.branchId === branch.id && b.active)?.stock ?? null
    if (stock !== null && left(stock) && product.unit === 'COUNT' && product.deliveryEnabled)
      return { product, stock }
  }
  throw new Error('no limited product in the seeds')
}
const orderFor = (id: string, count: number) => ({
  ...desk.request({ service: 'PICK_UP' }),
  totals: null,
  cartItems: [{ product: { id, count }, modifications: [], comment: '', ifMissing: 'CALL' }],
})

test('what is sold out cannot be ordered, what is nearly out only as far as it goes', async () => {
  const out = limited((n) => n === 0)
  expect((await desk.post(orderFor(out.product.id, 1))).body.code).toBe('PRODUCT_NOT_AVAILABLE')
  const low = limited((n) => n > 0)
  expect((await desk.post(orderFor(low.product.id, low.stock + 1))).body).toMatchObject({
    code: 'NOT_ENOUGH_PRODUCTS',
    details: [{ productId: low.product.id, max: low.stock }],
  })
  const tag = () => desk.sandbox.call('/products/v1/overalls').then(({ headers }) => headers.get('etag'))
  const before = await tag()
  const made = await desk.post(orderFor(low.product.id, low.stock))
  expect(made.status).toBe(201)
  expect(await tag()).not.toBe(before)
  expect((await desk.post(orderFor(low.product.id, 1))).body.code).toBe('PRODUCT_NOT_AVAILABLE')
  await desk.sandbox.call(`/orders/v1/orders/${made.body.id}/cancel`, {
    method: 'PUT',
    body: { reasonId: null },
    token: desk.me.token,
  })
  expect((await desk.post(orderFor(low.product.id, 1))).status).toBe(201)
})
