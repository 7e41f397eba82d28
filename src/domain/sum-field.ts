import type { Sum } from './money.ts'
import { groupedIn } from './money-text.ts'
import type { Language } from './text.ts'
import { digitsIn, digitsShape, type Shape, withOurDigits } from './typed-text.ts'

/** So'm; more than any sum that a customer types. */
export const MOST_TYPED: Sum = 999_999_999
const MOST_DIGITS = String(MOST_TYPED).length

/** Of a sum with hundredths, `150 000,00`, the part before them: so'm are whole. */
const withoutHundredths = (text: string) => withOurDigits(text).replace(/(\d)[.,]\d{1,2}(?!\d).*$/s, '$1')

/** The whole so'm in a field; 0 for one that is empty. */
export const sumIn = (text: string): Sum => Number(digitsIn(text))

/**
 * How a field for a sum shows what is typed, pasted or filled in: digits in threes, `most` so'm at the most. Zeros in front
 * stay until the field is left, because another first digit may follow.
 */
export const sumShape = (language: Language, most: Sum): Shape => {
  const shape = digitsShape(
    MOST_DIGITS,
    (digits) => groupedIn(language, digits),
    (text) => digitsIn(withoutHundredths(text)),
  )
  return (before, after, isForward) => {
    const shown = shape(before, after, isForward)
    if (sumIn(shown.text) <= most) return shown
    const text = groupedIn(language, String(most))
    return { text, caret: text.length }
  }
}
