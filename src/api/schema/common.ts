import * as v from 'valibot'
import { isChoiceId, isId } from '#/domain/id.ts'
import { type MultilingualText, NO_TEXT } from '#/domain/text.ts'
import { cutText } from '#/lib/cut-text.ts'
import { type Lenient, lenient, maybe, strict, strictOr } from './field.ts'
import { readAsSent, readByLanguage, readLines, readPerson, readRich, readText } from './texts.ts'
import { flagOf, idOf, isAbsent, nameReader, numberOf, sumOf } from './values.ts'

export const notNegative = (number = Number.NaN) => (number >= 0 ? number : undefined)
export const positiveSum = (sent: unknown) => notNegative(sumOf(sent))

/** An opaque id (`domain/id.ts`). Any other value makes the record bad. */
export const Id = strict(idOf, 'id')

/** The id of a choice within its dish, as baskets carry it. */
export const ChoiceId = v.pipe(v.string(), v.check<string, string>(isChoiceId, 'no id'))

/** Whole so'm. Strict: a sum we cannot read is not zero. */
export const Sum = strict(positiveSum, 'sum')

/** A sum that may be absent, which means zero. Strict: an unreadable one is not zero. */
export const SumOrNone = strictOr(0, positiveSum, 'sum', 0)

/** The same of what may cost less than nothing: an option that makes its dish cheaper. */
export const SignedSum = strict(sumOf, 'signedSum')

/** Absent: zero. */
export const SignedSumOrNone = strictOr(0, sumOf, 'signedSum', 0)

/** A sum that may be absent: null. Strict: an unreadable one is not absent. */
export const SumOrNull = strictOr<number | null>(null, positiveSum, 'sum', null)

/** The same where an unreadable one is null, too. */
export const OptionalSum = maybe(Sum)

/** What is taken off, so'm: a negative or an unreadable one promises nothing, and is none. */
export const Discount = lenient((sent) => Math.max(0, sumOf(sent) ?? 0), 'deduction', 0)

/** What was taken off an order, so'm, whichever sign the server writes before it; null: not given. */
export const Deduction = lenient(
  (sent) => {
    const sum = sumOf(sent)
    return sum === undefined ? null : Math.abs(sum)
  },
  'deduction',
  null,
)

/** A number without which its record is bad. */
export const Num = strict(numberOf, 'strictNumber')

/** How many, zero or more, of anything that has parts. Strict. */
export const Quantity = strict((sent) => notNegative(numberOf(sent)), 'strictNumber')

/** The pieces that have to be chosen: absent is none; a rule that cannot be read asks for one. */
export const Required = lenient(
  (sent) => (isAbsent(sent) ? 0 : Math.max(0, Math.ceil(numberOf(sent) ?? 1))),
  'number',
  0,
)

const within = (most: number) =>
  strict(
    (sent) => {
      const degrees = numberOf(sent)
      return degrees !== undefined && Math.abs(degrees) <= most ? degrees : undefined
    },
    'coordinate',
    most,
  )
export const Latitude = within(90)
export const Longitude = within(180)

const isNumber = (sent: unknown): sent is number => Number.isFinite(sent)
const textBy = (read: typeof readText, max: number) =>
  lenient((sent) => read(sent, max), read === readAsSent ? 'asSent' : 'text', max)

/** A short text: absent, blank or not a text is empty; without entities; capped at `max` characters. */
export const text = (max = 2_000) => textBy(readText, max)

/** The same of several lines, which are kept. */
export const lines = (max = 2_000) => textBy(readLines, max)

/** Phone numbers, in one text or in several. */
export const phones = (max = 200) =>
  lenient(
    (sent) => {
      const all = [sent].flat().map((one) => readText(one, max))
      return cutText(all.filter(Boolean).join(', '), max)
    },
    'text',
    max,
  )

/** What a person has typed on this device, character by character; capped at `max` characters. */
export const asSent = (max = 2_000) => textBy(readAsSent, max)

/** The name of a person; "null undefined" is none. */
export const personName = (max = 100) => textBy(readPerson, max)

const multilingualBy = (read: typeof readText, max: number) =>
  lenient(
    (sent): MultilingualText => {
      if (!sent) return NO_TEXT
      const all = readByLanguage(sent, (one) => read(one, max))
      return all.uz || all.ru || all.eng ? all : NO_TEXT
    },
    read === readText ? 'multilingual' : 'rich',
    max,
  )

/**
 * A flag. Absent means `missing`, which may be null where it says something else than yes or no; what cannot be read means
 * `unreadable`, the side that promises nothing: off, not sold, not open.
 */
