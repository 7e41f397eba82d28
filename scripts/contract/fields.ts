import type { Json } from './json-schema.ts'

/** A field for a reader: `name` with dots and `[]`, `type` in words, `record`: the named record it holds. */
export type Field = {
  name: string
  type: string
  record: string | null
  isNeeded: boolean
  /** It may be missing, but not be of another type. */
  isStrict: boolean
  /** What the shop goes by without it, in words; empty: nothing. */
  without: string
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'yes or no',
  object: 'object',
  array: 'list',
}

const isNull = ({ type }: Json) => type === 'null'
/** The schema without the null that stands for "absent". */
function bare(schema: Json): Json {
  const options = schema.anyOf?.filter((one) => !isNull(one)) ?? []
  return options.length === 1
    ? { ...options[0], ...('default' in schema && { default: schema.default }) }
    : schema
}

const isMultilingual = ({ anyOf }: Json) =>
  anyOf?.some(({ properties }) => properties?.uz !== undefined) ?? false

/** The named record that a schema refers to, or is a list of. */
export function recordOf(schema: Json): string | null {
  const one = bare(schema)
  return one.$ref?.split('/').at(-1) ?? (one.items ? recordOf(one.items) : null)
}

/** The type of a schema in words. */
export function typeOf(schema: Json): string {
  const one = bare(schema)
  if (one.$ref) return recordOf(one) ?? ''
  if (isMultilingual(one)) return 'text in uz, ru, eng'
  if (one.enum) return one.enum.filter((value) => value !== null && value !== '').join(', ')
  if (one.const !== undefined) return JSON.stringify(one.const)
  if (one.items) return `list of ${typeOf(one.items)}`
  if (one.anyOf) return [...new Set(one.anyOf.filter((option) => !isNull(option)).map(typeOf))].join(' or ')
  const types = [one.type ?? []].flat().filter((type) => type !== 'null')
  return types.map((type) => WORDS[type] ?? type).join(' or ') || 'null'
}

function withoutIt(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? '' : String(value)
}

/** The fields of an object, and of what lies in it without a name of its own. */
export function fieldsOf(schema: Json, prefix = ''): Field[] {
  const one = bare(schema)
  if (one.items) return fieldsOf(one.items, `${prefix}[]`)
  return Object.entries(one.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix ? `${prefix}.${key}` : key
    const row: Field = {
      name,
      type: typeOf(field),
      record: recordOf(field),
      isNeeded: one.required?.includes(key) ?? false,
      isStrict: field['x-strict'] ?? false,
      without: withoutIt(field.default),
    }
    return [row, ...(isMultilingual(field) ? [] : fieldsOf(field, name))]
  })
}
