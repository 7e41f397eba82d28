import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at, hours } from '#/testing/samples.ts'
import { dayAfter, dayOf, openIntervals, openState, timeOfDay } from './hours.ts'
import { clockMinutes, dayNumber, minutesOf, UNKNOWN, WORK_DAYS } from './tashkent.ts'

const SAT = '2026-11-21'
const SUN = '2026-11-22'

describe('Tashkent', () => {
  test.each([
    ['an evening in UTC is the next day', '2026-11-21T20:30:00Z', SUN, '01:30'],
    ['midnight', '2026-11-20T19:00:00Z', SAT, '00:00'],
    ['no summer time', '2026-07-01T07:00:00Z', '2026-07-01', '12:00'],
    ['before 1970 too', '1969-12-31T18:00:00Z', '1969-12-31', '23:00'],
  ])('%s', (_rule, moment, day, time) => {
    expect([dayOf(new Date(moment)), timeOfDay(new Date(moment))]).toEqual([day, time])
  })

  test('days go over months, years and leap days', () => {
    expect([dayAfter('2026-12-31'), dayAfter('2028-02-28'), dayAfter('2026-11-21', 7)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2026-11-28',
    ])
  })
})

const overnight = hours()
const holiday = hours({ holidays: [{ date: SAT }] })
const ownSaturday = hours({
  workHours: [{ day: 'SATURDAY', open: '12:00', close: '18:00', isDayOff: false }],
})
const freeSaturday = hours({ workHours: [{ day: 'SATURDAY', open: '', close: '', isDayOff: true }] })
const everyDay = (...times: readonly (readonly [open: string, close: string])[]) =>
  WORK_DAYS.flatMap((day) => times.map(([open, close]) => ({ day, open, close, isDayOff: false })))
const shifts = hours({ workHours: everyDay(['17:00', '23:00'], ['10:00', '15:00']) })
const nights = hours({ workHours: everyDay(['10:00', '15:00'], ['20:00', '02:00']) })
const touching = hours({ workHours: everyDay(['10:00', '15:00'], ['15:00', '23:00'], ['12:00', '16:00']) })
const couriers = hours({ deliveryStart: '10:30', deliveryEnd: '01:00' })

test.each([
  ['at 01:00 a branch open 10:00–02:00 is open until 02:00', overnight, SAT, '01:00', '02:00'],
  ['at 02:00 sharp it is closed', overnight, SAT, '02:00', null],
  ['at 10:00 sharp it is open', overnight, SAT, '10:00', '02:00'],
  ['a day of its own hours', ownSaturday, SAT, '13:00', '18:00'],
  ['other days fall back to the branch', ownSaturday, SUN, '19:00', '02:00'],
  ['after its own early end', ownSaturday, SAT, '19:00', null],
  ['the evening before still holds after midnight', ownSaturday, SAT, '01:30', '02:00'],
  [
    'a day with hours not said takes those of the branch',
    hours({ workHours: [{ day: 'SATURDAY', open: '', close: '23:00', isDayOff: false }] }),
    SAT,
    '22:00',
    '23:00',
  ],
  [
    'the same of its end',
    hours({ workHours: [{ day: 'SATURDAY', open: '12:00', close: '', isDayOff: false }] }),
    SAT,
    '12:00',
    '02:00',
  ],
  ['the first of two shifts', shifts, SAT, '14:30', '15:00'],
  ['between two shifts', shifts, SAT, '15:00', null],
  ['the second of two shifts', shifts, SAT, '17:00', '23:00'],
  ['the night shift of the evening before', nights, SAT, '01:30', '02:00'],
  ['shifts that touch close once', touching, SAT, '14:59', '23:00'],
  ['to 24:00', hours({ close: '24:00' }), SAT, '23:59', '00:00'],
  ['after 24:00', hours({ close: '24:00' }), SUN, '03:00', null],
  ['hours that cannot be read', hours({ open: UNKNOWN }), SAT, '12:00', null],
  ['an end that cannot be read', hours({ close: UNKNOWN }), SAT, '12:00', null],
  ['23:59 as the end is midnight', hours({ open: '10:00', close: '23:59' }), SAT, '23:59', '00:00'],
  ['a day off', freeSaturday, SAT, '13:00', null],
  [
    'a day that a week without general hours leaves out',
    { ...ownSaturday, open: '', close: '' },
    SUN,
    '13:00',
    null,
  ],
  ['a holiday', holiday, SAT, '13:00', null],
  ['a holiday of every year', hours({ holidays: [{ date: `-${SAT.slice(4)}` }] }), SAT, '13:00', null],
  ['the evening before a holiday goes on to its end', holiday, SAT, '01:00', '02:00'],
] as const)('doors: %s (PU-05)', (_rule, branch, day, time, closesAt) => {
  expect(openState(branch, at(day, time))).toMatchObject({ isOpen: closesAt !== null, closesAt })
})

