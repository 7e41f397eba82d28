import { type BranchHours, type ShownHours, shownSpans, spansOn } from './hours.ts'
import { clockMinutes, dayFromText, dayNumber, WORK_DAYS, type WorkDay, workDayOf } from './tashkent.ts'

export type { WorkDay } from './tashkent.ts'

/** The weekday of a date, "2026-11-21". */
export const weekdayOf = (date: string): WorkDay => workDayOf(dayFromText(date))

/** Days in a row with the same hours, shift after shift; none: days off. */
export type DaysHours = {
  readonly days: readonly WorkDay[]
  readonly hours: ShownHours
  readonly hasToday: boolean
}

/** The branch's week from Monday to Sunday, equal days as one; a day it does not name has its general hours. */
export function weekHours(branch: BranchHours, now: Date): DaysHours[] {
  const today = workDayOf(dayNumber(clockMinutes(now)))
  const week: DaysHours[] = []
  for (const day of WORK_DAYS) {
    const hours = shownSpans(spansOn(branch, day))
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

const areSame = (one: ShownHours, other: ShownHours): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What a week comes to in one line: the hours of every day where they are the same, else those of today. */
export function weekInShort(week: readonly DaysHours[]): { hours: ShownHours; isEveryDay: boolean } {
  return { hours: week.find(({ hasToday }) => hasToday)?.hours ?? [], isEveryDay: week.length === 1 }
}
