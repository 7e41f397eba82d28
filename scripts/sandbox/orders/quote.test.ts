import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import type { Tenant } from '../tenants.ts'
import { NOON, openSandbox } from '../testing.ts'
import { OrderBody } from './body.ts'
import { quote } from './quote.ts'
import { dice, randomBasket, requestOf } from './random-order.ts'

let tenants: readonly Tenant[]
beforeAll(async () => {
  const sandbox = await openSandbox()
  tenants = sandbox.services.tenants.all.filter(({ sub }) => ['demo', 'dark', 'brands'].includes(sub))
  await sandbox.close()
}, 30_000)

test("2,000 random orders: the storefront and the server reckon the same so'm", () => {
  const roll = dice(2026)
  let weighed = 0
  for (let seed = 0; seed < 2_000; seed++) {
    const tenant = tenants[seed % tenants.length]
    if (!tenant) throw new Error('no tenant')
    const { settings } = tenant.wire
    const balance = Math.floor(roll() * 60_000)
    const lines = randomBasket(tenant, seed)
    if (lines.some(({ product }) => product.unit !== 'COUNT')) weighed++
    const asked = requestOf(tenant, 'u-1', lines, {
      service: settings.pickupActive && roll() < 0.3 ? 'PICK_UP' : 'DELIVERY',
      balance,
      cashback: settings.cashbackActive && roll() < 0.5 ? Math.floor(roll() * balance) : 0,
      ...(settings.promoActive && roll() < 0.5 ? { promo: roll() < 0.5 ? 'SALOM10' : 'FIX20000' } : {}),
    })
    const q = quote(tenant, v.parse(OrderBody, structuredClone(asked)), {
      levels: new Map(),
      balance,
      now: NOON,
    })
    const about = q.problems.filter(({ code }) => code === 'PRICE_CHANGED' || code === 'CASHBACK_NOT_ENOUGH')
    // A promo that does not hold for so small a basket is refused, which changes the sums.
    if (q.problems.some(({ code }) => code.startsWith('PROMO'))) continue
    expect(about, `seed ${seed}`).toEqual([])
    expect(q.requestTotals).toEqual(asked.totals)
  }
  expect(weighed).toBeGreaterThan(50)
})