test.each([
  ['equal times', hours({ open: '00:00', close: '00:00' })],
  ['00:00 to 23:59', hours({ open: '00:00', close: '23:59' })],
  ['no times at all', hours({ open: '', close: '' })],
])('around the clock has no closing time: %s', (_rule, branch) => {
  expect(openState(branch, at(SAT, '03:00'))).toEqual({ isOpen: true, closesAt: null, nextOpenAt: null })
})

test('around the clock is one time', () => {
  expect(openIntervals(hours({ open: '', close: '' }), 20_000, 7)).toEqual([
    { start: 19_999 * 24 * 60, end: 20_008 * 24 * 60 },
  ])
})

test.each([
  ['tomorrow', 1, '00:00'],
  ['within a week', 7, '00:00'],
  ['later: nobody is told yet', 8, null],
])('around the clock but for a holiday closes at its midnight: %s', (_rule, ahead, closesAt) => {
  const branch = hours({ open: '00:00', close: '00:00', holidays: [{ date: dayAfter(SAT, ahead) }] })
  expect(openState(branch, at(SAT, '00:00'))).toMatchObject({ isOpen: true, closesAt })
})

test.each([
  ['a month of holidays', 31, at(dayAfter(SAT, 31), '10:00')],
  ['longer ones: no opening is named', 32, null],
])('the next opening after %s', (_rule, days, nextOpenAt) => {
  const holidays = Array.from({ length: days }, (_, n) => ({ date: dayAfter(SAT, n) }))
  expect(openState(hours({ holidays }), at(SAT, '12:00')).nextOpenAt).toEqual(nextOpenAt)
})

test.each([
  ['later today', overnight, SAT, '09:00', at(SAT, '10:00'), 'closed'],
  ['the second shift', shifts, SAT, '16:00', at(SAT, '17:00'), 'closed'],
  ['the first shift of tomorrow', shifts, SAT, '23:00', at(SUN, '10:00'), 'closed'],
  ['never: hours that cannot be read', hours({ close: UNKNOWN }), SAT, '12:00', null, 'closed'],
  ['after a holiday', holiday, SAT, '13:00', at(SUN, '10:00'), 'holiday'],
  [
    'after a night, with a holiday to come',
    hours({ holidays: [{ date: SUN }] }),
    SAT,
    '09:00',
    at(SAT, '10:00'),
    'closed',
  ],
  ['after a day off', freeSaturday, SAT, '13:00', at(SUN, '10:00'), 'closed'],
  [
    'never: shut every day',
    hours({
      workHours: (
        ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
      ).map((day) => ({ day, open: '', close: '', isDayOff: true })),
    }),
    SAT,
    '13:00',
    null,
    'closed',
  ],
] as const)('next opening: %s', (_rule, branch, day, time, nextOpenAt, reason) => {
  expect(openState(branch, at(day, time))).toEqual({ isOpen: false, closesAt: null, nextOpenAt, reason })
})

describe('orders for now', () => {
  const last = hours({ lastOrderMinutes: 30 })
  test.each([
    ['the last order is taken before the doors close', last, 'PICK_UP', '01:29', '01:30'],
    ['and not after', last, 'PICK_UP', '01:30', null],
    ['couriers begin later than the doors', couriers, 'DELIVERY', '10:15', null],
    ['couriers begin', couriers, 'DELIVERY', '10:30', '01:00'],
    ['couriers end before the doors, after midnight', couriers, 'DELIVERY', '01:15', null],
    ['their last hour after midnight', couriers, 'DELIVERY', '00:45', '01:00'],
    [
      'couriers whose hours cannot be read bring nothing',
      hours({ deliveryEnd: UNKNOWN }),
      'DELIVERY',
      '12:00',
      null,
    ],
    ['their hours do not matter to pick-up', hours({ deliveryEnd: UNKNOWN }), 'PICK_UP', '12:00', '02:00'],
    [
      'couriers of the day in both shifts',
      { ...shifts, deliveryStart: '11:00', deliveryEnd: '22:00' },
      'DELIVERY',
      '18:00',
      '22:00',
    ],
    [
      'and not between them',
      { ...shifts, deliveryStart: '11:00', deliveryEnd: '22:00' },
      'DELIVERY',
      '15:30',
      null,
    ],
    ['the last order of each shift', { ...shifts, lastOrderMinutes: 30 }, 'PICK_UP', '14:30', null],
    ['pick-up does not ask for couriers', couriers, 'PICK_UP', '10:15', '02:00'],
    [
      'couriers of the small hours in a branch of the night',
      hours({ open: '18:00', close: '04:00', deliveryStart: '00:30', deliveryEnd: '03:00' }),
      'DELIVERY',
      '01:00',
      '03:00',
    ],
    [
      'couriers of the night before in a branch of the small hours',
      hours({ open: '00:00', close: '06:00', deliveryStart: '22:00', deliveryEnd: '04:00' }),
      'DELIVERY',
      '01:00',
      '04:00',
    ],
    [
      'a last order after the end is at the end',
      hours({ lastOrderMinutes: -30 }),
      'PICK_UP',
      '01:45',
      '02:00',
    ],
    [
      'hours shorter than the last order takes are none',
      hours({ open: '00:00', close: '00:30', lastOrderMinutes: 30 }),
      'PICK_UP',
      '00:00',
      null,
    ],
  ] as const)('%s', (_rule, branch, service, time, closesAt) => {
    expect(openState(branch, at(SAT, time), service)).toMatchObject({ isOpen: closesAt !== null, closesAt })
  })

  test.each([30, 45])(
    'hours of half an hour with the last order %i minutes before their end never come',
    (minutes) => {
      const branch = hours({ open: '00:00', close: '00:30', lastOrderMinutes: minutes })
      expect(openState(branch, at(SAT, '12:00'), 'PICK_UP')).toMatchObject({
        isOpen: false,
        nextOpenAt: null,
      })
      expect(openState(branch, at(SAT, '12:00')).nextOpenAt).toEqual(at(SUN, '00:00'))
    },
  )

  test.each(['00:00', '10:00'])(
    'couriers from %s to then work around the clock: the doors say when',
    (time) => {
      const branch = hours({ deliveryStart: time, deliveryEnd: time })
      expect(openState(branch, at(SAT, '01:30'), 'DELIVERY')).toMatchObject({
        isOpen: true,
        closesAt: '02:00',
      })
      expect(openState(branch, at(SAT, '02:00'), 'DELIVERY').nextOpenAt).toEqual(at(SAT, '10:00'))
    },
  )

  test('what was asked a minute ago is no answer for now, nor is that of another service', () => {
    expect(openState(couriers, at(SAT, '10:29'), 'DELIVERY').isOpen).toBe(false)
    expect(openState(couriers, at(SAT, '10:29'), 'PICK_UP').isOpen).toBe(true)
    expect(openState(couriers, at(SAT, '10:30'), 'DELIVERY').isOpen).toBe(true)
    expect(openState(couriers, at(SAT, '01:30')).isOpen).toBe(true)
  })

  test('the branch stays open after the last order', () => {
    expect(openState(last, at(SAT, '01:45'))).toMatchObject({ isOpen: true, closesAt: '02:00' })
  })
})

