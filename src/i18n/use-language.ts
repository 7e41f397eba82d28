import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { languageIn } from '#/domain/language.ts'
import { type Language, type MultilingualText, textIn } from '#/domain/text.ts'

/**
 * The language of the texts on the screen. It changes together with them, unlike `languageAtom`: nothing is half
 * translated while other texts are loading, and a card needs no subscription of its own.
 */
export function useLanguage(): Language {
  return languageIn(useLingui().i18n.locale)
}

/** Picks the customer's language out of a server text (LN-03). */
export function useTextIn(): (text: MultilingualText) => string {
  const language = useLanguage()
  return useCallback((text) => textIn(text, language), [language])
}
