import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { type Language, type MultilingualText, textIn } from '#/domain/text.ts'
import { languageAtom } from './language.ts'

export function useLanguage(): Language {
  return useAtomValue(languageAtom)
}

/** Picks the customer's language out of a server text (LN-03). */
export function useTextIn(): (text: MultilingualText) => string {
  const language = useAtomValue(languageAtom)
  return useCallback((text) => textIn(text, language), [language])
}
