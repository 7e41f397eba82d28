import type { BranchHours } from './hours.ts'
import { clockMinutes, dayFromText, dayNumber, type WorkDay, workDayOf } from './tashkent.ts'

export type { WorkDay } from './tashkent.ts'

const WEEK: readonly WorkDay[] = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
]

/** The weekday of a date, "2026-11-21". */
export const weekdayOf = (date: string): WorkDay => workDayOf(dayFromText(date))

/** Opening hours of a day, "HH:mm"; null: a day off. */
export type DayHours = {
  readonly day: WorkDay
  readonly hours: { readonly from: string; readonly to: string } | 'all day' | null
  readonly isToday: boolean
}

/** The branch's week from Monday to Sunday; a day it does not name has its general hours. */
export function weekHours(branch: BranchHours, now: Date): DayHours[] {
  const today = workDayOf(dayNumber(clockMinutes(now)))
  return WEEK.map((day) => {
    const own = branch.workHours.find((one) => one.day === day)
    const from = own?.open || branch.open || '00:00'
    const to = own?.close || branch.close || '24:00'
    const isAllDay = from === to || (from === '00:00' && to === '24:00')
    return { day, hours: own?.isDayOff ? null : isAllDay ? 'all day' : { from, to }, isToday: day === today }
  })
}
