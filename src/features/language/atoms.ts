import { atom } from 'jotai'
import type { Language } from '#/domain/text.ts'
import { activateLanguage } from '#/i18n/catalog.ts'
import { languageAtom } from '#/i18n/language.ts'
import { cookies, keys } from '#/session/keys.ts'

/**
 * Switches the language: texts are loaded first, so that nothing is half translated, then the choice is stored.
 * The cookie knows ru and uz only, so eng is in the stored key alone.
 * False when the texts did not arrive.
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