export function flag(missing: null, unreadable?: boolean): Lenient<boolean | null>
export function flag(missing: boolean, unreadable: null): Lenient<boolean | null>
export function flag(missing?: boolean, unreadable?: boolean): Lenient<boolean>
export function flag(missing: boolean | null = false, unreadable: boolean | null = false) {
  return lenient((sent) => (isAbsent(sent) ? missing : (flagOf(sent) ?? unreadable)), 'flag', missing)
}

/** Multilingual text, each as `text`; also takes a plain string, which then is used for all three languages. */
export const multilingual = (max = 5_000) => multilingualBy(readText, max)

/** The same of HTML, which is shown by `RichText` or `plainText` only; a language without anything to read is empty. */
export const richTexts = (max: number) => multilingualBy(readRich, max)

/** The same as this app has stored it: read once already. */
export const storedTexts = (max: number) => multilingualBy(readAsSent, max)

/** A flag that is null when it is absent and when it cannot be read. */
export const optionalFlag = lenient((sent): boolean | null => flagOf(sent) ?? null, 'flag', null)

/** Further spellings of a value of an enum, in one text. */
export const names = <const T extends string>(value: T, spellings: string): Readonly<Record<string, T>> =>
  Object.fromEntries(spellings.split(' ').map((one) => [one, value]))

/** An enum that survives values this build does not know (ST-18). `others`: further spellings, without signs. */
export const oneOf = <const T extends readonly [string, ...string[]]>(
  values: T,
  unknown: T[number],
  others?: Readonly<Record<string, T[number]>>,
) => {
  const read = nameReader<T[number]>(values, others)
  return lenient((sent): T[number] => read(sent) ?? unknown, 'oneOf', values, unknown)
}

/** The same where an absent value is null, and so is an unknown one unless `unknown` says what it means. */
export const oneOfOrNull = <const T extends readonly string[]>(
  values: T,
  others?: Readonly<Record<string, T[number]>>,
  unknown: T[number] | null = null,
) => {
  const read = nameReader<T[number]>(values, others)
  return lenient(
    (sent): T[number] | null => read(sent) ?? (isAbsent(sent) ? null : unknown),
    'oneOf',
    values,
    null,
  )
}

/** The same where an unknown value is none of the others, and nothing may be said of it. */
export const oneOfOrUnknown = <const T extends readonly string[], const M extends T[number] | null>(
  values: T,
  missing: M,
  others?: Readonly<Record<string, T[number]>>,
) => {
  const read = nameReader<T[number]>(values, others)
  return lenient(
    (sent): T[number] | M | 'UNKNOWN' => read(sent) ?? (isAbsent(sent) ? missing : 'UNKNOWN'),
    'oneOf',
    values,
    missing,
  )
}

/** The same where the record is bad without it. */
export const strictOneOf = <const T extends readonly string[]>(
  values: T,
  others?: Readonly<Record<string, T[number]>>,
) => strict(nameReader<T[number]>(values, others), 'oneOf', values)

/** An id of another system: never read here, only sent back. */
export const OtherId = lenient(
  (sent) => (typeof sent === 'string' || isNumber(sent) ? sent : null),
  'otherId',
)

/** The same of what may also be yes or no. */
export const Passed = lenient(
  (sent) => (typeof sent === 'string' || typeof sent === 'boolean' || isNumber(sent) ? sent : null),
  'passed',
)

/** The number that people know an order by, which may have letters; null: unknown. */
export const OrderNumber = lenient((sent) => {
  if (isNumber(sent)) return sent || null
  const number = readText(sent, 300).replace(/^(\d+)\.0+$/, '$1')
  return isId(number) ? number : null
}, 'otherId')

/** A number that never breaks a record. */
export const number = (missing: number) => lenient((sent) => numberOf(sent) ?? missing, 'number', missing)

/** A number between two others; null: there is none. */
const fromTo = (least: number, most: number) =>
  lenient(
    (sent) => {
      const number = numberOf(sent)
      return number !== undefined && number >= least && number <= most ? number : null
    },
    'number',
    null,
  )

/** Stars, one to five; null: none. */
export const Stars = fromTo(1, 5)

/** Minutes within a day; null: none. */
export const Minutes = fromTo(1, 24 * 60)

/** Metres; null: not known. A few metres are kilometres that were sent for them, and no way at all. */
export const Distance = fromTo(50, Number.POSITIVE_INFINITY)

/** How much there is of it; null: no limit. What cannot be read is none, and nothing is sold of it. */
export const Stock = lenient((sent) => (isAbsent(sent) ? null : (numberOf(sent) ?? 0)), 'number', null)

export const optionalNumber = lenient((sent) => numberOf(sent) ?? null, 'number', null)

/** `#` and 3, 6 or 8 hex digits, else empty: no other text may reach a style. */
export const Colour = lenient((sent) => {
  const colour = readAsSent(sent, 9)
  return /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(colour) ? colour : ''
}, 'colour')
