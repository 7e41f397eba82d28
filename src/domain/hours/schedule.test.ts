import fc from 'fast-check'
import { expect, test } from 'vitest'
import { at, schedule } from '#/testing/samples.ts'
import { openState } from './hours.ts'
import { cookedFrom } from './menu-hours.ts'
import {
  bookableDays,
  deliveryAt,
  firstSlot,
  isSlotGood,
  nextFree,
  slots,
  takenTimes,
  takesOrders,
} from './schedule.ts'
import { UNKNOWN } from './tashkent.ts'

const SAT = '2026-11-21'
const SUN = '2026-11-22'
const noon = at(SAT, '12:00')
const times = (...asked: Parameters<typeof slots>) => slots(...asked).map((slot) => slot.time)

test('a day and a time make deliveryAt with seconds 0, in Tashkent whatever the phone’s zone', () => {
  expect(deliveryAt(SUN, '12:30')).toBe('2026-11-22T12:30:00+05:00')
})

test.each(['America/Los_Angeles', 'Asia/Tokyo', 'UTC'])('tomorrow 12:30 of a phone in %s (SC-01)', (zone) => {
  const before = process.env.TZ
  process.env.TZ = zone
  try {
    expect(new Date(0).getTimezoneOffset()).toBe(
      { 'America/Los_Angeles': 480, 'Asia/Tokyo': -540, UTC: 0 }[zone],
    )
    const [slot] = slots(schedule(), SUN, noon, 'DELIVERY').filter(({ time }) => time === '12:30')
    expect(slot?.deliveryAt).toBe('2026-11-22T12:30:00+05:00')
    expect(bookableDays(schedule(), noon)[0]).toBe(SAT)
  } finally {
    process.env.TZ = before
  }
})

test('tomorrow of a branch open 10:00–02:00: the end of the night before, then from the opening', () => {
  const found = times(schedule(), SUN, noon, 'DELIVERY')
  expect(found.slice(0, 2)).toEqual(['00:00', '00:15'])
  expect(found).toContain('01:45')
  expect(found).not.toContain('02:00')
  expect(found.indexOf('10:00')).toBe(found.indexOf('01:45') + 1)
  expect(found.at(-1)).toBe('23:45')
})

test('of two shifts there are times in both, and none between them', () => {
  const shift = (open: string, close: string) => ({ day: 'SUNDAY' as const, open, close, isDayOff: false })
  const workHours = [shift('17:00', '18:00'), shift('10:00', '11:00')]
  const found = times(schedule({ close: '20:00', workHours, lastOrderMinutes: 30 }), SUN, noon, 'PICK_UP')
  expect(found).toEqual(['10:00', '10:15', '10:30', '17:00', '17:15', '17:30'])
})

test('nothing can be ordered at hours that cannot be read, now or ahead', () => {
  expect(firstSlot(schedule({ open: UNKNOWN }), noon, 'PICK_UP')).toBeNull()
  expect(firstSlot(schedule({ deliveryStart: UNKNOWN }), noon, 'DELIVERY')).toBeNull()
  expect(firstSlot(schedule({ deliveryStart: UNKNOWN }), noon, 'PICK_UP')).not.toBeNull()
})

test.each([
  ['today not sooner than the kitchen needs', schedule(), SAT, noon, '12:45'],
  ['a kitchen that needs no time', schedule({ leadTimeMinutes: 0 }), SAT, noon, '12:00'],
  [
    'a started minute counts',
    schedule({ leadTimeMinutes: 0 }),
    SAT,
    new Date(noon.getTime() + 1_000),
    '12:15',
  ],
  ['just as soon as the kitchen needs', schedule(), SAT, at(SAT, '12:05'), '12:45'],
  ['a lead time below zero is none', schedule({ leadTimeMinutes: -60 }), SAT, noon, '12:00'],
  ['slots keep to the clock', schedule({ open: '10:05', close: '20:00' }), SUN, noon, '10:15'],
  ['before opening the first is the opening', schedule({ close: '20:00' }), SAT, at(SAT, '08:00'), '10:00'],
  [
    'couriers begin later',
    schedule({ close: '20:00', deliveryStart: '11:00', deliveryEnd: '19:00' }),
    SUN,
    noon,
    '11:00',
  ],
] as const)('first slot: %s', (_rule, branch, day, now, first) => {
  expect(times(branch, day, now, 'DELIVERY')[0]).toBe(first)
})

