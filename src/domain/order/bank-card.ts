import { dayOf } from '#/domain/hours/tashkent.ts'
import { digitsIn } from '#/domain/typed-text.ts'

/** Masks of the input fields: `#` is a digit. */
export const CARD_NUMBER_MASK = '#### #### #### ####'
export const CARD_EXPIRE_MASK = '##/##'

/** The digits of an expiry, MMYY, as browsers fill it in: "11/2028", "11 / 28", "2028-11", "9/28". */
export function expireDigits(text: string): string {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/.\s-]\s*(?:20)?(\d\d)\s*$/.exec(text) ?? []
  const [, first = '', second = ''] = /^\s*20(\d\d)\s*[/.-]\s*(\d{1,2})\s*$/.exec(text) ?? []
  if (month) return `${month.padStart(2, '0')}${year}`
  return second ? `${second.padStart(2, '0')}${first}` : digitsIn(text)
}

const LENGTH = 16
/** How many years ahead a card may expire: more is a typing error. */
const MOST_YEARS = 20

export type BankCardType = 'UZCARD' | 'HUMO' | 'VISA' | 'MASTERCARD'

/** The first digits of each card system; MASTERCARD also has 2221 to 2720. */
const BEGINNINGS: readonly [type: BankCardType, begins: RegExp][] = [
  ['UZCARD', /^(?:8600|5614)/],
  ['HUMO', /^9860/],
  ['VISA', /^4/],
  ['MASTERCARD', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
]

/** The system of a card, as soon as its first digits identify it; null: none that is accepted here. */
export function bankCardType(number: string): BankCardType | null {
  const digits = digitsIn(number)
  return BEGINNINGS.find(([, begins]) => begins.test(digits))?.[0] ?? null
}

/** The check digit: every second digit from the right counts twice, and the sum ends in 0. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** What is wrong with a number: `typo` fails the check digit, `unknown` is of a system that is not accepted. */
export type CardNumberFault = 'empty' | 'short' | 'typo' | 'unknown'

export function cardNumberFault(number: string): CardNumberFault | null {
  const digits = digitsIn(number)
  if (digits === '') return 'empty'
  if (digits.length !== LENGTH) return 'short'
  if (!hasCheckDigit(digits)) return 'typo'
  return bankCardType(digits) === null ? 'unknown' : null
}

export type CardExpireFault = 'empty' | 'wrong' | 'past'

/** What is wrong with `MM/YY` or `MMYY`: a card is good to the end of its month, by Tashkent's calendar. */
export function cardExpireFault(expire: string, now: Date): CardExpireFault | null {
  const digits = digitsIn(expire)
  if (digits === '') return 'empty'
  const [, month, year] = /^(0[1-9]|1[0-2])(\d\d)$/.exec(digits) ?? []
  if (month === undefined || year === undefined) return 'wrong'
  const until = `20${year}-${month}`
  const thisMonth = dayOf(now).slice(0, 7)
  if (until < thisMonth) return 'past'
  return Number(until.slice(0, 4)) > Number(thisMonth.slice(0, 4)) + MOST_YEARS ? 'wrong' : null
}

/** An expiry to show, `03/28`, of whatever a server calls it; empty: it cannot be read, or there is none. */
export function shownExpire(text: string): string {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d\d)$/.exec(expireDigits(text)) ?? []
  return month ? `${month}/${year}` : ''
}

/** The wire format: digits only, `MMYY`. */
export const bareDigits = digitsIn

/** The only digits of a number that are ever shown. */
export const lastFour = (number: string): string => digitsIn(number).slice(-4)

/** A number as a server may keep it: `860012******1234`. */
export const maskedNumber = (number: string): string => {
  const digits = digitsIn(number)
  return `${digits.slice(0, 6)}${'*'.repeat(Math.max(0, digits.length - 10))}${digits.slice(-4)}`
}
