import { expect, test } from 'vitest'
import { pricePer } from './price-per.ts'
import type { PricedProduct } from './product.ts'

const dish = (measure: string | number | null, more: Partial<PricedProduct> = {}) => ({
  ...{ costPrice: 45_000, discount: 0, additionalPrice: 0, productBranch: [], modificationGroups: [] },
  ...{ unit: 'COUNT' as const, amount: 1, measure },
  ...more,
})

test.each([
  ['450 g', {}, 10_000, 100, 'g'],
  [450, {}, 10_000, 100, 'g'],
  ['0,5 l', {}, 9_000, 100, 'ml'],
  ['1.5 kg', {}, 30_000, 1, 'kg'],
  ['1000 g', {}, 45_000, 1, 'kg'],
  ['450 g', { discount: 9_000 }, 8_000, 100, 'g'],
  ['333 g', {}, 13_514, 100, 'g'],
] as const)('%s at 45,000 so‘m, %o: %d for %d %s (DX-15)', (measure, more, sum, value, unit) => {
  expect(pricePer(dish(measure, more), null)).toEqual({ sum, of: { value, unit } })
})

const group = {
  ...{ id: 'g', min: 1, max: 1, priority: 1 },
  modifications: [0, 20_000].map((price, at) => ({
    ...{ id: `m-${at}`, price, min: 0, max: 1, isDefault: at === 0, active: true, priority: at },
  })),
}

test.each([
  ['no weight', null, {}],
  ['words', 'for two', {}],
  ['a bite', '10 g', {}],
  ['nothing', 0, {}],
  ['sold by weight', '450 g', { unit: 'KG', amount: 0.5 }],
  ['free', '450 g', { costPrice: 0 }],
  ['of a price that depends on choices', '450 g', { modificationGroups: [group] }],
] as const)('a dish that is or has %s says no price by weight', (_what, measure, more) => {
  expect(pricePer(dish(measure, more as Partial<PricedProduct>), null)).toBeNull()
})
