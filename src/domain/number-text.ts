import type { Language } from './text.ts'

const NBSP = '\u00a0'

/** `0,5`, `0.5`: the language's own decimal mark. */
export const numberIn = (language: Language, value: number | string): string =>
  String(value).replace('.', language === 'eng' ? '.' : ',')

/** The same with at most one digit after the mark. */
export const decimalIn = (language: Language, value: number): string =>
  numberIn(language, Math.round(value * 10) / 10)

/** `10 %` in uz and ru with a no-break space, `10%` in English. */
export const percentIn = (language: Language, value: number): string =>
  `${decimalIn(language, value)}${language === 'eng' ? '' : NBSP}%`
