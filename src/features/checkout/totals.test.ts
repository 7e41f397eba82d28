import { describe, expect, test } from 'vitest'
import type { OrderSetting } from '#/api/schema/address.ts'
import type { Tariff } from '#/api/schema/tariff.ts'
import type { Promo } from '#/domain/order/promo.ts'
import type { TariffState } from '#/features/fulfilment/index.ts'
import { outcomeOf } from '#/features/order-submission/index.ts'
import { summarise } from '#/features/totals/index.ts'
import { missingFields } from './missing-fields.ts'
import { hasUnreadableMethod, shownMethods, usualMethod } from './payment.ts'

const basket = { full: 100_000, discount: 0, products: 100_000, count: 4 }
const tariffOf = (price: number): Tariff => ({
  price,
  tariffId: 't-1',
  deliveryType: 'OWN',
  distance: 2_400,
  freeFrom: 200_000,
  etaMinutes: { min: 35, max: 45 },
})
const known: TariffState = { is: 'known', tariff: tariffOf(9_000), distance: 2_400 }
const setting: OrderSetting = {
  isServiceFeeEnabled: true,
  isServiceFeeFreeAboveThreshold: true,
  serviceFeeThreshold: 150_000,
  serviceFeeAmount: 2_000,
  minimalDeliveryPrice: 40_000,
  defaultDeliveryTypeMessenger: 'OWN',
  defaultDeliveryTypeWebsite: 'OWN',
  cancelUntilStatus: '',
}
const promo: Promo = {
  id: 'pr-1',
  code: 'OSH10',
  discountType: 'PERCENTAGE',
  productDiscount: 10,
  deliveryDiscount: 0,
  minPrice: 50_000,
  startDate: null,
  endDate: null,
  isActive: true,
  scope: 'ALL',
  scopeIds: [],
}
const order: Parameters<typeof summarise>[0] = {
  basket,
  isMenuKnown: true,
  service: 'DELIVERY',
  tariff: known,
  defaultDeliveryType: 'OWN',
  setting,
  promo: null,
  cashback: 0,
  balance: 20_000,
  now: new Date('2026-11-21T12:00:00+05:00'),
}

test.each([
  ['products, delivery and fee', {}, 111_000, true],
  ['pick-up has no delivery (CO-03)', { service: 'PICK_UP', tariff: { is: 'none' } }, 102_000, true],
  [
    'at a table without its hall there is no pay for service',
    { service: 'DINE_IN', tariff: { is: 'none' } },
    102_000,
    true,
  ],
  [
    'at a table the hall takes its percent, rounded down (DI-02)',
    { service: 'DINE_IN', tariff: { is: 'none' }, tableTerms: { percent: 10, amount: 0 } },
    112_000,
    true,
  ],
  [
    'or its sum',
    { service: 'DINE_IN', tariff: { is: 'none' }, tableTerms: { percent: 0, amount: 15_000 } },
    117_000,
    true,
  ],
  [
    'an order that is not for the hall pays no hall fee',
    { tableTerms: { percent: 10, amount: 0 } },
    111_000,
    true,
  ],
  ['a promo takes its percent off the products', { promo }, 101_000, true],
  [
    'a promo that does not hold any more takes nothing (PC-05)',
    { promo: { ...promo, isActive: false } },
    111_000,
    true,
  ],
  ['cashback pays what was chosen (PC-06)', { cashback: 5_000 }, 106_000, true],
  ['never more than the balance', { cashback: 90_000 }, 91_000, true],
  [
    'never more than the products after the promo',
    { cashback: 95_000, balance: 500_000, promo },
    11_000,
    true,
  ],
  ['cashback is not taken unasked', { balance: 90_000 }, 111_000, true],
  ['a merchant without a fee record has no fee', { setting: null }, 109_000, true],
  ['while the fee is not known nothing can be ordered', { setting: undefined }, 109_000, false],
  [
    'while the price is asked for the last one is shown (DL-06)',
    { tariff: { is: 'asking', last: tariffOf(9_000) } },
    111_000,
    false,
  ],
  [
    'a price that could not be asked is not zero',
    { tariff: { is: 'failed', error: null, retry() {} } },
    102_000,
    false,
  ],
  ['without the menu there is no total', { isMenuKnown: false }, 111_000, false],
] as const)('%s', (_rule, change, total, isKnown) => {
  const summary = summarise({ ...order, ...(change as Partial<typeof order>) })
  expect(summary.totals.total).toBe(total)
  expect(summary.isKnown).toBe(isKnown)
})

