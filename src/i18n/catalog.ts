import { i18n, type Messages } from '@lingui/core'
import type { Language } from '#/domain/text.ts'
import { localeOf } from './language.ts'

const catalogs: Record<Language, () => Promise<{ messages: Messages }>> = {
  uz: () => import('#locales/uz.po'),
  ru: () => import('#locales/ru.po'),
  eng: () => import('#locales/en.po'),
}

/** Loads the texts of one language and puts them on the screen; only the language shown is ever loaded. */
export async function activateLanguage(language: Language): Promise<void> {
  const { messages } = await catalogs[language]()
  i18n.loadAndActivate({ locale: localeOf(language), messages })
  document.documentElement.lang = localeOf(language)
}

export { i18n }
