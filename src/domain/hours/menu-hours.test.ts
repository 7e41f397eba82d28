import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cookedFrom, notCookedAt } from './menu-hours.ts'
import { clockMinutes, DAY_MINUTES, timeText, UNKNOWN } from './tashkent.ts'

const at = (time: string) => new Date(`2026-11-21T${time}:00+05:00`)
const hours = (availableFrom: string, availableTo: string) => ({ availableFrom, availableTo })

test.each([
  ['no hours: always', '', '', '03:00', null],
  ['equal times: always', '10:00', '10:00', '03:00', null],
  ['all day as back offices write it', '00:00', '23:59', '23:59', null],
  ['before breakfast', '07:00', '11:00', '06:59', '07:00'],
  ['as it begins', '07:00', '11:00', '07:00', null],
  ['to its last minute', '07:00', '11:00', '10:59', null],
  ['as it ends: tomorrow', '07:00', '11:00', '11:00', '07:00'],
  ['by night, before midnight', '22:00', '04:00', '23:30', null],
  ['by night, after midnight', '22:00', '04:00', '03:59', null],
  ['by night, in the morning', '22:00', '04:00', '04:00', '22:00'],
  ['to midnight', '18:00', '00:00', '23:59', null],
  ['to midnight, written as 23:59', '18:00', '23:59', '23:59', null],
  ['only a beginning', '18:00', '', '17:59', '18:00'],
  ['only a beginning, to midnight', '18:00', '', '23:59', null],
  ['only an end', '', '11:00', '00:00', null],
  ['only an end, over', '', '11:00', '11:00', '00:00'],
  ['to 24:00', '18:00', '24:00', '23:59', null],
  ['to 24:00, before', '18:00', '24:00', '17:59', '18:00'],
  ['from 00:00 to 24:00: always', '00:00', '24:00', '12:00', null],
  ['a beginning that cannot be read: never', UNKNOWN, '11:00', '08:00', ''],
  ['an end that cannot be read: never', '07:00', UNKNOWN, '08:00', ''],
  ['both cannot be read: never, equal as they are', UNKNOWN, UNKNOWN, '08:00', ''],
] as const)('%s (BX-37)', (_rule, from, to, time, expected) => {
  expect(cookedFrom(hours(from, to), at(time))).toBe(expected)
})

test('the hours are those of Tashkent, whatever the zone of the moment', () => {
  expect(cookedFrom(hours('07:00', '11:00'), new Date('2026-11-21T02:00:00Z'))).toBeNull()
  expect(cookedFrom(hours('07:00', '11:00'), new Date('2026-11-21T08:00:00Z'))).toBe('07:00')
})

const anyTime = fc.integer({ min: 0, max: DAY_MINUTES - 1 }).map(timeText)

test('at any minute exactly one of two categories is cooked whose hours follow each other', () => {
  fc.assert(
    fc.property(anyTime, anyTime, anyTime, (from, to, time) => {
      fc.pre(from !== to && from !== '23:59' && to !== '23:59')
      const [one, other] = [hours(from, to), hours(to, from)].map((own) => cookedFrom(own, at(time)))
      expect([one === null, other === null].filter(Boolean)).toHaveLength(1)
      // What is said is the beginning, and then it is cooked.
      if (one) expect(cookedFrom(hours(from, to), at(one))).toBeNull()
    }),
  )
})

test('only what is not cooked is named, and the same minute gives the same map', () => {
  const menu = [
    { id: 'always', ...hours('', '') },
    { id: 'breakfast', ...hours('07:00', '11:00') },
    { id: 'night', ...hours('20:00', '02:00') },
  ]
  const noon = clockMinutes(at('12:00'))
  expect([...notCookedAt(menu, noon)]).toEqual([
    ['breakfast', '07:00'],
    ['night', '20:00'],
  ])
  expect(notCookedAt(menu, noon + 0.5)).toBe(notCookedAt(menu, noon))
  expect(notCookedAt(menu.slice(0, 1), noon).size).toBe(0)
})
