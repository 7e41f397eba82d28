import { type Seen, slipIn } from '../../../e2e/seen.ts'

/* What no screen may show, whatever the server sends. */

/** Sums as the shop prints them in English: always with the currency, or with a comma. */
const SUMS = /(?<![\d,.])(\d{1,3}(?:,\d{3})+|\d+(?=\sUZS))(?![\d,])/g
/** The texts of empty lists and of what is gone: true only where the server says so. */
const NOTHING =
  /menu is empty|No active orders|No orders yet|No branches|No payment method|Nothing found|dish isn’t available now|No saved \w+|No cards|Nothing here|No promo\w*|(?:Card|Address|Order|Table) not found|No notifications|No favou?rites|\w* ?nothing yet|Page not found/gi
const FREE = /\bFree\b(?! delivery)/g

/** The sums, and the statements of emptiness, in a text. */
export const claimsOf = (text: string) => ({
  sums: [...text.matchAll(SUMS)].map(([, sum = '']) => Number(sum.replaceAll(',', ''))),
  nothing: [...text.matchAll(NOTHING), ...text.matchAll(FREE)].map(([words]) => words.toLowerCase()),
})

/** What the same screen showed with a good server. */
export type Claims = { sums: ReadonlySet<number>; nothing: ReadonlySet<string> }

/** The breaches on one screen. `numbers`: all that the server itself sent. */
export function breachesOf(seen: Seen, known: Claims, numbers: ReadonlySet<number>): string[] {
  const { sums, nothing } = claimsOf(seen.text)
  const isTrue = (sum: number) => known.sums.has(sum) || numbers.has(sum)
  const wrong = [...new Set(sums.filter((sum) => !isTrue(sum)))]
  const untrue = [...new Set(nothing.filter((words) => !known.nothing.has(words)))]
  const near = (words: string) => {
    const at = seen.text.toLowerCase().indexOf(words)
    return JSON.stringify(seen.text.slice(Math.max(0, at - 60), at + 80))
  }
  return [
    slipIn(seen.text),
    seen.text.trim().length < 20 && 'a blank page',
    seen.ways === 0 && 'a dead end: nothing to press',
    wrong.length > 0 &&
      `sums that nobody sent: ${wrong.join(', ')}, ${near(wrong[0]?.toLocaleString('en') ?? '')}`,
    untrue.length > 0 && `says what the server did not: ${untrue.map(near).join(', ')}`,
  ].filter((breach) => typeof breach === 'string')
}
