import { dayOf, timeOfDay, UNKNOWN, WORK_DAYS, type WorkDay } from '#/domain/hours/tashkent.ts'
import { withMonthNumbers } from './months.ts'
import { isRecord } from './records.ts'
import { isAbsent } from './values.ts'

/*
 * Times, days and moments as cash desks and back offices write them. Each reader tells what is absent, which takes the
 * default, from what cannot be read, which is never taken for a time: hours that nobody can read are not open ones.
 */

const two = (digits: string | number) => String(digits).padStart(2, '0')
const OFFSET = '+05:00'

/** What is copied along out of tables and letters, and not seen: marks of direction and spaces without a width. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/**
 * A text, a number, and a list of whole numbers with commas; of a record its `time`, or its hour and minute as such a
 * list. Empty: nothing was sent. Anything else is no text of a time.
 */
function textOf(sent: unknown): string {
  if (isAbsent(sent)) return ''
  if (Array.isArray(sent)) return (sent.every(Number.isInteger) && sent.join()) || UNKNOWN
  if (typeof sent === 'string') return sent.replace(UNSEEN, '').replaceAll('：', ':').trim()
  if (!isRecord(sent)) return typeof sent === 'number' ? String(sent) : UNKNOWN
  const { time, hour = sent.hours, minute = sent.minutes ?? 0 } = sent
  return hour === undefined ? textOf(typeof time === 'string' ? time : UNKNOWN) : textOf([hour, minute])
}

/** "9:00", "09.00", "9:00:00", "9-00", "9h", "9", "0900", "9:00 AM", and the list `[9, 0]`. */
const TIME =
  /^(\d\d?)(?:(?:[:,]([0-5]?\d)|[.h]?([0-5]\d))(?:[:.,][0-5]?\d(?:[.,]\d+)?)?|-([03]0)|h)?(?: ?([ap])\.?m\.?)?$/i

/** A time of a span: "10", "10:00", "10 pm". */
const END = String.raw`\d\d?(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?`
const spanOf = (end: string) => `(?:(?:с|from|soat) )?${end} ?(?:[–—-]|dan|до|to) ?${end}(?: ?gacha)?`
/** From one time to another, "10:00 dan 15:00 gacha"; "10:00-15:00" is this, and no time with an offset. */
const SPAN = new RegExp(`^${spanOf(`(${END})`)}$`, 'i')

/** What is more than any number that shows a clock, `2400`, counts the seconds or milliseconds since midnight. */
const LAST_CLOCK = 2_400
const PARTS_OF_MINUTE = [60, 60_000]

