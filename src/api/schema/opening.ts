import { UNKNOWN, WORK_DAYS, type WorkDay } from '#/domain/hours/tashkent.ts'
import { HOURS, readSpanEnd, readWorkDay } from './moments.ts'
import { isMapBy, isRecord, said } from './records.ts'
import { flagOf, isAbsent, itemsOf } from './values.ts'

/*
 * The week of a branch, which back offices write as records, as maps by day and as sentences. Hours that cannot be
 * read become those of an unknown day: nobody can say that a branch is open on the days it does not name.
 */

type Sent = Readonly<Record<string, unknown>>
type Days = readonly (WorkDay | typeof UNKNOWN)[]
/** The days of hours that name none. */
const UNKNOWN_DAY: Days = [UNKNOWN]
/** The hours of one day, as they were sent. */
type Entry = { day: WorkDay | typeof UNKNOWN; open?: unknown; close?: unknown; isDayOff?: unknown }

const EVERY_DAY = 'har kuni|every ?day|daily|ежедневно|каждый день'
const IS_EVERY_DAY = new RegExp(`^(?:${EVERY_DAY})$`, 'i')
const DAY_OFF =
  'dam olish(?: kuni)?|yopiq|ishlama(?:ydi|ymiz)|выходной|не работае[мт]|закрыто|closed|(?:day )?off'
const IS_DAY_OFF = new RegExp(`^(?:${DAY_OFF})$`, 'i')
const NAME = '\\p{L}{2,}\\.?'
const BREAK = '(?:tushlik|tanaffus|перерыв|обед|lunch|break)\\p{L}{0,12}'
const BREAKS = `${BREAK}(?: (?:на )?(?:${BREAK}|vaqti))?`
const NO_BREAK = new RegExp(`\\(?(?:(?:без|no|without) ${BREAKS}|(?:tushlik|tanaffus)siz)\\)?`, 'giu')
/** Breaks, hours, the words for none, and days, of a sentence; the rest of it is commas and the like. */
const PART = new RegExp(
  `\\(?${BREAKS}[ :–—-]*(${HOURS})\\)?|\\((${HOURS}),? ${BREAKS}\\)|(${HOURS})|(${DAY_OFF})|(${EVERY_DAY}|${NAME}(?: ?[–—-] ?${NAME})?)`,
  'giu',
)
const AND = / (?:va|and|и) /gi
const REST = /^[\s,;:|/+.–—-]*$/
/** Days that are left out, "кроме среды", "shanba va yakshanbadan tashqari". */
const EXCEPT =
  /\(?(?:except|кроме)(?: for| on)? (\p{L}{2,20}(?: (?:and|и) \p{L}{2,20}){0,6})\)?|\(?(\p{L}{2,20}?(?: va \p{L}{2,20}?){0,6}?)(?: kuni)?dan tashqari\)?/giu

