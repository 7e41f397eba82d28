/** The three languages of the product as data and calls name them. */
export type Language = 'uz' | 'ru' | 'eng'

/** Multilingual text: every language present, empty when not written. */
export type MultilingualText = Readonly<Record<Language, string>>

export const NO_TEXT: MultilingualText = { uz: '', ru: '', eng: '' }

/**
 * One language of a server text: the chosen one, else ru, else whichever is written, so that a product
 * with a name in any language is never blank (LN-03). Empty only when all are.
 */
export function textIn(text: MultilingualText, language: Language): string {
  return text[language] || text.ru || text.uz || text.eng
}
