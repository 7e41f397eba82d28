import { expect, test } from 'vitest'
import { minutesAndSeconds, resendAt, secondsLeft } from './countdown.ts'

const SERVER = Date.parse('2026-11-21T12:00:00+05:00')
const sent = { time: 120, timestamp: SERVER }

test('a fresh code is waited for as long as the server says, whenever the answer comes', () => {
  expect(resendAt(sent, SERVER)).toBe(SERVER + 120_000)
  expect(resendAt(sent, SERVER + 900)).toBe(SERVER + 120_000)
})

test('an old record of the server shortens the wait by its age', () => {
  expect(resendAt(sent, SERVER + 60_000) - (SERVER + 60_000)).toBe(60_000)
})

test('never longer than the whole wait, should the moment be one to come', () => {
  expect(resendAt(sent, SERVER - 5_000)).toBe(SERVER + 115_000)
})

test.each([
  ['without a moment of the server', { time: 60, timestamp: 0 }, true],
  ['by a clock that is not known to be right', { time: 60, timestamp: SERVER - 86_400_000 }, false],
] as const)('%s the wait begins with the answer', (_rule, bare, isServerTime) => {
  expect(resendAt(bare, SERVER, isServerTime) - SERVER).toBe(60_000)
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
