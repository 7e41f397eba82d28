import { dayAfter, UNKNOWN, WORK_DAYS, type WorkDay } from '#/domain/hours/tashkent.ts'
import { HOURS, readDay, readSpanEnd, readWorkDay } from './moments.ts'
import { isRecord } from './records.ts'
import { flagOf, isAbsent, itemsOf } from './values.ts'

/*
 * The week and the holidays of a branch, which back offices write as records, as maps by day and as sentences. Hours that
 * cannot be read become those of an unknown day: nobody can say that a branch is open on the days it does not name.
 */

type Sent = Readonly<Record<string, unknown>>
type Days = readonly (WorkDay | typeof UNKNOWN)[]
/** The days of hours that name none. */
const UNKNOWN_DAY: Days = [UNKNOWN]
/** The hours of one day, as they were sent. */
type Entry = { day: WorkDay | typeof UNKNOWN; open?: unknown; close?: unknown; isDayOff?: unknown }

/** The first of these fields that says something. */
const said = (sent: Sent, ...names: readonly string[]) =>
  names.map((name) => sent[name]).find((value) => !isAbsent(value))

/** Whether all keys of a record are read: then it is a map by days. */
const isMapBy = (sent: unknown, reads: (key: string) => boolean): sent is Sent =>
  isRecord(sent) &&
  !Array.isArray(sent) &&
  Object.keys(sent).length > 0 &&
  Object.keys(sent).every((key) => !/^\d?$/.test(key) && reads(key))

const EVERY_DAY = 'har kuni|every ?day|daily|ежедневно|каждый день'
const IS_EVERY_DAY = new RegExp(`^(?:${EVERY_DAY})$`, 'i')
const DAY_OFF =
  'dam olish(?: kuni)?|yopiq|ishlama(?:ydi|ymiz)|выходной|не работае[мт]|закрыто|closed|(?:day )?off'
const IS_DAY_OFF = new RegExp(`^(?:${DAY_OFF})$`, 'i')
const NAME = '\\p{L}{2,}\\.?'
/** Hours, the words for none, and days, of a sentence; the rest of it is commas and the like. */
const PART = new RegExp(`(${HOURS})|(${DAY_OFF})|(${EVERY_DAY}|${NAME}(?: ?[–—-] ?${NAME})?)`, 'giu')
const AND = / (?:va|and|и) /gi
const REST = /^[\s,;:|/+.–—-]*$/

/** "Mon-Fri", "Du", "har kuni"; a list of them. */
function daysOf(sent: unknown): Days {
  if (Array.isArray(sent)) return sent.flatMap(daysOf)
  const text = String(sent).trim()
  if (IS_EVERY_DAY.test(text)) return WORK_DAYS
  const [first = UNKNOWN, last = first] = text.split(/ ?[–—-] ?/).map(readWorkDay)
  if (first === UNKNOWN || last === UNKNOWN) return [UNKNOWN]
  const [from, to] = [WORK_DAYS.indexOf(first), WORK_DAYS.indexOf(last)]
  return WORK_DAYS.filter((_, at) => (from <= to ? from <= at && at <= to : from <= at || at <= to))
}

/**
 * "Du-Ju: 10:00-14:00, 15:00-22:00; Sha 11-23; Ya dam olish". Hours before any day are those of `own`. A sentence with a
 * word that is none of this, a break, an exception, may mean the opposite of the rest: nothing of it is read.
 */
function readSentence(text: string, own: Days): Entry[] {
  const joined = text.replace(AND, ', ')
  const entries: Entry[] = []
  let named = own
  // Days that follow each other, "Du, Se, Chor: 10-20", have the hours that come after them.
  let isWaiting = false
  for (const [, hours, off, names] of joined.matchAll(PART)) {
    if (names) named = isWaiting ? [...named, ...daysOf(names)] : daysOf(names)
    else entries.push(...named.map((day) => ({ day, open: hours, close: hours, isDayOff: !!off })))
    isWaiting = !!names
  }
  const isRead = !isWaiting && entries.length > 0 && REST.test(joined.replace(PART, ''))
  const isUnknown = own !== UNKNOWN_DAY && entries.some(({ day }) => day === UNKNOWN)
  // What is off besides its hours is an exception to them: "Mo-Su 10:00-20:00; We off".
  const isOff = (day: string) => entries.some((one) => one.day === day && one.isDayOff)
  const known = entries.filter(({ day, isDayOff }) => isDayOff || !isOff(day))
  return isRead && !isUnknown ? known : own.map((day) => ({ day, open: UNKNOWN }))
}

