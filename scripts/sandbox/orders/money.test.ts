import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OwnPromo } from '#/api/schema/promo.ts'
import { users } from '../db/schema/index.ts'
import { type OrderDesk, openOrderDesk } from '../testing/order-desk.ts'
import { randomBasket, requestOf } from '../testing/random-order.ts'
import { NOON } from '../testing/testing.ts'

let desk: OrderDesk
beforeAll(async () => {
  desk = await openOrderDesk()
})
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

test('an order that the branch cancels gives back its cashback and stock, once', async () => {
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

test('a promo of one use works once, and again when its order is cancelled (PC-02)', async () => {
  const check = () =>
    desk.sandbox.call('/orders/v1/promo/check', {
      body: { code: 'BIRINCHI', productPrice: 120_000, productIds: [] },
      token: desk.me.token,
    })
  expect((await check()).body.code).toBe('BIRINCHI')
  const body = desk.request({ promo: 'BIRINCHI' }, 301)
  const made = await desk.post(body)
  expect(made.status).toBe(201)
  const again = await desk.post(desk.request({ promo: 'BIRINCHI' }, 302))
  expect([again.status, again.body.code]).toEqual([422, 'PROMO_ALREADY_USED'])
  expect((await check()).body).toMatchObject({
    code: 'PROMO_ALREADY_USED',
    description: { uz: 'Bu promokoddan foydalangansiz' },
  })
  const basket = await desk.sandbox.call('/orders/v1/orders/validate', { body, token: desk.me.token })
  expect(basket.body.problems.map(({ code }: { code: string }) => code)).toContain('PROMO_ALREADY_USED')
  // Another customer may use the code.
  const other = await desk.sandbox.signIn('second')
  const theirs = requestOf(desk.demo(), other.user.id, randomBasket(desk.demo(), 303), { promo: 'BIRINCHI' })
  expect((await desk.sandbox.call('/orders/v1/orders', { body: theirs, token: other.token })).status).toBe(
    201,
  )
  await desk.sandbox.call(`/orders/v1/orders/${made.body.id}/cancel`, {
    method: 'PUT',
    body: { reasonId: 'cr-1' },
    token: desk.me.token,
  })
  expect((await check()).body.code).toBe('BIRINCHI')
})

test('a promo of some dishes counts only them (PC-08)', async () => {
  const { menu } = desk.demo().wire
  const [category] = menu.categories
  const inside = menu.products.find(({ categoryId }) => categoryId === category?.id)
  const outside = menu.products.find(({ categoryId }) => categoryId !== category?.id)
  const check = (productIds: (string | undefined)[]) =>
    desk.sandbox.call('/orders/v1/promo/check', {
      body: { code: 'BOLIM20', productPrice: 120_000, productIds },
    })
  expect((await check([outside?.id, inside?.id])).body).toMatchObject({
    code: 'BOLIM20',
    scope: 'ONE_CATEGORY',
    scopeIds: [category?.id],
  })
  expect((await check([outside?.id])).body.code).toBe('PROMO_OUT_OF_SCOPE')
})

test('a customer sees only their own promos, with the use of each (PC-04)', async () => {
  const listed = async ({ user, token }: { user: { id: string }; token: string }, merchant = 'demo') =>
    desk.sandbox.call(`/orders/v1/promo/user/${user.id}`, { token, merchant })
  const used = async (who: Parameters<typeof listed>[0]) =>
    (await listed(who)).body.filter((one: OwnPromo) => one.isUsed).map(({ code }: OwnPromo) => code)
  const other = await desk.sandbox.signIn('nophone')
  expect((await listed(other)).body.map(({ code }: OwnPromo) => code)).toEqual([
    'SALOM10',
    'FIX20000',
    'SOON',
    'OLD',
    'MIN500',
    'BIRINCHI',
    'BOLIM20',
    'GURUH7',
  ])
  expect((await desk.post(desk.request({ promo: 'BIRINCHI' }, 304))).status).toBe(201)
  expect(await used(desk.me)).toEqual(['BIRINCHI'])
  expect(await used(other)).toEqual([])
  expect((await listed({ user: desk.me.user, token: other.token })).status).toBe(404)
  expect((await listed(desk.me, 'dark')).status).toBe(403)
  expect((await desk.sandbox.call(`/orders/v1/promo/user/${desk.me.user.id}`)).status).toBe(401)
})

test('an order that costs nothing has no way of paying, and counts as paid from the start (PY-04)', async () => {
  const { demo } = desk
  await desk.sandbox.services.db
    .update(users)
    .set({ cashback: 9_000_000 })
    .where(eq(users.id, desk.me.user.id))
  const options = { service: 'PICK_UP', cashback: 9_000_000, balance: 9_000_000 } as const
  // From the threshold up there is no fee either.
  const bodies = Array.from({ length: 60 }, (_, seed) =>
    requestOf(demo(), desk.me.user.id, randomBasket(demo(), seed), options),
  )
  const free = bodies.find(({ totals }) => totals.totalPrice === 0)
  const dear = bodies.find(({ totals }) => totals.totalPrice > 0)
  if (!free || !dear) throw new Error('no such basket')
  // Where there is something to pay, the way of paying is one that the merchant has.
  const refused = await desk.post({ ...dear, payment: null, paymentType: 'OTHER' })
  expect(refused.body.code).toBe('PAYMENT_TYPE_INACTIVE')
  const made = await desk.post({ ...free, payment: null, paymentType: 'OTHER' })
  expect([made.status, made.body]).toMatchObject([
    201,
    { payment: null, isPaid: true, canPay: false, totals: { totalPrice: 0 } },
  ])
})
