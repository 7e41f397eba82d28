import { digitsIn, type Edit, editOf, type TypedText, withOurDigits } from './typed-text.ts'

/** Mask of an Uzbek number: `#` stands for a digit. */
export const PHONE_MASK = '+998 ## ### ## ##'

/** The country code as a phone field shows it. */
const PREFIX = '+998 '
const CODE = '998'
/** Digits of a number without its country code. */
const LENGTH = 9

/** Characters allowed between the digits of a number. */
const WRITTEN = /^[\d\s()+./\-‐‑‒–—−]*$/

/**
 * A text read as a phone number. `national`: all digits after +998 that were written, however many. `foreign`: the
 * digits of a number with another country code. `begun`: an incomplete country code, or a single zero.
 */
type Reading = { kind: 'national' | 'foreign' | 'begun'; digits: string }

function read(text: string): Reading {
  const digits = digitsIn(text)
  const isInternational = text.trimStart().startsWith('+') || digits.startsWith('00')
  if (isInternational) {
    const after = text.trimStart().startsWith('+') ? digits : digits.slice(2)
    if (after.startsWith(CODE)) return { kind: 'national', digits: withoutTrunk(after.slice(CODE.length)) }
    return { kind: CODE.startsWith(after) ? 'begun' : 'foreign', digits: after }
  }
  if (digits === '0') return { kind: 'begun', digits }
  return { kind: 'national', digits: withoutTrunk(digits.replace(/^0/, '')) }
}

/**
 * The nine digits of a complete number that was written with a prefix: the country code, or the 8 or 0 that calls
 * within the country once began with. Any other length is left alone: nothing is cut off. An 8 before 7 or 8 is left
 * alone too, since 87 and 88 are codes of operators and the extra digit may be another one.
 */
function withoutTrunk(digits: string): string {
  if (digits.length > LENGTH) {
    const code = /^(?:00|8|0)?998(?=\d{9}$)|^0(?=\d{9}$)|^8(?=[0-69]\d{8}$)/.exec(digits)
    if (code) return digits.slice(code[0].length)
  }
  return digits
}

const isWhole = ({ kind, digits }: Reading) =>
  kind === 'national' && digits.length === LENGTH && !digits.startsWith('0')

/** A number in the wire format, `+998901234567`; null when it is no complete Uzbek number. */
export function normalPhone(text: string): string | null {
  if (!WRITTEN.test(withOurDigits(text))) return null
  const reading = read(text)
  return isWhole(reading) ? `+${CODE}${reading.digits}` : null
}

/** A number as people read it, `+998 90 123 45 67`; a text that is no such number comes back as it is. */
export function formatPhone(text: string): string {
  const phone = normalPhone(text)
  return phone ? grouped(phone.slice(1 + CODE.length)) : text
}

/** `+998 90 123 45 67`, as far as there are digits; those beyond the ninth are at the end. */
function grouped(national: string): string {
  const groups = /^(\d{0,2})(\d{0,3})(\d{0,2})(\d{0,2})(\d*)$/.exec(national)?.slice(1) ?? []
  return `${PREFIX}${groups.filter(Boolean).join(' ')}`
}

/** Why a text in a phone field cannot become a number by typing more; null while it still can. */
export function phoneFault(text: string): 'foreign' | 'too-long' | null {
  const { kind, digits } = read(text)
  if (kind === 'foreign') return 'foreign'
  // The digits may be the start of the country code; that is decided when the number is complete.
  const isOnTheWay = digits.startsWith(CODE) && digits.length < CODE.length + LENGTH
  return kind === 'national' && digits.length > LENGTH && !isOnTheWay ? 'too-long' : null
}

/**
 * The field after an edit: `before` is what it showed, `after` what the browser made of it. All digits are kept,
 * however they were entered; the formatting is corrected. A complete number that is pasted or filled in replaces the
 * old text. `isForward`: the edit was the Delete key, which removes what follows the caret.
 */
export function editPhone(before: string, after: TypedText, isForward = false): TypedText {
  const edit = editOf(before, after)
  if (normalPhone(edit.inserted)) return shown(edit.inserted, edit.inserted.length)
  if (before.startsWith(PREFIX)) {
    if (edit.at < PREFIX.length) return editedPrefix(before, after, edit)
    if (edit.inserted === '' && edit.removed === ' ') return withoutDigit(before, edit.at, isForward)
  }
  return shown(after.text, after.caret)
}

