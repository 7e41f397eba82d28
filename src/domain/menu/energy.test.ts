import { expect, test } from 'vitest'
import { energyOf } from './energy.ts'

const line = (calorie: number | null, count: number, unit: 'COUNT' | 'KG' = 'COUNT', amount = 1) => ({
  product: { calorie, unit, amount },
  count,
})

test.each([
  ['an empty basket', [], null],
  ['one dish', [line(720, 1)], { kcal: 720, isWhole: true }],
  ['several of several', [line(720, 2), line(90, 3)], { kcal: 1_710, isWhole: true }],
  ['portions of half a kilo', [line(300, 1.5, 'KG', 0.5)], { kcal: 900, isWhole: true }],
  ['most, not all', [line(720, 2), line(null, 1)], { kcal: 1_440, isWhole: false }],
  ['half of them', [line(720, 1), line(null, 1)], null],
  ['none of them', [line(null, 2), line(0, 1)], null],
  ['a zero that nobody filled in', [line(720, 2), line(0, 1)], { kcal: 1_440, isWhole: false }],
] as const)('the energy of %s (DX-15)', (_what, lines, expected) => {
  expect(energyOf(lines)).toEqual(expected)
})
