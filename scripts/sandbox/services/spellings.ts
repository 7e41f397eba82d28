import { WORK_DAYS } from '#/domain/hours/tashkent.ts'
import type { Random } from '../../random.ts'

/* One value, as a typed language, a cash desk or a back office might write it: each spelling says the same. */

const YES = [true, 1, '1', 'true', 'TRUE', 'yes', 'on'] as const
const NO = [false, 0, '0', 'false', 'False', 'no', 'off'] as const
export const flagSpelled = (flag: boolean, random: Random) => random.oneOf<unknown>(flag ? YES : NO)

const grouped = (whole: string, by: string) => whole.replace(/\B(?=(\d{3})+$)/g, by)

/** `45000`, `"45000"`, `"45 000"`, `"45000.00"`, `"0,5"`, `"4.5e+4"` */
export function numberSpelled(number: number, random: Random): unknown {
  const text = String(number)
  if (!/^-?\d+(\.\d+)?$/.test(text)) return random.oneOf([number, text])
  const others = Number.isInteger(number)
    ? [grouped(text, ' '), grouped(text, '\u00a0'), grouped(text, "'"), `${text}.00`, `${text}.0`]
    : [text.replace('.', ','), `${text}0`]
  return random.oneOf<unknown>([number, text, ` ${text}`, number.toExponential(), ...others])
}

/** Whole so'm: as a number, and with commas or a currency. */
export const sumSpelled = (sum: number, random: Random) => {
  if (!Number.isInteger(sum)) return numberSpelled(sum, random)
  const text = String(sum)
  const others = [grouped(text, ','), `${grouped(text, ' ')} so'm`, `${grouped(text, ',')}.00`, `${text} UZS`]
  return random.oneOf([numberSpelled(sum, random), ...others])
}

/** `PICK_UP`, `pick_up`, `pick-up`, `pickUp`, `Pick up` */
export function nameSpelled(name: string, random: Random): string {
  const words = name.toLowerCase().split('_')
  const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
  const camel = words.map((word, at) => (at === 0 ? word : capital(word))).join('')
  return random.oneOf([
    name,
    words.join('_'),
    words.join('-'),
    camel,
    capital(words.join(' ')),
    capital(camel),
  ])
}

const two = (number: number) => String(number).padStart(2, '0')

/** `09:00`, `9:00`, `09:00:00`, `09.00`, `0900`, `[9, 0]`, `9:00 AM` */
export function timeSpelled(time: string, random: Random): unknown {
  const [, hour = '', minute = ''] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  if (!hour) return time
  const [hours, minutes] = [Number(hour), Number(minute)]
  const spellings = [time, `${hours}:${minute}`, `${time}:00`, `${hour}.${minute}`, `${hour}${minute}`]
  const half =
    hours < 24 ? [`${hours % 12 || 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`, `${time}:00+05:00`] : []
  return random.oneOf<unknown>([...spellings, ...half, [hours, minutes], ...(minutes === 0 ? [hours] : [])])
}

/** `MONDAY`, `Monday`, `mon`, `1` */
export function workDaySpelled(day: string, random: Random): unknown {
  const days: readonly string[] = WORK_DAYS
  const number = days.indexOf(day) + 1
  if (number === 0) return day
  const small = day.toLowerCase()
  return random.oneOf<unknown>([day, small, small.slice(0, 3), day.slice(0, 3), number, String(number)])
}

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/
/** Moments before count too few seconds to be known from other numbers. */
const FIRST_COUNTED = '1974'
const TASHKENT_MS = 5 * 3_600_000

/** `2026-11-24`, `24.11.2026`, `2026/11/24`, `20261124`, `[2026, 11, 24]` */
export function daySpelled(day: string, random: Random): unknown {
  const [, year = '', month = '', date = ''] = DAY.exec(day) ?? []
  if (!year) return day
  return random.oneOf<unknown>([
    ...[day, `${date}.${month}.${year}`, `${year}/${month}/${date}`, `${year}${month}${date}`],
    [year, month, date].map(Number),
  ])
}

/** The same, and the midnight that some servers send for a day. */
export function birthdaySpelled(day: string, random: Random): unknown {
  if (!DAY.test(day)) return day
  const midnight = `${day}T00:00:00`
  const counted = day > FIRST_COUNTED ? [Date.parse(`${midnight}+05:00`)] : []
  return random.oneOf<unknown>([daySpelled(day, random), `${midnight}+05:00`, `${midnight}Z`, ...counted])
}

/**
 * A moment with a space, with other offsets, without one (Tashkent's), in seconds or milliseconds since 1970, and as the
 * list of a Java server. A bare day stays one.
 */
export function momentSpelled(moment: string, random: Random): unknown {
  if (DAY.test(moment)) return daySpelled(moment, random)
  const ms = Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(moment) ? moment : `${moment}+05:00`)
  if (Number.isNaN(ms)) return moment
  const utc = new Date(ms).toISOString()
  const local = new Date(ms + TASHKENT_MS).toISOString().slice(0, -1)
  const inMoscow = new Date(ms + 3 * 3_600_000).toISOString().slice(0, -1)
  const [day = '', time = ''] = local.split('T')
  const counted = moment > FIRST_COUNTED ? [ms, String(ms)] : []
  const texts = [moment, utc, local, `${day} ${time}`, `${local}+0500`, `${local}+05`, `${inMoscow}+03:00`]
  if (ms % 1_000 !== 0) return random.oneOf<unknown>([...texts, ...counted])
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = local.split(/\D/).map(Number)
  const clock = `${two(hour)}:${two(minute)}:${two(second)}`
  const parts = [year, month, date, hour, minute, ...(second ? [second] : [])]
  return random.oneOf<unknown>([
    ...[...texts, ...counted, ...(moment > FIRST_COUNTED ? [ms / 1_000] : []), parts],
    ...[`${day} ${clock}`, `${two(date)}.${two(month)}.${year} ${clock}`, `${day}T${clock}[Asia/Tashkent]`],
  ])
}

const ENTITIES: Readonly<Record<string, readonly string[]>> = {
  '&': ['&amp;', '&#38;'],
  '<': ['&lt;'],
  '>': ['&gt;'],
  '"': ['&quot;'],
  "'": ['&#39;', '&apos;'],
  '«': ['&laquo;'],
  '»': ['&raquo;'],
  '—': ['&mdash;'],
  ʻ: ['&#699;', '&#x2BB;'],
}
const HAS_ENTITY = /&#?\w+;/

/** With entities for what a back office escapes; what holds one already stays. */
export function escaped(text: string, random: Random): string {
  if (HAS_ENTITY.test(text) || random.whole(0, 1) === 0) return text
  return text.replace(/[&<>"'«»—ʻ]/g, (one) => random.oneOf(ENTITIES[one] ?? [one]))
}

/** A text of digits may be a number. */
export const countSpelled = (text: string, random: Random): unknown =>
  /^[1-9]\d{0,14}$/.test(text) ? random.oneOf<unknown>([text, Number(text)]) : text

/** What is written where nothing is. */
export const blankSpelled = (random: Random) => random.oneOf(['', ' ', '\u00a0', null, 'null', '<p><br></p>'])
