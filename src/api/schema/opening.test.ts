import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { openState } from '#/domain/hours/hours.ts'
import { weekHours } from '#/domain/hours/week.ts'
import { Branch } from './branch.ts'
import { holidaysOf } from './holidays.ts'
import { weekOf } from './opening.ts'

const branchWith = (sent: object) => v.parse(Branch, { id: 'br-1', ...sent })

/** The week as the customer reads it: "MO-FR 10:00–22:00; SA off". */
function weekRead(workHours: unknown, general: object = { open: '08:00', close: '20:00' }) {
  const week = weekHours(branchWith({ ...general, workHours }), new Date('2026-11-25T12:00:00+05:00'))
  const shown = (hours: (typeof week)[number]['hours']) =>
    typeof hours === 'string' ? hours : hours.map(({ from, to }) => `${from}–${to}`).join(' ') || 'off'
  const ends = (days: readonly string[]) =>
    [...new Set([days[0], days.at(-1)])].map((day) => day?.slice(0, 2)).join('-')
  return week.map(({ days, hours }) => `${ends(days)} ${shown(hours)}`).join('; ')
}

const AROUND_LUNCH = 'MO-SU 09:00–13:00 14:00–18:00'
const WEEK = 'MO-FR 10:00–22:00; SA 11:00–23:00; SU off'

describe('hours of a branch in one of two fields', () => {
  const hoursOf = (sent: object) => {
    const { open, close, deliveryStart, deliveryEnd } = branchWith(sent)
    return [open, close, deliveryStart, deliveryEnd]
  }
  test.each<[sent: object, hours: readonly string[]]>([
    [{ open: '10-22', close: '' }, ['10:00', '22:00', '', '']],
    [{ open: null, close: '10:00–22:00' }, ['10:00', '22:00', '', '']],
    [{ open: '10:00', close: '22:00', deliveryStart: '11-21' }, ['10:00', '22:00', '11:00', '21:00']],
    [{ open: '10:00', close: '' }, ['10:00', '', '', '']],
    [{ open: '\u200e10：00', close: '22:00\u200b' }, ['10:00', '22:00', '', '']],
  ])('%j are %j', (sent, hours) => {
    expect(hoursOf(sent)).toEqual(hours)
  })

  test('several spans are those of each day; words nobody can read are never open', () => {
    expect(weekRead([], { open: '10:00-13:00, 16:00-22:00', close: null })).toBe(
      'MO-SU 10:00–13:00 16:00–22:00',
    )
    expect(weekRead(undefined, { open: 'ertalabdan' })).toBe('MO-SU unknown')
  })
})

