import { atom } from 'jotai'
import type { Language } from '#/domain/text.ts'

/** The language on the screen. The start sets it; a choice of the customer goes through `features/language`. */
export const languageAtom = atom<Language>('uz')
