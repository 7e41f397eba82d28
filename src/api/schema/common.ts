import * as v from 'valibot'
import { UNKNOWN } from '#/domain/hours/tashkent.ts'
import { isChoiceId, isId } from '#/domain/id.ts'
import { type Language, type MultilingualText, NO_TEXT } from '#/domain/text.ts'
import { log } from '#/lib/log.ts'
import { isGiven, readDay, readLimit, readMoment, readTime } from './moments.ts'
import { readAsSent, readPerson, readRich, readText } from './texts.ts'
import { flagOf, idOf, isAbsent, nameReader, numberOf, sumOf } from './values.ts'

/**
 * What a server should send for a field that this build reads leniently: the kind, then its length or values, then what
 * is read when it is absent. A lenient schema takes anything, so the contract (`scripts/contract`) is written from this;
 * it plays no part in reading.
 */
export type Wire =
  | readonly ['text' | 'asSent' | 'multilingual' | 'rich', maxLength: number]
  | readonly ['flag', missing: boolean | null]
  | readonly ['number' | 'deduction', missing: number | null]
  | readonly ['sum' | 'signedSum' | 'strictNumber', missing?: number | null]
  | readonly ['coordinate', most: number]
  | readonly ['oneOf', values: readonly string[], missing?: string | null]
  | readonly ['maybe', schema: v.GenericSchema, missing: unknown]
  | readonly ['listOf', schema: v.GenericSchema, mayRepeat?: boolean]
  | readonly ['fullList', schema: v.GenericSchema]
  | readonly ['as', schema: v.GenericSchema, spelled?: 'day' | 'timeOfDay' | 'workDay' | 'page' | 'own']
  | readonly ['id' | 'otherId' | 'passed' | 'moment' | 'limit' | 'day' | 'timeOfDay' | 'colour']

/* @__NO_SIDE_EFFECTS__ */
const withWire = <S extends v.GenericSchema>(schema: S, wire: Wire): S => Object.assign(schema, { wire })

/**
 * A field that never breaks a record: missing is null, and `read` makes sense of anything. Marked for the build: what the
 * first screen does not read is left out of it.
 */
/* @__NO_SIDE_EFFECTS__ */
export const lenient = <T>(read: (sent: unknown) => T, ...wire: Wire) =>
  withWire(v.optional(v.pipe(v.unknown(), v.transform(read)), null), wire)

type Lenient<T> = ReturnType<typeof lenient<T>>

/** What is absent or cannot be read is `missing`. */
export function maybe<S extends v.GenericSchema>(schema: S): Lenient<v.InferOutput<S> | null>
export function maybe<S extends v.GenericSchema>(
  schema: S,
  missing: v.InferOutput<S>,
): Lenient<v.InferOutput<S>>
export function maybe<S extends v.GenericSchema>(schema: S, missing: v.InferOutput<S> | null = null) {
  return lenient(
    (sent): v.InferOutput<S> | null => {
      const read = v.safeParse(schema, sent)
      return read.success ? read.output : missing
    },
    'maybe',
    schema,
    missing,
  )
}

/** A field that makes its record bad where `read` cannot make anything of it: then it answers undefined. */
const strict = <T>(read: (sent: unknown) => T | undefined, ...wire: Wire) =>
  v.pipe(
    withWire(v.unknown(), wire),
    v.rawTransform<unknown, T>(({ dataset: { value }, addIssue, NEVER }) => {
      const result = read(value)
      if (result !== undefined) return result
      addIssue({ message: wire[0] })
      return NEVER
    }),
  )

/** The same of a field that may be absent, which means `missing`. */
const strictOr = <T>(missing: T, read: (sent: unknown) => T | undefined, ...wire: Wire) =>
  withWire(
    v.optional(
      strict((sent) => (isAbsent(sent) ? missing : read(sent)), ...wire),
      null,
    ),
    wire,
  )

const notNegative = (number: number | undefined) => (number !== undefined && number >= 0 ? number : undefined)
const positiveSum = (sent: unknown) => notNegative(sumOf(sent))

/** An opaque id (`domain/id.ts`). Any other value makes the record bad. */
export const Id = strict(idOf, 'id')