/** Backspace or Delete on a space removes the digit on the other side of it. */
function withoutDigit(before: string, at: number, isForward: boolean): TypedText {
  const digit = isForward ? at + 1 : at - 1
  return shown(before.slice(0, digit) + before.slice(digit + 1), Math.min(at, digit))
}

/** The country code stays while digits follow it; text inserted before or into it moves after it. */
function editedPrefix(before: string, after: TypedText, edit: Edit): TypedText {
  const rest = before.slice(Math.max(PREFIX.length, edit.at + edit.removed.length))
  if (before === PREFIX && edit.inserted === '') return { text: '', caret: 0 }
  if (digitsIn(rest) === '') return shown(after.text, after.caret)
  if (edit.inserted.includes('+')) return shown(edit.inserted + rest, edit.inserted.length)
  return shown(PREFIX + edit.inserted + rest, PREFIX.length + edit.inserted.length)
}

/** Formats a text for the field and keeps the caret after the same digit. */
function shown(text: string, caret: number): TypedText {
  const { kind, digits } = read(text)
  const isPlus = text.trimStart().startsWith('+')
  const code = isPlus ? '+' : (/^00/.exec(digitsIn(text))?.[0] ?? '')
  const result = kind !== 'national' ? code + digits : digits === '' && code === '' ? '' : grouped(digits)
  const behind = digitsIn(text.slice(caret)).length
  let at = result.length
  for (let left = behind; left > 0 && at > 0; at -= 1) if (/\d/.test(result[at - 1] ?? '')) left -= 1
  // The caret goes before the space after a group, where the next Backspace removes a digit.
  while (behind > 0 && at > PREFIX.length && result[at - 1] === ' ') at -= 1
  return { text: result, caret: at }
}

/** A number to call, as people read it, and the address that dials it. */
export type Phone = { readonly written: string; readonly href: string }

const TIMES = /\d{1,2}:\d\d(?:\s*[-–—]\s*\d{1,2}:\d\d)?/g
/** Digits with what may stand between them, then an extension: "(ext. 104)", "доб. 104", "#104". */
const NUMBERS =
  /(\+?\(?\d(?:[\d \t\u00a0().\-‐‑‒–—−]*\d)?)([ \t\u00a0,;(]*(?:ext|доб|вн|ichki|qoʻsh|qo'sh|#|x)[^\d/;+]{0,12}(\d{1,6})\)?)?/giu

/** Two numbers that only a space or a dash parts. */
function parted(run: string): string[] {
  const digits = digitsIn(run)
  const half = digits.length / 2
  const isTwo = normalPhone(run) === null && (half === LENGTH || half === CODE.length + LENGTH)
  return isTwo ? [digits.slice(0, half), digits.slice(half)] : [run]
}

function phoneOf(number: string, extension: string | undefined, after: string): Phone {
  const plus = number.trimStart().startsWith('+') ? '+' : ''
  const dialled = normalPhone(number) ?? plus + digitsIn(number)
  const written = formatPhone(number).trim()
  if (!extension) return { written, href: `tel:${dialled}` }
  return { written: `${written} ${after.replace(/^[\s,;]+/, '')}`, href: `tel:${dialled},${extension}` }
}

/** One or two digits are the end of the number before, in which it differs. */
function endedBy(digits: string, last: Phone | undefined): string | null {
  return last && !last.href.includes(',') ? last.href.slice('tel:'.length, -digits.length) + digits : null
}

/**
 * The numbers in a field that a merchant wrote: "1151 / 71 200 00 00", "+998 …, +998 …", "… (ext. 104)". Each is dialled
 * by itself, an extension after a pause; of "200-00-00/01" the second differs by its end. Short numbers stay short.
 */
export function phonesIn(text: string): readonly Phone[] {
  const phones: Phone[] = []
  for (const [, run = '', after = '', extension] of text.replace(TIMES, ';').matchAll(NUMBERS)) {
    for (const one of parted(run)) {
      const digits = digitsIn(one)
      const number = digits.length > 2 ? one : endedBy(digits, phones.at(-1))
      if (number) phones.push(phoneOf(number, extension, after))
    }
  }
  return phones.filter(({ href }, place) => phones.findIndex((one) => one.href === href) === place)
}

/** The `tel:` address of the first number of a field, however it is written. */
export const phoneHref = (phone: string): string => phonesIn(phone)[0]?.href ?? 'tel:'
