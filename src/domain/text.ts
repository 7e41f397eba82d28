/** The three languages of the product, by their codes in the API. */
export type Language = 'uz' | 'ru' | 'eng'

/** Multilingual text: every language present, empty when not written. */
export type MultilingualText = Readonly<Record<Language, string>>

export const NO_TEXT: MultilingualText = { uz: '', ru: '', eng: '' }

/** Keeps what is read as one together on a line: "45 000", "5 %"; a dash begins no line. */
export const unbroken = (text: string) =>
  text.replace(/(\d) (?=[\d%])/g, '$1\u00a0').replace(/ (?=[—–] )/g, '\u00a0')

/**
 * One language of a server text: the chosen one, else ru, else any that is written, so that a product with a name in
 * any language is never blank (LN-03). Empty only when all are.
 */
export function textIn(text: MultilingualText, language: Language): string {
  return text[language] || text.ru || text.uz || text.eng
}
