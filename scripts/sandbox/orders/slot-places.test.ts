import { expect, test } from 'vitest'
import { randomBasket, requestOf } from '../testing/random-order.ts'
import { type OpenSandbox, sandboxForEach } from '../testing/testing.ts'
import { tenantOf } from '../testing/world.ts'

/* The branch of `dark` takes two orders for one time (BX-32). */

let sandbox: OpenSandbox
sandboxForEach((opened) => {
  sandbox = opened
})

const DAY = '2026-11-25'
const at = (time: string) => ({ day: DAY, time })

async function desk() {
  const dark = tenantOf(sandbox, 'dark')
  const me = await sandbox.signIn('known', 'dark')
  const call = sandbox.as(me.token, 'dark')
  const request = (seed: number, when: { day: string; time: string } | null) =>
    requestOf(dark, me.user.id, randomBasket(dark, seed), { service: 'PICK_UP', ...(when && { when }) })
  const order = (seed: number, when: { day: string; time: string } | null = at('14:00')) =>
    call(`/orders/v1/orders${when ? '/at-time' : ''}`, request(seed, when))
  const check = (when: { day: string; time: string }) => call('/orders/v1/orders/validate', request(9, when))
  const branchId = request(1, null).branch?.id
  const full = async (service = 'PICK_UP') => {
    const { body } = await call(`/users/v1/branches/${branchId}/slots?serviceType=${service}&date=${DAY}`)
    return body
      .filter((slot: { available: boolean }) => !slot.available)
      .map((slot: { from: string }) => slot.from)
  }
  const cancel = (id: string) => call(`/orders/v1/orders/${id}/cancel`, { reasonId: null }, { method: 'PUT' })
  return { order, check, full, cancel }
}

test('the third order for a time is refused, with the next free ones, in three languages', async () => {
  const { order, check, full } = await desk()
  expect(await full()).toEqual([])
  expect([(await order(1)).status, (await order(2)).status]).toEqual([201, 201])
  expect(await full()).toEqual(['14:00'])
  // The kitchen is the same, however the order reaches the customer.
  expect(await full('DELIVERY')).toEqual(['14:00'])
  const third = await order(3)
  expect(third.status).toBe(422)
  const alternatives = ['14:15', '14:30', '14:45', '15:00', '15:15']
  expect(third.body).toMatchObject({ code: 'SLOT_FULL', details: [{ field: 'time', alternatives }] })
  for (const language of ['uz', 'ru', 'eng']) expect(third.body.description[language]).not.toBe('')
  const problem = { code: 'SLOT_FULL', field: 'time', alternatives }
  expect((await check(at('14:00'))).body.problems).toContainEqual(problem)
  expect((await check(at('14:15'))).body.problems).toEqual([])
  expect((await order(3, at('14:15'))).status).toBe(201)
})

test('orders for now take no time', async () => {
  const { order, full } = await desk()
  for (const seed of [1, 2, 3]) expect((await order(seed, null)).status).toBe(201)
  expect(await full()).toEqual([])
})

test('eight who press at once: two get the time', async () => {
  const { order, full } = await desk()
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => order(seed)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422, 422, 422, 422])
  for (const { status, body } of answers) if (status === 422) expect(body.code).toBe('SLOT_FULL')
  expect(await full()).toEqual(['14:00'])
})

test('a cancelled order gives its time back, once', async () => {
  const { order, full, cancel } = await desk()
  const made = await order(1)
  expect([made.status, made.body.code]).toEqual([201, undefined])
  const { body } = made
  await order(2)
  expect((await cancel(body.id)).status).toBe(200)
  expect(await full()).toEqual([])
  expect((await cancel(body.id)).status).not.toBe(200)
  expect((await order(3)).status).toBe(201)
  expect((await order(4)).body.code).toBe('SLOT_FULL')
})
