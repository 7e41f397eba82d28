import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OrderRequest } from '#/domain/order.ts'
import { orders, users } from '../db/schema.ts'
import { NOON, type OpenSandbox, openSandbox } from '../testing.ts'
import { placeOf, randomBasket, requestOf } from './random-order.ts'

let sandbox: OpenSandbox
let me: Awaited<ReturnType<OpenSandbox['signIn']>>
beforeAll(async () => {
  sandbox = await openSandbox()
  me = await sandbox.signIn()
}, 30_000)
beforeEach(() => sandbox.clock.set(NOON))
afterAll(() => sandbox.close())

const demo = () => {
  const tenant = sandbox.services.tenants.find('demo')
  if (!tenant) throw new Error('no demo')
  return tenant
}
type Wish = Parameters<typeof requestOf>[3]
const request = (wish: Wish = {}, seed = 11) =>
  requestOf(demo(), me.user.id, randomBasket(demo(), seed), wish)
const post = (body: unknown, headers: Record<string, string> = {}, path = '/orders/v1/orders') =>
  sandbox.call(path, { body, token: me.token, headers })
const stored = () => sandbox.db.select().from(orders).orderBy(orders.number)
const read = (id: string) => sandbox.call(`/orders/v1/orders/${id}`, { token: me.token })

test.each([
  ['delivery', { service: 'DELIVERY' }],
  ['pick-up', { service: 'PICK_UP' }],
  ['promo in percents', { promo: 'SALOM10' }],
  ['promo as a sum', { promo: 'FIX20000' }],
  ['online', { payment: 'CLICK' }],
] as const)('an order is taken: %s', async (_name, wish) => {
  const body = request(wish, 21)
  const made = await post(body)
  expect(made.body).toMatchObject({
    status: 'OPEN',
    isPaid: false,
    totals: { totalPrice: body.totals.totalPrice },
  })
  expect(made.status).toBe(201)
})

test('numbers of orders follow one another from 1001', async () => {
  const numbers = (await stored()).map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_, i) => 1001 + i))
})

test('cashback pays at most the products, and leaves the balance', async () => {
  const balance = async () =>
    (await sandbox.call('/users/v1/cashback/WITH_TOKEN', { token: me.token })).body.balance
  const before = await balance()
  const body = request({ cashback: 5_000, balance: before })
  expect((await post(body)).body).toMatchObject({
    cashback: 5_000,
    totals: { totalPrice: body.totals.totalPrice },
  })
  expect(await balance()).toBe(before - 5_000)
  const greedy = await post({ ...request(), cashback: before })
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
  const before = (await stored()).length
  let taken = 0
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...tampers),
      fc.integer({ min: 1, max: 40_000 }),
      fc.nat(500),
      async (tamper, n, seed) => {
        const body = request({}, seed)
        const answer = await post({ ...(tamper(body, n) as object), ...ignored(n) })
        if (answer.status === 201) taken++
        if (answer.status === 201) expect(answer.body.totals.totalPrice).toBe(body.totals.totalPrice)
        else expect([400, 422]).toContain(answer.status)
      },
    ),
    { numRuns: 260 },
  )
  const rows = await stored()
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
    expect([row.userId, row.merchantId, row.paidAt]).toEqual([me.user.id, 'm-demo', null])
  }
}, 30_000)

test('an old price is answered with the fresh one and the fresh totals', async () => {
  const body = request()
  const [line, ...rest] = body.cartItems
  const old = { ...line, product: { ...line?.product, costPrice: 1 } }
  const { status, body: answer } = await post({ ...body, cartItems: [old, ...rest] })
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
  const answer = await sandbox.call('/orders/v1/promo/check', { body: { code, productPrice: 120_000 } })
  expect(answer.body.code).toBe(error ?? code.toUpperCase())
})

