import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Order } from '#/api/schema/order.ts'
import { totalRows } from '#/features/orders/totals.ts'
import { type OrderDesk, openOrderDesk } from '../testing/order-desk.ts'
import { NOON } from '../testing/testing.ts'

/* What an operator changes of an order that was taken, and what its customer is told (OR-06). */

let desk: OrderDesk
beforeAll(async () => {
  desk = await openOrderDesk()
})
beforeEach(() => desk.sandbox.clock.set(NOON))
afterAll(() => desk.sandbox.close())

const act = (id: string, action: string) =>
  desk.sandbox.app.request(`/sandbox/orders/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ do: action }),
  })
async function open(options: Parameters<OrderDesk['request']>[0] = {}, change: object = {}) {
  const made = await desk.post({ ...desk.request(options), ...change })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  desk.sandbox.clock.add(60_000)
  return made.body as { id: string; cartItems: { product: { id: string } }[]; totals: { totalPrice: number } }
}
const read = async (id: string) => (await desk.read(id)).body
const changesOf = async (id: string): Promise<{ kind: string; status: string; isPaid: boolean }[]> =>
  (await desk.sandbox.call(`/orders/v1/orders/${id}/changes`, { token: desk.me.token })).body
const kindsOf = async (id: string) => (await changesOf(id)).map(({ kind }) => kind)

describe('a line that has run out', () => {
  test.each(['DELIVERY', 'PICK_UP', 'DINE_IN'] as const)(
    'is gone from the order of %s, whose rows add up to its new total',
    async (service) => {
      const { id, cartItems, totals } = await open({ service })
      expect((await act(id, 'lines')).status).toBe(303)
      const after = await read(id)
      expect(after.cartItems.map(({ product }: (typeof cartItems)[number]) => product.id)).toEqual(
        cartItems.slice(0, -1).map(({ product }) => product.id),
      )
      expect(after.totals.totalPrice).toBeLessThan(totals.totalPrice)
      const rows = totalRows(v.parse(Order, after))
      expect(rows.reduce((sum, row) => sum + row.sum, 0)).toBe(after.totals.totalPrice)
      expect(await kindsOf(id)).toContain('UPDATE')
      // What is paid is the new total.
      expect((await desk.stored()).find((row) => row.id === id)?.total).toBe(after.totals.totalPrice)
    },
  )

  test('takes its part of the promo along', async () => {
    const { id } = await open({}, { promoCode: 'SALOM10', totals: null })
    const before = await read(id)
    await act(id, 'lines')
    const after = await read(id)
    expect(after.totals.promoProductDiscount).toBeLessThan(before.totals.promoProductDiscount)
    const rows = totalRows(v.parse(Order, after))
    expect(rows.reduce((sum, row) => sum + row.sum, 0)).toBe(after.totals.totalPrice)
  })

  test('is not taken from an order of one line, nor from one that has ended', async () => {
    const { cartItems } = desk.request()
    const { id } = await open({ service: 'PICK_UP' }, { cartItems: cartItems.slice(0, 1), totals: null })
    expect((await act(id, 'lines')).status).toBe(400)
    const ended = await open()
    await act(ended.id, 'cancel')
    for (const edit of ['lines', 'payment', 'delivery']) expect((await act(ended.id, edit)).status).toBe(400)
  })
})

test('an order that waits for its payment is paid at the door instead, and the kitchen begins', async () => {
  const { id } = await open({ payment: 'PAYME' })
  expect(await read(id)).toMatchObject({ status: 'OPEN', canPay: true })
  expect((await act(id, 'payment')).status).toBe(303)
  expect(await read(id)).toMatchObject({
    ...{ status: 'CREATED', canPay: false, isPaid: false },
    payment: { type: expect.stringMatching(/^(?:CASH|TERMINAL)$/) },
  })
  expect(await kindsOf(id)).toEqual(expect.arrayContaining(['CHANGE_PAYMENT_TYPE', 'CHANGE_STATUS']))
})

test('what was paid is paid in no other way', async () => {
  const { id } = await open({ payment: 'PAYME' })
  await desk.sandbox.app.request(`/sandbox/pay/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ do: 'paid' }),
  })
  expect((await act(id, 'payment')).status).toBe(400)
})

test('a delivery goes with other couriers; what is fetched does not', async () => {
  const { id } = await open({ service: 'DELIVERY' })
  const { deliveryType } = await read(id)
  expect((await act(id, 'delivery')).status).toBe(303)
  expect((await read(id)).deliveryType).not.toBe(deliveryType)
  expect(await kindsOf(id)).toContain('CHANGE_DELIVERY_TYPE')
  expect((await act((await open({ service: 'PICK_UP' })).id, 'delivery')).status).toBe(400)
})

test('cash is paid as the order is handed over, which is one change', async () => {
  const { id } = await open({ service: 'DELIVERY' })
  desk.sandbox.clock.add(1_140_000)
  const changes = await changesOf(id)
  expect(changes.filter(({ isPaid }) => isPaid)[0]).toMatchObject({
    kind: 'PAID_AND_CHANGE_STATUS',
    status: 'DELIVERED',
  })
  expect(changes.filter(({ kind }) => kind.startsWith('PAID'))).toHaveLength(1)
  expect(await read(id)).toMatchObject({ isPaid: true })
})
