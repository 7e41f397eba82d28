import { rowOf } from '../contract/calls.ts'
import type { Json } from '../contract/json-schema.ts'
import { recordSchemas, schemaOf } from '../contract/openapi.ts'

/*
 * Answers of a server whose merchant, or whose other customers, write markup and scripts wherever a text is expected.
 * Which fields are texts says the contract, so that a new one joins by itself.
 */

/** Texts that run `struck`, or change the page, where one of them becomes markup. None is longer than 100 characters. */
const TEXTS = [
  '<img src=x onerror=struck(1) data-hostile>',
  '<script data-hostile>struck(2)</script>',
  '<svg data-hostile onload=struck(3)>',
  '"><b data-hostile onclick=struck(4)>',
  "'><input data-hostile onfocus=struck(5) autofocus>",
  '<a data-hostile href="javascript:struck(6)">x</a>',
  '<iframe data-hostile srcdoc="<script>parent.struck(7)</script>">',
  '</title></style></script><script data-hostile>alert(8)</script>',
  '<details data-hostile open ontoggle=struck(9)>',
  '<form data-hostile action=javascript:struck(10)><button autofocus>',
  '<math data-hostile><mtext><style><img src onerror=struck(11)>',
  '{{constructor.constructor("struck(12)")()}}',
  '#{struck(13)}',
  '<base data-hostile href=//evil.example>',
  '<meta data-hostile http-equiv=refresh content="0;url=//evil.example">',
  '<link data-hostile rel=stylesheet href=//evil.example/x.css>',
  '<style data-hostile>*{display:none}</style>',
  '<object data-hostile data=javascript:struck(14)></object>',
  '<b style="position:fixed;inset:0" data-hostile>',
] as const
/** For fields of a few characters. */
const SHORT = '<b data-hostile>'

/** For fields that lead somewhere. */
const LINKS = [
  'javascript:struck(20)',
  ' java\nscript:struck(21)',
  'JaVaScRiPt:struck(22)//https://example.uz',
  'data:text/html,<script>opener.struck(23)</script>',
  'vbscript:struck(24)',
  'https://evil.example/" onmouseover="struck(25)" data-hostile="',
  '//evil.example/x',
] as const
const isLink = (name: string) => /link$|url$|^(telegram|instagram|facebook|value)$/i.test(name)

/** For fields that name a picture; most keep theirs. */
const PICTURES = [
  null,
  null,
  'javascript:struck(30)',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="struck(31)"/>',
  'x.webp" onerror="struck(32)" data-hostile="',
  '//evil.example/x.svg',
  'http://evil.example/x.png',
] as const
const isPicture = (name: string) => /image|icon|logo|gallery/i.test(name)

/** Not shown: by the first three the shop finds its merchant, by the last what is sold in this channel. */
const KEPT = ['sub', 'domain', 'domainUrl', 'systems']
/** Ids are not shown either, and records find each other by them; hostile ids are those of the `wild` shop. */
const isId = (name: string) => /^(?:id|group)$|Id$/.test(name)
const isMoment = (text: string) => /^\d{4}-\d\d-\d\d|^\d\d:\d\d/.test(text)

function hash(words: string): number {
  let value = 2_166_136_261
  for (const sign of words) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  return value >>> 0
}
const oneOf = <T>(items: readonly T[], words: string): T => items[hash(words) % items.length] as T

const typesOf = ({ type }: Json) => [type ?? []].flat()
const isText = (schema: Json) =>
  typesOf(schema).includes('string') && !schema.pattern && !schema.enum && schema.const === undefined

/** What stands in a text field instead of `was`, at most `max` characters. */
function hostileText(path: string, name: string, was: string, max: number): string {
  if (isLink(name)) return oneOf(LINKS, path + was)
  if (isPicture(name)) return oneOf(PICTURES, path + was) ?? was
  const fitting = TEXTS.filter(({ length }) => length <= max)
  const payload = fitting.length > 0 ? oneOf(fitting, path + was) : SHORT
  // Behind what stood there, and in front of where a text is cut.
  return was.slice(0, max - payload.length - 1) + (was ? ' ' : '') + payload
}

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/**
 * The answer of a call with every text in it made hostile, and the fields that were: `GET /…: products.name.uz`. An
 * answer that the contract does not know stays as it is.
 */
export function hostileAnswer(method: string, path: string, answer: unknown) {
  const row = rowOf(method, path)
  const fields = new Set<string>()
  if (!row?.answer) return { answer, fields }
  const schemas = recordSchemas()
  const resolve = (one: Json): Json => (one.$ref ? (schemas[one.$ref.split('/').at(-1) ?? ''] ?? {}) : one)

  const spoil = (given: Json, value: unknown, at: readonly string[]): unknown => {
    const one = resolve(given)
    if (one.anyOf) {
      const fits = one.anyOf
        .map(resolve)
        .find((option) => typesOf(option).includes(kindOf(value)) || option.anyOf)
      return fits ? spoil(fits, value, at) : value
    }
    if (Array.isArray(value)) return one.items ? value.map((item) => spoil(one.items ?? {}, item, at)) : value
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [
          key,
          one.properties?.[key] ? spoil(one.properties[key], inner, [...at, key]) : inner,
        ]),
      )
    const name = at.at(-1) ?? ''
    const isTextHere = value === null || typeof value === 'string'
    if (!isText(one) || !isTextHere || KEPT.includes(name) || isId(name) || isMoment(value ?? ''))
      return value
    const where = at.join('.')
    fields.add(`${row.method} ${row.path}: ${where}`)
    // The name of a field in three languages is the one around it.
    const field = ['uz', 'ru', 'eng'].includes(name) ? (at.at(-2) ?? name) : name
    return hostileText(where, field, value ?? '', one.maxLength ?? 100)
  }
  return { answer: spoil(schemaOf(row.answer), answer, []), fields }
}
