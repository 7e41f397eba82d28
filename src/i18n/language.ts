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

/** Data and calls say `eng`; catalogs, `Intl` and `lang` attributes say `en` (ruling R9). */
export const localeOf = (language: Language): 'uz' | 'ru' | 'en' => (language === 'eng' ? 'en' : language)

/**
 * The language to begin with (ruling R8): the customer's own choice, else the cookie, else the merchant's main
 * one, else Telegram's, else uz; only one that the merchant offers.
 */
export function firstLanguage(known: {
  chosen: Language | null
  cookie: string | null
  main: Language | null
  telegram: string | null
  offered: readonly Language[]
}): Language {
  const fromTag = (tag: string | null): Language | null => {
    const start = tag?.slice(0, 2).toLowerCase()
    return start === 'en' ? 'eng' : start === 'uz' || start === 'ru' ? start : null
  }
  const wishes = [known.chosen, fromTag(known.cookie), known.main, fromTag(known.telegram), 'uz'] as const
  return wishes.find((wish) => wish !== null && known.offered.includes(wish)) ?? known.offered[0] ?? 'uz'
}
