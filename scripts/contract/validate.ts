import { flagOf, nameReader, numberOf, sumOf } from '#/api/schema/values.ts'
import type { Json } from './json-schema.ts'

/** The keywords that `validate` knows, and those that only say something to a reader; a test holds that there is no other. */
export const KEYWORDS = [
  ...['$ref', 'type', 'properties', 'required', 'items', 'anyOf', 'enum', 'const', 'pattern'],
  ...['minimum', 'exclusiveMinimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['additionalProperties', 'propertyNames', 'default', 'description', 'format', 'x-strict'],
] as const

/** Where a value differs from the contract: `path` as `products[3].costPrice`, empty for the whole answer. */
export type Difference = {
  path: string
  /** What stands there, never its value: `a text`, `nothing`, `null`. */
  is: string
  /** What the contract says. */
  wanted: string
  /** Without this field the shop goes by that value; undefined: it cannot do without. */
  fallback: unknown
}

export type Schemas = Readonly<Record<string, Json>>

const NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'yes or no',
  object: 'an object',
  array: 'a list',
  null: 'null',
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
const named = (value: unknown) => (value === undefined ? 'nothing' : (NAMES[typeOf(value)] ?? 'something'))
const isOfType = (value: unknown, type: string) =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type

const typesOf = ({ type }: Json): string[] => (typeof type === 'string' ? [type] : (type ?? []))

const isNull = ({ type }: Json) => type === 'null'

/** What a schema wants, in words; null, which is never what is wanted, is not among them. */
function wantedBy(schema: Json): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.filter((one) => !isNull(one)).map(wantedBy))].join(' or ')
  if (schema.enum) return `one of ${schema.enum.filter((one) => one !== null && one !== '').join(', ')}`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const types = typesOf(schema)
  return (types.length > 1 ? types.filter((type) => type !== 'null') : types)
    .map((type) => NAMES[type] ?? type)
    .join(' or ')
}