function counted(text: string): string {
  const minutes = PARTS_OF_MINUTE.map((parts) => Number(text) / parts).find((count) => count <= 24 * 60)
  if (minutes === undefined || !Number.isInteger(minutes) || Number(text) <= LAST_CLOCK) return UNKNOWN
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** A time with an offset, a moment, or both without one; the first day of the century stands for any. */
const TIME_OF_MOMENT = /^(\d{4}-\d\d-\d\d)?[T ]?(\d\d:\d\d[\d:.]*)(Z|[+-]\d\d:\d\d)?$/

/**
 * A time of day of Tashkent as "HH:mm", up to "24:00"; also out of an hour as a number, a time with an offset and a whole
 * moment. Empty: not given. `UNKNOWN`: given, and not to be read. A number over 24 may count minutes or be four digits of a
 * clock, so it is not guessed. Apart from `readMoment`, which the first screen would carry along.
 */
export function readTime(sent: unknown): string {
  const text = textOf(sent)
  if (text === '') return ''
  const [, said, colon, joined, dash, half] = TIME.exec(text) ?? []
  if (said === undefined) {
    if (SPAN.test(text)) return UNKNOWN
    if (/^\d+$/.test(text)) return counted(text)
    const [, day = '2000-01-01', time, zone = OFFSET] = TIME_OF_MOMENT.exec(text) ?? []
    const at = new Date(`${day}T${time}${zone}`)
    return Number.isNaN(at.getTime()) ? UNKNOWN : timeOfDay(at)
  }
  const isLate = half?.toLowerCase() === 'p'
  const hours = half ? (Number(said) % 12) + (isLate ? 12 : 0) : Number(said)
  const minutes = Number(colon ?? joined ?? dash ?? 0)
  const isGuess = typeof sent === 'number' && !(Number.isInteger(sent) && sent <= 24)
  if (isGuess || hours * 60 + minutes > 24 * 60 || (half && Number(said) > 12)) return UNKNOWN
  return `${two(hours)}:${two(minutes)}`
}

const ROUND_THE_CLOCK = '24 ?[/x] ?7|24 ?(?:h|hours|soat|часа|ч)\\.?|kecha-?yu[ -]?kunduz|круглосуточно'
const ROUND_ALONE = new RegExp(`^(?:${ROUND_THE_CLOCK})$`, 'i')
/** All hours of a day within a sentence; no group of its own. */
export const HOURS = `${ROUND_THE_CLOCK}|${spanOf(`(?:${END})`)}`

/** When something opens or closes every day; some servers write the whole span into both fields, "10:00–23:00", "24/7". */
export function readSpanEnd(sent: unknown, end: 'opens' | 'closes'): string {
  const time = readTime(sent)
  if (time !== UNKNOWN) return time
  const text = textOf(sent)
  const isOpening = end === 'opens'
  if (ROUND_ALONE.test(text)) return isOpening ? '00:00' : '24:00'
  const [, opens, closes] = SPAN.exec(text) ?? []
  return readTime((isOpening ? opens : closes) ?? UNKNOWN)
}

/** Year, month and day, and perhaps a time and a zone; commas are those of a list, `[2027, 3, 10, 11, 5]`. */
const MOMENT =
  /^(\d{4})([-/.,])(\d\d?)\2(\d\d?)(?:(?:[T,]|,? +)(\d\d?)[:,](\d\d?)(?:[:,](\d\d?)(\.\d{1,3})?[.,\d]*)?)? ?(?:(Z|UTC|GMT)|([+-]\d\d):?(\d\d)?)?(?:\[.*)?$/i

/** The years 1973 to 2100, in seconds: what counts less or more is a date without marks, or no time at all. */
const FIRST_SECOND = 1e8
const LAST_SECOND = 4.1e9
/** How many of what is counted since 1970 are a second: seconds, and thousandths, millionths, billionths of them. */
const PARTS = [1, 1e3, 1e6, 1e9]

/**
 * What is around a moment in the JSON of some servers: `{"$date": …}`, `{"date": …, "timezone": …}`,
 * `/Date(1796000000000+0500)/`; a day of numbers by name becomes a list of them.
 */
function bare(sent: unknown): unknown {
  if (typeof sent === 'string') return sent.replace(/^\/Date\((-?\d+)[^)]*\)\/$/, '$1')
  if (!isRecord(sent) || Array.isArray(sent)) return sent
  const { year, month, day, monthValue = month, dayOfMonth = day, hour, minute = 0 } = sent
  if (year === undefined) return bare(sent.$date ?? sent.date)
  return [year, monthValue, dayOfMonth, ...(hour === undefined ? [] : [hour, minute])]
}

/** "12:30:00 AM" of a moment by the clock of 24 hours. */
const withAllHours = (text: string) =>
  text.replace(/\b(\d\d?)((?::\d\d){1,2}) ?([ap])m$/i, (_, hour: string, rest: string, half: string) => {
    const isLate = half.toLowerCase() === 'p'
    return `${two((Number(hour) % 12) + (isLate ? 12 : 0))}${rest}`
  })

/** The day, `YYYY-MM-DD`, and the time with its offset, `HH:mm…+05:00`, empty for a bare date. */
function read(sent: unknown): readonly [day: string, time: string] | null {
  const text = textOf(bare(sent))
  const second = PARTS.map((parts) => Number(text) / parts).find(
    (count) => Math.abs(count) >= FIRST_SECOND && Math.abs(count) < LAST_SECOND,
  )
  // "Sun, 29 Nov 2026 12:00:00 +0500", as mails and HTTP have it.
  const ms = second === undefined ? Date.parse(/^[a-z]{3}, \d/i.test(text) ? text : '') : second * 1_000
  if (!Number.isNaN(ms)) {
    const [day = '', time = ''] = new Date(ms).toISOString().split('T')
    return [day, time]
  }
  const found = MOMENT.exec(
    withAllHours(withMonthNumbers(text))
      .replace(/^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?)?(?![\d:])/, (...parts) => {
        const [, year, month, date, hour, minute, rest = '00'] = parts
        return `${year}-${month}-${date}${hour ? `T${hour}:${minute}:${rest}` : ''}`
      })
      .replace(/^(\d\d?\.\d\d?\.)(\d\d)(?!\d)/, '$120$2')
      .replace(/^(\d\d?)([-/.])(\d\d?)\2(\d{4})(?!\d)/, '$4-$3-$1'),
  )
  if (!found) return null
  const [, year, , month = '', date = '', hour, minute = '', fullSecond, part = '', utc, zone, half] = found
  const day = `${year}-${two(month)}-${two(date)}`
  // The thirtieth of February is read as a day of March.
  if (new Date(day).toJSON()?.slice(0, 10) !== day) return null
  if (hour === undefined) return [day, '']
  const seconds = fullSecond === undefined ? '' : `:${two(fullSecond)}${part}`
  const time = `${two(hour)}:${two(minute)}${seconds}${utc ? 'Z' : zone ? `${zone}:${half ?? '00'}` : OFFSET}`
  return Number.isNaN(Date.parse(`${day}T${time}`)) ? null : [day, time]
}

