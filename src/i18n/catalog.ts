import { i18n, type Messages } from '@lingui/core'
import { localeOf } from '#/domain/language.ts'
import type { Language } from '#/domain/text.ts'
import { setPageLanguage } from '#/lib/page-language.ts'

type Catalogs = Record<Language, () => Promise<{ messages: Messages }>>

/** The texts of the first load. */
const first: Catalogs = {
  uz: () => import('#locales/uz.po?first'),
  ru: () => import('#locales/ru.po?first'),
  eng: () => import('#locales/en.po?first'),
}

/** The texts of everything that is loaded later. */
const rest: Catalogs = {
  uz: () => import('#locales/uz.po?rest'),
  ru: () => import('#locales/ru.po?rest'),
  eng: () => import('#locales/en.po?rest'),
}

/* One for the page, like the catalog of lingui: texts that load later need the language of that moment. */
let shown: Language = 'uz'
let wantsRest = false

/** Loads the texts of one language and puts them on the screen; only the language shown is ever loaded. */
export async function activateLanguage(language: Language): Promise<void> {
  const parts = await Promise.all([first[language](), wantsRest ? rest[language]() : null])
  shown = language
  const messages = { ...parts[0].messages, ...parts[1]?.messages }
  i18n.loadAndActivate({ locale: localeOf(language), messages })
  setPageLanguage(localeOf(language))
}

/** The texts beyond the first load; from the first call on they come along with every language. Rejects offline. */
export async function restOfTexts(): Promise<void> {
  wantsRest = true
  const language = shown
  const { messages } = await rest[language]()
  i18n.load(localeOf(language), messages)
}

export { i18n }