describe('a week', () => {
  test.each<[sent: unknown, week: string]>([
    ['Du-Ju: 10:00-22:00, Sha: 11:00-23:00, Ya: dam olish', WEEK],
    ['Пн–Пт 10:00–22:00; Сб 11:00–23:00; Вс выходной', WEEK],
    ['Mon-Fri 10 am - 10 pm | Sat 11 am - 11 pm | Sun closed', WEEK],
    [
      'Dushanba, seshanba, chorshanba, payshanba va juma 10:00 dan 22:00 gacha\nShanba 11:00 dan 23:00 gacha\nYakshanba yopiq',
      WEEK,
    ],
    [
      {
        MONDAY: '10:00-22:00',
        tue: { open: '10:00', close: '22:00' },
        chor: ['10:00-22:00'],
        Чт: { from: 10, to: 22 },
        fri: '10-22',
        sat: '11-23',
        sun: null,
      },
      WEEK,
    ],
    [{ 'Du-Ju': '10:00-22:00', Sha: '11:00-23:00', Ya: false }, WEEK],
    [
      [
        { days: ['MON', 'TUE', 'WED', 'THU', 'FRI'], from: '10:00', to: '22:00' },
        { weekday: 6, opens: '11:00', closes: '23:00' },
        { day: 'Sun', closed: true },
      ],
      WEEK,
    ],
    [
      [
        { dayOfWeek: 'Mon-Fri', hours: '10:00-22:00' },
        { dayOfWeek: 'SATURDAY', time: '11:00 – 23:00' },
        { dayOfWeek: 'SUNDAY', isOpen: false },
      ],
      WEEK,
    ],
    [
      [
        { day: 'Mon-Fri', open: '10:00-22:00', close: null },
        { day: 'sat', open: '', close: '11:00-23:00' },
        { day: 'sun', dayOff: 'ha' },
      ],
      WEEK,
    ],
    ['10:00-14:00, 18:00-23:00', 'MO-SU 10:00–14:00 18:00–23:00'],
    ['har kuni 10:00-14:00 va 18:00-23:00', 'MO-SU 10:00–14:00 18:00–23:00'],
    [
      [
        {
          day: 'Mon-Sun',
          shifts: [
            { from: '10:00', to: '14:00' },
            { from: '18:00', to: '23:00' },
          ],
        },
      ],
      'MO-SU 10:00–14:00 18:00–23:00',
    ],
    ['Du-Ya 24 soat', 'MO-SU all day'],
    ['Mo-Su 10:00-20:00; We off', 'MO-TU 10:00–20:00; WE off; TH-SU 10:00–20:00'],
    ['Пн-Вс 10:00-22:00, воскресенье не работаем', 'MO-SA 10:00–22:00; SU off'],
    [
      [
        { day: 'Mon-Sat', open: '10:00', close: '22:00' },
        { day: 'SUN', open: '10:00', close: '22:00', status: 'CLOSED' },
      ],
      'MO-SA 10:00–22:00; SU off',
    ],
    [
      [
        { day: 'Mon-Sat', open: '10:00', close: '22:00' },
        { day: 'SUN', open: '10:00', close: '22:00', enabled: false },
      ],
      'MO-SA 10:00–22:00; SU off',
    ],
    ['Ju-Du: 12:00-20:00', 'MO 12:00–20:00; TU-TH 08:00–20:00; FR-SU 12:00–20:00'],
    ['', 'MO-SU 08:00–20:00'],
    ['Пн-Вс 9:00-18:00, перерыв на обед с 13 до 14', AROUND_LUNCH],
    ['Har kuni 9:00-18:00 (tushlik: 13:00-14:00)', AROUND_LUNCH],
    ['обед 13-14, ежедневно 9-18', AROUND_LUNCH],
    ['9-13, 14-18, break 13-14', AROUND_LUNCH],
    [[{ day: 'Mon-Sun', open: '9:00', close: '18:00', break: '13:00-14:00' }], AROUND_LUNCH],
    [[{ day: 'Mon-Sun', hours: '9-18', lunch: { from: '13:00', to: '14:00' } }], AROUND_LUNCH],
    [[{ day: 'Mon-Sun', open: 9, close: 18, breakStart: '13:00', breakEnd: '14:00' }], AROUND_LUNCH],
    ['Du-Ju 9-18 (13:00-14:00 tushlik), Sha-Ya 9-12', 'MO-FR 09:00–13:00 14:00–18:00; SA-SU 09:00–12:00'],
    ['Har kuni 10:00-02:00, tanaffus 15:00-16:00', 'MO-SU 10:00–15:00 16:00–02:00'],
    ['Har kuni 9:00-18:00, tushliksiz', 'MO-SU 09:00–18:00'],
    ['Ежедневно 9:00-18:00 без перерыва на обед', 'MO-SU 09:00–18:00'],
    ['10:00–22:00 (chorshanbadan tashqari)', 'MO-TU 10:00–22:00; WE off; TH-SU 10:00–22:00'],
    ['Every day except Wednesday 10:00-22:00', 'MO-TU 10:00–22:00; WE off; TH-SU 10:00–22:00'],
    ['10:00-22:00 кроме субботы и воскресенья', 'MO-FR 10:00–22:00; SA-SU off'],
    ['shanba va yakshanba kunidan tashqari har kuni 10-22', 'MO-FR 10:00–22:00; SA-SU off'],
    [
      {
        periods: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
          open: { day, time: '1000' },
          close: { day, time: '2200' },
        })),
      },
      'MO-SU 10:00–22:00',
    ],
    [
      [
        {
          dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Tuesday'],
          opens: '9:00',
          closes: '18:00',
        },
      ],
      'MO-TU 09:00–18:00; WE-SU 08:00–20:00',
    ],
    [[{ name: 'Dushanba', open: 36_000, close: 79_200 }], 'MO 10:00–22:00; TU-SU 08:00–20:00'],
    [[{ day: 1, open: { hour: 10, minute: 30 }, close: { hour: 22 } }], 'MO 10:30–22:00; TU-SU 08:00–20:00'],
  ])('written as %j is read', (sent, week) => {
    expect(weekRead(sent)).toBe(week)
  })

  test.each<[sent: unknown, week: string]>([
    ['kechgacha', 'MO-SU unknown'],
    ['Du-Ju: kechgacha, Sha: 11:00-23:00', 'MO-SU unknown'],
    [
      [
        { day: 'Mon-Tue', hours: '10:00-20:00 (yozda 22:00 gacha)' },
        { day: 'Wed-Sun', hours: '10-20' },
      ],
      'MO-TU unknown; WE-SU 10:00–20:00',
    ],
    ['10:00-22:00, bayramda 12:00-18:00', 'MO-SU unknown'],
    ['Har kuni 10:00-20:00 (tushlik kechqurun)', 'MO-SU unknown'],
    ['10:00-20:00 (13:00-14:00)', 'MO-SU unknown'],
    ['Har kuni 10:00-20:00, tanaffus 19:00-21:00', 'MO-SU unknown'],
    ['har kuni 10:00-20:00, кроме праздников', 'MO-SU unknown'],
    [[{ day: 'Mon-Sun', open: 9, close: 18, break: '1 soat' }], 'MO-SU unknown'],
    ['Du, Se', 'MO-SU unknown'],
    [[{ day: 'bayram', open: '10:00', close: '22:00' }], 'MO-SU unknown'],
    [['10:00-22:00'], 'MO-SU unknown'],
    [[7], 'MO-SU unknown'],
    [[{ day: 'MON', hours: 'ertalabdan' }], 'MO unknown; TU-SU 08:00–20:00'],
  ])('written as %j is not taken for open where nobody can read it', (sent, week) => {
    expect(weekRead(sent)).toBe(week)
  })

  test('of anything at all is no error, and a text of which nothing can be read opens no day', () => {
    fc.assert(
      fc.property(fc.anything(), (sent) => {
        weekOf(sent)
        holidaysOf(sent)
      }),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,20}$/), (text) => {
        const noon = new Date('2026-11-25T12:00:00+05:00')
        const isOpen = openState(branchWith({ open: '08:00', close: '20:00', workHours: text }), noon).isOpen
        expect(isOpen).toBe(false)
      }),
    )
  })
})