/** Nothing of a shop was before; the first day of a calendar is what programs write for no date at all. */
const FIRST_DAY = '1990'
const NO_DATE = '1900'
/** As the last one for no end. */
const NO_END = '9000'

/**
 * A moment in ISO 8601 with its offset; null: absent, none, or not to be read. `wholeDay`: which moment a bare date stands for,
 * the day being Tashkent's; without it such a date stays one, `YYYY-MM-DD`, since nobody knows its time.
 */
export function readMoment(sent: unknown, wholeDay?: 'begins' | 'ends'): string | null {
  const found = read(sent)
  if (!found || found[0] < FIRST_DAY || found[0] > NO_END) return null
  const [day, time] = found
  if (!time && !wholeDay) return day
  return `${day}T${time || (wholeDay === 'ends' ? '23:59:59.999' : '00:00:00') + OFFSET}`
}

/** The moment at which something begins or ends to be valid; null: it has no such limit; `UNKNOWN`: it has an unreadable one. */
export function readLimit(sent: unknown, wholeDay: 'begins' | 'ends'): string | null {
  const [day] = read(sent) ?? [FIRST_DAY]
  const isEndless = wholeDay === 'ends' ? day > NO_END : day < FIRST_DAY
  const isNone = isAbsent(sent) || day < NO_DATE || isEndless
  return isNone ? null : (readMoment(sent, wholeDay) ?? UNKNOWN)
}

/**
 * A day sent as a moment is a midnight: of UTC, of Tashkent, or of Tashkent before 1992, whose clocks were up to two
 * hours ahead of today's.
 */
const CLOCKS_AHEAD_MS = 2 * 60 * 60_000

/** A day, `YYYY-MM-DD`; null: absent, or not to be read. */
export function readDay(sent: unknown): string | null {
  const found = read(sent)
  if (!found) return null
  const [day, time] = found
  if (!time) return day
  const at = new Date(`${day}T${time}`)
  // The last minute of a day is what some programs write for its end.
  return dayOf(timeOfDay(at) === '23:59' ? at : new Date(at.getTime() + CLOCKS_AHEAD_MS))
}

/** The days of the week in Uzbek and Russian, in the order of `WORK_DAYS`: whole names and what is no beginning of them. */
const DAY_NAMES =
  'DUSHANBA ДУШАНБА ПОНЕДЕЛЬНИК ПН|SESHANBA СЕШАНБА ВТОРНИК|CHORSHANBA ЧОРШАНБА СРЕДА|PAYSHANBA ПАЙШАНБА ЧЕТВЕРГ ЧТ|JUMA ЖУМА ПЯТНИЦА ПТ|SHANBA ШАНБА СУББОТА СБ|YAKSHANBA ЯКШАНБА ВОСКРЕСЕНЬЕ ВС'
    .split('|')
    .map((names) => names.split(' '))

/** A day of the week by its name, its first letters or its number from Monday, Sunday being 7 and 0; `UNKNOWN`: none of them. */
export function readWorkDay(sent: unknown): WorkDay | typeof UNKNOWN {
  const name = textOf(sent).toUpperCase().replace('.', '')
  const byNumber = /^[0-7]$/.test(name) && WORK_DAYS[(Number(name) + 6) % 7]
  const isOf = (day: WorkDay, at: number) =>
    [day, ...(DAY_NAMES[at] ?? [])].some((one) => one.startsWith(name))
  const byName = name.length > 1 && WORK_DAYS.find(isOf)
  return byNumber || byName || UNKNOWN
}
