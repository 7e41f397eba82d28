import { describe, expect, test } from 'vitest'
import { type OpenSandbox, sandboxForEach } from './testing/testing.ts'

let sandbox: OpenSandbox
sandboxForEach((opened) => {
  sandbox = opened
})

const BRANCH = 'br-dinein-chilonzor'
const HALL = 'h-dinein-chilonzor'
const TABLE = 'tb-dinein-chilonzor-1'
const NON = { product: { id: 'p-dinein-norin', count: 1 }, modifications: [] }

const order = (change: object = {}) => ({
  serviceType: 'DINE_IN',
  branch: { id: BRANCH },
  hallId: HALL,
  tableId: TABLE,
  cartItems: [NON],
  paymentType: 'CASH',
  ...change,
})

async function customer(user: 'known' | 'second' = 'known', merchant = 'dinein') {
  const { token } = await sandbox.signIn(user, merchant)
  return sandbox.as(token, merchant)
}

describe('an order at a table', () => {
  test('carries hall and table and pays for service as its hall says', async () => {
    const call = await customer()
    const { status, body } = await call('/orders/v1/orders', order())
    expect(status).toBe(201)
    expect(body).toMatchObject({ hallId: HALL, tableId: TABLE, address: null, deliveryPrice: 0 })
    const products = body.totals.productPrice - body.totals.discount
    expect(body.servicePrice).toBe(Math.floor(products / 10))
    expect(body.totals.totalPrice).toBe(products + body.servicePrice)
    const outside = order({ hallId: `${HALL}-ayvon`, tableId: 'tb-dinein-chilonzor-10' })
    expect((await call('/orders/v1/orders', outside)).body.servicePrice).toBe(15_000)
  })

  test.each([
    ['an unknown table', { tableId: 'tb-none' }],
    ['no table', { tableId: null }],
    ['a table of another branch', { tableId: 'tb-demo-chilonzor-1', hallId: null }],
    ['a table of another hall', { hallId: `${HALL}-ayvon` }],
    ['a table not in use', { hallId: null, tableId: 'tb-dinein-chilonzor-12' }],
  ])('%s is refused in words', async (_, change) => {
    const call = await customer()
    const { status, body } = await call('/orders/v1/orders', order(change))
    expect([status, body.code]).toEqual([422, 'TABLE_NOT_FOUND'])
    expect(body.description.ru).toMatch(/стол/)
  })

  test('a basket is checked before anybody has sat down', async () => {
    const { status, body } = await sandbox.call('/orders/v1/orders/validate', {
      merchant: 'dinein',
      body: order({ tableId: null, hallId: null }),
    })
    expect([status, body.problems]).toEqual([200, []])
  })

  test('is paid in the ways that `qrEnabled` names (DI-06)', async () => {
    const call = await customer()
    const { body } = await call('/orders/v1/orders', order({ paymentType: 'TERMINAL' }))
    expect(body.code).toBe('PAYMENT_TYPE_INACTIVE')
  })
})

describe('a receipt by SMS', () => {
  const asked = { sendCheque: true, sendChequePhone: '+998 90 777 66 55', comment: '#fast' }
  const sent = async () => (await sandbox.call('/sandbox/outbox.json?phone=%2B998907776655')).body

  test('goes to its phone when the order has arrived, and not before', async () => {
    const call = await customer()
    const placed = await call('/orders/v1/orders', order(asked))
    expect(placed.body).toMatchObject({ sendCheque: true, sendChequePhone: '+998907776655' })
    expect(await sent()).toEqual([])
    sandbox.clock.add(60_000)
    expect(await sent()).toMatchObject([
      { phone: '+998907776655', text: expect.stringContaining(String(placed.body.number)) },
    ])
  })

  test('of a cancelled order is never sent; one without a phone is refused', async () => {
    const call = await customer()
    const placed = await call('/orders/v1/orders', order(asked))
    await call(`/orders/v1/orders/${placed.body.id}/cancel`, { reasonId: 'cr-1' }, { method: 'PUT' })
    sandbox.clock.add(60_000)
    expect(await sent()).toEqual([])
    const { body } = await call('/orders/v1/orders', order({ sendCheque: true, sendChequePhone: '12' }))
    expect(body.code).toBe('PHONE_INVALID')
  })
})

