import { dayAfter } from '#/domain/hours/tashkent.ts'
import { readDay } from './moments.ts'
import { withMonthNumbers } from './months.ts'
import { isMapBy, isRecord, said } from './records.ts'
import { isAbsent, itemsOf, numberOf } from './values.ts'

/* The holidays of a branch, which back offices write as records, as maps by day, as spans and in words. */

/** Nobody plans a longer closing by its days. */
const MOST_DAYS = 92
const DATE = String.raw`\d{4}-\d\d?-\d\d?|--\d\d-\d\d|\d\d?\.\d\d?(?:\.\d{4})?`
const DATES = new RegExp(
  `^(?:с |from )?(${DATE}) ?(?:[–—/-]|\\.\\.+|dan|до|по|to) ?(${DATE})(?: ?gacha)?$`,
  'i',
)

type Holiday = { date: unknown; description?: unknown }

/** A year with a 29 February, in which days of every year are counted. */
const ANY_YEAR = '2000'
/** "8.03", "8-mart", "--03-08": a day of every year, as of `ANY_YEAR`. */
function readYearlyDay(sent: unknown): string | null {
  const text =
    typeof sent === 'string' ? withMonthNumbers(sent.trim()).replace(/^(\d\d?)\.(\d\d?)\.?$/, '--$2-$1') : ''
  return text.startsWith('--') ? readDay(text.replace('-', ANY_YEAR)) : null
}

/** A day of a holiday, `YYYY-MM-DD`, or that of every year, `--MM-DD`; null: absent, or not to be read. */
export const readHoliday = (sent: unknown): string | null =>
  readYearlyDay(sent)?.replace(ANY_YEAR, '-') ?? readDay(sent)

/** Each day from the first to the last; none where they are not to be read. */
function daysBetween(first: unknown, last: unknown): string[] {
  const [from, to] = [readDay(first), readDay(last)]
  const days: string[] = []
  if (from && to)
    for (let day = from; day <= to && days.length < MOST_DAYS; day = dayAfter(day)) days.push(day)
  if (days.length > 0) return days
  const [begins, ends] = [readYearlyDay(first), readYearlyDay(last)]
  if (!begins || !ends) return []
  // From 30 December to 2 January.
  const end = ends < begins ? ends.replace(ANY_YEAR, '2001') : ends
  return daysBetween(begins, end).map((day) => `-${day.slice(ANY_YEAR.length)}`)
}

function holidaysIn(sent: unknown): Holiday[] {
  if (typeof sent === 'string')
    return withMonthNumbers(sent)
      .split(/[,;\n]+/)
      .flatMap((one) => readDates(one))
      .map((date) => ({ date }))
  if (!isRecord(sent) || Array.isArray(sent)) return [{ date: sent }]
  const description = said(sent, 'description', 'name', 'title')
  const { dates, month, monthValue = month } = sent
  const inner = Array.isArray(dates) ? dates : said(sent, 'dateRange', 'range', 'period', 'interval')
  if (inner !== undefined)
    return (itemsOf(inner) ?? [inner]).flatMap(holidaysIn).map((one) => ({ description, ...one }))
  const day = said(sent, 'date', 'day', 'dayOfMonth', 'holiday', 'holidayDate')
  const date = monthValue === undefined ? day : `${sent.year ?? '-'}-${monthValue}-${day}`
  const first = said(sent, 'startDate', 'dateFrom', 'from', 'start', 'begin')
  const last = said(sent, 'endDate', 'dateTo', 'to', 'end', 'finish')
  const days = date === undefined ? daysBetween(first, last ?? first) : readDates(date, numberOf(sent.days))
  return (days.length > 0 ? days : [date ?? first]).map((day) => ({ date: day, description }))
}

/** One date, or all from one to another; or as many as `count` from it. */
function readDates(sent: unknown, count = 1): unknown[] {
  const text = typeof sent === 'string' ? withMonthNumbers(sent.trim()) : sent
  const [, first, last] = (typeof text === 'string' && DATES.exec(text)) || []
  const day = readDay(text)
  const days = day && count > 1 ? daysBetween(day, dayAfter(day, count - 1)) : daysBetween(first, last)
  return days.length > 0 ? days : [text]
}

/** The holidays of a branch, one for each day. */
export function holidaysOf(sent: unknown): Holiday[] {
  if (isAbsent(sent)) return []
  if (isMapBy(sent, (key) => readHoliday(key) !== null))
    return Object.entries(sent).flatMap(([date, description]) =>
      readDates(date).map((one) => ({ date: one, description })),
    )
  return (itemsOf(sent) ?? [sent]).flatMap(holidaysIn)
}