/** The id of a choice within its dish, as baskets carry it. */
export const ChoiceId = v.pipe(
  v.string(),
  v.check((id) => isChoiceId(id), 'no id'),
)

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

/** A sum that may be absent: null, missing and unreadable all mean "not given". */
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
const textOf = readAsSent

const textBy = (read: typeof readText, max: number) =>
  lenient((sent) => read(sent, max), read === readAsSent ? 'asSent' : 'text', max)

/** A short text: absent, blank or not a text is empty; without entities; capped at `max` characters. */
export const text = (max = 2_000) => textBy(readText, max)

/** What a person has typed and a server repeats, character by character; capped at `max` characters. */
export const asSent = (max = 2_000) => textBy(readAsSent, max)

/** The name of a person; "null undefined" is none. */
export const personName = (max = 100) => textBy(readPerson, max)

const multilingualBy = (read: typeof readText, max: number) =>
  lenient(
    (sent): MultilingualText => {
      if (!sent) return NO_TEXT
      const one = (language: Language) =>
        read(typeof sent === 'object' ? (sent as Record<string, unknown>)[language] : sent, max)
      const all = { uz: one('uz'), ru: one('ru'), eng: one('eng') }
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
export function flag(missing?: boolean, unreadable?: boolean): Lenient<boolean>
export function flag(missing: boolean | null = false, unreadable = false) {
  return lenient((sent) => (isAbsent(sent) ? missing : (flagOf(sent) ?? unreadable)), 'flag', missing)
}

/** Multilingual text, each as `text`; also takes a plain string, which then is used for all three languages. */
export const multilingual = (max = 5_000) => multilingualBy(readText, max)

/** The same of HTML, which is shown by `RichText` or `plainText` only; a language without anything to read is empty. */
export const richTexts = (max: number) => multilingualBy(readRich, max)

/** The same as this app has stored it: read once already. */
export const storedTexts = (max: number) => multilingualBy(readAsSent, max)

/** A flag that is null when it is absent and when it cannot be read. */
const optionalFlag = lenient((sent): boolean | null => flagOf(sent) ?? null, 'flag', null)

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

/** The same where absent and unknown values are null. */
export const oneOfOrNull = <const T extends readonly string[]>(
  values: T,
  others?: Readonly<Record<string, T[number]>>,
) => {
  const read = nameReader<T[number]>(values, others)
  return lenient((sent): T[number] | null => read(sent) ?? null, 'oneOf', values, null)
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
  const isSaid = isNumber(sent) || (isId(sent) && sent !== 'null' && sent !== 'undefined')
  return isSaid ? sent : null
}, 'otherId')

/** A number that never breaks a record. */
export const number = (missing: number) => lenient((sent) => numberOf(sent) ?? missing, 'number', missing)

export const optionalNumber = lenient((sent) => numberOf(sent) ?? null, 'number', null)

/** A moment in ISO 8601 with its offset, or null when absent or unreadable. One without a zone is of Tashkent, as is a bare date. */
export const OptionalMoment = lenient((sent) => readMoment(sent), 'moment')

/**
 * When something begins and ends to be valid; null: no such limit, `UNKNOWN`: one that cannot be read, so that it is not
 * promised. A bare date is a whole day.
 */
export const ValidFrom = lenient((sent) => readLimit(sent, 'begins'), 'limit')
export const ValidUntil = lenient((sent) => readLimit(sent, 'ends'), 'limit')

/** A day, `YYYY-MM-DD`; null when absent, `UNKNOWN` when unreadable. */
export const OptionalDay = lenient((sent) => readDay(sent) ?? (isGiven(sent) ? UNKNOWN : null), 'day')

/** The same without which a record cannot be shown. */
export const Day = v.pipe(
  lenient(readDay, 'as', v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)), 'day'),
  v.string(),
)

/** Time of day "HH:mm", at most "24:00"; empty when absent, `UNKNOWN` when unreadable. */
export const TimeOfDay = lenient(readTime, 'timeOfDay')

const TIME = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/))
/** The same without which a record cannot be shown. */
export const Time = v.pipe(lenient(readTime, 'as', TIME, 'timeOfDay'), TIME)

