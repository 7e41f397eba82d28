import type { OrderedService } from '#/domain/service.ts'
import {
  clockMinutes,
  DAY_MINUTES,
  dayNumber,
  dayStart,
  dayText,
  minutesOf,
  momentAt,
  timeText,
  type WorkDay,
  workDayOf,
} from './tashkent.ts'

export { dayAfter, dayOf, timeOfDay } from './tashkent.ts'

/** How far ahead the next opening is looked for. A branch that is closed longer gets no next opening. */
const DAYS_AHEAD = 31

/**
 * The opening hours of a branch. Times of day "HH:mm", empty: not given. A closing time before the opening is after
 * midnight.
 */
export type BranchHours = {
  readonly open: string
  readonly close: string
  readonly deliveryStart: string
  readonly deliveryEnd: string
  readonly workHours: readonly {
    readonly day: WorkDay
    readonly open: string
    readonly close: string
    readonly isDayOff: boolean
  }[]
  readonly holidays: readonly { readonly date: string }[]
  readonly lastOrderMinutes: number
  readonly settings?: { readonly deliveryEnabled: boolean } | null
}

/** The branch does not deliver at any hour; one that does not say delivers (DL-14). */
export const hasNoCouriers = ({ settings }: Pick<BranchHours, 'settings'>): boolean =>
  settings?.deliveryEnabled === false

/** From `start` up to, not including, `end`, in minutes since 1970 by Tashkent's clock (`clockMinutes`). */
export type Interval = { readonly start: number; readonly end: number }

/**
 * Opening and closing as minutes of one day. Equal or missing times mean around the clock. A close at 23:59 is midnight:
 * many back offices have no 24:00, and no branch closes for the last minute of a day.
 */
export function span(open: string, close: string): Interval {
  const start = minutesOf(open) ?? 0
  const said = minutesOf(close) ?? DAY_MINUTES
  const end = said === DAY_MINUTES - 1 ? DAY_MINUTES : said
  return { start, end: end > start ? end : end + DAY_MINUTES }
}

/** Hours of a day as they are read, "HH:mm". */
export type ShownHours = { readonly from: string; readonly to: string } | 'all day'

export function shownHours(open: string, close: string): ShownHours {
  const { start, end } = span(open, close)
  return end - start === DAY_MINUTES ? 'all day' : { from: timeText(start), to: timeText(end) }
}

/** The hours that begin on a day, over midnight if they do; null on a day off or a holiday. */
function doorsOn(branch: BranchHours, day: number): Interval | null {
  const date = dayText(day)
  if (branch.holidays.some((h) => h.date === date)) return null
  const own = branch.workHours.find((w) => w.day === workDayOf(day))
  if (own?.isDayOff) return null
  const { start, end } = span(own?.open || branch.open, own?.close || branch.close)
  return { start: dayStart(day) + start, end: dayStart(day) + end }
}

/** The part of the opening hours in which couriers work too; their hours repeat every day. */
function withCouriers(branch: BranchHours, doors: Interval, day: number): Interval[] {
  if (!branch.deliveryStart && !branch.deliveryEnd) return [doors]
  const couriers = span(branch.deliveryStart, branch.deliveryEnd)
  if (couriers.end - couriers.start === DAY_MINUTES) return [doors]
  return [day - 1, day, day + 1]
    .map((d) => ({
      start: Math.max(doors.start, dayStart(d) + couriers.start),
      end: Math.min(doors.end, dayStart(d) + couriers.end),
    }))
    .filter(({ start, end }) => start < end)
}

/** Joins hours that touch, so that a branch open around the clock does not close at midnight. */
function joined(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = []
  for (const next of [...intervals].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last && next.start <= last.end) {
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, next.end) }
    } else result.push(next)
  }
  return result
}

/**
 * When the branch is open, from the day before `from` to `days` after it, joined and in order. For a service: the hours
 * in which it can be ordered (courier hours count for delivery, and none where nothing is delivered, DL-14); without
 * one: the opening hours.
 */
export function openIntervals(
  branch: BranchHours,
  from: number,
  days: number,
  service: OrderedService | null = null,
): Interval[] {
  if (service === 'DELIVERY' && hasNoCouriers(branch)) return []
  const all: Interval[] = []
  for (let day = from - 1; day <= from + days; day++) {
    const doors = doorsOn(branch, day)
    if (!doors) continue
    all.push(...(service === 'DELIVERY' ? withCouriers(branch, doors, day) : [doors]))
  }
  return joined(all)
}

/** `closesAt` null: closed, or open around the clock. `nextOpenAt` null: open, or no opening within a month. */
export type OpenState = {
  readonly isOpen: boolean
  readonly closesAt: string | null
  readonly nextOpenAt: Date | null
  readonly reason?: 'holiday' | 'closed'
}

/**
 * Whether the branch is open now. For a service: whether an order for now is taken, which ends `lastOrderMinutes`
 * before the hours do; `closesAt` is then the time of the last order.
 */
export function openState(branch: BranchHours, now: Date, service?: OrderedService): OpenState {
  const minute = clockMinutes(now)
  const known = asked.get(branch)?.get(service)
  if (known?.minute === minute) return known.state
  const state = stateAt(branch, minute, service)
  const answers = asked.get(branch) ?? new Map()
  asked.set(branch, answers.set(service, { minute, state }))
  return state
}

/** The last results for a branch: a screen asks the same in many places, at every render. */
const asked = new WeakMap<
  BranchHours,
  Map<OrderedService | undefined, { minute: number; state: OpenState }>
>()

function stateAt(branch: BranchHours, minute: number, service?: OrderedService): OpenState {
  const today = dayNumber(minute)
  const lastOrder = service ? Math.max(0, branch.lastOrderMinutes) : 0
  const hours = openIntervals(branch, today, DAYS_AHEAD, service ?? null)
    .map(({ start, end }) => ({ start, end: end - lastOrder }))
    .filter(({ start, end }) => start < end)
  const current = hours.find(({ start, end }) => start <= minute && minute < end)
  if (current) {
    const isEndless = current.end - minute > 7 * DAY_MINUTES
    return { isOpen: true, closesAt: isEndless ? null : timeText(current.end), nextOpenAt: null }
  }
  const next = hours.find(({ start }) => start > minute)
  const isHoliday = branch.holidays.some((h) => h.date === dayText(today))
  return {
    isOpen: false,
    closesAt: null,
    nextOpenAt: next ? momentAt(next.start) : null,
    reason: isHoliday ? 'holiday' : 'closed',
  }
}
