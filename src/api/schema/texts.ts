import {
  decodeEntities,
  hasMarkup,
  isBlank,
  plainLines,
  plainText,
  unescapedMarkup,
  withoutDirections,
} from '#/domain/plain-text.ts'
import type { Language } from '#/domain/text.ts'
import { attempt } from '#/lib/attempt.ts'
import { cutText } from '#/lib/cut-text.ts'

/* What texts are when they have come in: with anything to read in them, or empty. */

/** What only few texts have; most are returned as they are. */
const ODD =
  /^(?:\P{L}|null$|NULL$|undefined$)|[&<\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2066-\u2069\u3164\uffa0]/u

/** Entities that were encoded once more on their way, `&amp;quot;`; those of brackets stay words. */
const TWICE = /&amp;(?!(?:lt|gt|#0*6[02]|#x0*3[ce]);)(?=#?\w{1,9};)/gi

/** HTML of a merchant, whose entities are part of it; at most `max` characters, blank is empty. */
export function readRich(sent: unknown, max: number): string {
  const text = readAsSent(sent, max)
  if (!ODD.test(text)) return text
  return isBlank(text) ? '' : unescapedMarkup(withoutDirections(text).replace(TWICE, '&'))
}

const readWithout =
  (plain: typeof plainText) =>
  (sent: unknown, max: number): string => {
    const text = readRich(sent, max)
    if (!ODD.test(text)) return text
    return hasMarkup(text) ? plain(text) : decodeEntities(text).trim()
  }

/** A name, a title, a short text, without markup: what its entities give is text, and none of it. */
export const readText = readWithout(plainText)

/** The same of a text of several lines, which its markup may make. */
export const readLines = readWithout(plainLines)

/** What a person has typed: as it is, without a change. A house, a floor may be a number, whose zero is none. */
export const readAsSent = (sent: unknown, max: number): string =>
  typeof sent === 'string' || (typeof sent === 'number' && sent !== 0) ? cutText(String(sent), max) : ''

const LANGUAGE_KEYS: Record<Language, RegExp> = { uz: /^uz/i, ru: /^ru/i, eng: /^en/i }
type Fields = Readonly<Record<string, unknown>>

const HAS_WORDS = /[\p{L}\p{N}]/u
/** A dash in place of a translation is none where another language has words. */
function withoutDashes(all: Record<Language, string>): Record<Language, string> {
  const said = [all.uz, all.ru, all.eng].filter(Boolean)
  const inWords = said.filter((text) => HAS_WORDS.test(text)).length
  if (inWords === 0 || inWords === said.length) return all
  const words = (text: string) => (HAS_WORDS.test(text) ? text : '')
  return { uz: words(all.uz), ru: words(all.ru), eng: words(all.eng) }
}

/** The texts of a field by language: `{uz, ru, eng}`, `{uz_UZ, en}`, `[{lang, text}]`, also as JSON in a text; one text is of all of them. */
export function readByLanguage(field: unknown, read: (sent: unknown) => string): Record<Language, string> {
  const isJson = typeof field === 'string' && /^\s*\{/.test(field)
  const sent: unknown = (isJson && attempt(() => JSON.parse(field))) || field
  const fields = typeof sent === 'object' && sent !== null ? (sent as Fields) : null
  const one = (language: Language) => read(fields ? fields[language] : sent)
  const all = { uz: one('uz'), ru: one('ru'), eng: one('eng') }
  if (!fields || all.uz || all.ru || all.eng) return withoutDashes(all)
  const entries: [unknown, unknown][] = Array.isArray(sent)
    ? sent.map((item: Fields | null) => [
        item?.lang ?? item?.language ?? item?.locale ?? item?.code,
        item?.text ?? item?.value ?? item?.name,
      ])
    : Object.entries(fields)
  const byKey = (language: Language) =>
    read(entries.find(([key]) => typeof key === 'string' && LANGUAGE_KEYS[language].test(key))?.[1])
  return { uz: byKey('uz'), ru: byKey('ru'), eng: byKey('eng') }
}

/** The name of a person, in which programs have joined what they did not know: "null undefined". */
export const readPerson = (sent: unknown, max: number): string => {
  const name = readText(sent, max)
  return /^(?:(?:null|undefined|None)(?: |$))+$/.test(name) ? '' : name
}
