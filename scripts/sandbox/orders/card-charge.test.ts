import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cards, orders } from '../db/schema/index.ts'
import { type OrderDesk, openOrderDesk } from '../testing/order-desk.ts'

/* A saved card that an order names is charged with it (DX-09). */

let desk: OrderDesk
let cardId: string
beforeAll(async () => {
  desk = await openOrderDesk()
  const { body } = await desk.sandbox.call('/payments/v2/cards', {
    body: { number: '8600123412341239', expire: '0338', name: '' },
    token: desk.me.token,
  })
  cardId = body.id
}, 120_000)
afterAll(() => desk.sandbox.close())

const confirm = () =>
  desk.sandbox.db.update(cards).set({ verifiedAt: new Date() }).where(eq(cards.id, cardId))
const place = (change: object = {}, payment = 'PAYME', key = '') =>
  desk.post(
    { ...desk.request({ service: 'PICK_UP', payment }), cardId, ...change },
    key ? { 'Idempotency-Key': key } : {},
  )
const stored = async (id: string) => (await desk.sandbox.db.select().from(orders).where(eq(orders.id, id)))[0]

test('a card that is not confirmed, or not the customer’s, makes no order', async () => {
  const before = await desk.sandbox.db.$count(orders)
  expect((await place()).body.code).toBe('CARD_NOT_FOUND')
  expect((await place({ cardId: 'k-nobody' })).body.code).toBe('CARD_NOT_FOUND')
  expect(await desk.sandbox.db.$count(orders)).toBe(before)
})

test('it is charged: the order is paid at once, and the kitchen begins', async () => {
  await confirm()
  const { status, body } = await place()
  expect(status).toBe(201)
  expect(body).toMatchObject({
    isPaid: true,
    canPay: false,
    payment: { type: 'PAYME' },
    cardPayment: { type: 'UZCARD', lastFour: '1239', status: 'PAID', reason: null },
  })
  expect(await stored(body.id)).toMatchObject({ card: { cardId, status: 'PAID' }, paidAt: expect.any(Date) })
  desk.sandbox.clock.add(60_000)
  expect((await desk.read(body.id)).body.status).toBe('ACCEPTED')
})

test('the same key charges it once', async () => {
  const body = { ...desk.request({ service: 'PICK_UP', payment: 'PAYME' }, 12), cardId }
  const first = await desk.post(body, { 'Idempotency-Key': 'card-key' })
  const again = await desk.post(body, { 'Idempotency-Key': 'card-key' })
  expect(again.body.id).toBe(first.body.id)
  const mine = (await desk.stored()).filter(({ idempotencyKey }) => idempotencyKey === 'card-key')
  expect(mine).toHaveLength(1)
})

test.each([
  ['#nomoney', 'There is not enough money on the card'],
  ['#declined', 'The bank declined the payment'],
])('%s: it is refused with a reason, and the order waits for another payment', async (comment, reason) => {
  const { body } = await place({ comment })
  expect(body).toMatchObject({
    isPaid: false,
    canPay: true,
    cardPayment: { status: 'REFUSED', reason: { eng: reason } },
  })
  const checkout = await desk.sandbox.call(`/payments/v2/checkout/${body.id}`, { token: desk.me.token })
  expect(checkout.body).toMatchObject({ action: 'REDIRECT', isPaid: false })
})

test('an order that is cancelled gives the money back', async () => {
  const { body } = await place()
  const path = `/orders/v1/orders/${body.id}/cancel`
  const cancelled = await desk.sandbox.call(path, {
    method: 'PUT',
    body: { reasonId: null, comment: 'Late' },
    token: desk.me.token,
  })
  expect(cancelled.body).toMatchObject({ status: 'CANCELED', cardPayment: { status: 'RETURNED' } })
})

test('an order in cash takes nothing of it', async () => {
  const { body } = await place({}, 'CASH')
  expect(body).toMatchObject({ isPaid: false, cardPayment: null })
})

test('a server that charges no cards takes the order by its method', async () => {
  const { settings } = desk.demo().wire
  settings.cardPaymentActive = false
  const { status, body } = await place()
  settings.cardPaymentActive = true
  expect([status, body.isPaid, body.canPay, body.cardPayment]).toEqual([201, false, true, null])
})

test('one that has expired makes no order', async () => {
  await desk.sandbox.db.update(cards).set({ expire: '0126' }).where(eq(cards.id, cardId))
  expect((await place()).body).toMatchObject({ code: 'CARD_NOT_FOUND', details: [{ field: 'cardId' }] })
})
