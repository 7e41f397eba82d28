import { describe, expect, test } from 'vitest'
import { lineSum, oldLineSum, oldUnitPrice, portionPrice, unitPrice } from '#/domain/menu/price.ts'
import { percentOf } from '#/domain/money.ts'
import { BRANCH, group, modification, product } from '#/testing/samples.ts'
import { tableService } from './table-service.ts'
import { serviceFee, untilFreeFee } from './totals.ts'

const offer = { branchId: BRANCH, active: true, stock: null, costPrice: null }

test.each([
  ['ten percent', 80_000, 10, 8_000],
  ['a rest is rounded down', 999, 10, 99],
  ['a binary fraction loses nothing', 100, 7, 7],
  ['hundredths of a percent', 10_000, 12.25, 1_225],
  ['nothing of nothing', 0, 50, 0],
  ['a negative percentage is none', 50_000, -5, 0],
])('percentOf: %s', (_rule, sum, percent, expected) => {
  expect(percentOf(sum, percent)).toBe(expected)
})

test.each([
  ['the own price without a branch', {}, null, 45_000],
  ['the discount comes off', { discount: 5_000 }, BRANCH, 40_000],
  ['the additional price goes on', { additionalPrice: 3_000 }, BRANCH, 48_000],
  [
    'the branch price takes the place of the own',
    { productBranch: [{ ...offer, costPrice: 50_000 }] },
    BRANCH,
    50_000,
  ],
  ['a branch price of zero is a price', { productBranch: [{ ...offer, costPrice: 0 }] }, BRANCH, 0],
  [
    'the price of another branch does not count',
    { productBranch: [{ ...offer, branchId: 'br-2', costPrice: 1 }] },
    BRANCH,
    45_000,
  ],
  ['a discount of the whole price leaves zero', { discount: 45_000 }, BRANCH, 0],
  ['a discount over the price is none', { discount: 45_001 }, BRANCH, 45_000],
])('unitPrice: %s', (_rule, change, branchId, expected) => {
  expect(unitPrice(product(change), branchId)).toBe(expected)
})

test('the struck price is there only with a discount', () => {
  expect(oldUnitPrice(product(), BRANCH)).toBeNull()
  expect(oldUnitPrice(product({ discount: 90_000 }), BRANCH)).toBeNull()
  expect(oldUnitPrice(product({ discount: 5_000, additionalPrice: 1_000 }), BRANCH)).toBe(46_000)
})

describe('lineSum', () => {
  const withCheese = product({
    discount: 5_000,
    modificationGroups: [group('g', [modification('cheese', { price: 7_000, max: 3 })], { max: 3 })],
  })

  test.each([
    ['unit price × count', product(), {}, 3, 135_000],
    ['(unit + modifications × their count) × count', withCheese, { cheese: 2 }, 2, 108_000],
    ['an unknown modification adds nothing', withCheese, { ham: 4 }, 1, 40_000],
    ['an id called like a method of every object adds nothing', withCheese, { constructor: 1 }, 1, 40_000],
    [
      'half a kilo is half the price of a kilo',
      product({ unit: 'KG', amount: 0.5, costPrice: 89_000 }),
      {},
      1.5,
      133_500,
    ],
    [
      'a weighed line is whole soʻm',
      product({ unit: 'KG', amount: 0.1, costPrice: 33_333 }),
      {},
      0.3,
      10_000,
    ],
    [
      'gramms are priced by the gramm',
      product({ unit: 'GRAMM', amount: 100, costPrice: 120 }),
      {},
      300,
      36_000,
    ],
  ])('%s', (_rule, item, choices, count, expected) => {
    expect(lineSum({ product: item, choices, count }, BRANCH)).toBe(expected)
  })

  test('before its discount a line has its choices, too', () => {
    expect(oldLineSum({ product: withCheese, choices: { cheese: 2 }, count: 2 }, BRANCH)).toBe(118_000)
  })

  test('a card shows the price of one portion', () => {
    expect(portionPrice(product({ unit: 'KG', amount: 0.5, costPrice: 89_000 }), BRANCH)).toBe(44_500)
  })
})

const fee = {
  isServiceFeeEnabled: true,
  isServiceFeeFreeAboveThreshold: true,
  serviceFeeThreshold: 150_000,
  serviceFeeAmount: 2_000,
}
test.each([
  ['under the threshold', fee, 149_999, 2_000, 1],
  ['gone from the threshold up', fee, 150_000, 0, null],
  ['off', { ...fee, isServiceFeeEnabled: false }, 10_000, 0, null],
  ['without the rule it stays', { ...fee, isServiceFeeFreeAboveThreshold: false }, 900_000, 2_000, null],
  ['none for an empty basket', fee, null, 0, null],
  ['that of a dish that costs nothing', fee, 0, 2_000, 150_000],
  ['none while the setting is not known', null, 10_000, 0, null],
])('service fee: %s (CO-08)', (_rule, setting, products, expected, missing) => {
  const ordered = { products: products ?? 0, count: products === null ? 0 : 1 }
  expect(serviceFee(setting, ordered)).toBe(expected)
  expect(untilFreeFee(setting, ordered)).toBe(missing)
})

test('table service is a percentage rounded down, or a sum', () => {
  const [dishes, free, nothing] = [
    { products: 99_999, count: 1 },
    { products: 0, count: 1 },
    { products: 0, count: 0 },
  ]
  expect(tableService({ percent: 10, amount: 0 }, dishes)).toBe(9_999)
  expect(tableService({ percent: 0, amount: 5_000 }, dishes)).toBe(5_000)
  expect(tableService({ percent: 0, amount: 5_000 }, free)).toBe(5_000)
  expect(tableService({ percent: 10, amount: 5_000 }, nothing)).toBe(0)
  expect(tableService({ percent: 0, amount: 5_000 }, nothing)).toBe(0)
})