describe('a call of the waiter', () => {
  const path = '/orders/v1/waiter-calls'
  const guest = (body: object, headers = {}) =>
    sandbox.call(path, {
      merchant: 'dinein',
      body: { branchId: BRANCH, tableId: TABLE, reason: 'BILL', ...body },
      headers,
    })

  test('is sent by a guest, then accepted by itself; the same again is held for a minute', async () => {
    const sent = await guest({})
    expect([sent.status, sent.body.status, sent.body.waiterId]).toEqual([201, 'SENT', null])
    sandbox.clock.add(6_000)
    const seen = await sandbox.call(`${path}/${sent.body.id}`, { merchant: 'dinein' })
    expect(seen.body).toMatchObject({ status: 'ACCEPTED', waiterId: expect.any(String), reason: 'BILL' })
    const again = await guest({})
    expect([again.status, again.body.details]).toEqual([429, [{ retryAfter: 54 }]])
    expect((await guest({ reason: 'WATER' })).status).toBe(201)
    expect((await guest({ tableId: 'tb-dinein-chilonzor-2' })).status).toBe(201)
    sandbox.clock.add(54_000)
    expect((await guest({})).status).toBe(201)
  })

  test('the same key answers the same call', async () => {
    const headers = { 'Idempotency-Key': 'waiter-key-1' }
    const [first, second] = [await guest({}, headers), await guest({}, headers)]
    expect([second.status, second.body.id]).toEqual([201, first.body.id])
  })

  test('from no table of the branch is refused', async () => {
    expect((await guest({ tableId: 'tb-none' })).body.code).toBe('TABLE_NOT_FOUND')
    expect((await guest({ branchId: 'br-none' })).body.code).toBe('TABLE_NOT_FOUND')
    expect((await guest({ reason: 'DANCE' })).status).toBe(400)
    const off = await sandbox.call(path, {
      merchant: 'minimal',
      body: { branchId: 'x', tableId: 'y', reason: 'BILL' },
    })
    expect(off.body.code).toBe('FEATURE_OFF')
  })
})

