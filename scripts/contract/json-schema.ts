import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import type { Wire } from '#/api/schema/field.ts'

/*
 * JSON Schema (2020-12) out of the client's valibot schemas: what a server should send, before the client has made
 * anything else of it. A lenient field, which takes anything, is described by its `wire`; a schema that has no words in
 * JSON Schema and no `wire` throws, so that nothing is described as "anything" by accident.
 */

/** The keywords that the contract uses. `default` of a field of an answer: what the shop goes by without it. */
export type Json = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  anyOf?: Json[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  additionalProperties?: boolean | Json
  propertyNames?: Json
  default?: unknown
  description?: string
  /** The field may be missing or null, but a value of another kind makes its record bad. */
  'x-strict'?: true
}

/** Schemas that are named once and referred to, by name. */
export type Definitions = Record<string, v.GenericSchema>

const REF = '#/components/schemas/'
const LANGUAGES = ['uz', 'ru', 'eng']

/** The same, or null. */
function orNull(schema: Json): Json {
  if (schema.anyOf)
    return { ...schema, anyOf: [...schema.anyOf.filter(({ type }) => type !== 'null'), { type: 'null' }] }
  const { type, ...rest } = schema
  if (schema.enum) return { ...rest, enum: [...new Set([...schema.enum, null])] }
  if (type === undefined) return { anyOf: [schema, { type: 'null' }] }
  return { ...schema, type: [...new Set([type, 'null'].flat())] }
}

/** A text in all three languages, or one text that is shown in all of them. */
const multilingual = (maxLength: number): Json => ({
  anyOf: [
    {
      type: 'object',
      properties: Object.fromEntries(
        LANGUAGES.map((one) => [one, { type: ['string', 'null'], maxLength } satisfies Json]),
      ),
    },
    { type: 'string', maxLength },
    { type: 'null' },
  ],
  default: { uz: '', ru: '', eng: '' },
})

const MOMENT = '^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d.*)?$'
const MOMENTS =
  'Read too: 20.11.2026 14:05, 2026/11/20, 20261120, 20261120T140500+0500, /Date(ms)/, {"$date": …}, RFC 2822, seconds since 1970 or parts of them, [2026, 11, 20, 14, 5]'

const FORMATS: Readonly<Record<string, Json>> = {
  id: { type: ['string', 'integer'], minLength: 1, maxLength: 200 },
  otherId: { type: ['string', 'number', 'null'], default: null },
  passed: { type: ['string', 'number', 'boolean', 'null'], default: null },
  moment: {
    type: ['string', 'null'],
    pattern: MOMENT,
    default: null,
    description: `ISO 8601; without an offset it is the time of Tashkent (+05:00). ${MOMENTS}; what cannot be read counts as absent`,
  },
  limit: {
    type: ['string', 'null'],
    pattern: MOMENT,
    default: null,
    description: `ISO 8601; without an offset it is the time of Tashkent (+05:00), a bare date the whole day there. ${MOMENTS}; with one that cannot be read the record is not valid`,
  },
  day: {
    type: ['string', 'null'],
    pattern: '^\\d{4}-\\d\\d-\\d\\d$',
    default: null,
    description: `${MOMENTS}: the day of Tashkent`,
  },
  timeOfDay: {
    type: ['string', 'null'],
    pattern: '^((([01]\\d|2[0-3]):[0-5]\\d.*)|24:00.*)?$',
    default: '',
    description:
      'HH:mm of Tashkent, up to 24:00. Read too: 9:00, 09.00, 9-00, 9:00:00, 0900, 9, 9:00 AM, [9, 0], a moment, the whole span in both ends of hours (10:00–23:00, 24/7); with one that cannot be read nothing is open or cooked',
  },
  colour: {
    type: ['string', 'null'],
    pattern: '^(#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8}))?$',
    default: '',
  },
}

/** A sum; `missing`: what it is when it is absent, undefined where it must be there. */
const amount = (rest: Json, missing: number | null | undefined): Json =>
  missing === undefined
    ? { type: 'number', ...rest }
    : { type: ['number', 'null'], ...rest, default: missing }

