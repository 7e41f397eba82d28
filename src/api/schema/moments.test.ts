import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { openState } from '#/domain/hours/hours.ts'
import { UNKNOWN } from '#/domain/hours/tashkent.ts'
import { Branch } from './branch.ts'
import { readDay, readLimit, readMoment, readSpanEnd, readTime, readWorkDay } from './moments.ts'
import { Booking } from './table.ts'

describe('a time of day', () => {
  test.each<[unknown, string]>([
    ['09:00', '09:00'],
    ['9:00', '09:00'],
    ['09.00', '09:00'],
    ['9.30', '09:30'],
    ['9-00', '09:00'],
    ['9:5', '09:05'],
    ['09:00:00', '09:00'],
    ['9:00:00', '09:00'],
    ['09:00:00.000', '09:00'],
    ['23:59:59.999999', '23:59'],
    ['24:00', '24:00'],
    ['24:00:00', '24:00'],
    ['00:00', '00:00'],
    ['0:00', '00:00'],
    ['9', '09:00'],
    ['09', '09:00'],
    ['0900', '09:00'],
    ['930', '09:30'],
    ['2330', '23:30'],
    ['9h', '09:00'],
    ['9h30', '09:30'],
    [' 9:00 ', '09:00'],
    ['9:00 AM', '09:00'],
    ['9:00am', '09:00'],
    ['9 a.m.', '09:00'],
    ['11:00 PM', '23:00'],
    ['11:00:00 pm', '23:00'],
    ['12:00 AM', '00:00'],
    ['12:30 PM', '12:30'],
    [9, '09:00'],
    [0, '00:00'],
    [24, '24:00'],
    [[9, 0], '09:00'],
    [{ hour: 9, minute: 30 }, '09:30'],
    [{ time: '0930' }, '09:30'],
    [32_400, '09:00'],
    ['32400', '09:00'],
    [86_400, '24:00'],
    [32_400_000, '09:00'],
    [[9, 5, 0], '09:05'],
    [[23, 59, 59, 999_999_999], '23:59'],
    ['09:00:00+05:00', '09:00'],
    ['04:00:00Z', '09:00'],
    ['1970-01-01T09:00:00', '09:00'],
    ['1970-01-01 09:00:00', '09:00'],
    ['1970-01-01T04:00:00.000Z', '09:00'],
  ])('%j is %s', (sent, time) => {
    expect(readTime(sent)).toBe(time)
    expect(readTime(time)).toBe(time)
  })

  test.each([[null], [undefined], [''], ['  ']])('%j is not given', (sent) => {
    expect(readTime(sent)).toBe('')
  })

  test.each<[unknown]>([
    ['ertalab'],
    ['10'.repeat(20)],
    ['25:00'],
    ['24:01'],
    ['12:60'],
    ['9.5'],
    ['9-18'],
    ['13:00 PM'],
    ['9:00–18:00'],
    ['-9'],
    [9.5],
    [25],
    // 10:00, or 16:40 in minutes of the day.
    [1_000],
    [-1],
    [true],
    [{}],
    [{ toString: null }],
    [[25, 0]],
    [[9, '0']],
    [[2027, 3, 10, 9, 0]],
    ['2026-11-21'],
    ['10:00-15:00'],
    [UNKNOWN],
  ])('%j cannot be read', (sent) => {
    expect(readTime(sent)).toBe(UNKNOWN)
  })
})

test.each<[unknown, string, string]>([
  ['24/7', '00:00', '24:00'],
  ['24 soat', '00:00', '24:00'],
  ['круглосуточно', '00:00', '24:00'],
  ['10:00–23:00', '10:00', '23:00'],
  ['9 - 23', '09:00', '23:00'],
  ['09.00-02.00', '09:00', '02:00'],
  ['10:00-15:00', '10:00', '15:00'],
  ['9:00', '09:00', '09:00'],
  ['', '', ''],
  ['ertalab', UNKNOWN, UNKNOWN],
  ['25:00-26:00', UNKNOWN, UNKNOWN],
])('hours of %j open at %s and close at %s', (sent, opens, closes) => {
  expect([readSpanEnd(sent, 'opens'), readSpanEnd(sent, 'closes')]).toEqual([opens, closes])
})

test.each([
  [{ $date: '2026-11-29T07:00:00Z' }],
  [{ $date: 1_795_935_600_000 }],
  ['/Date(1795935600000)/'],
  ['/Date(1795935600000+0500)/'],
  [1_795_935_600_000_000],
  ['1795935600000000000'],
  ['20261129T120000+0500'],
  ['20261129T1200+05:00'],
  ['Sun, 29 Nov 2026 12:00:00 +0500'],
  ['Sun, 29 Nov 2026 07:00:00 GMT'],
  ['29 noyabr 2026, 12:00'],
  ['2026-yil 29-noyabr 12:00'],
  ['29 ноября 2026 г. 12:00'],
  ['November 29, 2026 12:00'],
])('%j is noon of a Sunday', (sent) => {
  expect(Date.parse(readMoment(sent) ?? '')).toBe(Date.parse('2026-11-29T12:00:00+05:00'))
})