test.each([
  ['a day gone by', schedule(), '2026-11-20'],
  ['a day too far ahead', schedule(), '2026-11-29'],
  ['a holiday', schedule({ close: '20:00', holidays: [{ date: SUN }] }), SUN],
  [
    'a day off',
    schedule({ close: '20:00', workHours: [{ day: 'SUNDAY', open: '', close: '', isDayOff: true }] }),
    SUN,
  ],
  ['a text that is no day', schedule(), 'tomorrow'],
] as const)('no slot: %s', (_rule, branch, day) => {
  expect(slots(branch, day, noon, 'DELIVERY')).toEqual([])
})

test.each([
  ['room for the last order', { lastOrderMinutes: 30 }, '19:30'],
  ['room for itself', { slotMinutes: 60 }, '19:00'],
  ['that room also where the doors close between two slots', { slotMinutes: 60, close: '20:30' }, '19:00'],
  ['no more room where the last order is said to be after the end', { lastOrderMinutes: -30 }, '19:45'],
])('the last slot leaves %s', (_rule, change, last) => {
  const branch = schedule({ open: '10:00', close: '20:00', ...change })
  expect(times(branch, SUN, noon, 'PICK_UP').at(-1)).toBe(last)
})

test.each([
  [30, '10:00', '10:30'],
  // Multiples of seven minutes on the clock.
  [7.5, '10:02', '10:09'],
  [5, '10:00', '10:05'],
  [1, '10:00', '10:05'],
  [-15, '10:00', '10:05'],
  [0, '10:00', '10:15'],
  [Number.NaN, '10:00', '10:15'],
])('slots of %d minutes begin at %s and %s', (slotMinutes, ...firstTwo) => {
  const branch = schedule({ open: '10:00', close: '20:00', slotMinutes })
  expect(times(branch, SUN, noon, 'PICK_UP').slice(0, 2)).toEqual(firstTwo)
})

test('the last slot of a day ends at midnight, and that of the small hours belongs to the next day', () => {
  expect(slots(schedule(), SUN, noon, 'PICK_UP').at(-1)).toMatchObject({ time: '23:45', to: '00:00' })
})

test('a branch that takes orders for today only says so by zero days ahead, or less', () => {
  for (const maxDaysAhead of [0, -2]) {
    expect(bookableDays(schedule({ maxDaysAhead }), noon)).toEqual([SAT])
    expect(times(schedule({ maxDaysAhead }), SAT, noon, 'PICK_UP')[0]).toBe('12:45')
    expect(times(schedule({ maxDaysAhead }), SUN, noon, 'PICK_UP')).toEqual([])
  }
  expect(times(schedule(), '2026-11-28', noon, 'PICK_UP')).not.toEqual([])
})

test('a slot that expires while the page is open is refused (SC-03)', () => {
  const chosen = { day: SAT, time: '12:45' }
  expect(isSlotGood(schedule(), chosen, noon, 'DELIVERY')).toBe(true)
  expect(isSlotGood(schedule(), chosen, at(SAT, '12:06'), 'DELIVERY')).toBe(false)
})

test('days to choose from, and the first slot past a holiday', () => {
  expect(bookableDays(schedule({ maxDaysAhead: 2 }), noon)).toEqual([SAT, SUN, '2026-11-23'])
  const branch = schedule({ close: '20:00', holidays: [{ date: SAT }, { date: SUN }] })
  expect(firstSlot(branch, noon, 'PICK_UP')).toMatchObject({ day: '2026-11-23', time: '10:00', to: '10:15' })
  expect(firstSlot(schedule({ maxDaysAhead: 0, holidays: [{ date: SAT }] }), noon, 'PICK_UP')).toBeNull()
})

test('the first slot at which breakfast is cooked is tomorrow’s, when today’s is over (BX-37)', () => {
  const breakfast = { availableFrom: '07:00', availableTo: '11:30' }
  const isCooked = (slot: { deliveryAt: string }) => cookedFrom(breakfast, new Date(slot.deliveryAt)) === null
  const open = schedule({ open: '00:00', close: '23:59' })
  expect(firstSlot(open, noon, 'PICK_UP', isCooked)).toMatchObject({ day: SUN, time: '07:00' })
  expect(firstSlot(open, at(SAT, '08:00'), 'PICK_UP', isCooked)).toMatchObject({ day: SAT, time: '08:45' })
  expect(firstSlot(schedule({ open: '12:00', close: '20:00' }), noon, 'PICK_UP', isCooked)).toBeNull()
})