test('rows wait for an unknown price, not for one being refreshed', () => {
  expect(summarise({ ...order, tariff: { is: 'asking', last: null } }).isShown).toBe(false)
  expect(summarise({ ...order, tariff: { is: 'asking', last: tariffOf(1) } }).isShown).toBe(true)
  expect(summarise({ ...order, tariff: { is: 'none' } }).isShown).toBe(true)
})

test('an empty basket has no tariff and no delivery price (BK-05)', () => {
  const empty = { full: 0, discount: 0, products: 0, count: 0 }
  const { applied, totals } = summarise({ ...order, basket: empty })
  expect(applied.tariffId).toBeNull()
  expect(totals).toMatchObject({ delivery: 0, fee: 0, total: 0 })
})

test('the amounts missing to the free fee and to the minimum of a delivery are known (CO-08, CO-09, BX-20)', () => {
  expect(summarise(order).untilFreeFee).toEqual({ missing: 50_000, of: 150_000 })
  expect(summarise(order).untilMinimum).toBeNull()
  expect(summarise(order).untilFreeDelivery).toEqual({ missing: 100_000, of: 200_000 })
  const asking = { is: 'asking', last: tariffOf(9_000) } as const
  expect(summarise({ ...order, tariff: asking }).untilFreeDelivery).toEqual({ missing: 100_000, of: 200_000 })
  expect(summarise({ ...order, service: 'PICK_UP' }).untilFreeDelivery).toBeNull()
  const small = { full: 30_000, discount: 0, products: 30_000, count: 1 }
  expect(summarise({ ...order, basket: small }).untilMinimum).toEqual({ missing: 10_000, of: 40_000 })
  expect(summarise({ ...order, basket: small, service: 'PICK_UP' }).untilMinimum).toBeNull()
})

const place = { streetName: 'Bunyodkor' } as never
test.each([
  ['everything available', {}, []],
  [
    'a delivery wants an address',
    { draft: { place: null, name: '', receiver: null, chequePhone: null } },
    ['address'],
  ],
  ['an address outside every zone counts as none', { hasProblem: true }, ['address']],
  [
    'pick-up wants no address',
    { service: 'PICK_UP', draft: { place: null, name: '', receiver: null, chequePhone: null } },
    [],
  ],
  ['a guest in the hall wants a table', { service: 'DINE_IN' }, ['address']],
  ['at a table nothing else is asked', { service: 'DINE_IN', hasTable: true }, []],
  [
    'a receipt wants a whole phone',
    { draft: { place, name: '', receiver: null, chequePhone: '+998 90' } },
    ['chequePhone'],
  ],
  ['an account without a name is asked for one', { hasName: false }, ['name']],
  [
    'somebody else has a name and a phone',
    { draft: { place, name: '', receiver: { name: ' ', phone: '+998 90' }, chequePhone: null } },
    ['receiverName', 'receiverPhone'],
  ],
  [
    'in the order of the page',
    { hasChangeFault: true, hasTime: false, hasPayment: false, hasName: false },
    ['name', 'time', 'payment', 'change'],
  ],
] as const)('gaps: %s (CO-11)', (_rule, change, gaps) => {
  const full = {
    service: 'DELIVERY' as const,
    draft: { place, name: '', receiver: null, chequePhone: null },
    hasTable: false,
    hasProblem: false,
    hasName: true,
    hasTime: true,
    hasPayment: true,
    hasChangeFault: false,
  }
  expect(missingFields({ ...full, ...(change as Partial<typeof full>) })).toEqual(gaps)
})

