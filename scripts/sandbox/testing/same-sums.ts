import * as v from 'valibot'
import { promoScopes } from '#/domain/order/promo.ts'
import { OrderBody } from '../orders/body.ts'
import { quote } from '../orders/quote.ts'
import type { Tenant } from '../services/tenants.ts'
import { dice, placeOf, randomBasket, requestOf } from './random-order.ts'

const SERVICES = ['DELIVERY', 'PICK_UP', 'DINE_IN'] as const
const SWITCH = { DELIVERY: 'deliveryActive', PICK_UP: 'pickupActive', DINE_IN: 'dineInActive' } as const

/** How many orders of each kind were computed, and those whose sums differed. */
export type SameSums = { kinds: Map<string, number>; differences: string[]; refused: number }

/** A request of the storefront for a random order of this merchant, and what it is made of. */
export function randomRequest(tenant: Tenant, seed: number, userId = 'u-1', own?: { balance: number }) {
  const roll = dice(seed + 1_000_003)
  const { settings, halls } = tenant.wire
  const { branch } = placeOf(tenant)
  const hasTable = halls.some(({ branchId }) => branchId === branch.id)
  const services = SERVICES.filter((one) => settings[SWITCH[one]] === true && (one !== 'DINE_IN' || hasTable))
  const service = services[Math.floor(roll() * services.length)] ?? 'DELIVERY'
  const codes = [...tenant.promos.keys()].filter((code) => !['OFF', 'SOON', 'OLD'].includes(code))
  const promo = settings.promoActive && roll() < 0.7 ? codes[Math.floor(roll() * codes.length)] : undefined
  const balance = own?.balance ?? Math.floor(roll() * 120_000)
  const cashback = settings.cashbackActive && roll() < 0.5 ? Math.floor(roll() * (balance + 1)) : 0
  const tip = settings.tipActive && roll() < 0.5 ? Math.floor(roll() * 30_000) : 0
  const lines = randomBasket(tenant, seed)
  const request = requestOf(tenant, userId, lines, {
    service,
    balance,
    cashback,
    tip,
    ...(promo && { promo }),
  })
  const type = promo ? tenant.promos.get(promo) : null
  const isWeighed = lines.some(({ product }) => product.unit !== 'COUNT')
  const kind = [
    service,
    type ? `${type.discountType} ${type.scope}` : 'no promo',
    request.cashback > 0 ? 'cashback' : 'no cashback',
    request.totals.serviceFee > 0 ? 'fee' : 'no fee',
    isWeighed ? 'weighed' : 'counted',
    request.tip ? 'tip' : 'no tip',
  ]
  return { request, balance, kind, promo }
}

/** Computes orders `from` to `from + runs` as the storefront and as the server, and compares them to the so'm. */
export function compareSums(tenants: readonly Tenant[], from: number, runs: number, now: number): SameSums {
  const kinds = new Map<string, number>()
  const differences: string[] = []
  let refused = 0
  for (let seed = from; seed < from + runs; seed++) {
    const tenant = tenants[seed % tenants.length]
    if (!tenant) break
    const { request, balance, kind } = randomRequest(tenant, seed)
    const q = quote(tenant, v.parse(OrderBody, structuredClone(request)), { levels: new Map(), balance, now })
    // A promo that does not hold for so small a basket is refused, which changes the sums.
    if (q.problems.some(({ code }) => code.startsWith('PROMO'))) {
      refused++
      continue
    }
    for (const part of kind) kinds.set(part, (kinds.get(part) ?? 0) + 1)
    const wrong = q.problems.filter(({ code }) => code === 'PRICE_CHANGED' || code === 'CASHBACK_NOT_ENOUGH')
    const isSame = JSON.stringify(q.requestTotals) === JSON.stringify(request.totals)
    if (wrong.length > 0 || !isSame || q.totals.total < 0)
      differences.push(`seed ${seed}, ${tenant.sub}: ${kind.join(', ')}: ${JSON.stringify(wrong)}`)
  }
  return { kinds, differences, refused }
}

export const everyKind = [
  ...SERVICES,
  'no promo',
  ...promoScopes.map((scope) => `PERCENTAGE ${scope}`),
  'AMOUNT ALL',
  'cashback',
  'no cashback',
  'fee',
  'no fee',
  'weighed',
  'counted',
  'tip',
  'no tip',
]