const limited = (left: (n: number) => boolean) => {
  const { branch } = placeOf(demo())
  for (const product of demo().products.values()) {
    const stock = product.productBranch.find((b) => b.branchId === branch.id && b.active)?.stock ?? null
    if (stock !== null && left(stock) && product.unit === 'COUNT' && product.deliveryEnabled)
      return { product, stock }
  }
  throw new Error('no limited product in the seeds')
}
const orderFor = (id: string, count: number) => ({
  ...request({ service: 'PICK_UP' }),
  totals: null,
  cartItems: [{ product: { id, count }, modifications: [], comment: '', ifMissing: '' }],
})

test('what is sold out cannot be ordered, what is nearly out only as far as it goes', async () => {
  const out = limited((n) => n === 0)
  expect((await post(orderFor(out.product.id, 1))).body.code).toBe('PRODUCT_NOT_AVAILABLE')
  const low = limited((n) => n > 0)
  expect((await post(orderFor(low.product.id, low.stock + 1))).body).toMatchObject({
    code: 'NOT_ENOUGH_PRODUCTS',
    details: [{ productId: low.product.id, max: low.stock }],
  })
  const tag = () => sandbox.call('/products/v1/overalls').then(({ headers }) => headers.get('etag'))
  const before = await tag()
  const made = await post(orderFor(low.product.id, low.stock))
  expect(made.status).toBe(201)
  expect(await tag()).not.toBe(before)
  expect((await post(orderFor(low.product.id, 1))).body.code).toBe('PRODUCT_NOT_AVAILABLE')
  await sandbox.call(`/orders/v1/orders/${made.body.id}/cancel`, {
    method: 'PUT',
    body: { reasonId: null },
    token: me.token,
  })
  expect((await post(orderFor(low.product.id, 1))).status).toBe(201)
})

test('a closed branch says when it opens', async () => {
  sandbox.clock.set(Date.parse('2026-11-24T04:00:00+05:00'))
  const day = [...demo().branches.values()].find(({ open }) => open === '10:00')
  const { body } = await post({ ...request({ service: 'PICK_UP' }), branch: { id: day?.id } })
  expect(body).toMatchObject({
    code: 'BRANCH_CLOSED',
    details: [{ nextOpenAt: '2026-11-24T10:00:00+05:00' }],
  })
})

test('a holiday is a holiday', async () => {
  const now = { 'X-Sandbox-Now': '2027-01-01T13:00:00+05:00' }
  sandbox.clock.set(Date.parse('2026-12-31T13:00:00+05:00'))
  const { token, user } = await sandbox.signIn('second')
  const body = requestOf(demo(), user.id, randomBasket(demo(), 5))
  const answer = await sandbox.call('/orders/v1/orders', { body, token, headers: now })
  expect(answer.body.code).toBe('HOLIDAY_TODAY')
})

test('an order for later goes by its own path and waits for its time', async () => {
  const body = request({ when: { day: '2026-11-25', time: '14:00' } })
  expect((await post(body)).status).toBe(400)
  const made = await post(body, {}, '/orders/v1/orders/at-time')
  expect(made.body).toMatchObject({
    status: 'AT_TIME',
    atTime: true,
    deliveryAt: '2026-11-25T14:00:00+05:00',
  })
  const impossible = await post(
    request({ when: { day: '2026-11-25', time: '04:07' } }),
    {},
    '/orders/v1/orders/at-time',
  )
  expect(impossible.body.code).toBe('SLOT_UNAVAILABLE')
  sandbox.clock.set(Date.parse('2026-11-25T13:22:00+05:00'))
  expect((await read(made.body.id)).body.status).toBe('COOKING')
})

test('a point nobody delivers to', async () => {
  const body = request()
  const far = { ...body.address, latitude: 40.1, longitude: 67.8 }
  expect((await post({ ...body, address: far })).body.code).toBe('OUT_OF_SERVICE_ZONE')
})

test('one key, one order: replayed, mismatched, and per customer', async () => {
  const key = { 'Idempotency-Key': '7f9c2b1e-0d5a-4c6b-9e21-3f8a7b6c5d4e' }
  const body = request({}, 31)
  const first = await post(body, key)
  const again = await post(body, key)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect([again.status, again.body]).toEqual([201, first.body])
  expect((await post({ ...body, comment: 'other' }, key)).body.code).toBe('IDEMPOTENCY_MISMATCH')
  const byKey = await sandbox.call(`/orders/v1/orders/by-key/${key['Idempotency-Key']}`, { token: me.token })
  expect(byKey.body.id).toBe(first.body.id)
  const other = await sandbox.signIn('second')
  expect(
    (await sandbox.call(`/orders/v1/orders/by-key/${key['Idempotency-Key']}`, { token: other.token })).status,
  ).toBe(404)
})

