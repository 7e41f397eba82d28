import type { Sum } from './money.ts'
import type { Language } from './text.ts'

const NBSP = '\u00a0'
const CURRENCY: Record<Language, string> = { uz: 'soʻm', ru: 'сум', eng: 'UZS' }
const GROUP_MARK: Record<Language, string> = { uz: NBSP, ru: NBSP, eng: ',' }

/** Digits in threes as the language parts them. */
export const groupedIn = (language: Language, digits: string): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, GROUP_MARK[language])

/** `45 000` with the language's grouping, unbreakable; negative sums have a true minus sign. */
export const amountIn = (language: Language, sum: Sum): string =>
  `${sum < 0 ? '−' : ''}${groupedIn(language, String(Math.round(Math.abs(sum))))}`

/** `45 000 soʻm`, `45 000 сум`, `45,000 UZS`, never broken over two lines (LN-06). */
export const moneyIn = (language: Language, sum: Sum): string =>
  `${amountIn(language, sum)}${NBSP}${CURRENCY[language]}`
