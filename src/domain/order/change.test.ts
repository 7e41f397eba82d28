import { expect, test } from 'vitest'
import { changeFault, mostHandedOver } from './change.ts'

test.each([
  ['none wanted', null, 84_000, null],
  ['nothing written', 0, 84_000, null],
  ['less than the total', 80_000, 84_000, 'little'],
  ['the total itself', 84_000, 84_000, null],
  ['a banknote', 100_000, 84_000, null],
  ['the largest banknote', 200_000, 84_000, null],
  ['several of them', 400_000, 250_000, null],
  ['one more than it takes', 400_000, 84_000, 'much'],
  ['a phone number', 900_000_071, 84_000, 'much'],
] as const)('change from %s', (_what, from, total, expected) => {
  expect(changeFault(from, total)).toBe(expected)
})

test('the most that is handed over is in the largest banknotes', () => {
  expect([1, 200_000, 200_001].map(mostHandedOver)).toEqual([200_000, 200_000, 400_000])
})