const THREE = ['2027-03-08', '2027-03-09', '2027-03-10']

test.each<[sent: unknown, days: readonly string[]]>([
  [[{ startDate: '2027-03-08', endDate: '2027-03-10' }], THREE],
  [[{ from: '08.03.2027', to: '10.03.2027', name: 'Navroʻz' }], THREE],
  [[{ begin: '2027-03-08', finish: '2027-03-10' }], THREE],
  [[{ dates: ['2027-03-08', '2027-03-09', { date: '10.03.2027' }] }], THREE],
  [[{ start: '2027-03-07T19:00:00Z', end: '2027-03-10T18:59:59Z' }], THREE],
  [{ dateFrom: '2027-03-08T00:00:00Z', dateTo: '2027-03-10T00:00:00Z' }, THREE],
  ['2027-03-08, 2027-03-09; 10.03.2027', THREE],
  ['2027-03-08 - 2027-03-10', THREE],
  ['08.03.2027–10.03.2027', THREE],
  ['2027-03-08-2027-03-10', THREE],
  [[{ date: '2027-03-08 – 2027-03-10' }], THREE],
  [{ '2027-03-08': 'Xotin-qizlar kuni', '2027-03-09': true, '10.03.2027': null }, THREE],
  [[{ from: '2027-03-08' }], ['2027-03-08']],
  [[{ startDate: '2027-03-10', endDate: '2027-03-08' }], ['2027-03-10']],
  [[{ startDate: '2027-03-10', endDate: 'bahorda' }], ['2027-03-10']],
  ['har juma', []],
  ['8-10 mart 2027', THREE],
  ['2027-yil 8-martdan 2027-yil 10-martgacha', THREE],
  ['8 марта 2027 г., March 9, 2027; 10.03.2027', THREE],
  [[{ date: '2027-03-08', days: 3 }], THREE],
  [[{ dateRange: { from: '2027-03-08', to: '2027-03-10' }, name: 'Navroʻz' }], THREE],
  [[{ period: '2027-03-08 - 2027-03-10' }], THREE],
  ['8-mart, 21-mart kuni', ['--03-08', '--03-21']],
  [{ '8.03': 'Xotin-qizlar kuni', '21.03': true }, ['--03-08', '--03-21']],
  [
    [{ day: 8, month: 3 }, { date: '--03-21' }],
    ['--03-08', '--03-21'],
  ],
  ['с 30 декабря по 2 января', ['--12-30', '--12-31', '--01-01', '--01-02']],
  [[{ from: '30 dekabr', to: '2 yanvar' }], ['--12-30', '--12-31', '--01-01', '--01-02']],
  ['30.02', []],
  ['с 8 по 10 марта 2027 y.', THREE],
  [
    [
      { date: { year: 2027, month: 3, day: 8 } },
      { year: 2027, monthValue: 3, dayOfMonth: 9, month: 'MARCH' },
      { date: { date: '2027-03-10 00:00:00.000000', timezone_type: 3, timezone: 'Asia/Tashkent' } },
    ],
    THREE,
  ],
  [[{ date: 'Mar 8, 2027 12:00:00 AM' }, '09.03.27', '\u200e10.03.2027'], THREE],
])('the holidays %j are each of their days', (sent, days) => {
  expect(branchWith({ holidays: sent }).holidays.map(({ date }) => date)).toEqual(days)
})
