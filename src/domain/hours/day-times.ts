import { clockMinutes, dayFromText, dayOf, dayStart, minutesOf } from './tashkent.ts'

/** The parts of a day by which times are chosen. The night has none: its times are among all of them. */
export const DAY_PARTS = ['morning', 'day', 'evening'] as const
export type DayPart = (typeof DAY_PARTS)[number]
/** The usual times of a day, those of one part of it, or every single one. */
export type TimesView = DayPart | 'usual' | 'all'

/** When the parts begin, minutes of the day. The day begins with lunch, the meal people order ahead for. */
const STARTS = { morning: 6 * 60, day: 11 * 60, evening: 17 * 60 } as const
/** A branch that serves at this hour has not closed for the night, minutes of the day. */
const DEEP_NIGHT = 5 * 60
/** More times than these are shortened. */
const MANY = 12
/** So far ahead every time counts; later only one in half an hour, minutes. */
const NEAR = 3 * 60
const STEP = 30

/** A time of a day: "2026-11-21", "HH:mm". `isFull`: others have taken it. */
type DayTime = { readonly day: string; readonly time: string; readonly isFull?: boolean }

const minuteOf = ({ time }: DayTime) => minutesOf(time) ?? 0

function partOf(time: DayTime): DayPart | null {
  const minute = minuteOf(time)
  return DAY_PARTS.findLast((part) => minute >= STARTS[part]) ?? null
}

/**
 * Those of a day from its next meal on: of today all; of another day none of the night, and where the branch serves all
 * night long, none of the morning either. All of them, when nothing else is left.
 */
export function fromNextMeal<T extends DayTime>(times: readonly T[], now: Date): readonly T[] {
  if (times[0]?.day === dayOf(now)) return times
  const isServedAllNight = times.some((one) => minuteOf(one) >= DEEP_NIGHT && minuteOf(one) < STARTS.morning)
  const start = isServedAllNight ? STARTS.day : STARTS.morning
  const later = times.filter((one) => minuteOf(one) >= start)
  return later.length > 0 ? later : times
}

/** The parts of a day to choose from; none where there are so few times that all are shown. */
export const partsOf = (times: readonly DayTime[]): DayPart[] =>
  times.length > MANY ? DAY_PARTS.filter((part) => times.some((one) => partOf(one) === part)) : []

/** One in half an hour of the times that are more than three hours ahead; a full one stands for no other. */
function thinned<T extends DayTime>(times: readonly T[], now: Date): T[] {
  let last = Number.NEGATIVE_INFINITY
  return times.filter((one) => {
    const at = dayStart(dayFromText(one.day)) + minuteOf(one)
    const isKept = at <= clockMinutes(now) + NEAR || at % STEP === 0 || at - last >= STEP
    if (isKept && !one.isFull) last = at
    return isKept
  })
}

/**
 * The times of one day as they are offered, in their order; `times` are all that can be ordered for. A few are shown as
 * they are. Of many (a branch open around the clock has 96) those from the next meal on, one in half an hour beyond three
 * hours; the one that is `chosen`, "HH:mm", is always among them, and the view `all` has every one (SC-03).
 */
export function offeredTimes<T extends DayTime>(
  times: readonly T[],
  { now, view, chosen }: { now: Date; view: TimesView; chosen: string | null },
): readonly T[] {
  if (view === 'all' || times.length <= MANY) return times
  const ofPart = times.filter((one) => partOf(one) === view)
  // The part may be over by now.
  const asked = ofPart.length > 0 ? ofPart : fromNextMeal(times, now)
  const kept = new Set(thinned(asked, now))
  return times.filter((one) => kept.has(one) || one.time === chosen)
}