/** Why a text or a number of the right type is still not right; null: it is. */
function boundOf(schema: Json, value: unknown): string | null {
  if (typeof value === 'string') {
    if (schema.pattern && !new RegExp(schema.pattern).test(value)) return `a text like ${schema.pattern}`
    if (value.length < (schema.minLength ?? 0)) return `at least ${schema.minLength} characters`
    if (value.length > (schema.maxLength ?? value.length)) return `at most ${schema.maxLength} characters`
  }
  if (typeof value === 'number') {
    if (value < (schema.minimum ?? value)) return `at least ${schema.minimum}`
    if (value > (schema.maximum ?? value)) return `at most ${schema.maximum}`
    if (schema.exclusiveMinimum !== undefined && value <= schema.exclusiveMinimum)
      return `more than ${schema.exclusiveMinimum}`
  }
  if (Array.isArray(value)) {
    if (value.length < (schema.minItems ?? 0)) return `at least ${schema.minItems} of them`
    if (value.length > (schema.maxItems ?? value.length)) return `at most ${schema.maxItems} of them`
  }
  return null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Follows `$ref`; what stands beside it holds, too. */
function resolver(schemas: Schemas) {
  return (one: Json): Json => {
    if (!one.$ref) return one
    const { $ref, ...beside } = one
    const found = schemas[$ref.split('/').at(-1) ?? '']
    if (!found) throw new Error(`${$ref} refers to nothing`)
    return { ...found, ...beside }
  }
}

const at = (path: string, key: string) => (path ? `${path}.${key}` : key)
/** What the shop goes by when a field is wrong; undefined: its record is bad. */
const fallbackOf = (one: Json) => (one['x-strict'] ? undefined : one.default)
/** A choice between schemas is as lenient as the field that has it. */
const optionsOf = (one: Json): Json[] =>
  (one.anyOf ?? []).map((option) => {
    const { anyOf: _, ...beside } = one
    return { ...beside, ...option }
  })

/** What the shop reads a text as where something else is wanted: a number, a flag, the name of a list. */
function readAs(one: Json, sent: unknown): unknown {
  if (typeof sent !== 'string' && typeof sent !== 'number') return sent
  if (one.enum) return nameReader(one.enum.filter((name) => typeof name === 'string'))(sent) ?? sent
  const types = typesOf(one)
  if (types.includes('boolean')) return flagOf(sent) ?? sent
  return types.includes('number') && !types.includes('string')
    ? (sumOf(sent) ?? numberOf(sent) ?? sent)
    : sent
}

/**
 * Every place where a value is not what the contract says. `schemas`: what `$ref` refers to, by name; `isRead`: other
 * spellings that the shop reads are no difference.
 */
export function validate(
  schema: Json,
  value: unknown,
  schemas: Schemas = {},
  { isRead = false } = {},
): Difference[] {
  const resolve = resolver(schemas)

  /** A field that is named by the server, as in a list of numbers by id. */
  const inEntry = (
    { propertyNames, additionalProperties }: Json,
    { key, value }: { key: string; value: unknown },
    path: string,
  ): Difference[] => {
    const bound = propertyNames ? boundOf(propertyNames, key) : null
    const wrongName = bound ? [{ path, is: 'a name', wanted: bound, fallback: undefined }] : []
    return typeof additionalProperties === 'object'
      ? [...wrongName, ...walk(additionalProperties, value, path)]
      : wrongName
  }

  const inObject = (one: Json, sent: Record<string, unknown>, path: string): Difference[] => {
    const missing = (one.required ?? [])
      .filter((key) => sent[key] === undefined)
      .map((key) => {
        const field = resolve(one.properties?.[key] ?? {})
        return { path: at(path, key), is: 'nothing', wanted: wantedBy(field), fallback: undefined }
      })
    const unknown = one.additionalProperties === false ? Object.keys(sent) : []
    const extra = unknown
      .filter((key) => !(key in (one.properties ?? {})))
      .map((key) => ({
        path: at(path, key),
        is: named(sent[key]),
        wanted: 'no such field',
        fallback: undefined,
      }))
    const inFields = Object.entries(one.properties ?? {}).flatMap(([key, field]) =>
      sent[key] === undefined ? [] : walk(field, sent[key], at(path, key)),
    )
    const inOthers = Object.entries(sent)
      .filter(([key]) => !(key in (one.properties ?? {})))
      .flatMap(([key, value]) => inEntry(one, { key, value }, at(path, key)))
    // Without a needed field the whole object goes; where the shop can do without the object, nothing else does.
    const fallback = fallbackOf(one)
    const isOfThis = (found: Difference) =>
      found.fallback === undefined && !found.path.slice(path.length).includes('[')
    return [...missing, ...extra, ...inFields, ...inOthers].map((found) =>
      fallback !== undefined && isOfThis(found) ? { ...found, fallback } : found,
    )
  }

  const inside = (one: Json, sent: unknown, path: string): Difference[] => {
    if (Array.isArray(sent) && one.items) {
      const { items } = one
      return sent.flatMap((item, index) => walk(items, item, `${path}[${index}]`))
    }
    return isRecord(sent) ? inObject(one, sent, path) : []
  }

  const walk = (given: Json, written: unknown, path: string): Difference[] => {
    const one = resolve(given)
    const sent = isRead ? readAs(one, written) : written
    const differs = (wanted: string) => [{ path, is: named(sent), wanted, fallback: fallbackOf(one) }]
    if (one.anyOf) {
      const tries = optionsOf(one).map((option) => walk(option, sent, path))
      if (tries.some(({ length }) => length === 0)) return []
      // The option that fits but for what is inside of it says more than the list of all options.
      return (
        tries.find((found) => found.every((difference) => difference.path !== path)) ?? differs(wantedBy(one))
      )
    }
    if (one.enum) return one.enum.includes(sent) ? [] : differs(wantedBy(one))
    if (one.const !== undefined) return one.const === sent ? [] : differs(wantedBy(one))
    const types = typesOf(one)
    if (types.length > 0 && !types.some((type) => isOfType(sent, type))) return differs(wantedBy(one))
    const bound = boundOf(one, sent)
    return bound ? differs(bound) : inside(one, sent, path)
  }
  return walk(schema, value, '')
}

/** A value that says something the server did not: a number that is not zero, a choice. A flag has a known absence. */
const isGuess = (fallback: unknown) =>
  (typeof fallback === 'number' && fallback !== 0) ||
  (typeof fallback === 'string' && !['', 'NONE', 'OTHER'].includes(fallback))

/** The fields that are missing or null, and for which the shop then has to guess. */
export function guesses(schema: Json, value: unknown, schemas: Schemas = {}): Difference[] {
  const resolve = resolver(schemas)
  const walk = (given: Json, sent: unknown, path: string): Difference[] => {
    const one = resolve(given)
    if (one.anyOf) return optionsOf(one).flatMap((option) => walk(option, sent, path))
    if (Array.isArray(sent) && one.items) {
      const { items } = one
      return sent.flatMap((item, index) => walk(items, item, `${path}[${index}]`))
    }
    if (!isRecord(sent)) return []
    return Object.entries(one.properties ?? {}).flatMap(([key, field]) => {
      const inner = resolve(field)
      if (sent[key] !== undefined && sent[key] !== null) return walk(field, sent[key], at(path, key))
      if (!isGuess(inner.default)) return []
      const found = { is: named(sent[key]), wanted: wantedBy(inner), fallback: inner.default }
      return [{ path: at(path, key), ...found }]
    })
  }
  return walk(schema, value, '')
}
