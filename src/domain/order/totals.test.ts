import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineSum } from '#/domain/menu/price.ts'
import { percentOf } from '#/domain/money.ts'
import { BRANCH, product } from '#/testing/samples.ts'
import { explainTotals, type TotalRules } from './explain.ts'
import {
  basketTotals,
  cashbackLimit,
  type OrderSums,
  orderTotals,
  type PromoTerms,
  promoDiscount,
  totalsForRequest,
} from './totals.ts'

const percent = (productDiscount: number, deliveryDiscount = 0): PromoTerms => ({
  discountType: 'PERCENTAGE',
  productDiscount,
  deliveryDiscount,
})
const amount = (productDiscount: number, deliveryDiscount = 0): PromoTerms => ({
  discountType: 'AMOUNT',
  productDiscount,
  deliveryDiscount,
})

test.each([
  ['a percentage of each side', percent(10, 50), 80_005, 12_001, { products: 8_000, delivery: 6_000 }],
  [
    'over a hundred percent takes the side, no more',
    percent(150, 200),
    80_000,
    12_000,
    { products: 80_000, delivery: 12_000 },
  ],
  ['a fixed sum', amount(20_000, 5_000), 80_000, 12_000, { products: 20_000, delivery: 5_000 }],
  [
    'a fixed delivery discount stops at the delivery price',
    amount(0, 20_000),
    80_000,
    12_000,
    { products: 0, delivery: 12_000 },
  ],
  ['a fixed sum stops at the products', amount(99_000), 80_000, 0, { products: 80_000, delivery: 0 }],
  ['no promo', null, 80_000, 12_000, { products: 0, delivery: 0 }],
])('promoDiscount: %s (PC-03)', (_rule, promo, products, delivery, expected) => {
  expect(promoDiscount(promo, products, delivery)).toEqual(expected)
})

const order = { products: 100_000, count: 2, delivery: 15_000, promo: null, cashback: 0, fee: 0, service: 0 }
test.each([
  ['products and delivery', {}, 115_000],
  ['pick-up has no delivery price', { delivery: null }, 100_000],
  ['a percentage is taken from each side', { promo: percent(10, 100) }, 90_000],
  ['a fixed delivery discount stops at the delivery price', { promo: amount(0, 20_000) }, 100_000],
  ['the product side never goes below zero', { cashback: 150_000 }, 15_000],
  ['a promo over the products leaves delivery', { promo: amount(500_000) }, 15_000],
  ['cashback pays after the promo, products only', { promo: percent(50), cashback: 80_000 }, 15_000],
  ['fee and service are rows of their own', { fee: 2_000, service: 10_000 }, 127_000],
  ['cashback never pays the fee', { cashback: 999_999, fee: 2_000 }, 17_000],
  ['an empty basket has no delivery', { products: 0, count: 0 }, 0],
  ['a dish that costs nothing is delivered', { products: 0, count: 1 }, 15_000],
  ['a tip is a row of its own', { tip: 5_000 }, 120_000],
  ['neither promo nor cashback takes anything off a tip', { promo: percent(100, 100), tip: 5_000 }, 5_000],
  ['negative cashback is none', { cashback: -5_000 }, 115_000],
])('total: %s (CO-10)', (_rule, change, total) => {
  expect(orderTotals({ ...order, ...change }).total).toBe(total)
})

/*
 * Every service with every kind of promo, with and without cashback and fee, on sums that need rounding. The expected
 * totals were calculated by hand from the rules: cashback pays products only, after the promo; percentages are rounded
 * down.
 */
