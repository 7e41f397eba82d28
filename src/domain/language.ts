import type { Language } from './text.ts'

/** Names of the languages in themselves, by the merchant's index: 0 Uzbek, 1 Russian, 2 English. */
export const LANGUAGES: readonly { language: Language; name: string; short: string }[] = [
  { language: 'uz', name: 'Oʻzbekcha', short: 'UZ' },
  { language: 'ru', name: 'Русский', short: 'RU' },
  { language: 'eng', name: 'English', short: 'EN' },
]

/** A language of ours by a tag of BCP 47, `ru-RU`; null: none of ours. */
export function languageOfTag(tag: string | null): Language | null {
  const start = tag?.slice(0, 2).toLowerCase()
  return start === 'en' ? 'eng' : start === 'uz' || start === 'ru' ? start : null
}

/** Data and calls say `eng`; catalogs, `Intl` and `lang` attributes say `en`. */
export const localeOf = (language: Language): 'uz' | 'ru' | 'en' => (language === 'eng' ? 'en' : language)

/** The other way round; anything unknown counts as Uzbek. */
export const languageIn = (locale: string): Language =>
  locale === 'en' ? 'eng' : locale === 'ru' ? 'ru' : 'uz'

/**
 * The language to begin with: the customer's own choice, else the cookie, else that of Telegram or the browser, else the
 * merchant's main one, else uz; only one that the merchant offers. `device`: its tag, `ru-RU`.
 */
export function firstLanguage(known: {
  chosen: Language | null
  cookie: string | null
  device: string | null
  main: Language | null
  offered: readonly Language[]
}): Language {
  const preferences = [
    known.chosen,
    languageOfTag(known.cookie),
    languageOfTag(known.device),
    known.main,
    'uz',
  ] as const
  return (
    preferences.find((preference) => preference !== null && known.offered.includes(preference)) ??
    known.offered[0] ??
    'uz'
  )
}