/** A record of hours, which names its days if `days` does not; it may have several shifts. */
function readEntry(sent: unknown, days: Days): Entry[] {
  if (typeof sent === 'string') return readSentence(sent, days)
  if (!isRecord(sent)) return [{ day: UNKNOWN }]
  const named = said(sent, 'day', 'weekday', 'weekDay', 'dayOfWeek', 'days')
  const own = named === undefined ? days : daysOf(named)
  const open = said(sent, 'open', 'opens', 'openTime', 'openAt', 'from', 'start', 'startTime')
  const close = said(sent, 'close', 'closes', 'closeTime', 'closeAt', 'to', 'end', 'endTime')
  const shifts = said(sent, 'hours', 'shifts', 'intervals', 'periods', 'time', 'workTime')
  const isOpen = flagOf(said(sent, 'isOpen', 'isWorking', 'working', 'enabled', 'isActive', 'active'))
  const isOff = isOpen === false || IS_DAY_OFF.test(String(said(sent, 'status', 'state')))
  const off = said(sent, 'isDayOff', 'dayOff', 'isClosed', 'closed') ?? isOff
  if (flagOf(off) === false && open === undefined && close === undefined && shifts !== undefined)
    return (itemsOf(shifts) ?? [shifts]).flatMap((one) => readEntry(one, own))
  // Hours whole in one of the two fields are both.
  const [from, to] = [open ?? close, close ?? open]
  const isSpan = open !== close && from === to && readSpanEnd(from, 'opens') !== readSpanEnd(to, 'closes')
  return own.map((day) => ({
    day,
    ...(isSpan ? { open: from, close: to } : { open, close }),
    isDayOff: off,
  }))
}

/** The entries of a week, one for each day and shift. A text alone is of every day: where nobody can read it, none is open. */
export function weekOf(sent: unknown): Entry[] {
  if (isAbsent(sent)) return []
  if (typeof sent === 'string') return readSentence(sent, WORK_DAYS)
  if (isMapBy(sent, (key) => !daysOf(key).includes(UNKNOWN)))
    return Object.entries(sent).flatMap(([key, hours]) => {
      const days = daysOf(key)
      const isOff = isAbsent(hours) || flagOf(hours) === false
      return isOff
        ? days.map((day) => ({ day, isDayOff: true }))
        : (itemsOf(hours) ?? [hours]).flatMap((one) => readEntry(one, days))
    })
  return (itemsOf(sent) ?? []).flatMap((one) => readEntry(one, UNKNOWN_DAY))
}

/** Nobody plans a longer closing by its days. */
const MOST_DAYS = 92
const DATE = String.raw`\d{4}-\d\d?-\d\d?|\d\d?\.\d\d?\.\d{4}`
const DATES = new RegExp(`^(${DATE}) ?(?:[–—/-]|\\.\\.+|dan|до|to) ?(${DATE})(?: ?gacha)?$`, 'i')

type Holiday = { date: unknown; description?: unknown }

/** Each day from the first to the last; none where they are not to be read. */
function daysBetween(first: unknown, last: unknown): string[] {
  const [from, to] = [readDay(first), readDay(last)]
  const days: string[] = []
  if (from && to)
    for (let day = from; day <= to && days.length < MOST_DAYS; day = dayAfter(day)) days.push(day)
  return days
}

function readHoliday(sent: unknown): Holiday[] {
  if (typeof sent === 'string')
    return sent
      .split(/[,;\n]+/)
      .flatMap(readDates)
      .map((date) => ({ date }))
  if (!isRecord(sent) || Array.isArray(sent)) return [{ date: sent }]
  const { dates } = sent
  if (Array.isArray(dates)) return dates.flatMap(readHoliday)
  const date = said(sent, 'date', 'day', 'holiday', 'holidayDate')
  const description = said(sent, 'description', 'name', 'title')
  const first = said(sent, 'startDate', 'dateFrom', 'from', 'start', 'begin')
  const last = said(sent, 'endDate', 'dateTo', 'to', 'end', 'finish')
  const days = date === undefined ? daysBetween(first, last ?? first) : readDates(date)
  return (days.length > 0 ? days : [date ?? first]).map((day) => ({ date: day, description }))
}

/** One date, or all from one to another. */
function readDates(sent: unknown): unknown[] {
  const [, first, last] = (typeof sent === 'string' && DATES.exec(sent.trim())) || []
  const days = daysBetween(first, last)
  return days.length > 0 ? days : [sent]
}

/** The holidays of a branch, one for each day. */
export function holidaysOf(sent: unknown): Holiday[] {
  if (isAbsent(sent)) return []
  if (isMapBy(sent, (key) => readDay(key) !== null))
    return Object.entries(sent).map(([date, description]) => ({ date, description }))
  return (itemsOf(sent) ?? [sent]).flatMap(readHoliday)
}
