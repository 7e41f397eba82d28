import { atom } from 'jotai'
import type { Language } from '#/domain/text.ts'

/** The language on the screen. The start sets it; a choice of the customer goes through `features/language`. */
export const languageAtom = atom<Language>('uz')

/** Names of the languages in themselves, by the spec's index: 0 Uzbek, 1 Russian, 2 English. */
export const LANGUAGES: readonly { language: Language; name: string; short: string }[] = [
  { language: 'uz', name: 'Oʻzbekcha', short: 'UZ' },
  { language: 'ru', name: 'Русский', short: 'RU' },
  { language: 'eng', name: 'English', short: 'EN' },
]

/** Data and calls say `eng`; catalogs, `Intl` and `lang` attributes say `en`. */
export const localeOf = (language: Language): 'uz' | 'ru' | 'en' => (language === 'eng' ? 'en' : language)

/** The other way round; anything unknown counts as Uzbek. */
export const languageIn = (locale: string): Language =>
  locale === 'en' ? 'eng' : locale === 'ru' ? 'ru' : 'uz'