/** `#` and 3, 6 or 8 hex digits, else empty: no other text may reach a style. */
export const Colour = lenient((sent) => {
  const colour = textOf(sent, 9)
  return /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(colour) ? colour : ''
}, 'colour')

const MAX_DROP_LOGS_A_MINUTE = 20
/** Of the page, as its log is: a flood of one list uses up the minute of all. */
let dropsLogged = { since: 0, count: 0 }

/** Which field was wrong and what was expected there. The actual value may be anything and must not be logged. */
export const faultOf = ([issue]: readonly [v.BaseIssue<unknown>, ...unknown[]]) =>
  [v.getDotPath(issue), issue.expected ?? issue.type].filter(Boolean).join(': ')

function logDrop(name: string, record: unknown, fault: string) {
  const now = performance.now()
  if (now - dropsLogged.since > 60_000) dropsLogged = { since: now, count: 0 }
  if (++dropsLogged.count > MAX_DROP_LOGS_A_MINUTE) return
  const sent = typeof record === 'object' && record !== null && 'id' in record ? record.id : undefined
  log.warn(`dropped a bad record of ${name}`, { id: idOf(sent), fault })
}

const idIn = (record: unknown) =>
  typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'string'
    ? record.id
    : ''

type ListOptions = {
  /** Records of a list are told apart by their ids: of several with one id the first counts. False: these are not. */
  hasIds?: boolean
}

/** Items of a list that can be read; bad ones and repeated ones are dropped and logged. `lost`: how many were bad. */
function readItems<S extends v.GenericSchema>(
  name: string,
  item: S,
  items: readonly unknown[],
  { hasIds = true }: ListOptions = {},
) {
  const good: v.InferOutput<S>[] = []
  const known = new Set<string>()
  let lost = 0
  for (const record of items) {
    const parsed = v.safeParse(item, record)
    const id = parsed.success && hasIds ? idIn(parsed.output) : ''
    if (!parsed.success) {
      lost += 1
      logDrop(name, record, faultOf(parsed.issues))
    } else if (id && known.has(id)) logDrop(name, record, 'id: repeated')
    else {
      known.add(id)
      good.push(parsed.output)
    }
  }
  return { good, lost }
}

export const goodItems =
  <S extends v.GenericSchema>(name: string, item: S, options?: ListOptions) =>
  (items: readonly unknown[]): v.InferOutput<S>[] =>
    readItems(name, item, items, options).good

/** Whether a list was sent of which no record could be read; such a list must not be shown as an empty one. */
export const isUnreadable = (sent: { readonly length: number }, good: { readonly length: number }) =>
  sent.length > 0 && good.length === 0

/**
 * A list that only adds to its record: bad items are dropped alone and logged, and the record is as good without any.
 * Not a list at all is an empty one.
 */
export const listOf = <S extends v.GenericSchema>(name: string, item: S, options?: ListOptions) =>
  lenient((sent) => goodItems(name, item, options)(Array.isArray(sent) ? sent : []), 'listOf', item)

/** As `listOf`, and whether all that was sent could be read. */
export const partOf = <S extends v.GenericSchema>(name: string, item: S, options?: ListOptions) =>
  lenient(
    (sent) => {
      const { good, lost } = readItems(name, item, Array.isArray(sent) ? sent : [], options)
      return { good, isWhole: (sent === null || Array.isArray(sent)) && lost === 0 }
    },
    'listOf',
    item,
    options?.hasIds === false,
  )

/** How many records were dropped so far from lists without which their record or response says less than was sent. */
let losses = 0

/** Runs `read`, and says whether it dropped a record of an `answerList` or a `fullList`. */
export function lossesOf<T>(read: () => T): { result: T; isWhole: boolean } {
  const before = losses
  const result = read()
  return { result, isWhole: losses === before }
}

/**
 * A list without which the response is useless: bad items are dropped and logged one by one, but a list without a
 * single good item, or no list at all, is a bad answer. `isEnough`: whether what a list that lost items of those `sent`
 * has left is more than nothing to the customer.
 */
