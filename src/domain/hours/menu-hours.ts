import { memoizeLast } from '#/lib/memoize-last.ts'
import { DAY_MINUTES, momentAt, timeOfDay, timeText } from './tashkent.ts'

/**
 * The hours at which a category is cooked, every day the same (BX-37). Times of day "HH:mm" of the branch; both empty:
 * always. An end before the beginning is after midnight; an end that is not given, or 23:59, is midnight.
 */
export type MenuHours = { readonly availableFrom: string; readonly availableTo: string }

const MIDNIGHT = timeText(0)
const LAST_MINUTE = timeText(DAY_MINUTES - 1)

/** When the category is cooked again, "HH:mm"; null: it is cooked at that moment. */
export function cookedFrom(hours: MenuHours, moment: Date): string | null {
  const from = hours.availableFrom || MIDNIGHT
  const said = hours.availableTo || MIDNIGHT
  const to = said === LAST_MINUTE ? MIDNIGHT : said
  if (from === to) return null
  const time = timeOfDay(moment)
  const isOverMidnight = to < from
  const isCooked = isOverMidnight ? time >= from || time < to : time >= from && time < to
  return isCooked ? null : from
}

type Category = MenuHours & { readonly id: string }

/** By the id of each category that is not cooked at a moment: when it is again. */
export type NotCooked = ReadonlyMap<string, string>

const ALL_COOKED: NotCooked = new Map()

const notCookedIn = memoizeLast(
  ({ categories, minute }: { categories: readonly Category[]; minute: number }): NotCooked => {
    const found = categories.flatMap((one) => {
      const from = cookedFrom(one, momentAt(minute))
      return from === null ? [] : [[one.id, from] as const]
    })
    return found.length > 0 ? new Map(found) : ALL_COOKED
  },
)

/** The categories that are not cooked at a minute, counted as `clockMinutes` does: the same map for the same minute. */
export const notCookedAt = (categories: readonly Category[], minute: number): NotCooked =>
  notCookedIn({ categories, minute: Math.floor(minute) })
