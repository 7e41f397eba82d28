import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OrderDesk, openOrderDesk } from '../testing/order-desk.ts'
import { NOON } from '../testing/testing.ts'

let desk: OrderDesk
beforeAll(async () => {
  desk = await openOrderDesk()
})
beforeEach(() => desk.sandbox.clock.set(NOON))
afterAll(() => desk.sandbox.close())

/** The stream of a new delivery; `next` is what it sends next, null once it has ended. */
async function openStream(token = desk.me.token) {
  const made = await desk.post(desk.request({ service: 'DELIVERY' }))
  const { id } = made.body as { id: string }
  const response = await desk.sandbox.app.request(`/orders/v1/orders/${id}/changes`, {
    headers: { Merchant: 'demo', Authorization: `Bearer ${token}`, Accept: 'text/event-stream' },
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await reader?.read())?.value ?? null
  return { response, next, leave: () => reader?.cancel() }
}

test('an open stream sends each change as an event, and ends with the order (OR-06)', async () => {
  const { response, next } = await openStream()
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  expect(await next()).toBe(': here\n\n')
  desk.sandbox.clock.add(46_000)
  const changes = [await next(), await next()].map((event) => /^data: (.*)$/m.exec(event ?? '')?.[1] ?? '{}')
  expect(changes.map((data) => JSON.parse(data))).toMatchObject([
    { kind: 'CHANGE_STATUS', status: 'CREATED', isPaid: false },
    { kind: 'CHANGE_STATUS', status: 'ACCEPTED', isPaid: false },
  ])
  desk.sandbox.clock.add(1_200_000)
  let last: string | null = null
  for (let event = await next(); event !== null; event = await next()) last = event
  expect(last).toContain('"status":"CLOSED"')
})

test('a session that is over ends its streams', async () => {
  const { token } = await desk.sandbox.signIn()
  const { next } = await openStream(token)
  expect(await next()).toBe(': here\n\n')
  await desk.sandbox.call('/users/v1/users/logout/WITH_TOKEN', { method: 'POST', token })
  desk.sandbox.clock.add(46_000)
  expect(await next()).toBeNull()
})

test('a server that shuts down ends its streams', async () => {
  const { next } = await openStream()
  expect(await next()).toBe(': here\n\n')
  desk.sandbox.endStreams()
  expect(await next()).toBeNull()
})
