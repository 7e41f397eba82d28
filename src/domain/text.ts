/** The three languages of the product as data and calls name them (spec section 1). */
export type Language = 'uz' | 'ru' | 'eng'

/** Multilingual text (spec section 3): every language present, empty when not written. */
export type MultilingualText = Readonly<Record<Language, string>>

export const NO_TEXT: MultilingualText = { uz: '', ru: '', eng: '' }

/**
 * One language of a server text. Falls back so that a product with a name in any language is never blank:
 * the chosen one, the merchant's main one, then uz, ru, eng (LN-03). Empty only when all are.
 */
export function textIn(text: MultilingualText, language: Language, main: Language = 'uz'): string {
  return text[language] || text[main] || text.uz || text.ru || text.eng
}
