import { expect, test } from 'vitest'
import type { BranchHours } from './hours.ts'
import { UNKNOWN, WORK_DAYS } from './tashkent.ts'
import { type DaysHours, type WorkDay, weekdayOf, weekHours, weekInShort } from './week.ts'

const branch: BranchHours = {
  open: '10:00',
  close: '02:00',
  deliveryStart: '',
  deliveryEnd: '',
  workHours: [],
  holidays: [],
  lastOrderMinutes: 0,
}
const own = (day: WorkDay | typeof UNKNOWN, open: string, close: string, isDayOff = false) => ({
  day,
  open,
  close,
  isDayOff,
})
// A Saturday in Tashkent, still Friday in London.
const now = new Date('2026-11-20T20:30:00Z')

/** "MON-THU 10:00-02:00, FRI 12:00-23:00". */
const short = (week: readonly DaysHours[]) =>
  week
    .map(({ days, hours }) => {
      const [first, last] = [days[0], days.at(-1)].map((day) => day?.slice(0, 3))
      const time =
        typeof hours === 'string' ? hours : hours.map(({ from, to }) => `${from}-${to}`).join('+') || 'off'
      return `${first === last ? first : `${first}-${last}`} ${time}`
    })
    .join(', ')

test.each<[string, Partial<BranchHours>, string]>([
  ['equal days are one', {}, 'MON-SUN 10:00-02:00'],
  [
    'working days and weekend',
    { workHours: [own('SATURDAY', '11:00', '23:00'), own('SUNDAY', '11:00', '23:00')] },
    'MON-FRI 10:00-02:00, SAT-SUN 11:00-23:00',
  ],
  [
    'days that only begin or only end together are not equal',
    { workHours: [own('SATURDAY', '10:00', '23:00'), own('SUNDAY', '12:00', '23:00')] },
    'MON-FRI 10:00-02:00, SAT 10:00-23:00, SUN 12:00-23:00',
  ],
  [
    'a day of its own parts the others, and a day off is a row',
    { workHours: [own('WEDNESDAY', '12:00', '23:00'), own('SUNDAY', '10:00', '22:00', true)] },
    'MON-TUE 10:00-02:00, WED 12:00-23:00, THU-SAT 10:00-02:00, SUN off',
  ],
  [
    'days off with different hours are equal',
    { workHours: [own('MONDAY', '1:00', '', true), own('TUESDAY', '10:00', '12:00', true)] },
    'MON-TUE off, WED-SUN 10:00-02:00',
  ],
  [
    'two shifts, in whatever order',
    { workHours: [own('MONDAY', '17:00', '23:00'), own('MONDAY', '10:00', '15:00')] },
    'MON 10:00-15:00+17:00-23:00, TUE-SUN 10:00-02:00',
  ],
  [
    'shifts that touch or overlap are one',
    {
      workHours: [
        own('MONDAY', '10:00', '15:00'),
        own('MONDAY', '15:00', '20:00'),
        own('MONDAY', '19:00', '02:00'),
      ],
    },
    'MON-SUN 10:00-02:00',
  ],
  [
    'a shift that is off leaves the other',
    { workHours: [own('MONDAY', '10:00', '15:00', true), own('MONDAY', '17:00', '23:00')] },
    'MON 17:00-23:00, TUE-SUN 10:00-02:00',
  ],
  ['to 24:00', { open: '10:00', close: '24:00' }, 'MON-SUN 10:00-00:00'],
  ['from 00:00 to 24:00', { open: '00:00', close: '24:00' }, 'MON-SUN all day'],
  [
    'a time that cannot be read',
    { close: UNKNOWN, workHours: [own('MONDAY', '10:00', '22:00')] },
    'MON 10:00-22:00, TUE-SUN unknown',
  ],
  [
    'one of two shifts that cannot be read',
    { workHours: [own('MONDAY', UNKNOWN, '15:00'), own('MONDAY', '17:00', '23:00')] },
    'MON 17:00-23:00, TUE-SUN 10:00-02:00',
  ],
  [
    'a day that cannot be read may be any of those left',
    { workHours: [own('MONDAY', '12:00', '22:00'), own(UNKNOWN, '', '', true)] },
    'MON 12:00-22:00, TUE-SUN unknown',
  ],
  ['no hours: around the clock', { open: '', close: '' }, 'MON-SUN all day'],
  ['equal hours: around the clock', { open: '09:00', close: '09:00' }, 'MON-SUN all day'],
  ['the whole day but for its last minute', { open: '00:00', close: '23:59' }, 'MON-SUN all day'],
  [
    '00:00 to 23:59 equals no hours',
    { open: '', close: '', workHours: WORK_DAYS.map((day) => own(day, '', day === 'MONDAY' ? '23:59' : '')) },
    'MON-SUN all day',
  ],
  [
    'days that a week without general hours leaves out are off',
    { open: '', close: '', workHours: [own('MONDAY', '10:00', '15:00'), own('TUESDAY', '10:00', '15:00')] },
    'MON-TUE 10:00-15:00, WED-SUN off',
  ],
  ['23:59 as the end is midnight', { close: '23:59' }, 'MON-SUN 10:00-00:00'],
  ['and equals it', { close: '00:00', workHours: [own('FRIDAY', '10:00', '23:59')] }, 'MON-SUN 10:00-00:00'],
])('the week of a branch: %s (PU-05)', (_rule, changed, week) => {
  expect(short(weekHours({ ...branch, ...changed }, now))).toBe(week)
})

test.each([
  ['2026-11-16', 'MONDAY'],
  ['2026-11-17', 'TUESDAY'],
  ['2026-11-18', 'WEDNESDAY'],
  ['2026-11-19', 'THURSDAY'],
  ['2026-11-20', 'FRIDAY'],
  ['2026-11-21', 'SATURDAY'],
  ['2026-11-22', 'SUNDAY'],
  ['1969-12-31', 'WEDNESDAY'],
  ['1969-12-26', 'FRIDAY'],
])('%s is a %s', (date, day) => {
  expect(weekdayOf(date)).toBe(day)
})

test('today is the day in Tashkent', () => {
  const week = weekHours({ ...branch, workHours: [own('SATURDAY', '11:00', '23:00')] }, now)
  expect(week.filter(({ hasToday }) => hasToday)).toMatchObject([{ days: ['SATURDAY'] }])
})

test.each<[string, Partial<BranchHours>, ReturnType<typeof weekInShort>]>([
  ['the same each day', {}, { hours: [{ from: '10:00', to: '02:00' }], isEveryDay: true }],
  ['round the clock', { open: '', close: '' }, { hours: 'all day', isEveryDay: true }],
  [
    'days that differ: those of today',
    { workHours: [own('SUNDAY', '11:00', '23:00')] },
    { hours: [{ from: '10:00', to: '02:00' }], isEveryDay: false },
  ],
  ['a day off today', { workHours: [own('SATURDAY', '', '', true)] }, { hours: [], isEveryDay: false }],
])('a week in short: %s', (_what, change, expected) => {
  expect(weekInShort(weekHours({ ...branch, ...change }, now))).toEqual(expected)
})
