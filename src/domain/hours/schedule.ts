import type { OrderedService } from '#/domain/service.ts'
import { type BranchHours, openIntervals } from './hours.ts'
import {
  clockMinutes,
  DAY_MINUTES,
  dayFromText,
  dayNumber,
  dayStart,
  dayText,
  deliveryAt,
  minutesOf,
  timeText,
  UNKNOWN,
} from './tashkent.ts'

export { deliveryAt } from './tashkent.ts'

/** The rules of a branch for ordering ahead; minutes and days. */
export type BranchSchedule = BranchHours & {
  readonly leadTimeMinutes: number
  readonly slotMinutes: number
  readonly maxDaysAhead: number
}

/** A time that can be ordered for: "HH:mm" of its day, until `to`, and the moment in the wire format. */
export type Slot = {
  readonly day: string
  readonly time: string
  readonly to: string
  readonly deliveryAt: string
}

/** The days that can be chosen, today first. */
export function bookableDays(branch: BranchSchedule, now: Date): string[] {
  const today = dayNumber(clockMinutes(now))
  return Array.from({ length: Math.max(0, branch.maxDaysAhead) + 1 }, (_, ahead) => dayText(today + ahead))
}

/** A time of the list that a branch has of a day: "HH:mm", or `UNKNOWN`; `to` may be left out or empty. */
export type ListedTime = { readonly from: string; readonly to?: string; readonly available: boolean }

/**
 * The times of a day that can be ordered for (SC-03): inside the hours of the service, also those after midnight of
 * the evening before; not sooner than the kitchen needs; not later than the last order; none on a day too far ahead.
 * `listed`: the list that the branch has of the day, whose times take the place of ours where they are others.
 */
export function slots(
  branch: BranchSchedule,
  day: string,
  now: Date,
  service: OrderedService,
  listed: readonly ListedTime[] = [],
): Slot[] {
  const wanted = dayFromText(day)
  const minute = clockMinutes(now)
  const today = dayNumber(minute)
  if (!(wanted >= today && wanted <= today + Math.max(0, branch.maxDaysAhead))) return []

  const step = Math.max(5, Math.floor(branch.slotMinutes) || 15)
  const soonest = minute + Math.max(0, branch.leadTimeMinutes)
  const lastOrder = Math.max(0, branch.lastOrderMinutes)
  const midnight = dayStart(wanted)
  const theirs = ofAnotherGrid(listed, step)
  return openIntervals(branch, wanted, 1, service).flatMap(({ start, end }) => {
    const from = Math.max(start, soonest, midnight)
    const last = Math.min(end - step, end - lastOrder, dayStart(wanted + 1) - 1)
    const all = theirs?.map((minute) => midnight + minute) ?? onGrid(from, last, step, midnight)
    return all
      .filter((at) => at >= from && at <= last)
      .map((at) => {
        const time = timeText(at)
        const to = theirs && endOf(listed, time)
        return { day, time, to: to || timeText(at + step), deliveryAt: deliveryAt(day, time) }
      })
  })
}

/** Slots are multiples of the step on the clock: a kitchen that opens at 10:05 offers 10:15. */
function onGrid(from: number, last: number, step: number, midnight: number): number[] {
  const first = midnight + Math.ceil((from - midnight) / step) * step
  return Array.from(
    { length: Math.max(0, Math.floor((last - first) / step) + 1) },
    (_, n) => first + n * step,
  )
}

/**
 * The listed times, minutes of their day, where one of them is no multiple of our step; else null. They take the place of
 * ours also where none of them is free: then the day is full. A list with a time that nobody can read is no list of what
 * there is.
 */
function ofAnotherGrid(listed: readonly ListedTime[], step: number): number[] | null {
  const minutes = listed.map(({ from }) => minutesOf(from) ?? Number.NaN)
  if (minutes.some(Number.isNaN) || minutes.every((minute) => minute % step === 0)) return null
  return [...new Set(minutes)].sort((a, b) => a - b)
}

/** No slot is longer, minutes: an end that is further from its beginning is before it, and one near it may be after midnight. */
const LONGEST_SLOT = 6 * 60

/** Until when the list says that a time is; empty: it does not, or the end is before its beginning. */
function endOf(listed: readonly ListedTime[], time: string): string {
  const { to = '' } = listed.find(({ from }) => from === time) ?? {}
  const [start, end] = [minutesOf(time), minutesOf(to)]
  if (start === null || end === null) return ''
  const length = (end - start + DAY_MINUTES) % DAY_MINUTES
  return length > 0 && length <= LONGEST_SLOT ? timeText(end) : ''
}

/** Whether a chosen slot is still available: checked again before sending, since a page may stay open for long. */
export function isSlotGood(
  branch: BranchSchedule,
  chosen: { day: string; time: string },
  now: Date,
  service: OrderedService,
): boolean {
  return slots(branch, chosen.day, now, service).some((slot) => slot.time === chosen.time)
}

/**
 * Which of the times that we offer for a day are taken, by the list that the branch has of it (BX-32). A list that names
 * free times is whole: a time that it leaves out is taken as well. So is one of longer slots that are all taken. One that
 * cannot be read whole, or has no time in common with ours, takes away only what it calls taken.
 */
export function takenTimes(listed: readonly ListedTime[], offered: readonly string[]): ReadonlySet<string> {
  const named = (isFree: boolean) =>
    new Set(listed.filter(({ available }) => available === isFree).map(({ from }) => from))
  const [free, taken] = [named(true), named(false)]
  const isOfOurs = offered.some((time) => free.has(time) || taken.has(time))
  const isFull = free.size === 0 && areLonger([...taken], offered)
  const isWhole = isOfOurs && (isFull || (free.size > 0 && !free.has(UNKNOWN)))
  return new Set(offered.filter((time) => taken.has(time) || (isWhole && !free.has(time))))
}

/** The minutes from each time of a day to the next; NaN beside one that cannot be read. */
function steps(times: readonly string[]): number[] {
  const minutes = [...times].sort().map((time) => minutesOf(time) ?? Number.NaN)
  return minutes.slice(1).map((minute, at) => minute - (minutes[at] ?? Number.NaN))
}

/** Whether these are three or more slots in a row, each longer than those that we offer. */
function areLonger(listed: readonly string[], offered: readonly string[]): boolean {
  const [step = Number.NaN, ...others] = steps(listed)
  return others.length > 0 && others.every((other) => other === step) && step > Math.min(...steps(offered))
}

/** The next free time after one that is no longer to be had (BX-32): of its own day, else the first of the next days. */
export function nextFree(
  lost: { readonly day: string; readonly time: string },
  days: readonly string[],
  freeOf: (day: string) => readonly Slot[],
): Slot | null {
  const sameDay = freeOf(lost.day).find(({ time }) => time > lost.time)
  if (sameDay) return sameDay
  const later = days.filter((day) => day > lost.day).map((day) => freeOf(day)[0])
  return later.find((slot) => slot !== undefined) ?? null
}

/** Whether a branch takes an order for now (`isOpen`) or for a time of the days that can be chosen (BX-05). */
export const takesOrders = (
  branch: BranchSchedule,
  now: Date,
  service: OrderedService,
  isOpen: boolean,
): boolean => isOpen || firstSlot(branch, now, service) !== null

/** The first time that can be ordered for, of those that `suit`; null when no day has one. */
export function firstSlot(
  branch: BranchSchedule,
  now: Date,
  service: OrderedService,
  suits: (slot: Slot) => boolean = () => true,
): Slot | null {
  for (const day of bookableDays(branch, now)) {
    const first = slots(branch, day, now, service).find(suits)
    if (first) return first
  }
  return null
}
