import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PersonSum, sharesOf, sumsOf } from './pay-back.ts'

const people = (...sums: number[]): PersonSum[] =>
  sums.map((dishes, n) => ({ personId: 'ABCDEFGH'[n] ?? '', dishes }))
const owed = (...args: Parameters<typeof sharesOf>) => sharesOf(...args).map(({ sum }) => sum)

test('everybody has the sum of the own lines; what is not sold costs nothing (CX-12)', () => {
  const lines = [
    { personId: 'A', sum: 10 },
    { personId: 'B', sum: 5 },
    { personId: 'A', sum: 7 },
    { personId: 'B', sum: null },
  ]
  expect(sumsOf([{ id: 'B' }, { id: 'A' }, { id: 'C' }], lines)).toEqual([
    { personId: 'B', dishes: 5 },
    { personId: 'A', dishes: 17 },
    { personId: 'C', dishes: 0 },
  ])
})

test.each([
  ['dishes alone', people(30_000, 20_000), { products: 50_000, extra: 0, discount: 0 }, [30_000, 20_000]],
  [
    'delivery evenly',
    people(30_000, 20_000),
    { products: 50_000, extra: 12_000, discount: 0 },
    [36_000, 26_000],
  ],
  [
    'who took nothing pays nothing',
    people(30_000, 0, 20_000),
    { products: 50_000, extra: 12_000, discount: 0 },
    [36_000, 0, 26_000],
  ],
  [
    'what cannot be split is the starter’s',
    people(10_000, 10_000, 10_000),
    { products: 30_000, extra: 10_000, discount: 0 },
    [13_334, 13_333, 13_333],
  ],
  [
    'a discount by the dishes',
    people(30_000, 10_000),
    { products: 40_000, extra: 0, discount: 4_000 },
    [27_000, 9_000],
  ],
  [
    'a starter who took nothing pays nothing',
    people(0, 10_000),
    { products: 10_000, extra: 5_000, discount: 0 },
    [0, 15_000],
  ],
  [
    'nobody took anything: it is the starter’s',
    people(0, 0),
    { products: 0, extra: 5_000, discount: 0 },
    [5_000, 0],
  ],
  [
    'what the starter added at the checkout',
    people(10_000, 10_000),
    { products: 45_000, extra: 0, discount: 0 },
    [35_000, 10_000],
  ],
  [
    'what the starter took out is no debt to the starter',
    people(10_000, 10_000),
    { products: 5_000, extra: 0, discount: 0 },
    [0, 10_000],
  ],
] as const)('%s', (_, sums, cost, expected) => {
  expect(owed(sums, 'A', cost)).toEqual(expected)
})

test('all shares together are the sum of the order, and its parts those of its parts', () => {
  const sum = fc.integer({ min: 0, max: 500_000 })
  fc.assert(
    fc.property(fc.array(sum, { minLength: 1, maxLength: 8 }), sum, sum, (dishes, extra, off) => {
      const sums = people(...dishes)
      const products = dishes.reduce((all, one) => all + one, 0)
      fc.pre(products > 0)
      const discount = Math.min(products, off)
      const shares = sharesOf(sums, 'A', { products, extra, discount })
      const total = (part: 'sum' | 'extra' | 'discount') => shares.reduce((all, one) => all + one[part], 0)
      expect(total('sum')).toBe(products - discount + extra)
      expect([total('extra'), total('discount')]).toEqual([extra, discount])
      for (const share of shares) expect(Number.isInteger(share.sum) && share.sum >= 0).toBe(true)
    }),
  )
})