test.each(['0001-01-01T00:00:00Z', '0001-01-01T00:00:00', '1970-01-01T00:00:00Z', '0000-00-00 00:00:00'])(
  '%s is what programs write for no date',
  (sent) => {
    expect(readMoment(sent)).toBe(null)
    expect(readTime(sent)).not.toBe('')
  },
)

test('the last day of a calendar is no end', () => {
  for (const never of ['9999-12-31T23:59:59.9999999Z', '9999-12-31', '31.12.9999'])
    expect([readLimit(never, 'ends'), readMoment(never)]).toEqual([null, null])
  expect(readLimit('9999-12-31', 'begins')).toBe(UNKNOWN)
})

test('a limit that begins before everything is none, and one that ended before everything is not promised', () => {
  expect([readLimit('0001-01-01T00:00:00', 'begins'), readLimit('0001-01-01T00:00:00', 'ends')]).toEqual([
    null,
    null,
  ])
  expect([readLimit('1970-01-01', 'begins'), readLimit('1970-01-01', 'ends')]).toEqual([null, UNKNOWN])
})

describe('a moment', () => {
  const ELEVEN_FIVE = '2027-03-10T11:05:00+05:00'
  test.each<[unknown, string]>([
    ['2027-03-10T11:05:00+05:00', ELEVEN_FIVE],
    ['2027-03-10T06:05:00Z', ELEVEN_FIVE],
    ['2027-03-10T06:05:00.000Z', ELEVEN_FIVE],
    ['2027-03-10T06:05:00.123456789Z', '2027-03-10T06:05:00.123Z'],
    ['2027-03-10T11:05:00', ELEVEN_FIVE],
    ['2027-03-10T11:05', ELEVEN_FIVE],
    ['2027-03-10 11:05:00', ELEVEN_FIVE],
    ['2027-03-10 11:05', ELEVEN_FIVE],
    ['2027-03-10 06:05:00 UTC', ELEVEN_FIVE],
    ['2027-03-10 11:05:00 +0500', ELEVEN_FIVE],
    ['2027-03-10T11:05:00+0500', ELEVEN_FIVE],
    ['2027-03-10 11:05:00+05', ELEVEN_FIVE],
    ['2027-03-10T11:05:00+05:00[Asia/Tashkent]', ELEVEN_FIVE],
    ['10.03.2027 11:05', ELEVEN_FIVE],
    ['10.03.2027 11:05:00', ELEVEN_FIVE],
    ['10.03.2027, 11:05', ELEVEN_FIVE],
    ['10.3.2027 11:05', ELEVEN_FIVE],
    ['10/03/2027 11:05', ELEVEN_FIVE],
    ['10-03-2027 11:05', ELEVEN_FIVE],
    ['2027/03/10 11:05', ELEVEN_FIVE],
    ['2027.03.10 11:05', ELEVEN_FIVE],
    [1_804_658_700_000, ELEVEN_FIVE],
    [1_804_658_700, ELEVEN_FIVE],
    ['1804658700000', ELEVEN_FIVE],
    ['1804658700', ELEVEN_FIVE],
    ['1804658700.000000000', ELEVEN_FIVE],
    [1_804_658_700.5, '2027-03-10T11:05:00.500+05:00'],
    [[2027, 3, 10, 11, 5], ELEVEN_FIVE],
    [[2027, 3, 10, 11, 5, 0], ELEVEN_FIVE],
    [[2027, 3, 10, 11, 5, 0, 500_000_000], ELEVEN_FIVE],
    ['2027-03-10 24:00', '2027-03-11T00:00:00+05:00'],
  ])('%j', (sent, moment) => {
    const read = readMoment(sent)
    expect(new Date(read ?? '')).toEqual(new Date(moment))
    // Every browser reads what comes out.
    expect(read).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/)
    expect(readMoment(read)).toBe(read)
  })

  test.each(['2027-03-10', '10.03.2027', '2027/3/10', '20270310', 20_270_310, [2027, 3, 10]])(
    '%j has no time and stays a day',
    (sent) => {
      expect(readMoment(sent)).toBe('2027-03-10')
    },
  )

  test.each<[unknown]>([
    [null],
    [undefined],
    [''],
    ['soon'],
    ['20'],
    ['2027-02-30 10:00'],
    ['31.02.2027'],
    ['2027-13-01'],
    ['03/30/2027'],
    ['2027-03-10 25:00'],
    ['2027-03-10 11:60'],
    ['0000-00-00 00:00:00'],
    [0],
    [7],
    [-1],
    [1e300],
    [Number.NaN],
    [true],
    [{}],
    [{ toString: null }],
    [[]],
    [[2027]],
    [[2027, 13, 1]],
    [[2027, 3, '10']],
  ])('%j is none', (sent) => {
    expect(readMoment(sent)).toBeNull()
  })

  test('all spellings of a moment are that moment', () => {
    const two = (n: number) => String(n).padStart(2, '0')
    const second = fc.integer({ min: 1_000_000_000, max: 4_000_000_000 })
    fc.assert(
      fc.property(second, (seconds) => {
        const moment = new Date(seconds * 1_000)
        const here = new Date(moment.getTime() + 5 * 3_600_000)
        const [y, m, d] = [here.getUTCFullYear(), here.getUTCMonth() + 1, here.getUTCDate()]
        const [h, min, s] = [here.getUTCHours(), here.getUTCMinutes(), here.getUTCSeconds()]
        for (const sent of [
          seconds,
          seconds * 1_000,
          `${seconds}`,
          moment.toISOString(),
          [y, m, d, h, min, s],
          `${two(d)}.${two(m)}.${y} ${h}:${two(min)}:${two(s)}`,
          `${y}-${two(m)}-${two(d)} ${two(h)}:${two(min)}:${two(s)}`,
          `${y}/${m}/${d} ${two(h)}:${two(min)}:${two(s)}`,
        ])
          expect(new Date(readMoment(sent) ?? '')).toEqual(moment)
      }),
    )
  })
})

