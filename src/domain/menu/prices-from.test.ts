import { expect, test } from 'vitest'
import { BRANCH, group, modification, product, size, toppings } from '#/testing/samples.ts'
import { pricesFrom } from './modifiers.ts'

// One piece of garlic comes with every dish.
const bread = (of: Parameters<typeof group>[1], min: number) => [group('bread', of, { min, max: 5 })]

test.each([
  ['a free first size: from the price itself', [size], { price: 45_000, hasRange: true }],
  ['optional choices change nothing', [toppings], { price: 45_000, hasRange: false }],
  [
    'the cheapest way to meet a minimum of three',
    [{ ...toppings, min: 3 }],
    { price: 58_000, hasRange: true },
  ],
  [
    'a needed choice at one price is no range',
    bread([modification('a', { price: 500 }), modification('b', { price: 500 })], 1),
    { price: 45_500, hasRange: false },
  ],
  [
    'what a choice obliges to is a part of what the group does',
    bread([modification('a', { price: 1_000, min: 1, max: 2 }), modification('b', { price: 500 })], 2),
    { price: 46_500, hasRange: true },
  ],
  [
    'no more of a choice than there may be',
    bread([modification('a', { price: 500, min: 1, max: 2 }), modification('b', { price: 2_000 })], 3),
    { price: 48_000, hasRange: false },
  ],
  [
    'a minimum that nothing meets adds nothing',
    bread([modification('a', { price: 500 })], 2),
    { price: 45_000, hasRange: false },
  ],
  [
    'what is not made is not the cheapest',
    bread([modification('a', { price: 500, active: false }), modification('b', { price: 2_000 })], 1),
    { price: 47_000, hasRange: false },
  ],
])('pricesFrom: %s', (_rule, modificationGroups, expected) => {
  expect(pricesFrom(product({ modificationGroups }), BRANCH)).toEqual(expected)
})

test('half a kilo has half of what its choices cost by the kilo', () => {
  const shashlik = product({ unit: 'KG', amount: 0.5, costPrice: 90_000, modificationGroups: [size] })
  const meat = { ...size, modifications: size.modifications.slice(1) }
  expect(pricesFrom({ ...shashlik, modificationGroups: [meat] }, BRANCH).price).toBe(49_500)
})
