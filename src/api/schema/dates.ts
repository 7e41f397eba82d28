import * as v from 'valibot'
import { UNKNOWN } from '#/domain/hours/tashkent.ts'
import { lenient } from './field.ts'
import { readDay, readLimit, readMoment, readSpanEnd, readTime } from './moments.ts'
import { isAbsent } from './values.ts'

/* Days, times and moments. */

/** A moment in ISO 8601 with its offset, or null when absent or unreadable. One without a zone is of Tashkent; a bare date stays one. */
export const OptionalMoment = lenient((sent) => readMoment(sent), 'moment')

/** The moment at which something ends; a bare date is over with its day. */
export const ExpiresAt = lenient((sent) => readMoment(sent, 'ends'), 'moment')

/**
 * When something begins and ends to be valid; null: no such limit, `UNKNOWN`: one that cannot be read, so that it is not
 * promised. A bare date is a whole day.
 */
export const ValidFrom = lenient((sent) => readLimit(sent, 'begins'), 'limit')
export const ValidUntil = lenient((sent) => readLimit(sent, 'ends'), 'limit')

/** A day, `YYYY-MM-DD`; null when absent, `UNKNOWN` when unreadable. */
export const OptionalDay = lenient((sent) => readDay(sent) ?? (isAbsent(sent) ? null : UNKNOWN), 'day')

/** The same without which a record cannot be shown. */
export const Day = v.pipe(
  lenient(readDay, 'as', v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)), 'day'),
  v.string(),
)

/** The ends of the hours of a place: `TimeOfDay`, and spans that were written into it. */
export const OpensAt = lenient((sent) => readSpanEnd(sent, 'opens'), 'timeOfDay')
export const ClosesAt = lenient((sent) => readSpanEnd(sent, 'closes'), 'timeOfDay')

/** Time of day "HH:mm", at most "24:00"; empty when absent, `UNKNOWN` when unreadable. */
export const TimeOfDay = lenient(readTime, 'timeOfDay')

const TIME = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/))
/** The same without which a record cannot be shown. */
export const Time = v.pipe(lenient(readTime, 'as', TIME, 'timeOfDay'), TIME)
