import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

test.each([
  ['delivery', { service: 'DELIVERY' }],
  ['pick-up', { service: 'PICK_UP' }],
  ['promo in percents', { promo: 'SALOM10' }],
  ['promo as a sum', { promo: 'FIX20000' }],
  ['online', { payment: 'CLICK' }],
  ['at a table', { service: 'DINE_IN' }],
] as const)('an order is taken: %s (CO-15)', async (_name, options) => {
  const body = desk.request(options, 21)
  const made = await desk.post(body)
  expect(made.body).toMatchObject({
    status: 'OPEN',
    isPaid: false,
    totals: { totalPrice: body.totals.totalPrice },
  })
  expect(made.status).toBe(201)
})

test('numbers of orders follow one another from 1001', async () => {
  const numbers = (await desk.stored()).map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_, i) => 1001 + i))
})

test('a closed branch says when it opens', async () => {
  desk.sandbox.clock.set(Date.parse('2026-11-24T04:00:00+05:00'))
  const day = [...desk.demo().branches.values()].find(({ open }) => open === '10:00')
  const { body } = await desk.post({ ...desk.request({ service: 'PICK_UP' }), branch: { id: day?.id } })
  expect(body).toMatchObject({
    code: 'BRANCH_CLOSED',
    details: [{ nextOpenAt: '2026-11-24T10:00:00+05:00' }],
  })
})

test('a holiday is a holiday (CO-14)', async () => {
  const now = { 'X-Sandbox-Now': '2027-01-01T13:00:00+05:00' }
  desk.sandbox.clock.set(Date.parse('2026-12-31T13:00:00+05:00'))
  const { token, user } = await desk.sandbox.signIn('second')
  const body = requestOf(desk.demo(), user.id, randomBasket(desk.demo(), 5))
  const answer = await desk.sandbox.call('/orders/v1/orders', { body, token, headers: now })
  expect(answer.body.code).toBe('HOLIDAY_TODAY')
})

test('an order for later goes by its own path and waits for its time (SC-02)', async () => {
  const body = desk.request({ when: { day: '2026-11-25', time: '14:00' } })
  expect((await desk.post(body)).status).toBe(400)
  const made = await desk.post(body, {}, '/orders/v1/orders/at-time')
  expect(made.body).toMatchObject({
    status: 'AT_TIME',
    atTime: true,
    deliveryAt: '2026-11-25T14:00:00+05:00',
  })
  const impossible = await desk.post(
    desk.request({ when: { day: '2026-11-25', time: '04:07' } }),
    {},
    '/orders/v1/orders/at-time',
  )
  expect(impossible.body.code).toBe('SLOT_UNAVAILABLE')
  desk.sandbox.clock.set(Date.parse('2026-11-25T13:22:00+05:00'))
  expect((await desk.read(made.body.id)).body.status).toBe('COOKING')
})

test('what to do about a missing dish is one of three, else the order is not taken (BX-17)', async () => {
  const body = desk.request()
  const withRule = (ifMissing: unknown) => ({
    ...body,
    cartItems: body.cartItems.map((line) => ({ ...line, ifMissing })),
  })
  const refused = await desk.post(withRule('GUESS'))
  expect([refused.status, refused.body.code]).toEqual([400, 'BAD_REQUEST'])
  expect(refused.body.details[0].field).toBe('cartItems.0.ifMissing')
  const made = await desk.post(withRule('REPLACE'))
  expect([made.status, made.body.cartItems[0].ifMissing]).toEqual([201, 'REPLACE'])
})

test('a point outside every zone (DL-08)', async () => {
  const body = desk.request()
  const far = { ...body.address, latitude: 40.1, longitude: 67.8 }
  expect((await desk.post({ ...body, address: far })).body.code).toBe('OUT_OF_SERVICE_ZONE')
})

