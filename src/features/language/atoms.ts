import { atom } from 'jotai'
import type { Language } from '#/domain/text.ts'
import { activateLanguage } from '#/i18n/catalog.ts'
import { languageAtom } from '#/i18n/language.ts'
import { cookies, keys } from '#/session/keys.ts'
import { queryClientAtom } from '#/session/query-client.ts'

/**
 * Switches the language: texts are loaded first, so that nothing is half translated, then the choice is stored. The
 * cookie has only ru and uz, so eng is in local storage alone. Answers in the language of their call are asked for
 * anew. False when the texts could not be loaded.
 */
export const chooseLanguageAtom = atom(null, async (get, set, language: Language): Promise<boolean> => {
  try {
    await activateLanguage(language)
  } catch {
    return false
  }
  keys.language.write(language)
  if (language !== 'eng') cookies.lang.write(language)
  set(languageAtom, language)
  void get(queryClientAtom)?.invalidateQueries({ predicate: ({ meta }) => meta?.isInLanguage === true })
  return true
})
