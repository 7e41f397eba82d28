import { expect, test } from 'vitest'
import { BRANCH, group, modification, product } from '#/testing/samples.ts'
import type { SoldProduct } from './product.ts'
import { hasChoices, hindranceOf, percentOff, portionsInStock, shownPrice } from './shown-price.ts'

const size = group('size', [modification('m', { price: 9_000 }), modification('l', { price: 18_000 })], {
  min: 1,
})
const cheese = group('cheese', [modification('feta', { price: 7_000 })])
const offer = (stock: number | null) => [{ branchId: BRANCH, active: true, stock, costPrice: null }]

test.each<[string, Partial<SoldProduct>, ReturnType<typeof shownPrice>]>([
  ['a dish', {}, { price: 45_000, old: null, isFrom: false }],
  ['with a discount', { discount: 5_000 }, { price: 40_000, old: 45_000, isFrom: false }],
  [
    'its smallest size is a part of both prices',
    { discount: 5_000, modificationGroups: [size] },
    { price: 49_000, old: 54_000, isFrom: true },
  ],
  [
    'what is not needed is of neither',
    { modificationGroups: [cheese] },
    { price: 45_000, old: null, isFrom: false },
  ],
  [
    'half a kilo',
    { unit: 'KG', amount: 0.5, costPrice: 90_000, discount: 10_000 },
    { price: 40_000, old: 45_000, isFrom: false },
  ],
  [
    'a discount of nothing strikes no price',
    { costPrice: 0, discount: 5_000 },
    { price: 0, old: null, isFrom: false },
  ],
])('the price on a card: %s', (_rule, change, expected) => {
  expect(shownPrice(product(change), BRANCH)).toEqual(expected)
})

test.each([
  ['no discount', 45_000, null, null],
  ['a tenth', 40_500, 45_000, 10],
  ['whole percent', 40_000, 45_000, 11],
  ['less than half a percent is no label', 44_900, 45_000, null],
  ['what still costs something is not given away', 100, 30_000, 99],
  ['what costs nothing is', 0, 30_000, 100],
])('the label of a discount: %s', (_rule, price, old, percent) => {
  expect(percentOff({ price, old, isFrom: false })).toBe(percent)
})

test.each([
  ['nothing to choose', [], 'SIMPLE', false],
  ['nothing to choose, whatever it is called', [], 'MODIFICATION', false],
  ['a choice that it needs', [size], 'SIMPLE', true],
  ['the only choice there is', [group('size', [modification('m')], { min: 1 })], 'MODIFICATION', false],
  ['one that it does not', [cheese], 'SIMPLE', false],
  ['one that the shop wants to be seen', [cheese], 'MODIFICATION', true],
])('whether a dish opens before it is added: %s (PR-05)', (_rule, modificationGroups, type, has) => {
  expect(hasChoices({ modificationGroups, type })).toBe(has)
})

const soldOut = { productBranch: offer(0) }
const notBrought = { deliveryEnabled: false }
test.each([
  ['nothing', {}, 'DELIVERY', null, null],
  ['sold out', soldOut, 'PICK_UP', null, 'sold-out'],
  ['breakfast is over', {}, 'PICK_UP', '07:00', 'not-cooked'],
  ['it is not brought', notBrought, 'DELIVERY', null, 'not-for-delivery'],
  ['but can be fetched', notBrought, 'PICK_UP', null, null],
  ['sold out says most', { ...soldOut, ...notBrought }, 'DELIVERY', '07:00', 'sold-out'],
  ['then the hour', notBrought, 'DELIVERY', '07:00', 'not-cooked'],
] as const)(
  'what keeps a dish from the basket: %s (PR-09, PR-11, BX-37)',
  (_rule, change, service, from, why) => {
    expect(hindranceOf(product(change), BRANCH, service, from)).toBe(why)
  },
)

test.each<[string, Partial<SoldProduct>, number]>([
  ['no limit', { productBranch: offer(null) }, Number.POSITIVE_INFINITY],
  ['not said by this branch', { productBranch: [] }, Number.POSITIVE_INFINITY],
  ['three', { productBranch: offer(3) }, 3],
  ['none', { productBranch: offer(0) }, 0],
  ['1.4 kg in halves of a kilo', { unit: 'KG', amount: 0.5, productBranch: offer(1.4) }, 2],
  ['less than a portion', { unit: 'KG', amount: 0.5, productBranch: offer(0.4) }, 0],
])('portions that a branch has: %s', (_rule, change, portions) => {
  expect(portionsInStock(product(change), BRANCH)).toBe(portions)
})