test.each<[unknown, string | null, string | null]>([
  [null, null, null],
  ['', null, null],
  ['2027-03-10', '2027-03-10T00:00:00+05:00', '2027-03-10T23:59:59.999+05:00'],
  ['10.03.2027', '2027-03-10T00:00:00+05:00', '2027-03-10T23:59:59.999+05:00'],
  [[2027, 3, 10], '2027-03-10T00:00:00+05:00', '2027-03-10T23:59:59.999+05:00'],
  ['2027-03-10 12:00', '2027-03-10T12:00+05:00', '2027-03-10T12:00+05:00'],
  ['oxirigacha', UNKNOWN, UNKNOWN],
  [0, UNKNOWN, UNKNOWN],
])('what is valid by %j is so from %s and until %s', (sent, from, until) => {
  expect([readLimit(sent, 'begins'), readLimit(sent, 'ends')]).toEqual([from, until])
})

test.each<[unknown, string | null]>([
  ['1990-02-01', '1990-02-01'],
  ['01.02.1990', '1990-02-01'],
  ['1.2.1990', '1990-02-01'],
  ['01/02/1990', '1990-02-01'],
  ['1990/02/01', '1990-02-01'],
  ['19900201', '1990-02-01'],
  [[1990, 2, 1], '1990-02-01'],
  ['1990-02-01T00:00:00', '1990-02-01'],
  ['1990-02-01 00:00:00', '1990-02-01'],
  ['1990-02-01T00:00:00Z', '1990-02-01'],
  ['1990-01-31T19:00:00Z', '1990-02-01'],
  // Midnight of Tashkent, which was six hours ahead of UTC then, and seven in summer.
  ['1990-01-31T18:00:00Z', '1990-02-01'],
  ['1990-06-30T17:00:00.000+00:00', '1990-07-01'],
  [633_812_400_000, '1990-02-01'],
  [633_812_400, '1990-02-01'],
  [-315_637_200_000, '1960-01-01'],
  ['', null],
  [null, null],
  ['1990', null],
  ['30.02.1990', null],
  ['birinchi fevral', null],
])('the day %j is %s', (sent, day) => {
  expect(readDay(sent)).toBe(day)
})

test.each<[unknown, string]>([
  ['MONDAY', 'MONDAY'],
  ['Monday', 'MONDAY'],
  ['monday', 'MONDAY'],
  ['MON', 'MONDAY'],
  ['Mon.', 'MONDAY'],
  ['Mo', 'MONDAY'],
  ['thurs', 'THURSDAY'],
  [' tue ', 'TUESDAY'],
  [1, 'MONDAY'],
  ['5', 'FRIDAY'],
  [6, 'SATURDAY'],
  [7, 'SUNDAY'],
  [0, 'SUNDAY'],
  ['M', UNKNOWN],
  ['T', UNKNOWN],
  ['.', UNKNOWN],
  ['..', UNKNOWN],
  ['', UNKNOWN],
  [null, UNKNOWN],
  [8, UNKNOWN],
  [1.5, UNKNOWN],
  ['MON-FRI', UNKNOWN],
  ['Dushanba', 'MONDAY'],
  [{}, UNKNOWN],
])('the day of the week %j is %s', (sent, day) => {
  expect(readWorkDay(sent)).toBe(day)
})

