import { expect, test } from 'vitest'
import { dayFromText, dayText, minutesOf, timeText } from './tashkent.ts'

test.each([
  ['00:00', 0],
  ['09:05', 545],
  ['23:59', 1_439],
  ['24:00', 1_440],
  ['', null],
  ['9:05', null],
  ['09:05:00', null],
  ['at 09:05', null],
  ['noon', null],
])('the time %j is %j minutes of a day', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes)
})

test.each([
  [0, '00:00'],
  [545.9, '09:05'],
  [1_439, '23:59'],
  [1_440, '00:00'],
  [-1, '23:59'],
])('%d minutes are shown as %s', (minutes, time) => {
  expect(timeText(minutes)).toBe(time)
})

test.each(['', 'today', '2026-1-1', 'on 2026-11-21', '2026-11-21T12:00', '2026-13-01'])(
  '%j is no day',
  (text) => {
    expect(dayFromText(text)).toBeNaN()
  },
)

test('a day comes back from its number, before 1970 too', () => {
  for (const day of ['2026-11-21', '2028-02-29', '1969-12-31']) expect(dayText(dayFromText(day))).toBe(day)
})