export const answerList = <S extends v.GenericSchema>(
  name: string,
  item: S,
  isEnough: (good: readonly v.InferOutput<S>[], sent: readonly unknown[]) => boolean = () => true,
) =>
  v.pipe(
    withWire(v.array(v.unknown()), ['fullList', item]),
    v.rawTransform<unknown[], v.InferOutput<S>[]>(({ dataset: { value: sent }, addIssue, NEVER }) => {
      const { good, lost } = readItems(name, item, sent)
      losses += lost
      if (lost === 0 || (good.length > 0 && isEnough(good, sent))) return good
      addIssue({ message: `no readable record of ${name}` })
      return NEVER
    }),
  )

/** The same within a record whose meaning depends on the list: the record is then bad. Absent means empty. */
export const fullList = <S extends v.GenericSchema>(name: string, item: S) =>
  v.optional(v.nullable(answerList(name, item), []), [])

/** The most different values remembered for one field; then the memory is cleared. */
const MOST_SHARED = 2_000

/**
 * A field whose equal values share one object: thousands of products repeat the same branches, labels and pictures. The
 * parsed value must not be changed.
 */
export function shared<S extends v.GenericSchema>(schema: S) {
  const known = new Map<unknown, v.SafeParseResult<S>>()
  const read = v.rawTransform<unknown, v.InferOutput<S>>(({ dataset: { value: sent }, addIssue, NEVER }) => {
    const key = typeof sent === 'object' ? JSON.stringify(sent) : sent
    if (known.size > MOST_SHARED) known.clear()
    const { result: parsed, isWhole } = lossesOf(() => known.get(key) ?? v.safeParse(schema, sent))
    // What lost a record is read anew each time, so that each time the loss is noticed.
    if (isWhole) known.set(key, parsed)
    if (parsed.success) return parsed.output
    addIssue({ message: faultOf(parsed.issues) })
    return NEVER
  })
  return withWire(v.optional(v.pipe(v.unknown(), read), null), ['as', schema])
}

/**
 * A record of which every field may be missing. Such a schema takes anything for its record, the answer of another call or
 * of another API, too: one that has none of its `telling` fields says nothing of it, and is bad.
 */
export function ownRecord<S extends v.GenericSchema>(telling: readonly string[], schema: S) {
  const says = (sent: unknown) =>
    typeof sent === 'object' && sent !== null && telling.some((field) => Object.hasOwn(sent, field))
  const read = v.rawTransform<unknown, v.InferOutput<S>>(({ dataset: { value: sent }, addIssue, NEVER }) => {
    const parsed = says(sent) ? v.safeParse(schema, sent) : null
    if (parsed?.success) return parsed.output
    addIssue({ message: parsed ? faultOf(parsed.issues) : `none of ${telling.join(', ')}` })
    return NEVER
  })
  return withWire(v.pipe(v.unknown(), read), ['as', schema, 'own'])
}

/** The lists by which servers name the content of a page. */
const CONTENT = ['content', 'items', 'data', 'results'] as const
type Sent = Record<string, unknown>
const isRecord = (sent: unknown): sent is Sent => typeof sent === 'object' && sent !== null

/** The envelopes that pages come in, as one: Spring's old and new one, or the bare list. */
function enveloped(sent: unknown): unknown {
  if (Array.isArray(sent)) return { content: sent }
  if (!isRecord(sent)) return sent
  const page = isRecord(sent.page) ? sent.page : {}
  const name = CONTENT.find((one) => Array.isArray(sent[one]))
  const hasNext = flagOf(sent.hasNext ?? page.hasNext)
  return {
    content: name && sent[name],
    totalElements: sent.totalElements ?? page.totalElements,
    totalPages: sent.totalPages ?? page.totalPages,
    last: sent.last ?? page.last ?? (hasNext === undefined ? null : !hasNext),
  }
}

/**
 * A Spring page. Whether it is the last one is said by `last` or by the totals; null: not said. Which page follows is for
 * `nextPage` of `api/pages.ts` to say: the number that a page gives itself is not read.
 */
export const pageOf = <S extends v.GenericSchema>(name: string, item: S) => {
  const page = v.object({
    content: answerList(name, item),
    totalElements: optionalNumber,
    totalPages: optionalNumber,
    last: optionalFlag,
  })
  return v.pipe(withWire(v.unknown(), ['as', page, 'page']), v.transform(enveloped), page)
}
