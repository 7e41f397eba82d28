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
  UNKNOWN,
  type WorkDay,
  workDayOf,
} from './tashkent.ts'

export { dayAfter, dayOf, timeOfDay } from './tashkent.ts'

/** How far ahead the next opening is looked for. A branch that is closed longer gets no next opening. */
const DAYS_AHEAD = 31

/**
 * The week of a branch. Times of day "HH:mm", up to "24:00"; empty: not given; any other text: given, and not to be
 * read. A closing time before the opening is after midnight. Several entries of a day are its shifts; a day without one
 * has the hours of the branch, unless an entry names a day that cannot be read, and is a day off where only other days
 * have hours.
 */
export type WeekHours = {
  readonly open: string
  readonly close: string
  readonly workHours: readonly {
    readonly day: WorkDay | typeof UNKNOWN
    readonly open: string
    readonly close: string
    readonly isDayOff: boolean
  }[]
}

/** The opening hours of a branch, those of its couriers among them. */
export type BranchHours = WeekHours & {
  readonly deliveryStart: string
  readonly deliveryEnd: string
  readonly holidays: readonly { readonly date: string }[]
  readonly lastOrderMinutes: number
  readonly settings?: { readonly deliveryEnabled: boolean } | null
}

/** The branch does not deliver at any hour; one that does not say delivers (DL-14). */
export const hasNoCouriers = ({ settings }: Pick<BranchHours, 'settings'>): boolean =>
  settings?.deliveryEnabled === false

/** From `start` up to, not including, `end`, in minutes since 1970 by Tashkent's clock (`clockMinutes`). */
export type Interval = { readonly start: number; readonly end: number }

/** Minutes of a time; what is not given is `missing`, what cannot be read null. */
const minutesOr = (time: string, missing: number) => (time === '' ? missing : minutesOf(time))

/**
 * Opening and closing as minutes of one day. Equal or missing times mean around the clock. A close at 23:59 is midnight:
 * many back offices have no 24:00, and no branch closes for the last minute of a day. Null: a time cannot be read.
 */
export function span(open: string, close: string): Interval | null {
  const opens = minutesOr(open, 0)
  const closes = minutesOr(close, DAY_MINUTES)
  if (opens === null || closes === null) return null
  const start = opens % DAY_MINUTES
  const end = closes === DAY_MINUTES - 1 ? DAY_MINUTES : closes
  return { start, end: end > start ? end : end + DAY_MINUTES }
}

/**
 * The hours that begin on a day of the week, in minutes of that day, joined and in order; over midnight if they do.
 * None: a day off. Null: they are given, and none of them can be read; nobody can say that the branch is open then.
 */
export function spansOn({ open, close, workHours }: WeekHours, day: WorkDay): Interval[] | null {
  const own = workHours.filter((one) => one.day === day)
  if (own.length === 0 && workHours.some((one) => one.day === UNKNOWN)) return null
  const isLeftOut = own.length === 0 && workHours.length > 0
  if (isLeftOut && open === '' && close === '') return []
  const shifts = own.length === 0 ? [{ open, close, isDayOff: false }] : own
  const spans = shifts
    .filter(({ isDayOff }) => !isDayOff)
    .map((shift) => span(shift.open || open, shift.close || close))
  const known = spans.filter((one) => one !== null)
  return known.length === 0 && spans.length > 0 ? null : joined(known)
}

/** Hours as they are read, "HH:mm"; empty: none. `UNKNOWN`: they cannot be read. */
export type ShownHours = readonly ShownSpan[] | 'all day' | typeof UNKNOWN
export type ShownSpan = { readonly from: string; readonly to: string }

/** Spans of one day in words; those of a whole day or more are all day. */
export function shownSpans(spans: readonly Interval[] | null): ShownHours {
  if (spans === null) return UNKNOWN
  if (spans.some(({ start, end }) => end - start >= DAY_MINUTES)) return 'all day'
  return spans.map(({ start, end }) => ({ from: timeText(start), to: timeText(end) }))
}

/** The couriers' hours, every day the same. */
export function courierSpans({
  deliveryStart,
  deliveryEnd,
}: Pick<BranchHours, 'deliveryStart' | 'deliveryEnd'>) {
  const couriers = span(deliveryStart, deliveryEnd)
  return couriers && [couriers]
}

/** A holiday is a day, `2026-12-31`, or one of every year, `--12-31`. */
function isHoliday({ holidays }: BranchHours, day: number): boolean {
  const date = dayText(day)
  return holidays.some((one) => one.date === date || one.date === `-${date.slice(4)}`)
}

/** The hours that begin on a day, over midnight if they do; none on a day off or a holiday. */
function doorsOn(branch: BranchHours, day: number): Interval[] {
  if (isHoliday(branch, day)) return []
  const from = dayStart(day)
  return (spansOn(branch, workDayOf(day)) ?? []).map(({ start, end }) => ({
    start: from + start,
    end: from + end,
  }))
}

/** The part of the opening hours in which couriers work too; their hours repeat every day. */
function withCouriers(branch: BranchHours, doors: Interval, day: number): Interval[] {
  if (!branch.deliveryStart && !branch.deliveryEnd) return [doors]
  const couriers = span(branch.deliveryStart, branch.deliveryEnd)
  if (!couriers) return []
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
    all.push(...(service === 'DELIVERY' ? doors.flatMap((one) => withCouriers(branch, one, day)) : doors))
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
  return {
    isOpen: false,
    closesAt: null,
    nextOpenAt: next ? momentAt(next.start) : null,
    reason: isHoliday(branch, today) ? 'holiday' : 'closed',
  }
}
