import { memoizeLast } from '#/lib/memoize-last.ts'
import { span } from './hours.ts'
import { clockMinutes, DAY_MINUTES, dayNumber, dayStart, momentAt, timeText } from './tashkent.ts'

/**
 * The hours at which a category is cooked, every day the same (BX-37). Times of day "HH:mm" of the branch; both empty:
 * always; any other text: given, and not to be read. An end before the beginning is after midnight; an end that is not
 * given, or 23:59, is midnight.
 */
export type MenuHours = { readonly availableFrom: string; readonly availableTo: string }

/** When the category is cooked again, "HH:mm", empty when nobody can say; null: it is cooked at that moment. */
export function cookedFrom({ availableFrom, availableTo }: MenuHours, moment: Date): string | null {
  const hours = span(availableFrom, availableTo)
  if (!hours) return ''
  const minute = clockMinutes(moment)
  const time = minute - dayStart(dayNumber(minute))
  const isCooked = [time, time + DAY_MINUTES].some((one) => hours.start <= one && one < hours.end)
  return isCooked ? null : timeText(hours.start)
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
