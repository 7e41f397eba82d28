import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OrderDesk, openOrderDesk } from '../testing/order-desk.ts'
import { randomBasket, requestOf } from '../testing/random-order.ts'
import { NOON, openSandbox } from '../testing/testing.ts'

let desk: OrderDesk
beforeAll(async () => {
  desk = await openOrderDesk()
})
beforeEach(() => desk.sandbox.clock.set(NOON))
afterAll(() => desk.sandbox.close())

test('one key, one order: replayed, mismatched, and per customer', async () => {
  const key = { 'Idempotency-Key': '7f9c2b1e-0d5a-4c6b-9e21-3f8a7b6c5d4e' }
  const body = desk.request({}, 31)
  const first = await desk.post(body, key)
  const again = await desk.post(body, key)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect([again.status, again.body]).toEqual([201, first.body])
  expect((await desk.post({ ...body, comment: 'other' }, key)).body.code).toBe('IDEMPOTENCY_MISMATCH')
  const byKey = await desk.sandbox.call(`/orders/v1/orders/by-key/${key['Idempotency-Key']}`, {
    token: desk.me.token,
  })
  expect(byKey.body.id).toBe(first.body.id)
  const other = await desk.sandbox.signIn('second')
  expect(
    (await desk.sandbox.call(`/orders/v1/orders/by-key/${key['Idempotency-Key']}`, { token: other.token }))
      .status,
  ).toBe(404)
})

test('twenty taps at once make one order', async () => {
  const before = (await desk.stored()).length
  const body = desk.request({}, 41)
  const key = { 'Idempotency-Key': 'twenty-taps-at-once' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => desk.post(body, key)))
  for (const { status } of answers) expect([201, 409]).toContain(status)
  expect(await desk.stored()).toHaveLength(before + 1)
})

test('a refused order keeps no key', async () => {
  const key = { 'Idempotency-Key': 'a-refused-order' }
  const body = desk.request({}, 51)
  expect((await desk.post({ ...body, deliveryPrice: 1 }, key)).status).toBe(422)
  expect((await desk.post(body, key)).status).toBe(201)
})

test('#lost takes the order and drops the answer; the key brings it back', async () => {
  const key = { 'Idempotency-Key': 'a-lost-answer' }
  const body = desk.request({ comment: '#lost' }, 61)
  await expect(desk.post(body, key)).rejects.toMatchObject({ name: 'ConnectionLost' })
  const again = await desk.post(body, key)
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
})

test('#fail500 and #timeout take nothing', async () => {
  const before = (await desk.stored()).length
  expect((await desk.post(desk.request({ comment: '#fail500' }))).status).toBe(500)
  await expect(desk.post(desk.request({ comment: '#timeout' }))).rejects.toMatchObject({
    name: 'ConnectionLost',
  })
  expect(await desk.stored()).toHaveLength(before)
})

test('the fingerprinting server recognises a second tap by what is ordered', async () => {
  const twin = await openSandbox({ idempotency: 'fingerprint' })
  const me = await twin.signIn()
  const tenant = twin.services.tenants.find('demo')
  if (!tenant) throw new Error('no demo')
  const body = requestOf(tenant, me.user.id, randomBasket(tenant, 3))
  const post = () => twin.call('/orders/v1/orders', { body, token: me.token })
  const first = await post()
  const second = await post()
  expect([second.body.id, second.headers.get('idempotent-replayed')]).toEqual([first.body.id, 'true'])
  twin.clock.add(300_001)
  expect((await post()).body.id).not.toBe(first.body.id)
  await twin.close()
})