test('a payment is made on the pay page and seen in the order', async () => {
  const { body: order } = await desk.post(desk.request({ payment: 'PAYME' }, 71))
  expect(order).toMatchObject({ canPay: true, isPaid: false })
  const ask = () =>
    desk.sandbox.call(`/payments/v2/checkout/${order.id}?returnUrl=http://demo.localhost:8080/x`, {
      token: desk.me.token,
    })
  const checkout = (await ask()).body
  expect(checkout).toMatchObject({ action: 'REDIRECT', amount: order.totals.totalPrice })
  const paid = await desk.sandbox.app.request(checkout.url, {
    method: 'POST',
    body: new URLSearchParams({ do: 'paid', returnUrl: 'http://demo.localhost:8080/x' }),
  })
  expect([paid.status, paid.headers.get('location')]).toEqual([303, 'http://demo.localhost:8080/x'])
  expect((await desk.read(order.id)).body).toMatchObject({ isPaid: true, canPay: false })
  expect((await ask()).body).toMatchObject({ action: 'NONE', isPaid: true, url: null })
})

test('the pay page of an order that has ended says so, and that the money of a cancelled one comes back', async () => {
  const open = async () => (await desk.post(desk.request({ payment: 'PAYME' }, 71))).body.id as string
  const [paid, unpaid] = [await open(), await open()]
  const press = (where: string, action: string) =>
    desk.sandbox.app.request(where, { method: 'POST', body: new URLSearchParams({ do: action }) })
  const shown = async (id: string) => (await desk.sandbox.app.request(`/sandbox/pay/${id}`)).text()
  await press(`/sandbox/pay/${paid}`, 'paid')
  expect(await shown(paid)).toContain('Paid')
  for (const id of [paid, unpaid]) await press(`/sandbox/orders/${id}`, 'cancel')
  expect(await shown(paid)).toContain('Being refunded')
  expect(await shown(unpaid)).toContain('The order has ended')
  expect(await (await press(`/sandbox/pay/${paid}`, 'paid')).text()).toContain('Being refunded')
})

test('the archive holds what has ended, the active list the rest', async () => {
  const { body: order } = await desk.post(desk.request({}, 81))
  const ids = async (path: string) => {
    const { body } = await desk.sandbox.call(`/orders/v1/orders/user/${desk.me.user.id}${path}`, {
      token: desk.me.token,
    })
    return (body.content ?? body).map(({ id }: { id: string }) => id)
  }
  expect(await ids('/active')).toContain(order.id)
  expect(await ids('?size=100&onlyArchive=true')).not.toContain(order.id)
  desk.sandbox.clock.add(20 * 60_000)
  expect(await ids('/active')).not.toContain(order.id)
  expect(await ids('?size=100&onlyArchive=true')).toContain(order.id)
})

test('a delivered order gives cashback once', async () => {
  const { user, token } = await desk.sandbox.signIn('new')
  const body = requestOf(desk.demo(), user.id, randomBasket(desk.demo(), 91))
  expect((await desk.sandbox.call('/orders/v1/orders', { body, token })).status).toBe(201)
  const [before] = await desk.sandbox.db.select().from(users).where(eq(users.id, user.id))
  desk.sandbox.clock.add(30 * 60_000)
  const profile = () => desk.sandbox.call('/users/v1/users/me/WITH_TOKEN', { token })
  const earned = Math.floor(((body.totals.productPrice - body.totals.discount) * 5) / 100)
  await profile()
  expect((await profile()).body.cashback).toBe((before?.cashback ?? 0) + earned)
})

test('a dish is ordered 999 times at most, and says so; what that costs is bounded too', async () => {
  const demo = desk.demo()
  const products = [...demo.products.values()]
  const plain = products.filter(
    (p) =>
      p.unit === 'COUNT' &&
      p.modificationGroups.length === 0 &&
      p.productBranch.every(({ stock }) => stock === null) &&
      p.deliveryEnabled &&
      (p.systems.length === 0 || p.systems.includes('WEB')),
  )
  const cheap = plain.toSorted((a, b) => a.costPrice - b.costPrice)[0]
  const dear = plain.toSorted((a, b) => b.costPrice - a.costPrice)[0]
  if (!cheap || !dear) throw new Error('no plain dishes')
  const order = (product: typeof cheap, ...counts: number[]) =>
    desk.post(
      requestOf(
        demo,
        desk.me.user.id,
        counts.map((count) => ({ product, count, choices: {}, note: '' })),
      ),
    )
  expect((await order(cheap, 999)).status).toBe(201)
  for (const counts of [[1_000], [500, 500]]) {
    const { status, body } = await order(cheap, ...counts)
    expect([status, body.code]).toEqual([422, 'NOT_ENOUGH_PRODUCTS'])
    expect(body.details[0].max).toBe(counts.length === 1 ? 999 : 499)
  }
  const many = plain.toSorted((a, b) => b.costPrice - a.costPrice).slice(0, 60)
  const lines = many.map((product) => ({ product, count: 999, choices: {}, note: '' }))
  const { status, body } = await desk.post(requestOf(demo, desk.me.user.id, lines))
  expect([status, body.code, body.details[0].max]).toEqual([422, 'ORDER_TOO_LARGE', 100_000_000])
})