test('twenty taps at once make one order', async () => {
  const before = (await stored()).length
  const body = request({}, 41)
  const key = { 'Idempotency-Key': 'twenty-taps-at-once' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(body, key)))
  for (const { status } of answers) expect([201, 409]).toContain(status)
  expect(await stored()).toHaveLength(before + 1)
})

test('a refused order keeps no key', async () => {
  const key = { 'Idempotency-Key': 'a-refused-order' }
  const body = request({}, 51)
  expect((await post({ ...body, deliveryPrice: 1 }, key)).status).toBe(422)
  expect((await post(body, key)).status).toBe(201)
})

test('#lost takes the order and drops the answer; the key brings it back', async () => {
  const key = { 'Idempotency-Key': 'a-lost-answer' }
  const body = request({ comment: '#lost' }, 61)
  await expect(post(body, key)).rejects.toMatchObject({ name: 'ConnectionLost' })
  const again = await post(body, key)
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
})

test('#fail500 and #timeout take nothing', async () => {
  const before = (await stored()).length
  expect((await post(request({ comment: '#fail500' }))).status).toBe(500)
  await expect(post(request({ comment: '#timeout' }))).rejects.toMatchObject({ name: 'ConnectionLost' })
  expect(await stored()).toHaveLength(before)
})

test('a payment is made on the pay page and seen in the order', async () => {
  const { body: order } = await post(request({ payment: 'PAYME' }, 71))
  expect(order).toMatchObject({ canPay: true, isPaid: false })
  const ask = () =>
    sandbox.call(`/payments/v2/checkout/${order.id}?returnUrl=http://demo.localhost:8080/x`, {
      token: me.token,
    })
  const checkout = (await ask()).body
  expect(checkout).toMatchObject({ action: 'REDIRECT', amount: order.totals.totalPrice })
  const paid = await sandbox.app.request(checkout.url, {
    method: 'POST',
    body: new URLSearchParams({ do: 'paid', returnUrl: 'http://demo.localhost:8080/x' }),
  })
  expect([paid.status, paid.headers.get('location')]).toEqual([303, 'http://demo.localhost:8080/x'])
  expect((await read(order.id)).body).toMatchObject({ isPaid: true, canPay: false })
  expect((await ask()).body).toMatchObject({ action: 'NONE', isPaid: true, url: null })
})

test('the archive holds what has ended, the active list the rest', async () => {
  const { body: order } = await post(request({}, 81))
  const ids = async (path: string) => {
    const { body } = await sandbox.call(`/orders/v1/orders/user/${me.user.id}${path}`, { token: me.token })
    return (body.content ?? body).map(({ id }: { id: string }) => id)
  }
  expect(await ids('/active')).toContain(order.id)
  expect(await ids('?size=100&onlyArchive=true')).not.toContain(order.id)
  sandbox.clock.add(20 * 60_000)
  expect(await ids('/active')).not.toContain(order.id)
  expect(await ids('?size=100&onlyArchive=true')).toContain(order.id)
})

test('a delivered order gives cashback once', async () => {
  const { user, token } = await sandbox.signIn('new')
  const body = requestOf(demo(), user.id, randomBasket(demo(), 91))
  expect((await sandbox.call('/orders/v1/orders', { body, token })).status).toBe(201)
  const [before] = await sandbox.db.select().from(users).where(eq(users.id, user.id))
  sandbox.clock.add(30 * 60_000)
  const me = () => sandbox.call('/users/v1/users/me/WITH_TOKEN', { token })
  const earned = Math.floor(((body.totals.productPrice - body.totals.discount) * 5) / 100)
  await me()
  expect((await me()).body.cashback).toBe((before?.cashback ?? 0) + earned)
})