function ofWire(wire: Wire, convert: (schema: v.GenericSchema) => Json): Json {
  switch (wire[0]) {
    case 'text':
    case 'asSent':
      return { type: ['string', 'null'], maxLength: wire[1], default: '' }
    case 'multilingual':
    case 'rich':
      return multilingual(wire[1])
    case 'flag':
      return { type: ['boolean', 'null'], default: wire[1] }
    case 'number':
      return { type: ['number', 'null'], default: wire[1] }
    case 'deduction':
      return { type: ['number', 'null'], minimum: 0, default: wire[1] }
    case 'strictNumber':
      return { type: 'number' }
    case 'sum':
      return amount({ minimum: 0 }, wire[1])
    case 'signedSum':
      return amount({}, wire[1])
    case 'coordinate':
      return { type: 'number', minimum: -wire[1], maximum: wire[1] }
    case 'oneOf':
      if (wire[2] === undefined) return { enum: [...wire[1]] }
      return { enum: [...new Set([...wire[1], null])], default: wire[2] }
    case 'maybe':
      return { ...orNull(convert(wire[1])), default: wire[2] }
    case 'listOf':
      return { type: ['array', 'null'], items: convert(wire[1]), default: [] }
    case 'fullList':
      return { type: 'array', items: convert(wire[1]) }
    case 'as':
      return convert(wire[1])
    default:
      return FORMATS[wire[0]] ?? {}
  }
}

/** What the schema says of the field before it is read; null: it is one of valibot's own. */
export const wireOf = (schema: object): Wire | null =>
  'wire' in schema && Array.isArray(schema.wire) ? (schema.wire as unknown as Wire) : null

/** Whether absence is allowed: valibot's own answer is for the schema that a field shares, not for the field. */
function mayBeAbsent(schema: v.GenericSchema): boolean {
  const wire = wireOf(schema)
  if (wire?.[0] === 'as') return mayBeAbsent(wire[1])
  const [first] = 'pipe' in schema ? (schema.pipe as v.GenericSchema[]) : []
  if (first && first !== schema) return mayBeAbsent(first)
  return schema.type === 'optional' || schema.type === 'nullish' || schema.type === 'exact_optional'
}

/** Fields that are not lenient. */
const STRICT = new Set<Wire[0]>(['fullList', 'sum', 'signedSum', 'strictNumber'])

/** Whether a field that may be missing still makes its record bad when it is of another kind. */
function isStrict(schema: v.GenericSchema): boolean {
  const wire = wireOf(schema)
  if (wire) return wire[0] === 'as' ? isStrict(wire[1]) : STRICT.has(wire[0])
  const [first] = 'pipe' in schema ? (schema.pipe as v.GenericSchema[]) : []
  if (first && first !== schema) return isStrict(first)
  return !('fallback' in schema) && (!('wrapped' in schema) || isStrict(schema.wrapped as v.GenericSchema))
}

const entriesOf = (schema: object): Record<string, v.GenericSchema> | null =>
  'entries' in schema && !('pipe' in schema) ? (schema.entries as Record<string, v.GenericSchema>) : null

type Action = { type: string; message?: string; requirement?: unknown }

/** The schema as JSON; those of `definitions` are referred to. */
export function jsonSchemaOf(schema: v.GenericSchema, definitions: Definitions = {}): Json {
  const names = new Map(Object.entries(definitions).map(([name, one]) => [one as object, name]))
  const convert = (one: v.GenericSchema): Json => {
    const name = names.get(one)
    return name === undefined || one === schema ? bare(one) : { $ref: REF + name }
  }
  const config: ConversionConfig = {
    target: 'draft-2020-12',
    typeMode: 'input',
    ignoreActions: ['finite'],
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const { type, message, requirement } = valibotAction as unknown as Action
      // JSON Schema has no flags; the only one in use lets a dot be a line break, which no server should send there.
      if (type === 'regex' && requirement instanceof RegExp && requirement.flags === 's')
        return { ...jsonSchema, pattern: requirement.source }
      if (type !== 'check') return null
      const said = jsonSchema.description ? `${jsonSchema.description}; ` : ''
      return { ...jsonSchema, description: `${said}refused when: ${message}` }
    },
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const one = valibotSchema as v.GenericSchema
      const name = names.get(one)
      if (name !== undefined && one !== schema) return { $ref: REF + name }
      const wire = wireOf(one)
      if (wire) return ofWire(wire, convert) as JsonSchema
      const entries = entriesOf(one)
      if (!entries) return null
      const required = Object.keys(entries).filter((key) => !mayBeAbsent(entries[key] as v.GenericSchema))
      const { required: _, properties = {}, ...rest } = jsonSchema as Json
      const fields = Object.entries(properties).map(([key, field]): [string, Json] => {
        const isMarked = 'default' in field && isStrict(entries[key] as v.GenericSchema)
        return [key, isMarked ? { ...field, 'x-strict': true } : field]
      })
      return {
        ...rest,
        properties: Object.fromEntries(fields),
        ...(required.length > 0 && { required }),
      } as JsonSchema
    },
  }
  const bare = (one: v.GenericSchema): Json => {
    const { $schema: _, ...json } = toJsonSchema(one, config)
    return json as Json
  }
  return bare(schema)
}