const two = (n: number) => String(n).padStart(2, '0')
const anyTime = fc
  .integer({ min: 0, max: 24 * 12 - 1 })
  .map((n) => `${two(Math.floor(n / 12))}:${two((n % 12) * 5)}`)

test('open exactly inside an interval: the same as asking the two days’ clocks', () => {
  fc.assert(
    fc.property(anyTime, anyTime, anyTime, fc.boolean(), (open, close, time, isHoliday) => {
      const branch = hours({ open, close, holidays: isHoliday ? [{ date: SAT }] : [] })
      const [o, c, t] = [open, close, time].map((text) => minutesOf(text) ?? 0) as [number, number, number]
      const isOver = c <= o
      const today = !isHoliday && t >= o && (isOver || t < c)
      const sinceYesterday = isOver && t < c
      expect(openState(branch, at(SAT, time)).isOpen).toBe(today || sinceYesterday)
    }),
    { numRuns: 500 },
  )
})

test('intervals are in order and never touch; a closed branch opens at the start of one', () => {
  fc.assert(
    fc.property(
      anyTime,
      anyTime,
      anyTime,
      anyTime,
      anyTime,
      (open, close, deliveryStart, deliveryEnd, time) => {
        const branch = hours({ open, close, deliveryStart, deliveryEnd })
        const now = at(SAT, time)
        const intervals = openIntervals(branch, dayNumber(clockMinutes(now)), 8, 'DELIVERY')
        for (const [i, { start, end }] of intervals.entries()) {
          expect(start).toBeLessThan(end)
          expect(intervals[i - 1]?.end ?? Number.NEGATIVE_INFINITY).toBeLessThan(start)
        }
        const { isOpen, nextOpenAt } = openState(branch, now, 'DELIVERY')
        if (!isOpen && nextOpenAt) {
          expect(intervals.map((i) => i.start)).toContain(clockMinutes(nextOpenAt))
          expect(openState(branch, nextOpenAt, 'DELIVERY').isOpen).toBe(true)
          expect(nextOpenAt > now).toBe(true)
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('a branch of any shifts is open exactly in one of them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyTime, anyTime), { minLength: 1, maxLength: 4 }),
      anyTime,
      (times, time) => {
        const minute = minutesOf(time) ?? 0
        const isIn = ([open, close]: readonly [string, string]) => {
          const [from, to] = [minutesOf(open) ?? 0, minutesOf(close) ?? 0]
          return to > from ? from <= minute && minute < to : minute >= from || minute < to
        }
        const { isOpen, nextOpenAt } = openState(hours({ workHours: everyDay(...times) }), at(SAT, time))
        expect(isOpen).toBe(times.some(isIn))
        if (!isOpen) expect(times.map(([open]) => open)).toContain(nextOpenAt && timeOfDay(nextOpenAt))
      },
    ),
    { numRuns: 300 },
  )
})
