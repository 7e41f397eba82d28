import type { OrderedService } from '#/domain/service.ts'
import {
  clockMinutes,
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

const DAY = 24 * 60
/** How far an opening is looked for. A branch that stays shut longer has no next opening to promise. */
const DAYS_AHEAD = 31

/** What a branch says of its hours. Times of day "HH:mm", empty: not said. Close before open: after midnight. */
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

/** Nothing is delivered from the branch, at no hour; one that says nothing of it delivers (DL-14). */
export const hasNoCouriers = ({ settings }: Pick<BranchHours, 'settings'>): boolean =>
  settings?.deliveryEnabled === false

/** From `start` up to, not including, `end`, in minutes of Tashkent's number line (`clockMinutes`). */
export type Interval = { readonly start: number; readonly end: number }

/** Opening and closing as minutes of one day; equal or unsaid times are around the clock. */
function span(open: string, close: string): Interval {
  const start = minutesOf(open) ?? 0
  const end = minutesOf(close) ?? DAY
  return { start, end: end > start ? end : end + DAY }
}

/** Hours that begin on a day, over midnight if they do; null on a day off or a holiday. */
function doorsOn(branch: BranchHours, day: number): Interval | null {
  const date = dayText(day)
  if (branch.holidays.some((h) => h.date === date)) return null
  const own = branch.workHours.find((w) => w.day === workDayOf(day))
  if (own?.isDayOff) return null
  const { start, end } = span(own?.open || branch.open, own?.close || branch.close)
  return { start: dayStart(day) + start, end: dayStart(day) + end }
}

/** The part of the doors' hours in which couriers go too; their hours repeat every day. */
function withCouriers(branch: BranchHours, doors: Interval, day: number): Interval[] {
  if (!branch.deliveryStart && !branch.deliveryEnd) return [doors]
  const couriers = span(branch.deliveryStart, branch.deliveryEnd)
  if (couriers.end - couriers.start === DAY) return [doors]
  return [day - 1, day, day + 1]
    .map((d) => ({
      start: Math.max(doors.start, dayStart(d) + couriers.start),
      end: Math.min(doors.end, dayStart(d) + couriers.end),
    }))
    .filter(({ start, end }) => start < end)
}

/** Hours that touch are one: around the clock has no midnight. */
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
 * When the branch is open, from the day before `from` to `days` after it, joined and in order. For a service these
 * are the hours in which it can be had (courier hours count for delivery, and none where nothing is delivered, DL-14),
 * without one those of the doors.
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

/** `closesAt` null: closed, or open around the clock. `nextOpenAt` null: open, or no opening in a month. */
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

/** The last answers about a branch: a screen asks the same in many places, each time it is drawn. */
const asked = new WeakMap<
  BranchHours,
  Map<OrderedService | undefined, { minute: number; state: OpenState }>
>()

function stateAt(branch: BranchHours, minute: number, service?: OrderedService): OpenState {
  const today = dayNumber(minute)
  const early = service ? Math.max(0, branch.lastOrderMinutes) : 0
  const hours = openIntervals(branch, today, DAYS_AHEAD, service ?? null)
    .map(({ start, end }) => ({ start, end: end - early }))
    .filter(({ start, end }) => start < end)
  const current = hours.find(({ start, end }) => start <= minute && minute < end)
  if (current) {
    const isEndless = current.end - minute > 7 * DAY
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