/** "Mon-Fri", "Du", "har kuni", "https://schema.org/Monday"; a list of them. */
function daysOf(sent: unknown): Days {
  if (Array.isArray(sent)) return sent.flatMap(daysOf)
  const text = String(sent)
    .trim()
    .replace(/^https?:.*\//, '')
  if (IS_EVERY_DAY.test(text)) return WORK_DAYS
  const [first = UNKNOWN, last = first] = text.split(/ ?[–—-] ?/).map(readWorkDay)
  if (first === UNKNOWN || last === UNKNOWN) return [UNKNOWN]
  const [from, to] = [WORK_DAYS.indexOf(first), WORK_DAYS.indexOf(last)]
  return WORK_DAYS.filter((_, at) => (from <= to ? from <= at && at <= to : from <= at || at <= to))
}

/** Days in the case that follows "except": "среды", "Sundays". */
const daysExcepted = (text: string) =>
  text.split(AND).flatMap((name) => (daysOf(name)[0] === UNKNOWN ? daysOf(name.slice(0, -1)) : daysOf(name)))

/** The hours of a day around a break; unknown where it is not within them, or cannot be read. */
function around(hours: Entry, from: unknown, to: unknown): Entry[] {
  if (flagOf(hours.isDayOff)) return [hours]
  const [open, close] = [readSpanEnd(hours.open, 'opens'), readSpanEnd(hours.close, 'closes')]
  const [begins, ends] = [readSpanEnd(from, 'opens'), readSpanEnd(to, 'closes')]
  const isKnown = [open, close, begins, ends].every((time) => /^\d/.test(time)) && begins < ends
  // The break of another shift, or the time between two of them.
  if (isKnown && open < close && (ends <= open || close <= begins)) return [hours]
  if (!isKnown || begins <= open || (open < close && close <= ends)) return [{ ...hours, open: UNKNOWN }]
  return [
    { ...hours, open, close: begins },
    { ...hours, open: ends, close },
  ]
}

const withBreak = (entries: readonly Entry[], from: unknown, to: unknown) =>
  entries.flatMap((one) => around(one, from, to))

/**
 * "Du-Ju: 10:00-14:00, 15:00-22:00; Sha 11-23; Ya dam olish". Hours before any day are those of `own`; a break is that of
 * the hours before it, or of all that follow. A sentence with a word that is none of this may mean the opposite of the
 * rest: nothing of it is read.
 */
function readSentence(sent: string, own: Days): Entry[] {
  const off: Entry[] = []
  const text = sent
    .replace(EXCEPT, (_, after: string | undefined, before: string = '') => {
      off.push(...daysExcepted(after ?? before).map((day) => ({ day, isDayOff: true })))
      return ''
    })
    .replace(AND, ', ')
    .replace(NO_BREAK, '')
  let entries: Entry[] = []
  let named = own
  // Days that follow each other, "Du, Se, Chor: 10-20", have the hours that come after them.
  let isWaiting = false
  const breaks: string[] = []
  for (const [, after, before, hours, closed, names] of text.matchAll(PART)) {
    const pause = after ?? before
    if (names) named = isWaiting ? [...named, ...daysOf(names)] : daysOf(names)
    else if (!pause)
      entries.push(...named.map((day) => ({ day, open: hours, close: hours, isDayOff: !!closed })))
    else if (entries.length === 0) breaks.push(pause)
    else entries = withBreak(entries, pause, pause)
    isWaiting = !!names
  }
  const all = breaks.reduce((rest, pause) => withBreak(rest, pause, pause), entries).concat(off)
  const isRead = !isWaiting && entries.length > 0 && REST.test(text.replace(PART, ''))
  const isUnknown = own !== UNKNOWN_DAY && all.some(({ day }) => day === UNKNOWN)
  // What is off besides its hours is an exception to them: "Mo-Su 10:00-20:00; We off".
  const isOff = (day: string) => all.some((one) => one.day === day && one.isDayOff)
  const known = all.filter(({ day, isDayOff }) => isDayOff || !isOff(day))
  return isRead && !isUnknown ? known : own.map((day) => ({ day, open: UNKNOWN }))
}

/** Hours that are written whole into one of two fields are of both. */
export function bothEnds(open: unknown, close: unknown): { open: unknown; close: unknown } {
  const whole = isAbsent(open) ? close : isAbsent(close) ? open : undefined
  const isSpan = whole !== undefined && readSpanEnd(whole, 'opens') !== readSpanEnd(whole, 'closes')
  return isSpan ? { open: whole, close: whole } : { open, close }
}

const OPENS = ['open', 'opens', 'openTime', 'openAt', 'from', 'start', 'startTime']
const CLOSES = ['close', 'closes', 'closeTime', 'closeAt', 'to', 'end', 'endTime']

/** The breaks of a record of hours: fields of it, or texts or records of their own. */
function breaksOf(sent: Sent): (readonly [from: unknown, to: unknown])[] {
  const own = said(sent, 'break', 'breaks', 'breakTime', 'lunch', 'lunchTime', 'lunchBreak')
  const from = said(sent, 'breakStart', 'breakFrom', 'lunchStart', 'lunchFrom')
  const to = said(sent, 'breakEnd', 'breakTo', 'lunchEnd', 'lunchTo')
  const all = own === undefined || flagOf(own) === false ? [] : (itemsOf(own) ?? [own])
  return [
    ...(from === undefined && to === undefined ? [] : [[from, to] as const]),
    ...all.map((one) =>
      isRecord(one) ? ([said(one, ...OPENS), said(one, ...CLOSES)] as const) : ([one, one] as const),
    ),
  ]
}

/** The days that a record names, or those of `days`; some write them into the opening, `{ open: { day: 1, time: "1000" } }`. */
function namedDays(sent: Sent, opening: unknown, days: Days): Days {
  const named = said(sent, 'day', 'weekday', 'weekDay', 'dayOfWeek', 'days')
  if (named !== undefined) return daysOf(named)
  const other = isRecord(opening) ? opening.day : sent.name
  return isAbsent(other) || daysOf(other)[0] === UNKNOWN ? days : daysOf(other)
}

/** A record of hours, which names its days if `days` does not; it may have several shifts. */
function readEntry(sent: unknown, days: Days): Entry[] {
  if (typeof sent === 'string') return readSentence(sent, days)
  if (!isRecord(sent)) return [{ day: UNKNOWN }]
  const [open, close] = [said(sent, ...OPENS), said(sent, ...CLOSES)]
  const own = namedDays(sent, open, days)
  const shifts = said(sent, 'hours', 'shifts', 'intervals', 'periods', 'time', 'workTime')
  const isOpen = flagOf(said(sent, 'isOpen', 'isWorking', 'working', 'enabled', 'isActive', 'active'))
  const isOff = isOpen === false || IS_DAY_OFF.test(String(said(sent, 'status', 'state')))
  const off = said(sent, 'isDayOff', 'dayOff', 'isClosed', 'closed') ?? isOff
  const isOfShifts =
    flagOf(off) === false && open === undefined && close === undefined && shifts !== undefined
  const hours = bothEnds(open, close)
  const entries = isOfShifts
    ? (itemsOf(shifts) ?? [shifts]).flatMap((one) => readEntry(one, own))
    : own.map((day) => ({ day, ...hours, isDayOff: off }))
  return breaksOf(sent).reduce((all, [begins, ends]) => withBreak(all, begins, ends), entries)
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
