import { type Language, NO_TEXT, textIn } from '#/domain/text.ts'
import type { Finding, Subject } from './finding.ts'
import type { Words } from './words.ts'
import { ENG } from './words-eng.ts'
import { RU } from './words-ru.ts'
import { UZ } from './words-uz.ts'

export const WORDS: Readonly<Record<Language, Words>> = { uz: UZ, ru: RU, eng: ENG }

/** Fills `{blanks}`; one that nothing is known of stays empty. */
export const filled = (words: string, blanks: Readonly<Record<string, string>>): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => blanks[name] ?? '')

/** What a record is called: by its name, else by what it is and its id. */
export function subjectName(subject: Subject, language: Language): string {
  const { kinds } = WORDS[language]
  const name = subject.name === NO_TEXT ? '' : textIn(subject.name, language)
  return name || [kinds[subject.kind], subject.id].filter(Boolean).join(' ')
}

/** The last name on the wire, `modificationGroups[0].min`, as a back office calls it; `bannersActive` is about banners. */
function fieldName(field: string, { fields, values }: Words): string {
  const last =
    field
      .replace(/\[\d*\]/g, '')
      .split('.')
      .at(-1) ?? ''
  const about = last.replace(/Active$/, '')
  return fields[last] ?? fields[about] ?? values[about] ?? last
}

/** A finding in a language: what customers meet, and what to change. `where`: in which part of the record; may be empty. */
export function spoken(found: Finding, language: Language): { where: string; what: string; todo: string } {
  const words = WORDS[language]
  const { about } = found
  const said = Object.fromEntries(
    Object.entries(about).map(([key, value]) => [key, words.values[value] ?? value]),
  )
  const fix = filled(words.fixes[about.wire ?? ''] ?? words.fixes.other ?? '', {
    options: about.options ?? '',
  })
  const blanks = { ...said, field: fieldName(found.field, words), sent: found.sent || words.nothing, fix }
  const [what, todo] = words.codes[found.code]
  return {
    where: found.where.map((name) => textIn(name, language)).join(' → '),
    what: filled(what, blanks),
    todo: filled(todo, blanks),
  }
}
