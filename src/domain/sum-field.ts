import type { Sum } from './money.ts'
import { groupedIn } from './money-text.ts'
import type { Language } from './text.ts'
import { editOf, type Shape } from './typed-text.ts'

/** So'm; more than any sum that a customer types. */
export const MOST_TYPED: Sum = 999_999_999
const MOST_DIGITS = String(MOST_TYPED).length

/** Digits of any width: phones of East Asia type wide ones. */
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

/** Of a sum with hundredths, `150 000,00`, the part before them: so'm are whole. */
const withoutHundredths = (text: string) => text.normalize('NFKC').replace(/(\d)[.,]\d{1,2}(?!\d).*$/s, '$1')

/** The whole so'm in a field; 0 for one that is empty. */
export const sumIn = (text: string): Sum => Number(digitsOf(text))

/**
 * How a field for a sum shows what is typed, pasted or filled in: digits in threes, `most` so'm at the most. The caret
 * stays behind the digit that was typed or removed; a mark between the threes that is deleted takes the digit beside it
 * along. Zeros in front stay until the field is left, because another first digit may follow.
 */
export const sumShape =
  (language: Language, most: Sum): Shape =>
  (before, after, isForward) => {
    const { at, removed, inserted } = editOf(before, after)
    const isMark = inserted === '' && removed.length === 1 && digitsOf(removed) === ''
    const head = digitsOf(before.slice(0, at))
    const tail = digitsOf(before.slice(at + removed.length))
    const [first, last] = !isMark
      ? [head, tail]
      : isForward
        ? [head, tail.slice(1)]
        : [head.slice(0, -1), tail]
    const room = Math.max(0, MOST_DIGITS - first.length - last.length)
    const typed = first + digitsOf(withoutHundredths(inserted)).slice(0, room)
    const isTooMuch = Number(typed + last) > most
    const text = groupedIn(language, isTooMuch ? String(most) : typed + last)
    return { text, caret: isTooMuch ? text.length : behind(text, typed.length) }
  }

/** The place behind so many digits of a text. */
function behind(text: string, digits: number): number {
  let at = 0
  for (let left = digits; left > 0 && at < text.length; at += 1) if (/\d/.test(text[at] ?? '')) left -= 1
  return at
}
