import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barsOfGrades, gradesIn, starBars, starOf } from './stars.ts'

test.each<[number | null, number | null]>([
  [5, 5],
  [4.5, 5],
  [4.49, 4],
  [1, 1],
  [0, null],
  [-3, null],
  [9.4, null],
  [null, null],
])('a grade of %s stands under %s stars (DX-11)', (grade, star) => {
  expect(starOf(grade)).toBe(star)
})

test.each([
  ['nothing', [], [0, 0, 0, 0, 0]],
  ['one', [{ grade: 3, count: 1 }], [0, 0, 1, 0, 0]],
  [
    'all five, in any order',
    [
      { grade: 1, count: 1 },
      { grade: 5, count: 6 },
      { grade: 4, count: 2 },
      { grade: 2, count: 0 },
      { grade: 3, count: 1 },
    ],
    [6, 2, 1, 0, 1],
  ],
  [
    'the same star twice',
    [
      { grade: 5, count: 2 },
      { grade: 4.6, count: 3 },
    ],
    [5, 0, 0, 0, 0],
  ],
  [
    'grades that are none',
    [
      { grade: 47, count: 3 },
      { grade: 0, count: 2 },
      { grade: null, count: 1 },
    ],
    [0, 0, 0, 0, 0],
  ],
  ['a count below nothing', [{ grade: 5, count: -4 }], [0, 0, 0, 0, 0]],
] as const)('the bars of %s', (_what, counts, expected) => {
  const bars = starBars(counts)
  expect(bars.map(({ star }) => star)).toEqual([5, 4, 3, 2, 1])
  expect(bars.map(({ count }) => count)).toEqual(expected)
})

test('shares of whatever is counted make a whole, and no grade is lost', () => {
  const grades = fc.array(fc.record({ grade: fc.integer({ min: 1, max: 5 }) }), { minLength: 1 })
  fc.assert(
    fc.property(grades, (given) => {
      const bars = barsOfGrades(given)
      expect(gradesIn(bars)).toBe(given.length)
      expect(bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    }),
  )
})
