import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../db/schema/index.ts'
import type { Tenant } from '../services/tenants.ts'
import { compareSums, everyKind, randomRequest } from '../testing/same-sums.ts'
import { NOON, type OpenSandbox, openSandbox } from '../testing/testing.ts'

let sandbox: OpenSandbox
let tenants: readonly Tenant[]
beforeAll(async () => {
  sandbox = await openSandbox()
  tenants = sandbox.services.tenants.all.filter(({ sub }) =>
    ['demo', 'dark', 'brands', 'dinein'].includes(sub),
  )
})
afterAll(() => sandbox.close())

// `npm run faults -- --sums 10000` checks more of them.
test("2,000 random orders: the storefront and the server compute the same so'm", () => {
  const { kinds, differences } = compareSums(tenants, 0, 2_000, NOON)
  expect(differences).toEqual([])
  for (const kind of everyKind) expect([kind, (kinds.get(kind) ?? 0) > 20]).toEqual([kind, true])
}, 240_000)

test('the same over the way of a real order: what is stored is what the customer saw', async () => {
  const { db, call } = sandbox
  const BALANCE = 90_000
  let stored = 0
  for (let seed = 20_000; seed < 20_040; seed++) {
    const tenant = tenants[seed % tenants.length]
    if (!tenant) throw new Error('no tenant')
    const me = await sandbox.signIn('known', tenant.sub)
    await db.update(users).set({ cashback: BALANCE })
    const { request } = randomRequest(tenant, seed, me.user.id, { balance: BALANCE })
    const answer = await call('/orders/v1/orders', { body: request, token: me.token, merchant: tenant.sub })
    // The basket is too small for its promo or for delivery.
    if (answer.status === 422 && /^(PROMO_|MIN_DELIVERY)/.test(answer.body.code)) continue
    expect([seed, answer.status, answer.body.code]).toEqual([seed, 201, undefined])
    expect(answer.body.totals).toEqual(request.totals)
    expect(answer.body.cashback).toBe(request.cashback)
    expect(answer.body.servicePrice).toBe(request.servicePrice)
    expect(answer.body.tip).toBe(request.tip ?? 0)
    stored++
  }
  expect(stored).toBeGreaterThan(20)
}, 240_000)
