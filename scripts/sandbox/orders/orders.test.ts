import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Order } from '#/api/schema/order.ts'
import { type OpenSandbox, openSandbox } from '../testing.ts'
import { randomBasket, requestOf } from './random-order.ts'

let sandbox: OpenSandbox
let me: Awaited<ReturnType<OpenSandbox['signIn']>>
beforeAll(async () => {
  sandbox = await openSandbox()
  me = await sandbox.signIn()
}, 30_000)
afterAll(() => sandbox.close())

const tenant = () => {
  const found = sandbox.services.tenants.find('demo')
  if (!found) throw new Error('no demo')
  return found
}

test('a delivery order is taken, priced and in the lists', async () => {
  const body = requestOf(tenant(), me.user.id, randomBasket(tenant(), 1), { service: 'DELIVERY' })
  const made = await sandbox.call('/orders/v1/orders', { body, token: me.token })
  expect(made.body).toMatchObject({ status: 'OPEN', number: 1001, isPaid: false, canCancel: true })
  expect(made.status).toBe(201)
  const order = v.parse(Order, made.body)
  expect(order.totals.totalPrice).toBe(body.totals.totalPrice)
})
