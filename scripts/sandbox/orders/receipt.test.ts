import { expect, test } from 'vitest'
import { randomBasket, requestOf } from '../testing/random-order.ts'
import { type OpenSandbox, sandboxForEach } from '../testing/testing.ts'
import { tenantOf } from '../testing/world.ts'
import { payOrder } from './settle.ts'

/* A paid order carries its fiscal receipt (BX-33). */

let sandbox: OpenSandbox
sandboxForEach((opened) => {
  sandbox = opened
})

const HOUR = 3_600_000

async function ordered(payment: string) {
  const demo = tenantOf(sandbox, 'demo')
  const { token, user } = await sandbox.signIn()
  const me = sandbox.as(token, 'demo')
  const { body } = await me('/orders/v1/orders', requestOf(demo, user.id, randomBasket(demo, 7), { payment }))
  const id = String(body.id)
  return { id, receipt: async () => (await me(`/orders/v1/orders/${id}`)).body.receipt }
}

test('an order paid online has its receipt at once, with an address that shows it', async () => {
  const { id, receipt } = await ordered('PAYME')
  expect(await receipt()).toBeNull()
  expect((await sandbox.call(`/sandbox/receipt/${id}`)).status).toBe(404)
  await payOrder(sandbox.services, id, sandbox.clock.now())
  const made = await receipt()
  expect(made).toMatchObject({
    fiscalSign: expect.stringMatching(/^\d{12}$/),
    terminalId: expect.stringMatching(/^UZ\d{12}$/),
    at: '2026-11-24T12:00:00+05:00',
  })
  const { pathname, search, searchParams } = new URL(made.url)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    t: made.terminalId,
    c: '20261124120000',
    s: made.fiscalSign,
  })
  const shown = await sandbox.call(pathname + search)
  expect(shown.status).toBe(200)
  // Each dish with its code of the national catalogue.
  expect(shown.body).toContain('0210600100')
})

test('one paid in cash has it when it has arrived', async () => {
  const { receipt } = await ordered('CASH')
  sandbox.clock.add(HOUR / 60)
  expect(await receipt()).toBeNull()
  sandbox.clock.add(2 * HOUR)
  expect((await receipt()).fiscalSign).toMatch(/^\d{12}$/)
})
