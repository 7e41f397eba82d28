import { isDeepStrictEqual } from 'node:util'
import type * as v from 'valibot'
import type { Language } from '#/domain/text.ts'
import { wireOf } from '../../contract/json-schema.ts'
import type { Random } from '../../random.ts'
import { absenceOf } from './absences.ts'
import {
  birthdaySpelled,
  blankSpelled,
  countSpelled,
  escaped,
  flagSpelled,
  momentSpelled,
  nameSpelled,
  numberSpelled,
  sumSpelled,
  timeSpelled,
  workDaySpelled,
} from './spellings.ts'

/*
 * An answer of the contract that says the same in other words: its schema says the kind of each field, and each kind has
 * its spellings. Ids stay what they are, and so does what the contract names no other spelling for.
 */

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const LANGUAGES = ['uz', 'ru', 'eng'] as const
const isInAllLanguages = (value: Fields) =>
  LANGUAGES.every((one) => typeof value[one] === 'string' && value[one].trim() !== '')

/** One of so many multilingual texts lacks a language. */
const LACKING = 8

/** The answer without a language here and there, which another one has; never the one that the caller speaks. */
export function withGaps(value: unknown, random: Random, spoken: Language): unknown {
  if (Array.isArray(value)) return value.map((one) => withGaps(one, random, spoken))
  if (!isFields(value)) return value
  if (isInAllLanguages(value) && random.whole(1, LACKING) === 1)
    return { ...value, [random.oneOf(LANGUAGES.filter((one) => one !== spoken))]: '' }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withGaps(one, random, spoken)]))
}

/** Kinds for which an empty text is nothing, too. */
const MAY_BE_EMPTY = new Set<unknown>([
  'flag',
  'number',
  'deduction',
  'sum',
  'signedSum',
  'moment',
  'limit',
  'day',
  'timeOfDay',
  'text',
])
const LEFT_OUT = Symbol('left out')

/** A field of a record, which may be absent where that says the same. */
function fieldSpelled(schema: v.GenericSchema, value: unknown, random: Random): unknown {
  const { omitted, nulled } = absenceOf(schema)
  const said = value === undefined ? omitted?.means : value === null ? nulled?.means : value
  const spellings: unknown[] = [
    ...(omitted && isDeepStrictEqual(omitted.means, said) ? [LEFT_OUT] : []),
    ...(nulled && isDeepStrictEqual(nulled.means, said) ? [null] : []),
  ]
  if (spellings.length > 0 && MAY_BE_EMPTY.has(wireOf(schema)?.[0])) spellings.push('')
  const isThere = value !== undefined && value !== null
  if (spellings.length === 0 || (isThere && random.whole(0, 1) === 0))
    return value === undefined ? LEFT_OUT : respelled(schema, value, random)
  return random.oneOf(spellings)
}

/** `isOwn`: the names of its fields tell it from other records, so that what is absent is null. */
function recordSpelled(
  entries: Readonly<Record<string, v.GenericSchema>>,
  value: Fields,
  random: Random,
  isOwn = false,
) {
  const absent = isOwn ? null : undefined
  const known = Object.entries(entries).map(
    ([key, schema]) => [key, fieldSpelled(schema, value[key], random)] as const,
  )
  const spelled = known.map(([key, one]) => [key, one === LEFT_OUT ? absent : one] as const)
  // Fields that nobody reads stay, as servers send them.
  return { ...value, ...Object.fromEntries(spelled) }
}

/** The records, and another one with the id of the first, which does not count. */
function listSpelled(item: v.GenericSchema, list: readonly unknown[], random: Random, mayRepeat: boolean) {
  const spelled = list.map((one) => respelled(item, one, random))
  const [first] = list
  const last = list.at(-1)
  const hasIds = isFields(first) && isFields(last) && 'id' in first && 'entries' in item
  if (!hasIds || mayRepeat || random.whole(0, 1) === 0) return spelled
  return [...spelled, respelled(item, { ...last, id: first.id }, random)]
}

const NAMES_OF_CONTENT = ['content', 'items', 'data', 'results'] as const

