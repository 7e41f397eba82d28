import { dayOf } from './tashkent.ts'

/** A month of Tashkent's calendar, `YYYY-MM`. */
export type Month = string

/** The month of a moment, ISO 8601. */
export const monthOf = (moment: string): Month => dayOf(new Date(moment)).slice(0, 7)

/** The month `ahead` months after another. */
export function monthAfter(month: Month, ahead = 1): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const index = year * 12 + number - 1 + ahead
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** More than any customer has: a date that is read wrongly must not fill the page, months. */
const MOST_MONTHS = 600

/** Every month from the first to the last of them, both included; nothing where there are none. */
export function monthsThrough(months: Iterable<Month>): Month[] {
  const [first, last] = [...months].reduce<[Month?, Month?]>(
    ([least, most], month) => [
      least === undefined || month < least ? month : least,
      most === undefined || month > most ? month : most,
    ],
    [],
  )
  if (first === undefined || last === undefined) return []
  const all = [last]
  for (let month = last; month > first && all.length < MOST_MONTHS; ) {
    month = monthAfter(month, -1)
    all.push(month)
  }
  return all.reverse()
}