describe('every combination of a total', () => {
  const products = 99_999
  const tariff = 12_345
  const services = [
    { name: 'delivery', delivery: tariff, service: 0 },
    { name: 'pick-up', delivery: null, service: 0 },
    // A tenth for the table: 9 999.9 is 9 999.
    { name: 'at the table', delivery: null, service: 9_999 },
  ] as const
  const promos = [
    { name: 'no promo', promo: null, base: products, offProducts: 0, offDelivery: 0 },
    // 6 999.93 and 4 073.85.
    { name: 'percents', promo: percent(7, 33), base: products, offProducts: 6_999, offDelivery: 4_073 },
    { name: 'a sum', promo: amount(20_000, 5_000), base: products, offProducts: 20_000, offDelivery: 5_000 },
    {
      name: 'more than there is',
      promo: amount(500_000, 50_000),
      base: products,
      offProducts: 99_999,
      offDelivery: 12_345,
    },
    // 7 % of 33 333 are 2 333.31.
    { name: 'percents of a category', promo: percent(7), base: 33_333, offProducts: 2_333, offDelivery: 0 },
    {
      name: 'a sum, more than the category',
      promo: amount(40_000),
      base: 33_333,
      offProducts: 33_333,
      offDelivery: 0,
    },
  ] as const
  const balances = [0, 1, 50_000, 9_000_000]
  const fees = [0, 2_000]
  const cases = services.flatMap((service) =>
    promos.flatMap((promo) =>
      balances.flatMap((balance) => fees.map((fee) => ({ service, promo, balance, fee }))),
    ),
  )

  test.each(cases)(
    '$service.name, $promo.name, cashback $balance, fee $fee',
    ({ service, promo, balance, fee }) => {
      const isDelivery = service.delivery !== null
      const afterPromo = products - promo.offProducts
      const given = cashbackLimit(balance, products, promo.promo, promo.base)
      const paid = Math.min(balance, afterPromo)
      expect(given).toBe(paid)
      const totals = orderTotals({
        products,
        count: 2,
        promoBase: promo.base,
        delivery: service.delivery,
        promo: promo.promo,
        cashback: given,
        fee,
        service: service.service,
      })
      const delivery = isDelivery ? tariff - promo.offDelivery : 0
      expect(totals).toEqual({
        products,
        promoProducts: promo.offProducts,
        cashback: paid,
        delivery: service.delivery ?? 0,
        promoDelivery: isDelivery ? promo.offDelivery : 0,
        fee,
        service: service.service,
        tip: 0,
        discount: promo.offProducts + (isDelivery ? promo.offDelivery : 0),
        total: afterPromo - paid + delivery + fee + service.service,
      })
    },
  )
})

test('cashback: at most the balance and the products after the promo (PC-06)', () => {
  expect(cashbackLimit(12_000, 80_000, null)).toBe(12_000)
  expect(cashbackLimit(90_000, 80_000, percent(10))).toBe(72_000)
  expect(cashbackLimit(-1, 80_000, null)).toBe(0)
})

test('the totals of a request are those of the API’s example', () => {
  const lines = [{ product: product({ discount: 5_000 }), choices: {}, count: 2 }]
  const basket = basketTotals(lines, BRANCH)
  const totals = orderTotals({
    products: basket.products,
    count: basket.count,
    delivery: 12_000,
    promo: percent(10),
    cashback: 5_000,
    fee: 2_000,
    service: 0,
  })
  expect(totalsForRequest(basket, totals)).toEqual({
    productPrice: 90_000,
    discount: 10_000,
    count: 2,
    promoProductDiscount: 8_000,
    promoDeliveryDiscount: 0,
    serviceFee: 2_000,
    totalDiscount: 18_000,
    totalPrice: 81_000,
  })
})

test('after any edit the totals are the sum of the lines, in whole soʻm (BK-03)', () => {
  const anyLine = fc.record({
    product: fc
      .record({
        unit: fc.constantFrom('COUNT', 'KG', 'GRAMM'),
        costPrice: fc.integer({ min: 0, max: 500_000 }),
        discount: fc.integer({ min: 0, max: 50_000 }),
        additionalPrice: fc.integer({ min: 0, max: 9_000 }),
      })
      .map((change) => product({ ...change, amount: change.unit === 'KG' ? 0.3 : 1 })),
    choices: fc.constant({}),
    count: fc.integer({ min: 1, max: 30 }),
  })
  const whole = (lines: Parameters<typeof basketTotals>[0]) => {
    const { full, products, discount, count } = basketTotals(lines, BRANCH)
    expect(products).toBe([...lines].reduce((all, line) => all + lineSum(line, BRANCH), 0))
    expect(full).toBe(products + discount)
    for (const sum of [full, products, discount, count])
      expect(Number.isSafeInteger(sum) && sum >= 0).toBe(true)
  }
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 6 }),
      fc.nat(),
      fc.integer({ min: 1, max: 30 }),
      (made, at, count) => {
        const lines = made.map((line) => ({ ...line, count: line.count * line.product.amount }))
        whole(lines)
        const place = lines.length === 0 ? 0 : at % lines.length
        whole(
          lines.map((line, index) =>
            index === place ? { ...line, count: count * line.product.amount } : line,
          ),
        )
        whole(lines.filter((_, index) => index !== place))
      },
    ),
    { numRuns: 300 },
  )
})

test('the count is of pieces and portions', () => {
  const plov = product({ unit: 'KG', amount: 0.5, costPrice: 80_000 })
  const lines = [
    { product: product(), choices: {}, count: 2 },
    { product: plov, choices: {}, count: 1.5 },
  ]
  expect(basketTotals(lines, null).count).toBe(5)
})

