import { expect, test } from 'vitest'
import { APPLICATIONS_LIMIT } from './services/applications.ts'
import { CHAT_LIMIT } from './services/chat.ts'
import { HAND_OVER_LIMITS } from './services/hand-overs.ts'
import { START_LIMITS } from './services/shared-baskets.ts'
import { SMS } from './services/sms.ts'
import { type OpenSandbox, sandboxForEach } from './testing/testing.ts'

/* Limits by time: they count by the clock of the machine, whatever time a shop is shown at. */

let sandbox: OpenSandbox
sandboxForEach((opened) => {
  sandbox = opened
})

const DAY = 24 * 3_600_000
/** A shop that is shown at another time, as the studio shows it. */
const later = (ms: number) => ({ 'X-Sandbox-Now': String(sandbox.clock.now() + ms) })
const login = (phone: string, headers = {}) =>
  sandbox.call('/users/v1/users/login', { body: { phone }, headers })
const place = { brandId: null, branchId: 'br-demo-chilonzor', serviceType: 'PICK_UP' }
const line = { productId: 'p-demo-norin', choices: {}, note: '', count: 1, seenPrice: 34_000 }
const handOver = (headers = {}) =>
  sandbox.call('/orders/v1/baskets/hand-over', { body: { ...place, lines: [line] }, headers })
const start = (n: number, headers = {}) =>
  sandbox.call('/orders/v1/baskets/shared', {
    body: { ...place, member: `member-of-a-phone-${n}`, name: `S${n}` },
    headers,
  })
const statusesOf = async (calls: number, call: (n: number) => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let n = 0; n < calls; n++) statuses.push((await call(n)).status)
  return statuses
}

test('a code that was sent a year ahead locks nobody out, and lives as long as any', async () => {
  const phone = '+998901234501'
  expect((await login(phone, later(360 * DAY))).status).toBe(200)
  sandbox.clock.add(SMS.resendMs)
  expect((await login(phone)).status).toBe(200)
  const [{ code } = { code: '' }] = sandbox.services.sms.outbox(phone)
  const verified = await sandbox.call('/users/v1/users/login/verify', {
    body: { phone, code },
    headers: later(DAY),
  })
  expect(verified.status).toBe(200)
})

test('a shop at another time sends no more codes', async () => {
  const phone = '+998901234502'
  expect(await statusesOf(3, (n) => login(phone, later(n * DAY)))).toEqual([200, 429, 429])
})

test('a shop at another time hands over and shares no more baskets, and locks nobody out', async () => {
  const made = await statusesOf(HAND_OVER_LIMITS.made + 1, (n) => handOver(later(n * DAY)))
  expect([made[0], made.at(-1)]).toEqual([201, 429])
  const started = await statusesOf(START_LIMITS.started + 1, (n) => start(n, later(n * DAY)))
  expect([started[0], started.at(-1)]).toEqual([201, 429])
  sandbox.clock.add(HAND_OVER_LIMITS.windowMs + START_LIMITS.windowMs)
  expect([(await handOver()).status, (await start(9_999)).status]).toEqual([201, 201])
})

test('a table that called at a later time may call now', async () => {
  const body = { branchId: 'br-demo-chilonzor', tableId: 'tb-demo-chilonzor-1', reason: 'BILL' }
  expect((await sandbox.call('/orders/v1/waiter-calls', { body, headers: later(DAY) })).status).toBe(201)
  expect((await sandbox.call('/orders/v1/waiter-calls', { body })).status).toBe(201)
})

test('a customer writes sixty messages in ten minutes, another one writes on', async () => {
  const [me, other] = [await sandbox.signIn('known'), await sandbox.signIn('second')]
  const write = (token: string) => (n: number) =>
    sandbox.as(token, 'demo')(
      '/support/v1/chat/messages',
      { text: `Salom ${n}` },
      { headers: later(n * 3_600_000) },
    )
  const written = await statusesOf(CHAT_LIMIT.most + 1, write(me.token))
  expect(written.filter((status) => status === 201)).toHaveLength(CHAT_LIMIT.most)
  expect(written.at(-1)).toBe(429)
  expect((await write(other.token)(0)).status).toBe(201)
  sandbox.clock.add(CHAT_LIMIT.windowMs)
  expect((await write(me.token)(0)).status).toBe(201)
})

test('one address applies sixty times in an hour, whatever phones it names', async () => {
  const apply = (n: number) =>
    sandbox.call('/support/v1/vacancies/vc-demo-1/apply', {
      body: { name: 'Aziza', phone: `+99890100${String(n).padStart(4, '0')}` },
    })
  const sent = await statusesOf(APPLICATIONS_LIMIT.most + 1, apply)
  expect([sent[0], sent.at(-2), sent.at(-1)]).toEqual([201, 201, 429])
  sandbox.clock.add(APPLICATIONS_LIMIT.windowMs)
  expect((await apply(99)).status).toBe(201)
})
