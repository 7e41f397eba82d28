import * as v from 'valibot'

const EMAIL = v.pipe(v.string(), v.maxLength(200), v.email())

/** Whether a text is an email address (PF-02). The field may stay empty, which the form checks first. */
export const isEmail = (text: string): boolean => v.is(EMAIL, text)

/** The earliest year of birth that is accepted: an earlier one is a typing error. */
const FIRST_YEAR = '1900'

/**
 * Why a birthday, `YYYY-MM-DD`, cannot be one (PF-02): `unreal`: no such day, or too long ago; `future`: after
 * `today`. Null: it is valid. `today`: the day in Tashkent, `YYYY-MM-DD` too.
 */
export function birthdayFault(day: string, today: string): 'unreal' | 'future' | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null
  // The thirtieth of February is read as a day of March.
  if (!at || Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return 'unreal'
  if (day < FIRST_YEAR) return 'unreal'
  return day > today ? 'future' : null
}
