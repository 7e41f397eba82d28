import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openState } from '#/domain/hours/hours.ts'
import { at, schedule } from '#/testing/samples.ts'
import {
  bookingDays,
  bookingEnd,
  bookingMoment,
  bookingTimes,
  freeTables,
  isAhead,
  isBookable,
} from './booking.ts'

const SAT = '2026-11-21'
const SUN = '2026-11-22'
const noon = at(SAT, '12:00')
const evening = schedule({ open: '10:00', close: '22:00' })

test.each([
  ['today, an hour from now', evening, SAT, noon, '13:00', '21:00'],
  ['tomorrow, from the opening to the last hour', evening, SUN, noon, '10:00', '21:00'],
  ['open over midnight: the end of the night before too', schedule(), SUN, noon, '00:00', '23:30'],
  [
    'couriers who stop at six are no reason',
    { ...evening, deliveryEnd: '18:00' },
    SAT,
    noon,
    '13:00',
    '21:00',
  ],
  ['between the half hours', evening, SAT, at(SAT, '12:10'), '13:30', '21:00'],
] as const)('times: %s', (_rule, branch, date, now, first, last) => {
  const times = bookingTimes(branch, date, now)
  expect(times[0]).toBe(first)
  expect(times.at(-1)).toBe(last)
})

test('closed days are not offered: a holiday, a day off, a day gone by, one too far ahead', () => {
  const branch = schedule({
    open: '10:00',
    close: '22:00',
    holidays: [{ date: SUN }],
    workHours: [{ day: 'MONDAY', open: '', close: '', isDayOff: true }],
  })
  const days = bookingDays(branch, noon)
  expect(days.slice(0, 2)).toEqual([SAT, '2026-11-24'])
  expect(days.at(-1)).toBe('2026-12-05')
  for (const date of [SUN, '2026-11-23', '2026-11-20', '2026-12-06'])
    expect(isBookable(branch, { date, time: '12:00' }, noon)).toBe(false)
  expect(bookingDays(evening, at(SAT, '21:30'))[0]).toBe(SUN)
})

test('the moment is Tashkent’s, whatever the zone of the phone', () => {
  expect(bookingMoment({ date: SUN, time: '19:00' }).toISOString()).toBe('2026-11-22T14:00:00.000Z')
})

test.each([
  ['NEW', '12:30', true],
  ['CONFIRMED', '12:30', true],
  ['CONFIRMED', '12:00', false],
  ['CANCELED', '12:30', false],
  ['REJECTED', '12:30', false],
] as const)('%s at %s can be cancelled at noon: %s', (status, time, can) => {
  expect(isAhead({ status, date: SAT, time }, noon)).toBe(can)
})

test('a table is held for two hours, and fits the company', () => {
  const tables = [
    { id: 'six', seats: 6, isActive: true },
    { id: 'four', seats: 4, isActive: true },
    { id: 'broken', seats: 8, isActive: false },
  ]
  const hour = 60 * 60_000
  const dinner = bookingMoment({ date: SAT, time: '19:00' }).getTime()
  const held = [{ tableId: 'four', at: dinner }]
  const free = (people: number, hours: number) =>
    freeTables(tables, held, { at: dinner + hours * hour, people }).map(({ id }) => id)
  expect(free(2, 1)).toEqual(['six'])
  expect(free(2, 2)).toEqual(['four', 'six'])
  expect(free(2, -1.5)).toEqual(['six'])
  expect(free(6, 2)).toEqual(['six'])
  expect(free(7, 2)).toEqual([])
  expect(bookingEnd(dinner) - dinner).toBe(2 * hour)
})

test('every time offered is in open hours, an hour ahead, and good', () => {
  fc.assert(
    fc.property(fc.nat(47), fc.nat(47), fc.nat(1_439), fc.nat(14), (open, close, minute, ahead) => {
      const clock = (n: number) =>
        `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`
      const branch = schedule({ open: clock(open * 30), close: clock(close * 30) })
      const now = at(SAT, clock(minute))
      const date = bookingDays(branch, now)[ahead]
      for (const time of date ? bookingTimes(branch, date, now) : []) {
        const moment = bookingMoment({ date: date ?? '', time })
        expect(moment.getTime() - now.getTime()).toBeGreaterThanOrEqual(60 * 60_000)
        expect(openState(branch, moment).isOpen).toBe(true)
        expect(isBookable(branch, { date: date ?? '', time }, now)).toBe(true)
      }
    }),
    { numRuns: 100 },
  )
})
