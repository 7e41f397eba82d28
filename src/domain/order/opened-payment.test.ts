import { expect, test } from 'vitest'
import { mayBePaid, withOpened } from './opened-payment.ts'

const NOW = Date.parse('2026-11-21T12:20:00+05:00')
const MINUTE = 60_000

test.each([
  ['just now', 0, true],
  ['some minutes ago', 12 * MINUTE, true],
  ['by a clock that was five minutes ahead', -5 * MINUTE, true],
  ['in the morning', 3 * 60 * MINUTE, false],
  ['by a clock of another year', -365 * 24 * 60 * MINUTE, false],
])('a payment that was opened %s may have been made: %s', (_when, ago, expected) => {
  const opened = withOpened([], 'o-1', NOW - ago)
  expect(mayBePaid(opened, 'o-1', NOW)).toBe(expected)
  expect(mayBePaid(opened, 'o-2', NOW)).toBe(false)
})

test('each order is kept once, and no longer than its payment may take', () => {
  const morning = withOpened([], 'o-1', NOW - 180 * MINUTE)
  const noon = withOpened(withOpened(morning, 'o-2', NOW - 10 * MINUTE), 'o-2', NOW)
  expect(noon).toEqual([{ id: 'o-2', at: NOW }])
})
