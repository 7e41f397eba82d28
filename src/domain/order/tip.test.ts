import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { LARGEST_TIP, lateTipFor, offeredTips, tipFor, tipOf } from './tip.ts'

describe('offeredTips', () => {
  it.each([
    [81_000, [5_000, 10_000, 15_000]],
    [250_000, [15_000, 25_000, 40_000]],
    // Small orders have tips that differ.
    [9_000, [5_000, 10_000, 15_000]],
    [0, [5_000, 10_000, 15_000]],
    [90_000_000, [LARGEST_TIP, LARGEST_TIP, LARGEST_TIP]],
  ])('for %i so’m of dishes', (products, tips) => {
    expect(offeredTips(products)).toEqual(tips)
  })

  it('are sums of five thousand that rise, and never more than the largest', () => {
    fc.assert(
      fc.property(fc.nat(3_000_000), (products) => {
        const tips = offeredTips(products)
        expect(tips.every((tip) => tip % 5_000 === 0 && tip > 0 && tip <= LARGEST_TIP)).toBe(true)
        expect(new Set(tips).size).toBe(tips.length)
        expect(tips).toEqual(tips.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('tipOf', () => {
  it.each([
    ['DELIVERY', 5_000, 1, 5_000],
    ['DINE_IN', 5_000, 1, 5_000],
    ['PICK_UP', 5_000, 1, 0],
    ['DELIVERY', 5_000, 0, 0],
    ['DELIVERY', -5_000, 1, 0],
    ['DELIVERY', 5_000.7, 1, 5_000],
    ['DELIVERY', LARGEST_TIP + 1, 1, LARGEST_TIP],
  ] as const)('%s, %d chosen, %i dishes: %i', (service, chosen, count, tip) => {
    expect(tipOf(service, chosen, { count })).toBe(tip)
  })

  it('goes to the courier or the waiter', () => {
    expect([tipFor('DELIVERY'), tipFor('DINE_IN'), tipFor('PICK_UP')]).toEqual(['courier', 'waiter', null])
  })
})

const ARRIVED = { service: 'DELIVERY', grade: 5, tip: 0, lateTip: null }
test.each([
  ['a good delivery', {}, 'courier'],
  ['a good meal at the table', { service: 'DINE_IN', grade: 4 }, 'waiter'],
  ['not graded yet', { grade: null }, null],
  ['it was not good', { grade: 3 }, null],
  ['nobody brought it', { service: 'PICK_UP' }, null],
  ['somebody else brought it', { service: 'YANDEX_EATS' }, null],
  ['one was given with the order', { tip: 5_000 }, null],
  ['what is said of one cannot be read', { tip: null }, null],
  ['its payment was left', { lateTip: { isPaid: false } }, 'courier'],
  ['it is paid', { lateTip: { isPaid: true } }, null],
])('a tip once the order has arrived: %s (DX-13)', (_, change, expected) => {
  expect(lateTipFor({ ...ARRIVED, ...change })).toBe(expected)
})
