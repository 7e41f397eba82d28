import * as v from 'valibot'
import { log } from '#/lib/log.ts'

/** Opaque id of the contract: anything else is a broken record. Numbers of older servers become text. */
export const Id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/),
)

/** Whole so'm. Strict: a sum we cannot read is not zero. */
export const Sum = v.pipe(v.number(), v.finite(), v.minValue(0), v.transform(Math.round))

/** A sum that may be absent: null, missing and unreadable all mean "not given". */
export const OptionalSum = v.optional(v.fallback(v.nullable(Sum), null), null)

export const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
export const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))

/** A short text that never breaks a record: absent or not a text is empty; capped at `max` characters. */
export const text = (max = 2_000) =>
  v.optional(
    v.fallback(
      v.pipe(
        v.nullable(v.string(), ''),
        v.transform((s) => s.slice(0, max)),
      ),
      '',
    ),
    '',
  )

/** Multilingual text; also takes a plain string, which then stands in all three languages. */
export const multilingual = (max = 5_000) => {
  const one = text(max)
  return v.optional(
    v.fallback(
      v.union([
        v.object({ uz: one, ru: one, eng: one }),
        v.pipe(
          v.string(),
          v.transform((s) => ({ uz: s.slice(0, max), ru: s.slice(0, max), eng: s.slice(0, max) })),
        ),
      ]),
      { uz: '', ru: '', eng: '' },
    ),
    { uz: '', ru: '', eng: '' },
  )
}

/** A flag: missing, null and nonsense mean `missing` (contract section 0). */
export const flag = (missing = false) =>
  v.optional(v.fallback(v.nullable(v.boolean(), missing), missing), missing)

/** An enum that survives values this build does not know (ST-18). */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T, unknown: T[number]) =>
  v.optional(v.fallback(v.picklist(values), unknown), unknown)

/** A number that never breaks a record. */
export const number = (missing: number) =>
  v.optional(v.fallback(v.pipe(v.number(), v.finite()), missing), missing)

export const optionalNumber = v.optional(v.fallback(v.nullable(v.pipe(v.number(), v.finite())), null), null)

/** A moment in ISO 8601, or null when absent or unreadable. */
export const OptionalMoment = v.optional(
  v.fallback(
    v.nullable(
      v.pipe(
        v.string(),
        v.check((s) => !Number.isNaN(Date.parse(s))),
      ),
    ),
    null,
  ),
  null,
)

/** Time of day "HH:mm"; unreadable is empty, meaning "not said". */
export const TimeOfDay = v.optional(
  v.fallback(
    v.pipe(
      v.string(),
      v.regex(/^([01]\d|2[0-3]):[0-5]\d/),
      v.transform((s) => s.slice(0, 5)),
    ),
    '',
  ),
  '',
)

/** `#` and 3, 6 or 8 hex digits, else empty: no other text may reach a style (threat T10). */
export const Colour = v.optional(
  v.fallback(v.pipe(v.string(), v.regex(/^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i)), ''),
  '',
)

const MAX_DROP_LOGS_A_MINUTE = 20
let dropsLogged = { since: 0, count: 0 }

function logDrop(name: string, record: unknown, issue: string) {
  const now = Date.now()
  if (now - dropsLogged.since > 60_000) dropsLogged = { since: now, count: 0 }
  if (++dropsLogged.count > MAX_DROP_LOGS_A_MINUTE) return
  const id = typeof record === 'object' && record !== null && 'id' in record ? record.id : undefined
  log.warn(`dropped a bad record of ${name}`, { id, issue })
}

/** Items of a list that can be read; bad ones are dropped and logged. */
export const goodItems =
  <S extends v.GenericSchema>(name: string, item: S) =>
  (items: unknown[]): v.InferOutput<S>[] =>
    items.flatMap((record) => {
      const parsed = v.safeParse(item, record)
      if (parsed.success) return [parsed.output]
      logDrop(name, record, parsed.issues[0].message)
      return []
    })

/** A list whose bad items are dropped alone and logged (path, id, reason); not a list at all is an empty list. */
export const listOf = <S extends v.GenericSchema>(name: string, item: S) =>
  v.pipe(
    v.optional(v.fallback(v.nullable(v.array(v.unknown()), []), []), []),
    v.transform((items) => goodItems(name, item)(items as unknown[])),
  )

/** A list the answer is nothing without: bad items are dropped, but not a list at all is a bad answer. */
export const answerList = <S extends v.GenericSchema>(name: string, item: S) =>
  v.pipe(v.array(v.unknown()), v.transform(goodItems(name, item)))

/** A Spring page; `number` counts from 0. */
export const pageOf = <S extends v.GenericSchema>(name: string, item: S) =>
  v.object({
    content: answerList(name, item),
    totalElements: number(0),
    totalPages: number(0),
    number: number(0),
    last: v.optional(v.fallback(v.boolean(), true), true),
  })
