import { type BranchHours, type ShownHours, shownHours } from './hours.ts'
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

/** Days in a row with the same hours; null: days off. */
export type DaysHours = {
  readonly days: readonly WorkDay[]
  readonly hours: ShownHours | null
  readonly hasToday: boolean
}

/** The branch's week from Monday to Sunday, equal days as one; a day it does not name has its general hours. */
export function weekHours(branch: BranchHours, now: Date): DaysHours[] {
  const today = workDayOf(dayNumber(clockMinutes(now)))
  const week: DaysHours[] = []
  for (const day of WEEK) {
    const own = branch.workHours.find((one) => one.day === day)
    const hours = own?.isDayOff ? null : shownHours(own?.open || branch.open, own?.close || branch.close)
    const before = week.at(-1)
    const isToday = day === today
    if (before && areSame(before.hours, hours))
      week[week.length - 1] = {
        days: [...before.days, day],
        hours,
        hasToday: before.hasToday || isToday,
      }
    else week.push({ days: [day], hours, hasToday: isToday })
  }
  return week
}

const areSame = (one: ShownHours | null, other: ShownHours | null): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && one?.from === other?.from && one?.to === other?.to)

/** What a week comes to in one line: the hours of every day where they are the same, else those of today. */
export function weekInShort(week: readonly DaysHours[]): { hours: ShownHours | null; isEveryDay: boolean } {
  return { hours: week.find(({ hasToday }) => hasToday)?.hours ?? null, isEveryDay: week.length === 1 }
}
