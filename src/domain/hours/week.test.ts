import { expect, test } from 'vitest'
import type { BranchHours } from './hours.ts'
import { weekHours } from './week.ts'

const branch: BranchHours = {
  open: '10:00',
  close: '02:00',
  deliveryStart: '',
  deliveryEnd: '',
  workHours: [
    { day: 'FRIDAY', open: '12:00', close: '23:00', isDayOff: false },
    { day: 'SUNDAY', open: '10:00', close: '22:00', isDayOff: true },
  ],
  holidays: [],
  lastOrderMinutes: 0,
}
// A Saturday in Tashkent, still Friday in London.
const now = new Date('2026-11-20T20:30:00Z')

test('the week goes from Monday to Sunday, with the hours of each day (PU-05)', () => {
  const week = weekHours(branch, now)
  expect(week.map(({ day }) => day).join()).toBe('MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,SATURDAY,SUNDAY')
  expect(week[0]?.hours).toEqual({ from: '10:00', to: '02:00' })
  expect(week[4]?.hours).toEqual({ from: '12:00', to: '23:00' })
  expect(week[6]?.hours).toBeNull()
})

test('today is the day in Tashkent', () => {
  expect(weekHours(branch, now).filter(({ isToday }) => isToday)).toMatchObject([{ day: 'SATURDAY' }])
})

test('a branch that says no hours is open around the clock', () => {
  const [monday] = weekHours({ ...branch, open: '', close: '' }, now)
  expect(monday?.hours).toBe('all day')
})
