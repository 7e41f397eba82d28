/** Tashkent is five hours ahead of UTC all the year: no summer time, whatever zone the phone is in. */
const OFFSET_MINUTES = 5 * 60
const OFFSET = '+05:00'
export const DAY_MINUTES = 24 * 60

export type WorkDay = 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY'

/** Instead of a time, a limit or a day of the week: one was given, in words that nobody can read. Nothing is open then. */
export const UNKNOWN = 'unknown'

export const WORK_DAYS: readonly WorkDay[] = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
]

/** Minutes since 1 January 1970 by Tashkent's clock, with the fraction: hours are computed in this unit. */
export const clockMinutes = (moment: Date): number => moment.getTime() / 60_000 + OFFSET_MINUTES

/** The moment of such minutes. */
export const momentAt = (minutes: number): Date => new Date((minutes - OFFSET_MINUTES) * 60_000)

/** The day, counted from 0, of such minutes, and the minutes at which a day begins. */
export const dayNumber = (minutes: number): number => Math.floor(minutes / DAY_MINUTES)
export const dayStart = (day: number): number => day * DAY_MINUTES

/** "2026-11-21" of a day number, and back; NaN for a text that is no date. */
export const dayText = (day: number): string =>
  new Date(day * DAY_MINUTES * 60_000).toISOString().slice(0, 10)
export const dayFromText = (text: string): number =>
  /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) / (DAY_MINUTES * 60_000) : Number.NaN

/** The weekday of a day number: 1 January 1970, day 0, was a Thursday. */
export const workDayOf = (day: number): WorkDay => WORK_DAYS[(((day + 3) % 7) + 7) % 7] ?? 'MONDAY'

/** Minutes of "HH:mm", at most "24:00"; null for any other text. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** "HH:mm" of such minutes. */
export function timeText(minutes: number): string {
  const inDay = Math.floor(minutes) - dayStart(dayNumber(minutes))
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`
}

/** Tashkent's time of day at a moment, "HH:mm". */
export const timeOfDay = (moment: Date): string => timeText(clockMinutes(moment))

/** Tashkent's date at a moment, "2026-11-21". */
export const dayOf = (moment: Date): string => dayText(dayNumber(clockMinutes(moment)))

/** The day `ahead` days after another. */
export const dayAfter = (day: string, ahead = 1): string => dayText(dayFromText(day) + ahead)

/** A chosen day and time in the wire format, seconds 0 (SC-01): `2026-11-21T12:30:00+05:00`. */
export const deliveryAt = (day: string, time: string): string => `${day}T${time}:00${OFFSET}`