/** A page in Spring's old or new format, or in that of another framework. */
function pageSpelled(page: { entries?: Record<string, v.GenericSchema> }, value: unknown, random: Random) {
  const { entries } = page
  if (!isFields(value) || !entries?.content) return value
  const { totalElements, totalPages, last, number, size } = value
  const content = respelled(entries.content, value.content, random)
  const totals = {
    totalElements: numberSpelled(Number(totalElements), random),
    totalPages: numberSpelled(Number(totalPages), random),
  }
  const name = random.oneOf(NAMES_OF_CONTENT)
  return random.oneOf<unknown>([
    { ...value, ...totals, content, last: flagSpelled(Boolean(last), random) },
    { content, ...totals, number, size },
    { content, page: { ...totals, number, size } },
    { [name]: content, last: flagSpelled(Boolean(last), random) },
    { [name]: content, hasNext: flagSpelled(!last, random) },
  ])
}

function textsSpelled(value: unknown, isRich: boolean, random: Random): unknown {
  const one = (text: unknown) => {
    if (typeof text !== 'string') return text
    if (text.trim() === '') return blankSpelled(random)
    return isRich ? text : escaped(text, random)
  }
  if (!isFields(value)) return one(value)
  const isOne = typeof value.uz === 'string' && value.uz === value.ru && value.ru === value.eng
  if (isOne && random.whole(0, 1) === 0) return one(value.uz)
  return Object.fromEntries(Object.entries(value).map(([language, text]) => [language, one(text)]))
}

const ofNumber = (spell: (number: number, random: Random) => unknown) => (value: unknown, random: Random) =>
  typeof value === 'number' ? spell(value, random) : value
const ofText = (spell: (text: string, random: Random) => unknown) => (value: unknown, random: Random) =>
  typeof value === 'string' ? spell(value, random) : value

const flag = (value: unknown, random: Random) =>
  typeof value === 'boolean' ? flagSpelled(value, random) : value
const number = ofNumber(numberSpelled)
const sum = ofNumber(sumSpelled)
const text = ofText((one, random) => countSpelled(escaped(one, random), random))

type Spell = (value: unknown, random: Random) => unknown
const KINDS: Readonly<Record<string, Spell>> = {
  flag,
  ...{ number, strictNumber: number, coordinate: number },
  ...{ sum, signedSum: sum, deduction: sum },
  ...{ text, asSent: ofText(countSpelled) },
  ...{ moment: ofText(momentSpelled), limit: ofText(momentSpelled), day: ofText(birthdaySpelled) },
  ...{ timeOfDay: ofText(timeSpelled), workDay: ofText(workDaySpelled) },
}

/** The value that this schema reads, spelled otherwise; `random` says how. */
export function respelled(schema: v.GenericSchema, value: unknown, random: Random): unknown {
  if (value === undefined || value === null) return value
  const wire = wireOf(schema)
  switch (wire?.[0]) {
    case undefined:
      break
    case 'multilingual':
    case 'rich':
      return textsSpelled(value, wire[0] === 'rich', random)
    case 'oneOf':
      return typeof value === 'string' && wire[1].includes(value) ? nameSpelled(value, random) : value
    case 'maybe':
      return respelled(wire[1], value, random)
    case 'listOf':
    case 'fullList':
      return Array.isArray(value) ? listSpelled(wire[1], value, random, wire[2] === true) : value
    case 'as':
      if (wire[2] === 'page') return pageSpelled(wire[1] as object, value, random)
      if (wire[2] === 'own') {
        const { entries } = wire[1] as { entries?: Record<string, v.GenericSchema> }
        return entries && isFields(value) ? recordSpelled(entries, value, random, true) : value
      }
      if (wire[2] === 'day') return ofText(birthdaySpelled)(value, random)
      return wire[2] ? (KINDS[wire[2]]?.(value, random) ?? value) : respelled(wire[1], value, random)
    default:
      return KINDS[wire?.[0] ?? '']?.(value, random) ?? value
  }
  const inner = schema as v.GenericSchema & {
    entries?: Record<string, v.GenericSchema>
    wrapped?: v.GenericSchema
    item?: v.GenericSchema
    value?: v.GenericSchema
  }
  if (inner.wrapped) return respelled(inner.wrapped, value, random)
  if (inner.item && Array.isArray(value))
    return value.map((one) => respelled(inner.item as v.GenericSchema, one, random))
  if (!isFields(value)) return value
  if (inner.entries) return recordSpelled(inner.entries, value, random)
  const { type, value: each } = inner
  if (type !== 'record' || !each) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, respelled(each, one, random)]))
}