const error = (status: number, code: string, kind: 'http' | 'network' | 'timeout' | 'bad-answer' = 'http') =>
  [{ kind, status, code, message: { uz: '', ru: '', eng: '' }, details: [], retryAfter: null }, null] as const

test.each([
  ['a refusal with a code', error(422, 'PRICE_CHANGED'), 'failed'],
  ['no token', error(401, 'SESSION_OUTDATED'), 'failed'],
  ['a 404 of some proxy', error(0, '', 'bad-answer'), 'unknown'],
  ['a server in trouble', error(500, 'INTERNAL'), 'unknown'],
  ['too many calls', error(429, 'TOO_MANY_REQUESTS'), 'unknown'],
  ['no network', error(0, '', 'network'), 'unknown'],
  ['no answer in time', error(0, '', 'timeout'), 'unknown'],
  ['an answer without an order', error(0, '', 'bad-answer'), 'unknown'],
  ['the first call is still under way', error(409, 'IDEMPOTENCY_BUSY'), 'unknown'],
] as const)('outcome: %s', (_what, answer, is) => {
  expect(outcomeOf(answer).is).toBe(is)
})

describe('payment methods (PY-01, PY-02)', () => {
  const method = (id: string, type: string, change = {}) =>
    ({ id, type, isActive: true, webEnabled: true, botEnabled: true, ...change }) as never
  const on = { CASH: true, TERMINAL: true, PAYME: true, CLICK: false, UZUM: true, PAYNET: true, OTHER: true }
  const all = [
    method('payme', 'PAYME'),
    method('cash', 'CASH'),
    method('click', 'CLICK'),
    method('uzum', 'UZUM', { webEnabled: false }),
    method('old', 'TERMINAL', { isActive: false }),
  ]
  test('active, on in the channel and in the settings', () => {
    expect(shownMethods(all, 'WEB', on).map(({ id }) => id)).toEqual(['payme', 'cash'])
    expect(shownMethods(all, 'TG', on).map(({ id }) => id)).toEqual(['payme', 'cash', 'uzum'])
  })
  test('at the table those with `qrEnabled`, whatever the channel (DI-06)', () => {
    const atTable = [
      ...all,
      method('qr', 'UZUM', { webEnabled: false, botEnabled: false, qrEnabled: true }),
      method('off', 'CASH', { isActive: false, qrEnabled: true }),
    ]
    expect(shownMethods(atTable, 'WEB', on, 'DINE_IN').map(({ id }) => id)).toEqual(['qr'])
  })
  test.each([
    ['its flags are all there', {}, false],
    ['whether it is active is not', { isActive: null }, true],
    ['the flag of this channel is not', { webEnabled: null }, true],
    ['nothing is', { isActive: null, webEnabled: null }, true],
    ['the flag of another channel is not', { botEnabled: null, qrEnabled: null }, false],
    ['it is not active, whatever its flag says', { isActive: false, webEnabled: null }, false],
    ['it is off in this channel, active or not', { isActive: null, webEnabled: false }, false],
    ['its type is off in the settings', { type: 'CLICK', webEnabled: null }, false],
  ])('a method that could not be read may be on: %s', (_what, change, mayBeOn) => {
    const methods = [method('cash', 'CASH', { webEnabled: false }), method('payme', 'PAYME', change)]
    expect(hasUnreadableMethod(methods, 'WEB', on, 'DELIVERY')).toBe(mayBeOn)
  })
  test('for an order without a choice cash, else the first, else none', () => {
    const shown = shownMethods(all, 'WEB', on)
    expect(usualMethod(shown)?.id).toBe('cash')
    expect(usualMethod(shown.slice(0, 1))?.id).toBe('payme')
    expect(usualMethod([])).toBeNull()
  })
})