const rules: TotalRules = {
  feeThreshold: 150_000,
  freeDeliveryFrom: 200_000,
  servicePercent: 0,
  promoMin: 0,
  full: order.products,
  isRounded: false,
  leftOut: 0,
  tipFor: 'courier',
  balance: 0,
}
const percentPromo: PromoTerms = { discountType: 'PERCENTAGE', productDiscount: 7, deliveryDiscount: 50 }

describe('each row of a total has its explanation (CX-06)', () => {
  const items = { row: 'items', rule: 'lines', isRounded: false, leftOut: 0 }
  const delivery = { row: 'delivery', rule: 'tariff', price: 15_000, freeFrom: 200_000 }
  test.each<[string, Partial<OrderSums>, Partial<TotalRules>, unknown[]]>([
    ['nothing but dishes: one row', { delivery: null }, {}, [items]],
    ['an empty basket has no rows', { products: 0, count: 0 }, { full: 0 }, []],
    [
      'weighed lines are rounded, what is sold out is not counted',
      { delivery: null },
      { isRounded: true, leftOut: 2 },
      [{ ...items, isRounded: true, leftOut: 2 }],
    ],
    [
      'the dishes’ own discounts',
      { delivery: null },
      { full: order.products + 8_000 },
      [
        items,
        { row: 'discount', rule: 'own' },
        { row: 'total', rule: 'sum', parts: [order.products + 8_000, -8_000] },
      ],
    ],
    [
      'a percentage of each side, rounded down where it is no whole soʻm, above a minimum',
      { products: 99_999, promo: percentPromo },
      { full: 99_999, promoMin: 50_000 },
      [
        items,
        { row: 'promo', rule: 'percent', side: 'dishes', percent: 7, of: 99_999, isRounded: true },
        { row: 'promo', rule: 'percent', side: 'delivery', percent: 50, of: 15_000, isRounded: false },
        { row: 'promo', rule: 'above', min: 50_000 },
        delivery,
        { row: 'total', rule: 'sum', parts: [99_999, -14_499, 15_000] },
      ],
    ],
    [
      'a promo gives no more than there is, cashback pays dishes only, the fee has a threshold',
      { promo: amount(0, 20_000), cashback: 150_000, fee: 2_000 },
      { balance: 150_000 },
      [
        items,
        { row: 'promo', rule: 'amount', side: 'delivery', given: 20_000, isCapped: true },
        { row: 'cashback', rule: 'products-only', given: 150_000, used: 100_000 },
        delivery,
        { row: 'fee', rule: 'below-threshold', threshold: 150_000 },
        { row: 'total', rule: 'sum', parts: [100_000, -15_000, -100_000, 15_000, 2_000] },
      ],
    ],
    [
      'a fixed sum that is less than there is',
      { promo: amount(20_000) },
      {},
      [
        items,
        { row: 'promo', rule: 'amount', side: 'dishes', given: 20_000, isCapped: false },
        delivery,
        { row: 'total', rule: 'sum', parts: [100_000, -20_000, 15_000] },
      ],
    ],
    [
      'a percentage that gives whole soʻm',
      { promo: percentPromo },
      {},
      [
        items,
        { row: 'promo', rule: 'percent', side: 'dishes', percent: 7, of: 100_000, isRounded: false },
        { row: 'promo', rule: 'percent', side: 'delivery', percent: 50, of: 15_000, isRounded: false },
        delivery,
        { row: 'total', rule: 'sum', parts: [100_000, -14_500, 15_000] },
      ],
    ],
    [
      'more than a hundred percent take everything: nothing is rounded',
      { products: 99_999, delivery: null, promo: percent(150) },
      { full: 99_999 },
      [
        items,
        { row: 'promo', rule: 'percent', side: 'dishes', percent: 150, of: 99_999, isRounded: false },
        { row: 'total', rule: 'sum', parts: [99_999, -99_999] },
      ],
    ],
    ['a promo of other dishes has no row', { delivery: null, promo: percent(10), promoBase: 0 }, {}, [items]],
    [
      'a fee for everybody',
      { delivery: null, fee: 2_000 },
      { feeThreshold: null },
      [items, { row: 'fee', rule: 'fixed' }, { row: 'total', rule: 'sum', parts: [100_000, 2_000] }],
    ],
    [
      'a part of the dishes for service at the table',
      { products: 99_999, delivery: null, service: 9_999 },
      { full: 99_999, servicePercent: 10 },
      [
        items,
        { row: 'service', rule: 'share', percent: 10, of: 99_999, isRounded: true },
        { row: 'total', rule: 'sum', parts: [99_999, 9_999] },
      ],
    ],
    [
      'the same in whole soʻm',
      { delivery: null, service: 15_000 },
      { servicePercent: 15 },
      [
        items,
        { row: 'service', rule: 'share', percent: 15, of: 100_000, isRounded: false },
        { row: 'total', rule: 'sum', parts: [100_000, 15_000] },
      ],
    ],
    [
      'a fixed sum for it',
      { delivery: null, service: 15_000 },
      {},
      [items, { row: 'service', rule: 'by-hall' }, { row: 'total', rule: 'sum', parts: [100_000, 15_000] }],
    ],
    [
      'a tip',
      { delivery: null, tip: 5_000 },
      {},
      [items, { row: 'tip', rule: 'courier' }, { row: 'total', rule: 'sum', parts: [100_000, 5_000] }],
    ],
    ['a free table has no row', { delivery: null }, { servicePercent: 10 }, [items]],
  ])('%s', (_rule, change, more, expected) => {
    expect(explainTotals({ ...order, ...change }, { ...rules, ...more })).toEqual(expected)
  })

  test('the parts of any total add up to it', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(100_000), (o, off) => {
        const reason = explainTotals(o, { ...rules, full: o.products + off }).find(
          ({ row }) => row === 'total',
        )
        const parts = reason?.row === 'total' ? reason.parts : [o.products]
        expect(parts.reduce((all, part) => all + part, 0)).toBe(orderTotals(o).total)
      }),
      { numRuns: 1_000 },
    )
  })
})

