import { expect, test } from 'vitest'
import { clockOffset, minutesAndSeconds, resendAt, secondsLeft } from './countdown.ts'

const SERVER = Date.parse('2026-11-21T12:00:00+05:00')
const sent = { time: 120, timestamp: SERVER }

test.each([
  ['a clock that is right', 300],
  ['a phone an hour behind', 300 - 3_600_000],
  ['a phone a day ahead', 300 + 86_400_000],
])('with %s a fresh code is waited for as long as the server says', (_clock, offset) => {
  const now = SERVER + offset
  expect(resendAt(sent, now, clockOffset(sent, now, null)) - now).toBe(120_000)
})

test('an old record of the server shortens the wait by its age', () => {
  const offset = clockOffset(sent, SERVER + 500, null)
  const later = SERVER + 500 + 60_000
  expect(resendAt(sent, later, clockOffset(sent, later, offset)) - later).toBe(60_000)
})

test('without a moment of the server the wait begins with the answer', () => {
  const bare = { time: 60, timestamp: 0 }
  expect(clockOffset(bare, SERVER, null)).toBeNull()
  expect(resendAt(bare, SERVER, null) - SERVER).toBe(60_000)
})

test.each([
  [42_000, 42, '0:42'],
  [41_001, 42, '0:42'],
  [119_999, 120, '2:00'],
  [0, 0, '0:00'],
  [-5_000, 0, '0:00'],
])('%i ms left are shown as %i s, %s', (ms, seconds, shown) => {
  expect(secondsLeft(SERVER + ms, SERVER)).toBe(seconds)
  expect(minutesAndSeconds(secondsLeft(SERVER + ms, SERVER))).toBe(shown)
})
