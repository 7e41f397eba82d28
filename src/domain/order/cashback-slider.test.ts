import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sliderOf } from './cashback-slider.ts'

test.each([
  [10_000, 100, [0, 100, 200]],
  [12_000, 24, [0, 500, 1_000]],
  [900, 9, [0, 100, 200]],
  [8_347, 84, [0, 100, 200]],
  [68_000, 68, [0, 1_000, 2_000]],
  [3_000_000, 100, [0, 30_000, 60_000]],
] as const)('up to %i so’m there are %i steps, round ones (PC-06)', (limit, steps, first) => {
  const slider = sliderOf(limit)
  expect(slider.steps).toBe(steps)
  expect([0, 1, 2].map(slider.sumAt)).toEqual(first)
})

test('the ends are nothing and the whole limit, and only they are; no step is above it (PC-06)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_000_000 }), fc.nat(9_000_000), (limit, typed) => {
      const { steps, sumAt, stepOf } = sliderOf(limit)
      expect([sumAt(0), sumAt(steps)]).toEqual([0, limit])
      expect([stepOf(0), stepOf(limit)]).toEqual([0, steps])
      expect(steps).toBeLessThanOrEqual(101)
      const index = typed % (steps + 1)
      expect(stepOf(sumAt(index))).toBe(index)
      const sum = typed % (limit + 1)
      // With one step there is no place between the ends.
      if (sum > 0 && sum < limit && steps > 1) expect(stepOf(sum)).toBeGreaterThan(0)
      if (sum > 0 && sum < limit && steps > 1) expect(stepOf(sum)).toBeLessThan(steps)
    }),
  )
})
