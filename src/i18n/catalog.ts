import { i18n, type Messages } from '@lingui/core'
import type { Language } from '#/domain/text.ts'
import { localeOf } from './language.ts'

type Catalogs = Record<Language, () => Promise<{ messages: Messages }>>

/** What the first load says. */
const first: Catalogs = {
  uz: () => import('#locales/uz.po?first'),
  ru: () => import('#locales/ru.po?first'),
  eng: () => import('#locales/en.po?first'),
}

/** What everything says that is loaded when asked for. */
const rest: Catalogs = {
  uz: () => import('#locales/uz.po?rest'),
  ru: () => import('#locales/ru.po?rest'),
  eng: () => import('#locales/en.po?rest'),
}

let shown: Language = 'uz'
let wantsRest = false

/** Loads the texts of one language and puts them on the screen; only the language shown is ever loaded. */
export async function activateLanguage(language: Language): Promise<void> {
  const parts = await Promise.all([first[language](), wantsRest ? rest[language]() : null])
  shown = language
  const messages = { ...parts[0].messages, ...parts[1]?.messages }
  i18n.loadAndActivate({ locale: localeOf(language), messages })
  document.documentElement.lang = localeOf(language)
}

/** The texts beyond the first load; from the first call on they come along with every language. Rejects offline. */
export async function restOfTexts(): Promise<void> {
  wantsRest = true
  const language = shown
  const { messages } = await rest[language]()
  i18n.load(localeOf(language), messages)
}

export { i18n }
