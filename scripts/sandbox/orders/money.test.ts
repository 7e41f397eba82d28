import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OrderRequest } from '#/domain/order.ts'
import { NOON } from '../testing.ts'
import { type OrderDesk, openOrderDesk } from './order-desk.ts'

let desk: OrderDesk
beforeAll(async () => {
  desk = await openOrderDesk()
}, 30_000)
beforeEach(() => desk.sandbox.clock.set(NOON))
afterAll(() => desk.sandbox.close())

test('cashback pays at most the products, and leaves the balance', async () => {
  const balance = async () =>
    (await desk.sandbox.call('/users/v1/cashback/WITH_TOKEN', { token: desk.me.token })).body.balance
  const before = await balance()
  const body = desk.request({ cashback: 5_000, balance: before })
  expect((await desk.post(body)).body).toMatchObject({
    cashback: 5_000,
    totals: { totalPrice: body.totals.totalPrice },
  })
  expect(await balance()).toBe(before - 5_000)
  const greedy = await desk.post({ ...desk.request(), cashback: before })
  expect(greedy.body).toMatchObject({ code: 'CASHBACK_NOT_ENOUGH', details: [{ max: before - 5_000 }] })
})

/** Every sum and every field a customer might try to write. */
const tampers: readonly ((body: OrderRequest, n: number) => unknown)[] = [
  (b, n) => ({ ...b, totals: { ...b.totals, totalPrice: b.totals.totalPrice - n } }),
  (b, n) => ({ ...b, totals: { ...b.totals, productPrice: b.totals.productPrice - n } }),
  (b, n) => ({ ...b, totals: { ...b.totals, discount: b.totals.discount + n } }),
  (b, n) => ({ ...b, totals: { ...b.totals, promoProductDiscount: n } }),
  (b, n) => ({ ...b, deliveryPrice: Math.max(0, b.deliveryPrice - n) }),
  (b, n) => ({
    ...b,
    deliveryPrice: 0,
    totals: { ...b.totals, totalPrice: b.totals.totalPrice - b.deliveryPrice - n },
  }),
  (b, n) => ({ ...b, servicePrice: -n }),
  (b, n) => ({ ...b, cashback: 10_000_000 + n }),
  (b, n) => ({
    ...b,
    cartItems: b.cartItems.map((l) => ({
      ...l,
      product: { ...l.product, costPrice: l.product.costPrice - n },
    })),
  }),
  (b, n) => ({
    ...b,
    cartItems: b.cartItems.map((l) => ({
      ...l,
      product: { ...l.product, discount: l.product.discount + n },
    })),
  }),
  (b, n) => ({
    ...b,
    cartItems: b.cartItems.map((l) => ({ ...l, product: { ...l.product, count: l.product.count + n } })),
  }),
  (b, n) => ({ ...b, cartItems: b.cartItems.map((l) => ({ ...l, product: { ...l.product, count: -n } })) }),
  (b, n) => ({
    ...b,
    cartItems: b.cartItems.map((l) => ({
      ...l,
      modifications: [{ id: 'mod-of-nobody', groupId: 'x', count: n, price: -n }],
    })),
  }),
  (b) => ({ ...b, promoCode: 'OFF' }),
]
const ignored = (n: number) => ({
  status: 'CLOSED',
  isPaid: true,
  number: n,
  id: 'o-1',
  paidAt: '2026-01-01',
  promo: { id: 'x' },
  waiterId: 'w',
})

test('260 tampered orders: none is stored with a wrong sum, a foreign owner or a status of its own', async () => {
  const before = (await desk.stored()).length
  let taken = 0
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...tampers),
      fc.integer({ min: 1, max: 40_000 }),
      fc.nat(500),
      async (tamper, n, seed) => {
        const body = desk.request({}, seed)
        const answer = await desk.post({ ...(tamper(body, n) as object), ...ignored(n) })
        if (answer.status === 201) taken++
        if (answer.status === 201) expect(answer.body.totals.totalPrice).toBe(body.totals.totalPrice)
        else expect([400, 422]).toContain(answer.status)
      },
    ),
    { numRuns: 260 },
  )
  const rows = await desk.stored()
  expect(rows).toHaveLength(before + taken)
  for (const row of rows) {
    const { totals, prices } = row.record as {
      totals: Record<string, number>
      prices: Record<string, number>
    }
    const {
      productPrice = 0,
      discount = 0,
      promoProductDiscount = 0,
      promoDeliveryDiscount = 0,
      serviceFee = 0,
    } = totals
    const products = productPrice - discount - promoProductDiscount - row.cashback
    expect(products).toBeGreaterThanOrEqual(0)
    expect(row.total).toBe(
      products +
        (prices.deliveryPrice ?? 0) -
        promoDeliveryDiscount +
        serviceFee +
        (prices.servicePrice ?? 0),
    )
    expect([row.userId, row.merchantId, row.paidAt]).toEqual([desk.me.user.id, 'm-demo', null])
  }
}, 30_000)

test('an old price is answered with the fresh one and the fresh totals', async () => {
  const body = desk.request()
  const [line, ...rest] = body.cartItems
  const old = { ...line, product: { ...line?.product, costPrice: 1 } }
  const { status, body: answer } = await desk.post({ ...body, cartItems: [old, ...rest] })
  expect([status, answer.code]).toEqual([422, 'PRICE_CHANGED'])
  expect(answer.details[0]).toMatchObject({
    line: 0,
    productId: line?.product.id,
    old: 1,
    fresh: line?.product.costPrice,
  })
  expect(answer.totals.totalPrice).toBe(body.totals.totalPrice)
})

test.each([
  ['SALOM10', null],
  ['FIX20000', null],
  ['salom10', null],
  ['OFF', 'PROMO_NOT_ACTIVE'],
  ['SOON', 'PROMO_NOT_STARTED'],
  ['OLD', 'PROMO_EXPIRED'],
  ['MIN500', 'PROMO_MIN_PRICE'],
  ['NOPE', 'PROMO_NOT_FOUND'],
])('promo %s: %s', async (code, error) => {
  const answer = await desk.sandbox.call('/orders/v1/promo/check', { body: { code, productPrice: 120_000 } })
  expect(answer.body.code).toBe(error ?? code.toUpperCase())
})

test('what an order that the branch cancels had taken comes back, once', async () => {
  const profile = async () =>
    (await desk.sandbox.call('/users/v1/users/me/WITH_TOKEN', { token: desk.me.token })).body
  const { cashback } = await profile()
  const made = await desk.post(desk.request({ comment: '#cancel', cashback: 1_000, balance: cashback }))
  expect((await profile()).cashback).toBe(cashback - 1_000)
  desk.sandbox.clock.add(80_000)
  expect((await desk.read(made.body.id)).body).toMatchObject({
    status: 'CANCELED',
    canCancel: false,
    cancelReason: { eng: 'Cancelled by the branch' },
  })
  await profile()
  expect((await profile()).cashback).toBe(cashback)
})
