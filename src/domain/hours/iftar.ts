import { sunsetOn } from './sunset.ts'
import { dayFromText, dayStart, minutesOf, timeOfDay } from './tashkent.ts'

/** The month of Ramadan. */
const RAMADAN = '9'
/** Calendars of the country wait two or three minutes after the sunset; who breaks the fast is never told to be early. */
const AFTER_SUNSET_MS = 3 * 60_000
/** A time further ahead of the iftar would bring cold food, minutes. */
const MOST_AHEAD = 60

/**
 * Whether a day, "2026-02-18", is one of Ramadan by the calendar of Umm al-Qura, which may differ by a day from what is
 * announced (CX-08). False where the browser does not know that calendar.
 */
export function isRamadan(day: string): boolean {
  const start = dayStart(dayFromText(day))
  if (Number.isNaN(start)) return false
  try {
    const months = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
      month: 'numeric',
      timeZone: 'UTC',
    })
    const isKnown = months.resolvedOptions().calendar === 'islamic-umalqura'
    return isKnown && months.format(start * 60_000) === RAMADAN
  } catch {
    // an engine with few locales throws instead
    return false
  }
}

/** When the fast of a day is broken at a place, "HH:mm" by Tashkent's clock; null outside of Ramadan (CX-08). */
export function iftarOn(
  day: string,
  place: { readonly latitude: number; readonly longitude: number },
): string | null {
  const sunset = isRamadan(day) ? sunsetOn(day, place) : null
  return sunset && timeOfDay(new Date(sunset.getTime() + AFTER_SUNSET_MS))
}

/** Of the times of that day the last free one that begins at the iftar or within the hour before; null: there is none. */
export function slotForIftar<S extends { readonly time: string; readonly isFull: boolean }>(
  slots: readonly S[],
  iftar: string,
): S | null {
  const until = minutesOf(iftar) ?? 0
  const ahead = ({ time }: S) => until - (minutesOf(time) ?? 0)
  return slots.findLast((slot) => !slot.isFull && ahead(slot) >= 0 && ahead(slot) < MOST_AHEAD) ?? null
}