test.each([
  ['later the same day', SAT, '18:00', ['18:00', '18:15'], SAT, '18:30'],
  ['not the one that was lost, though it is said to be free', SAT, '18:00', [], SAT, '18:15'],
  ['the next day, when the evening is full', SAT, '19:30', ['19:30', '19:45'], SUN, '10:00'],
  ['the earliest free one of the next day', SAT, '19:45', ['10:00', '19:45'], SUN, '10:15'],
] as const)('the next free time: %s (BX-32)', (_rule, day, time, full, nextDay, nextTime) => {
  const branch = schedule({ open: '10:00', close: '20:00', maxDaysAhead: 1 })
  const freeOf = (one: string) =>
    slots(branch, one, noon, 'PICK_UP').filter((slot) => !full.some((taken) => taken === slot.time))
  const next = nextFree({ day, time }, bookableDays(branch, noon), freeOf)
  expect(next).toMatchObject({ day: nextDay, time: nextTime })
  expect(nextFree({ day: SUN, time: '19:45' }, bookableDays(branch, noon), freeOf)).toBeNull()
})

test('the next free time is of the first day that has one (BX-32)', () => {
  const branch = schedule({ open: '10:00', close: '20:00', maxDaysAhead: 2, holidays: [{ date: SUN }] })
  const freeOf = (day: string) => slots(branch, day, noon, 'PICK_UP')
  const next = nextFree({ day: SAT, time: '19:45' }, bookableDays(branch, noon), freeOf)
  expect(next).toMatchObject({ day: '2026-11-23', time: '10:00' })
})

const two = (n: number) => String(n).padStart(2, '0')
const anyTime = fc.integer({ min: 0, max: 95 }).map((n) => `${two(Math.floor(n / 4))}:${two((n % 4) * 15)}`)

test('every slot offered is in open hours, in the future, and still good (SC-03)', () => {
  fc.assert(
    fc.property(
      anyTime,
      anyTime,
      anyTime,
      fc.nat(3),
      fc.constantFrom(10, 15, 30, 60),
      (open, close, time, ahead, slotMinutes) => {
        const branch = schedule({ open, close, slotMinutes, lastOrderMinutes: 20 })
        const now = at(SAT, time)
        const day = bookableDays(branch, now)[ahead] ?? ''
        for (const slot of slots(branch, day, now, 'PICK_UP')) {
          const moment = new Date(slot.deliveryAt)
          expect(moment.getTime() - now.getTime()).toBeGreaterThanOrEqual(40 * 60_000)
          expect(openState(branch, moment).isOpen).toBe(true)
          expect(slot.day).toBe(day)
        }
      },
    ),
    { numRuns: 200 },
  )
})

test.each([
  ['one that takes orders now', {}, true, true],
  ['one that opens tomorrow', { holidays: [{ date: SAT }] }, false, true],
  [
    'one that opens after the last day that can be chosen',
    { maxDaysAhead: 0, holidays: [{ date: SAT }] },
    false,
    false,
  ],
  ['one whose hours nobody can read', { open: UNKNOWN }, false, false],
])('whether a branch takes an order at all: %s (BX-05)', (_what, change, isOpen, wanted) => {
  const branch = schedule({ open: '10:00', close: '20:00', ...change })
  expect(takesOrders(branch, noon, 'PICK_UP', isOpen)).toBe(wanted)
})

const listed = (free: string, taken = '') =>
  [
    ...free.split(' ').map((from) => ({ from, available: true })),
    ...taken.split(' ').map((from) => ({ from, available: false })),
  ].filter(({ from }) => from !== '')
