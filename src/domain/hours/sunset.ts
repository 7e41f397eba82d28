import { getTimes } from 'suncalc'
import { DAY_MINUTES, dayFromText, dayStart } from './tashkent.ts'

/** A place on the earth, degrees north and east. */
type Place = { readonly latitude: number; readonly longitude: number }

const MINUTE_MS = 60_000

/**
 * The moment of sunset on a day of Tashkent's calendar, "2026-11-21", to the minute (CX-08). Null: no such day, or the
 * sun does not set there on that day.
 */
export function sunsetOn(day: string, { latitude, longitude }: Place): Date | null {
  const start = dayStart(dayFromText(day))
  if (Number.isNaN(start)) return null
  const noon = new Date((start + DAY_MINUTES / 2) * MINUTE_MS)
  const { sunset } = getTimes(noon, latitude, longitude)
  return sunset && !Number.isNaN(sunset.getTime())
    ? new Date(Math.round(sunset.getTime() / MINUTE_MS) * MINUTE_MS)
    : null
}
