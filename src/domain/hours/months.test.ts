import { expect, test } from 'vitest'
import { monthAfter, monthOf, monthsThrough } from './months.ts'

test.each([
  ['2026-11-30T18:59:59Z', '2026-11'],
  ['2026-11-30T19:00:00Z', '2026-12'],
  ['2026-01-01T00:00:00+05:00', '2026-01'],
])('%s is in %s, by the calendar of the branches', (moment, month) => {
  expect(monthOf(moment)).toBe(month)
})

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', 24, '2028-05'],
])('%s and %d months is %s', (month, ahead, expected) => {
  expect(monthAfter(month, ahead)).toBe(expected)
})

test.each([
  ['none', [], []],
  ['one', ['2026-03'], ['2026-03']],
  ['a gap over the new year', ['2027-01', '2026-11'], ['2026-11', '2026-12', '2027-01']],
])('months through %s leave none out', (_what, given, expected) => {
  expect(monthsThrough(given)).toEqual(expected)
})

test('a date of another age does not fill the page', () => {
  const months = monthsThrough(['0001-01', '2026-01'])
  expect([months.length, months.at(-1)]).toEqual([600, '2026-01'])
})
