import * as v from 'valibot'
import { type Language, type MultilingualText, NO_TEXT } from '#/domain/text.ts'
import { log } from '#/lib/log.ts'

/**
 * What a server should send for a field that this build reads leniently: the kind, then its length or values, then what
 * is read when it is absent. A lenient schema takes anything, so the contract (`scripts/contract`) is written from this;
 * it plays no part in reading.
 */
export type Wire =
  | readonly ['text' | 'multilingual', maxLength: number]
  | readonly ['flag', missing: boolean]
  | readonly ['number', missing: number | null]
  | readonly ['oneOf', values: readonly string[], missing: string]
  | readonly ['maybe', schema: v.GenericSchema, missing: unknown]
  | readonly ['listOf' | 'fullList' | 'as', schema: v.GenericSchema]
  | readonly ['id' | 'otherId' | 'passed' | 'moment' | 'timeOfDay' | 'colour']

const withWire = <S extends v.GenericSchema>(schema: S, wire: Wire): S => Object.assign(schema, { wire })

/** A field that never breaks a record: missing is null, and `read` makes sense of anything. */
const lenient = <T>(read: (sent: unknown) => T, ...wire: Wire) =>
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

/** An opaque id; any other value makes the record bad. Numbers of older servers become text. */
export const Id = v.pipe(
  withWire(v.union([v.string(), v.number()]), ['id']),
  v.transform(String),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/),
)

/** Whole so'm. Strict: a sum we cannot read is not zero. */
export const Sum = v.pipe(v.number(), v.finite(), v.minValue(0), v.transform(Math.round))

/** A sum that may be absent, which means zero. Strict: an unreadable one is not zero. */
export const SumOrNone = v.optional(v.nullable(Sum, 0), 0)

/** A sum that may be absent: null, missing and unreadable all mean "not given". */
export const OptionalSum = maybe(Sum)

export const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
export const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))

const isNumber = (sent: unknown): sent is number => Number.isFinite(sent)
const textOf = (sent: unknown, max: number) => (typeof sent === 'string' ? sent.slice(0, max) : '')

/** A short text: absent or not a text is empty; capped at `max` characters. */
export const text = (max = 2_000) => lenient((sent) => textOf(sent, max), 'text', max)

/** Multilingual text; also takes a plain string, which then is used for all three languages. */
export const multilingual = (max = 5_000) =>
  lenient(
    (sent): MultilingualText => {
      if (!sent) return NO_TEXT
      const one = (language: Language) =>
        textOf(typeof sent === 'object' ? (sent as Record<string, unknown>)[language] : sent, max)
      const all = { uz: one('uz'), ru: one('ru'), eng: one('eng') }
      return all.uz || all.ru || all.eng ? all : NO_TEXT
    },
    'multilingual',
    max,
  )

/** A flag: missing, null and nonsense mean `missing`. */
export const flag = (missing = false) =>
  lenient((sent) => (typeof sent === 'boolean' ? sent : missing), 'flag', missing)

/** An enum that survives values this build does not know (ST-18). */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T, unknown: T[number]) =>
  lenient((sent): T[number] => values.find((one) => one === sent) ?? unknown, 'oneOf', values, unknown)

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

/** A number that never breaks a record. */
export const number = (missing: number) =>
  lenient((sent) => (isNumber(sent) ? sent : missing), 'number', missing)

export const optionalNumber = lenient((sent) => (isNumber(sent) ? sent : null), 'number', null)

/** A moment in ISO 8601, or null when absent or unreadable. One without a zone is of the branches', not the device's. */
export const OptionalMoment = lenient((sent) => {
  const text = textOf(sent, 40)
  const moment = /T[\d:.]+$/.test(text) ? `${text}+05:00` : text
  return Number.isNaN(Date.parse(moment)) ? null : moment
}, 'moment')

/** Time of day "HH:mm"; unreadable is empty, meaning "not said". */
export const TimeOfDay = lenient(
  (sent) => /^([01]\d|2[0-3]):[0-5]\d/.exec(textOf(sent, 40))?.[0] ?? '',
  'timeOfDay',
)

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
  const id = v.safeParse(Id, sent)
  log.warn(`dropped a bad record of ${name}`, { id: id.success ? id.output : undefined, fault })
}

/** Items of a list that can be read; bad ones are dropped and logged. */
export const goodItems =
  <S extends v.GenericSchema>(name: string, item: S) =>
  (items: readonly unknown[]): v.InferOutput<S>[] =>
    items.flatMap((record) => {
      const parsed = v.safeParse(item, record)
      if (parsed.success) return [parsed.output]
      logDrop(name, record, faultOf(parsed.issues))
      return []
    })

/** Whether a list was sent of which no record could be read; such a list must not be shown as an empty one. */
export const isUnreadable = (sent: { readonly length: number }, good: { readonly length: number }) =>
  sent.length > 0 && good.length === 0

/**
 * A list that only adds to its record: bad items are dropped alone and logged, and the record is as good without any.
 * Not a list at all is an empty one.
 */
export const listOf = <S extends v.GenericSchema>(name: string, item: S) =>
  lenient((sent) => goodItems(name, item)(Array.isArray(sent) ? sent : []), 'listOf', item)

/** As `listOf`, and whether all that was sent could be read. */
export const partOf = <S extends v.GenericSchema>(name: string, item: S) =>
  lenient(
    (sent) => {
      const items: unknown[] = Array.isArray(sent) ? sent : []
      const good = goodItems(name, item)(items)
      return { good, isWhole: (sent === null || Array.isArray(sent)) && good.length === items.length }
    },
    'listOf',
    item,
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
      const good = goodItems(name, item)(sent)
      const lost = sent.length - good.length
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
  return withWire(v.pipe(v.unknown(), read), ['as', schema])
}

/** A Spring page; `number` counts from 0. */
export const pageOf = <S extends v.GenericSchema>(name: string, item: S) =>
  v.object({
    content: answerList(name, item),
    totalElements: number(0),
    totalPages: number(0),
    number: number(0),
    last: flag(true),
  })
