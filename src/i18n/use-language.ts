import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { type Language, type MultilingualText, textIn } from '#/domain/text.ts'
import { languageIn } from './language.ts'

/**
 * The language of the texts on the screen. It comes with them, and not from `languageAtom`: nothing is half translated
 * while the texts of another are on their way, and a card needs no listener for it.
 */
export function useLanguage(): Language {
  return languageIn(useLingui().i18n.locale)
}

/** Picks the customer's language out of a server text (LN-03). */
export function useTextIn(): (text: MultilingualText) => string {
  const language = useLanguage()
  return useCallback((text) => textIn(text, language), [language])
}
