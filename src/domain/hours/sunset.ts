import { DAY_MINUTES, dayFromText, dayStart } from './tashkent.ts'

/** A place on the earth, degrees north and east. */
type Place = { readonly latitude: number; readonly longitude: number }

const RADIANS = Math.PI / 180
const sin = (degrees: number) => Math.sin(degrees * RADIANS)
const cos = (degrees: number) => Math.cos(degrees * RADIANS)

/** The sun has set when its centre is this far below the horizon, degrees: its radius and the bending of its light. */
const BELOW_HORIZON = 0.833
/** 1 January 2000 at noon, from which astronomers count days, as a day of `dayNumber`. */
const YEAR_2000 = 10_957.5
/** The earth turns by one degree in four minutes. */
const MINUTES_A_DEGREE = 4

/** Declination of the sun in degrees, and by how many minutes a sundial is ahead of a clock. After the NOAA's formulas. */
function sunAt(utcDays: number): { declination: number; equationOfTime: number } {
  const century = (utcDays - YEAR_2000) / 36_525
  const meanLongitude = 280.46646 + century * 36_000.76983
  const anomaly = 357.52911 + century * 35_999.05029
  const eccentricity = 0.016708634 - century * 0.000042037
  const centre =
    (1.914602 - century * 0.004817) * sin(anomaly) + 0.019993 * sin(2 * anomaly) + 0.000289 * sin(3 * anomaly)
  const node = 125.04 - 1_934.136 * century
  const longitude = meanLongitude + centre - 0.00569 - 0.00478 * sin(node)
  const obliquity = 23.439291 - century * 0.013004 + 0.00256 * cos(node)
  const y = Math.tan((obliquity / 2) * RADIANS) ** 2
  const turn =
    y * sin(2 * meanLongitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude) -
    0.5 * y * y * sin(4 * meanLongitude) -
    1.25 * eccentricity * eccentricity * sin(2 * anomaly)
  return {
    declination: Math.asin(sin(obliquity) * sin(longitude)) / RADIANS,
    equationOfTime: (turn / RADIANS) * MINUTES_A_DEGREE,
  }
}

/**
 * The moment of sunset on a day of Tashkent's calendar, "2026-11-21", to the minute (CX-08). Null: no such day, or the
 * sun does not set there on that day.
 */
export function sunsetOn(day: string, { latitude, longitude }: Place): Date | null {
  const start = dayStart(dayFromText(day))
  if (Number.isNaN(start)) return null
  // Minutes of Universal Time since 1970; the sun moves on until the evening, so the second look is at the first result.
  const midnight = start
  let at = midnight + 13 * 60
  for (let look = 0; look < 2; look++) {
    const { declination, equationOfTime } = sunAt(at / DAY_MINUTES)
    const angle =
      (cos(90 + BELOW_HORIZON) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination))
    if (Math.abs(angle) > 1) return null
    const hours = Math.acos(angle) / RADIANS
    at = midnight + 720 - MINUTES_A_DEGREE * (longitude - hours) - equationOfTime
  }
  return new Date(Math.round(at) * 60_000)
}