test('no reader throws, and none makes up a text of another form', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.double(), fc.array(fc.integer())), (sent) => {
      expect(readTime(sent)).toMatch(/^((([01]\d|2[0-3]):[0-5]\d)|24:00|unknown|)$/)
      expect(Number.isNaN(Date.parse(readMoment(sent) ?? '2027-03-10'))).toBe(false)
      expect(readDay(sent) ?? '2027-03-10').toMatch(/^\d{4}-\d\d-\d\d$/)
      readWorkDay(sent)
    }),
    { numRuns: 2_000 },
  )
})

test('a branch of two shifts, of days in short and of holidays in other words keeps all of them', () => {
  const { workHours, holidays, open } = v.parse(Branch, {
    id: 'br-1',
    latitude: 41.3,
    longitude: 69.2,
    open: 'kechgacha',
    workHours: [
      { day: 'Mon', open: '9:00', close: '15:00' },
      { day: 1, open: [17, 0], close: '24:00' },
      { day: 'bayram', isDayOff: true },
    ],
    holidays: [{ date: '08.03.2027' }, { date: 'har juma' }, { date: [2027, 3, 21] }],
  })
  expect(open).toBe(UNKNOWN)
  expect(workHours.map(({ day, open, close }) => `${day} ${open}–${close}`)).toEqual([
    'MONDAY 09:00–15:00',
    'MONDAY 17:00–24:00',
    'unknown –',
  ])
  expect(holidays.map(({ date }) => date)).toEqual(['2027-03-08', '2027-03-21'])
})

test.each([
  [
    ['2027-03-08', '21.03.2027', [2027, 3, 30]],
    ['2027-03-08', '2027-03-21', '2027-03-30'],
  ],
  [
    [{ day: '2027-03-08' }, { holidayDate: '2027-03-21' }],
    ['2027-03-08', '2027-03-21'],
  ],
  [{ date: '2027-03-08' }, ['2027-03-08']],
  [['har juma', null, {}], []],
])('the holidays %j are read by the usual names of their day, and alone', (holidays, days) => {
  expect(v.parse(Branch, { id: 'br-1', holidays }).holidays.map(({ date }) => date)).toEqual(days)
})

test.each([
  ['the hours of every day in one text', '10:00-15:00', false, true],
  ['a text that nobody can read', 'kechgacha', false, false],
  ['a list of texts', ['10:00-15:00'], false, false],
  ['nothing', '', true, true],
])(
  'workHours as %s never give way to the general hours when they cannot be read',
  (_as, sent, at16, at14) => {
    const branch = v.parse(Branch, { id: 'br-1', open: '10:00', close: '22:00', workHours: sent })
    const isOpenAt = (time: string) => openState(branch, new Date(`2026-11-25T${time}:00+05:00`)).isOpen
    expect([isOpenAt('16:00'), isOpenAt('14:00')]).toEqual([at16, at14])
  },
)

test.each([
  [{ slotMinutes: -15, leadTimeMinutes: -20, lastOrderMinutes: -5 }, [15, 40, 0]],
  [{ slotMinutes: 'chorak soat', leadTimeMinutes: '1 soat' }, [15, 40, 0]],
  [{ slotMinutes: '20', leadTimeMinutes: 0, lastOrderMinutes: '30' }, [20, 0, 30]],
])('minutes of a branch that cannot be, %j, are those of a branch that says none', (sent, minutes) => {
  const { slotMinutes, leadTimeMinutes, lastOrderMinutes } = v.parse(Branch, { id: 'br-1', ...sent })
  expect([slotMinutes, leadTimeMinutes, lastOrderMinutes]).toEqual(minutes)
})

test('a booking without a readable day or time is none', () => {
  const read = (date: unknown, time: unknown) =>
    v.safeParse(Booking, { id: 'bk-1', branchId: 'br-1', date, time }).output
  expect(read('21.11.2026', '9:00')).toMatchObject({ date: '2026-11-21', time: '09:00' })
  expect(v.is(Booking, { id: 'bk-1', branchId: 'br-1', date: '21.11.2026', time: 'kechqurun' })).toBe(false)
  expect(v.is(Booking, { id: 'bk-1', branchId: 'br-1', date: 'ertaga', time: '19:00' })).toBe(false)
  expect(v.is(Booking, { id: 'bk-1', branchId: 'br-1' })).toBe(false)
})