const sum = fc.integer({ min: 0, max: 5_000_000 })
const anyPromo = fc.option(
  fc.record<PromoTerms>({
    discountType: fc.constantFrom('AMOUNT', 'PERCENTAGE'),
    productDiscount: fc.oneof(fc.integer({ min: 0, max: 120 }), sum),
    deliveryDiscount: fc.oneof(fc.integer({ min: 0, max: 120 }), sum),
  }),
)
const anyOrder = fc.record({
  products: sum,
  count: fc.integer({ min: 1, max: 40 }),
  delivery: fc.option(sum),
  promo: anyPromo,
  cashback: fc.integer({ min: -1_000, max: 9_000_000 }),
  fee: fc.integer({ min: 0, max: 20_000 }),
  service: fc.integer({ min: 0, max: 200_000 }),
  tip: fc.integer({ min: 0, max: 500_000 }),
})

describe('for any order', () => {
  test('rows add up to the total, every row and side is whole and not negative', () => {
    fc.assert(
      fc.property(anyOrder, (o) => {
        const t = orderTotals(o)
        const side = t.products - t.promoProducts - t.cashback
        expect(t.total).toBe(side + t.delivery - t.promoDelivery + t.fee + t.service + t.tip)
        expect(side).toBeGreaterThanOrEqual(0)
        expect(t.delivery - t.promoDelivery).toBeGreaterThanOrEqual(0)
        for (const row of Object.values(t)) expect(Number.isSafeInteger(row) && row >= 0).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  test('no cashback or promo a client may invent pays delivery, fee, service or tip', () => {
    fc.assert(
      fc.property(anyOrder, fc.integer({ min: 0, max: 1e12 }), (o, invented) => {
        const t = orderTotals({ ...o, cashback: invented })
        expect(t.total).toBeGreaterThanOrEqual(t.delivery - t.promoDelivery + o.fee + o.service + o.tip)
      }),
      { numRuns: 500 },
    )
  })

  test('a percentage never gives more than its share, and less than one soʻm less', () => {
    fc.assert(
      fc.property(sum, fc.integer({ min: 0, max: 100 }), (of, p) => {
        const off = percentOf(of, p)
        expect(off * 100).toBeLessThanOrEqual(of * p)
        expect((off + 1) * 100).toBeGreaterThan(of * p)
      }),
    )
  })

  test('a basket is the sum of its lines, with and without discounts', () => {
    const line = fc.record({
      product: fc
        .record({ costPrice: sum, discount: sum, additionalPrice: fc.integer({ min: 0, max: 9_000 }) })
        .map(product),
      choices: fc.constant({}),
      count: fc.integer({ min: 1, max: 50 }),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const totals = basketTotals(lines, BRANCH)
        expect(totals.products).toBe(lines.reduce((all, l) => all + lineSum(l, BRANCH), 0))
        expect(totals.full - totals.discount).toBe(totals.products)
        expect(totals.discount).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 500 },
    )
  })
})
