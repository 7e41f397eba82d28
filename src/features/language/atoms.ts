import { atom } from 'jotai'
import type { Language } from '#/domain/text.ts'
import { activateLanguage } from '#/i18n/catalog.ts'
import { languageAtom } from '#/i18n/language.ts'
import { cookies, keys } from '#/session/keys.ts'

/**
 * The customer's choice of a language: texts first, so that nothing is ever half translated, then what remembers it.
 * The cookie knows ru and uz only; eng lives in the stored key (ruling R7). False: the texts did not arrive.
 */
export const chooseLanguageAtom = atom(null, async (_get, set, language: Language): Promise<boolean> => {
  try {
    await activateLanguage(language)
  } catch {
    return false
  }
  keys.language.write(language)
  if (language !== 'eng') cookies.lang.write(language)
  set(languageAtom, language)
  return true
})