test.each([
  ['nothing', listed(''), []],
  ['all of them as free', listed('18:00 18:15 18:30'), []],
  ['the free ones alone', listed('18:00 18:30'), ['18:15']],
  ['the taken ones alone', listed('', '18:00'), ['18:00']],
  ['both', listed('18:15', '18:00'), ['18:00', '18:30']],
  ['one of them as both', listed('18:00 18:15 18:30', '18:00'), ['18:00']],
  ['one that cannot be read', listed(`18:00 ${UNKNOWN}`, '18:15'), ['18:15']],
  ['times that are none of ours', listed('18:07 18:22', '18:37'), []],
])('of 18:00, 18:15 and 18:30 those are taken whose list names %s (BX-32)', (_what, list, taken) => {
  expect([...takenTimes(list, ['18:00', '18:15', '18:30'])]).toEqual(taken)
})

const free = (...times: string[]) => times.map((from) => ({ from, available: true }))
test.each([
  ['twenty minutes past', free('12:50', '13:10', '11:10'), ['12:50', '13:10']],
  ['a list in disorder, with one twice', free('14:10', '13:40', '14:10'), ['13:40', '14:10']],
  ['one before the kitchen is ready', free('12:20', '12:50'), ['12:50']],
  ['one after the last order', free('12:50', '19:50', '23:10'), ['12:50']],
  ['one taken', [...free('12:50'), { from: '13:10', available: false }], ['12:50', '13:10']],
  ['none that is free', listed('', '12:50 13:10'), ['12:50', '13:10']],
])('a branch that lists times of another grid offers those: %s (BX-32)', (_what, listed, offered) => {
  const branch = schedule({ open: '10:00', close: '20:00' })
  const found = slots(branch, SAT, noon, 'PICK_UP', listed)
  expect(found.map(({ time }) => time)).toEqual(offered)
  expect(found[0]?.to).toBe(timeAfter(offered[0] ?? '', 15))
})

test.each([
  ['of our grid', free('13:00', '13:30')],
  ['of our grid without a free one', listed('', '13:00 13:30')],
  ['that cannot be read whole', free('13:10', UNKNOWN)],
  ['that is empty', []],
])('a list %s leaves our times (BX-32)', (_what, listed) => {
  const branch = schedule({ open: '10:00', close: '20:00' })
  expect(slots(branch, SAT, noon, 'PICK_UP', listed)).toEqual(slots(branch, SAT, noon, 'PICK_UP'))
})

test('a time of another grid ends where the list says so, else by our step (BX-32)', () => {
  const list = [
    { from: '12:50', to: '13:50', available: true },
    { from: '13:50', to: '', available: true },
    { from: '14:50', to: '13:00', available: true },
    { from: '15:50', to: UNKNOWN, available: true },
    { from: '22:50', to: '24:00', available: true },
    { from: '23:20', to: '00:20', available: true },
  ]
  const found = slots(schedule({ open: '10:00', close: '02:00' }), SAT, noon, 'PICK_UP', list)
  expect(found.map(({ to }) => to)).toEqual(['13:50', '14:05', '15:05', '16:05', '00:00', '00:20'])
})

test.each([
  ['three hours in a row', '13:00 14:00 15:00', true],
  ['two', '13:00 14:00', false],
  ['three without an order', '13:00 14:00 16:00', false],
  ['three in disorder', '15:00 13:00 14:00', true],
  ['our own times', '13:00 13:15 13:30', false],
])('a list in which all of the longer slots are taken leaves no time: %s (BX-32)', (_what, taken, isFull) => {
  const offered = slots(schedule({ open: '10:00', close: '20:00' }), SAT, noon, 'PICK_UP').map(
    ({ time }) => time,
  )
  const found = takenTimes(listed('', taken), offered)
  expect([...found]).toEqual(isFull ? offered : taken.split(' '))
  // As well where the branch is closed in between.
  const twoShifts = offered.filter((time) => time < '16:00' || time >= '18:00')
  expect([...takenTimes(listed('', taken), twoShifts)]).toEqual(
    isFull ? twoShifts : taken.split(' ').filter((time) => twoShifts.includes(time)),
  )
})

test('of a list of another grid without a free time every time is full (BX-32)', () => {
  const list = listed('', '12:50 13:10')
  const offered = slots(schedule({}), SAT, noon, 'PICK_UP', list).map(({ time }) => time)
  expect([...takenTimes(list, offered)]).toEqual(offered)
})

function timeAfter(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const all = hour * 60 + minute + minutes
  return `${two(Math.floor(all / 60))}:${two(all % 60)}`
}
