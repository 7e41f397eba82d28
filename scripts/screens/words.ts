import { readFileSync } from 'node:fs'
import path from 'node:path'

const catalogs = path.join(import.meta.dirname, '../../locales')
const files: Record<string, string> = { uz: 'uz', ru: 'ru', eng: 'en' }

/** Translates an English text of the source into `lang`: the journeys press by text, whatever the language. */
export function wordsOf(lang: string) {
  const text = readFileSync(path.join(catalogs, `${files[lang]}.po`), 'utf8')
  const words = new Map(
    [...text.matchAll(/^msgid "(.*)"\nmsgstr "(.*)"$/gm)].map(([, id, words]) => [id, words] as const),
  )
  return (english: string, values: Record<string, string> = {}): string => {
    const found = words.get(english)
    if (found === undefined) throw new Error(`No text "${english}" in ${lang}.`)
    return found.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  }
}
