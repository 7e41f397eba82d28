import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { iftarOn, isRamadan, slotForIftar } from './iftar.ts'
import { sunsetOn } from './sunset.ts'
import { clockMinutes, DAY_MINUTES, dayAfter, minutesOf, timeOfDay, timeText } from './tashkent.ts'

const TASHKENT = { latitude: 41.3111, longitude: 69.2797 }
const SAMARKAND = { latitude: 39.6542, longitude: 66.9597 }
const NUKUS = { latitude: 42.4531, longitude: 59.6103 }
const TERMEZ = { latitude: 37.2242, longitude: 67.2783 }

const minuteOfDay = (moment: Date | null) =>
  moment ? (minutesOf(timeOfDay(moment)) ?? Number.NaN) : Number.NaN
/** Minutes after which calendars of the country have the fast broken. */
const CAUTION = 3

describe('sunset (CX-08)', () => {
  test.each([
    ['2021-04-13', '19:03'],
    ['2021-04-22', '19:13'],
    ['2021-05-02', '19:23'],
    ['2021-05-12', '19:34'],
    ['2025-03-06', '18:22'],
    ['2025-06-05', '19:56'],
  ])('Tashkent, %s: as the printed calendars say, %s, and never before', (day, printed) => {
    const late = minuteOfDay(sunsetOn(day, TASHKENT)) + CAUTION - (minutesOf(printed) ?? 0)
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThanOrEqual(2)
  })

  // The differences to Tashkent that are printed for the Ramadan of 2023, from 23 March on.
  test.each([
    ['Samarkand', SAMARKAND, 9],
    ['Nukus', NUKUS, 39],
    ['Termez', TERMEZ, 7],
  ])('%s: so many minutes after Tashkent as the printed calendar says', (_city, place, printed) => {
    for (const day of ['2023-03-23', '2023-03-30', '2023-04-05']) {
      const after = minuteOfDay(sunsetOn(day, place)) - minuteOfDay(sunsetOn(day, TASHKENT))
      expect(Math.abs(after - printed)).toBeLessThanOrEqual(2)
    }
  })

  test('moves by less than three minutes from day to day, and is of its own day', () => {
    const days = fc.integer({ min: 0, max: 12 * 365 }).map((n) => dayAfter('2024-01-01', n))
    fc.assert(
      fc.property(days, fc.constantFrom(TASHKENT, SAMARKAND, NUKUS, TERMEZ), (day, place) => {
        const [today, tomorrow] = [sunsetOn(day, place), sunsetOn(dayAfter(day), place)]
        const step = clockMinutes(tomorrow as Date) - clockMinutes(today as Date) - DAY_MINUTES
        expect(Math.abs(step)).toBeLessThan(3)
        expect(minuteOfDay(today)).toBeGreaterThan(16 * 60)
        expect(minuteOfDay(today)).toBeLessThan(21 * 60)
      }),
    )
  })

  test('there is none for a text that is no day, and where the sun does not set', () => {
    expect(sunsetOn('soon', TASHKENT)).toBeNull()
    expect(sunsetOn('2026-06-21', { latitude: 80, longitude: 69 })).toBeNull()
  })
})

describe('Ramadan by the calendar of Umm al-Qura (CX-08)', () => {
  test.each([
    ['2024-03-11', '2024-04-09'],
    ['2025-03-01', '2025-03-29'],
    ['2026-02-18', '2026-03-19'],
    ['2027-02-08', '2027-03-08'],
    ['2028-01-28', '2028-02-25'],
    ['2029-01-16', '2029-02-13'],
    ['2030-01-05', '2030-02-03'],
    ['2030-12-26', '2031-01-23'],
    ['2031-12-16', '2032-01-13'],
  ])('%s to %s', (first, last) => {
    const around = [dayAfter(first, -1), first, last, dayAfter(last)]
    expect(around.map(isRamadan)).toEqual([false, true, true, false])
  })

  test('the iftar is named in Ramadan only', () => {
    expect(iftarOn('2025-03-06', TASHKENT)).toBe('18:22')
    expect(iftarOn('2025-04-06', TASHKENT)).toBeNull()
    expect(iftarOn('', TASHKENT)).toBeNull()
  })
})

describe('the time that brings food to the iftar', () => {
  const slots = (...times: string[]) =>
    times.map((time) => ({ time: time.replace('!', ''), isFull: time.endsWith('!') }))
  test.each([
    ['the one it lies in', slots('18:15', '18:30', '18:45'), '18:42', '18:30'],
    ['that begins with it', slots('18:15', '18:30', '18:45'), '18:45', '18:45'],
    ['the one before, when it is full', slots('18:15', '18:30!', '18:45'), '18:42', '18:15'],
    ['one of almost an hour before', slots('17:43', '18:45'), '18:42', '17:43'],
    ['none of an hour before', slots('17:42', '18:45'), '18:42', undefined],
    ['none of more than an hour before', slots('17:30', '18:45'), '18:42', undefined],
    ['none after', slots('19:00', '19:15'), '18:42', undefined],
  ])('%s', (_rule, offered, iftar, expected) => {
    expect(slotForIftar(offered, iftar)?.time).toBe(expected)
  })

  test('is never after the iftar', () => {
    const minute = fc.integer({ min: 0, max: DAY_MINUTES - 1 })
    fc.assert(
      fc.property(minute, fc.constantFrom(10, 15, 30), (at, step) => {
        const all = Array.from({ length: DAY_MINUTES / step }, (_, i) => ({
          time: timeText(i * step),
          isFull: i % 3 === 0,
        }))
        const found = slotForIftar(all, timeText(at))
        if (found) expect(found.time <= timeText(at) && !found.isFull).toBe(true)
      }),
    )
  })
})
