import { expect, test } from 'vitest'
import { orderedUnitPrice } from './ordered-price.ts'

const plov = { costPrice: 45_000, additionalPrice: 3_000, discount: 5_000 }
const meat = { price: 12_000, count: 2 }
const salad = { price: 8_000, count: 1 }

test.each([
  ['its price, what goes on it and its discount', plov, [], 43_000],
  ['choices at their price, as many as there were', plov, [meat, salad], 75_000],
  ['a choice that costs nothing', plov, [{ price: 0, count: 1 }], 43_000],
  [
    'a discount of the whole price gives the dish, not its choices',
    { ...plov, discount: 48_000 },
    [salad],
    8_000,
  ],
  ['a discount over the price is none', { ...plov, discount: 48_001 }, [salad], 56_000],
  ['nothing was paid for it', { costPrice: 0, additionalPrice: 0, discount: 0 }, [], 0],
  ['no price', { ...plov, costPrice: null }, [], null],
  ['not what goes on it', { ...plov, additionalPrice: null }, [], null],
  ['no discount', { ...plov, discount: null }, [], null],
  ['not what a choice cost', plov, [salad, { ...meat, price: null }], null],
  ['not how many of a choice', plov, [salad, { ...meat, count: null }], null],
] as const)(
  'what one portion cost in an old order, or null where the order does not say: %s',
  (_rule, product, choices, sum) => {
    expect(orderedUnitPrice(product, choices)).toBe(sum)
  },
)