describe('a booking', () => {
  const PATH = '/orders/v1/bookings'
  const booking = (change: object = {}) => ({
    branchId: 'br-demo-yunusobod',
    date: '2026-11-25',
    time: '19:00',
    people: 8,
    name: 'Aziza',
    phone: '+998901234567',
    ...change,
  })
  const free = async (query: string) =>
    (await sandbox.call(`${PATH}/free?branchId=br-demo-yunusobod&${query}`)).body as {
      time: string
      available: boolean
    }[]

  test('gets a number, is confirmed by itself, and takes its table from others', async () => {
    const call = await customer('known', 'demo')
    const made = await call(PATH, booking())
    expect(made.body).toMatchObject({ number: 1, status: 'NEW', people: 8, tableId: 'tb-demo-yunusobod-5' })
    expect((await call(PATH, booking({ time: '20:30' }))).body.code).toBe('BOOKING_UNAVAILABLE')
    expect((await call(PATH, booking({ time: '21:00' }))).body.number).toBe(2)
    const times = await free('date=2026-11-25&people=8')
    expect(times.filter(({ available }) => !available).map(({ time }) => time)).toEqual([
      '17:30',
      '18:00',
      '18:30',
      '19:00',
      '19:30',
      '20:00',
      '20:30',
      '21:00',
      '21:30',
      '22:00',
      '22:30',
    ])
    expect((await free('date=2026-11-25&people=2')).every(({ available }) => available)).toBe(true)
    sandbox.clock.add(20_000)
    const mine = await call(PATH)
    expect(mine.body.map((one: { status: string; time: string }) => [one.time, one.status])).toEqual([
      ['19:00', 'CONFIRMED'],
      ['21:00', 'CONFIRMED'],
    ])
  })

  test('two at once do not get one table', async () => {
    const call = await customer('known', 'demo')
    const other = await customer('second', 'demo')
    const both = await Promise.all([call(PATH, booking()), other(PATH, booking())])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
  })

  test('is cancelled by its customer before its time, and the table is free again', async () => {
    const call = await customer('known', 'demo')
    const { body } = await call(PATH, booking())
    const stranger = await customer('second', 'demo')
    const cancel = `${PATH}/${body.id}/cancel`
    expect((await stranger(cancel, {}, { method: 'PUT' })).status).toBe(404)
    expect((await call(cancel, {}, { method: 'PUT' })).body.status).toBe('CANCELED')
    expect((await call(cancel, {}, { method: 'PUT' })).body.code).toBe('BOOKING_NOT_CANCELABLE')
    const again = await stranger(PATH, booking())
    expect(again.status).toBe(201)
    const late = await stranger(
      `${PATH}/${again.body.id}/cancel`,
      {},
      {
        method: 'PUT',
        headers: { 'X-Sandbox-Now': '2026-11-25T19:00:00+05:00' },
      },
    )
    expect(late.body.code).toBe('BOOKING_NOT_CANCELABLE')
  })

  test.each([
    ['the past', { date: '2026-11-23' }],
    ['closed hours', { time: '05:00' }],
    ['no such hour', { time: '25:00' }],
    ['a company no table holds', { people: 9 }],
  ])('is not made for %s', async (_, change) => {
    const call = await customer('known', 'demo')
    expect((await call(PATH, booking(change))).body.code).toBe('BOOKING_UNAVAILABLE')
  })

  test('is not made for a holiday', async () => {
    sandbox.clock.set(Date.parse('2026-12-28T12:00:00+05:00'))
    const call = await customer('known', 'demo')
    const times = (await free('date=2027-01-01&people=2')).map(({ time }) => time)
    expect(times, 'the end of the night before').toEqual(['00:00', '00:30', '01:00'])
    expect((await call(PATH, booking({ date: '2027-01-01' }))).body.code).toBe('BOOKING_UNAVAILABLE')
    expect((await call(PATH, booking({ date: '2027-01-02' }))).status).toBe(201)
  })

  test('is refused where tables are not booked, to visitors, and without a phone', async () => {
    const call = await customer('known', 'demo')
    expect((await call(PATH, booking({ branchId: 'br-demo-sergeli' }))).body.code).toBe('FEATURE_OFF')
    expect((await call(PATH, booking({ branchId: 'br-none' }))).body.code).toBe('BRANCH_NOT_FOUND')
    expect((await call(PATH, booking({ phone: '12' }))).body.code).toBe('PHONE_INVALID')
    expect((await call(PATH, booking({ tableId: 'tb-none' }))).body.code).toBe('TABLE_NOT_FOUND')
    expect((await sandbox.call(PATH, { body: booking() })).status).toBe(401)
  })

  test('one customer holds ten tables, and books again once one is given back', async () => {
    const call = await customer('known', 'demo')
    const times = Array.from({ length: 11 }, (_, nth) => `${12 + (nth % 6)}:${nth < 6 ? '00' : '30'}`)
    const made = []
    for (const [nth, time] of times.entries())
      made.push(await call(PATH, booking({ date: `2026-11-${25 + (nth % 3)}`, time, people: 2 })))
    expect(made.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 201), 429])
    await call(`${PATH}/${made[0]?.body.id}/cancel`, {}, { method: 'PUT' })
    expect((await call(PATH, booking({ date: '2026-11-28', people: 2 }))).status).toBe(201)
  })

  test('the same key books once', async () => {
    const call = await customer('known', 'demo')
    const headers = { 'Idempotency-Key': 'booking-key-1' }
    const [first, second] = [
      await call(PATH, booking(), { headers }),
      await call(PATH, booking(), { headers }),
    ]
    expect(second.body.id).toBe(first.body.id)
    expect((await call(PATH)).body).toHaveLength(1)
  })
})