test('the pay page returns only to the shop and the bot', async () => {
  const order = (await desk.post(desk.request({ payment: 'PAYME' }))).body
  const page = async (returnUrl: string) => {
    const path = `/sandbox/pay/${order.id}`
    const shown = await desk.sandbox.app.request(`${path}?${new URLSearchParams({ returnUrl })}`)
    const body = new URLSearchParams({ do: 'leave', returnUrl })
    const left = await desk.sandbox.app.request(path, { method: 'POST', body })
    return { shown: await shown.text(), status: left.status, goes: left.headers.get('location') }
  }
  for (const own of [
    'http://demo.localhost:8080/order/o-1?paid=1',
    'http://demo.localhost:5173/order/o-1?paid=1',
    'http://localhost/x',
    'http://127.0.0.1:8080/x',
    'https://demo.example.uz/order/o-1?paid=1',
    'https://t.me/demo_bot?startapp=o_1',
  ]) {
    const { shown, status, goes } = await page(own)
    expect([status, goes]).toEqual([303, own])
    expect(shown).toContain(`value="${own}"`)
  }
  for (const foreign of [
    'https://evil.example/',
    'http://localhost.evil.example/',
    'http://localhost@evil.example/',
    'http://evil.example#localhost',
    'https://demo.example.uz.evil.example/',
    'http://t.me/demo_bot',
    'https://t.me.evil.example/',
    'https://evil.example/t.me/',
    'https://user@t.me/demo_bot',
    'https://t.me:8443/demo_bot',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'tg://resolve?domain=x',
    '',
  ]) {
    const { shown, status, goes } = await page(foreign)
    expect([foreign, status, goes]).toEqual([foreign, 200, null])
    expect(shown).toContain('name="returnUrl" value=""')
  }
  for (const broken of [
    'http://demo.localhost:8080/a\r\nb',
    'https://t.me/demo_bot\u0001',
    'http://localhost/\u0085',
  ]) {
    const answers = await page(broken)
    expect([broken, answers.status, answers.goes]).toEqual([broken, 400, null])
    const asked = `/payments/v2/checkout/${order.id}?${new URLSearchParams({ returnUrl: broken })}`
    expect((await desk.sandbox.as(desk.me.token, 'demo')(asked)).status).toBe(400)
  }
  expect((await page('http://demo.localhost:8080/таом?x=ы')).goes).toMatch(/%D1%82.*=%D1%8B$/)
})

test('an order names a waiter only if that one took a call from its table', async () => {
  const asked = desk.request({ service: 'DINE_IN' }, 21)
  const call = { branchId: asked.branch?.id, tableId: asked.tableId, reason: 'BILL' }
  const made = await desk.sandbox.call('/orders/v1/waiter-calls', { body: call })
  const order = (waiterId: string | null, other: object = {}) => desk.post({ ...asked, waiterId, ...other })
  const [row] = await desk.sandbox.db.query.waiterCalls.findMany()
  const waiter = row?.waiterId ?? ''
  const refused = { code: 'TABLE_NOT_FOUND', details: [{ field: 'waiterId' }] }
  expect((await order(waiter)).body).toMatchObject(refused)
  desk.sandbox.clock.add(60_000)
  const seen = await desk.sandbox.call(`/orders/v1/waiter-calls/${made.body.id}`)
  expect(seen.body.waiterId).toBe(waiter)
  expect((await order('waiter-999')).body).toMatchObject(refused)
  const halls = desk.demo().wire.halls.flatMap(({ tables }) => tables)
  const elsewhere = halls.find(({ id, isActive }) => isActive && id !== asked.tableId)
  expect((await order(waiter, { tableId: elsewhere?.id })).status).toBe(422)
  expect((await desk.post({ ...desk.request({}, 21), waiterId: waiter })).body).toMatchObject(refused)
  const good = await order(waiter)
  expect([good.status, good.body.waiterId]).toEqual([201, waiter])
})
