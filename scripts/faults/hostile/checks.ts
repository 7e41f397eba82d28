import type { Page } from '@playwright/test'

/* What no screen may show, whatever the server sends. */

/** What a customer can read, hear and do on this screen. */
export type Seen = {
  /** All text that is rendered, names and values of controls included. */
  text: string
  /** Enabled buttons and links within what is in front: the dialog, else the main part. */
  ways: number
  /** Progress states. */
  busy: number
  hasRetry: boolean
}

/** Runs in the page. */
function look(): Seen {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const all = (root: ParentNode, selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(isVisible)
  const dialog = all(document, 'dialog[open]').at(-1)
  const front = dialog ?? document.body
  const named = all(document, '[aria-label], [alt], [title], [placeholder]').flatMap((element) =>
    ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  )
  // biome-ignore lint/performance/useDomNodeTextContent: what is not rendered is not said
  const textOf = (element: HTMLElement) => element.innerText
  const values = all(document, 'input, textarea').map((field) => (field as HTMLInputElement).value)
  const retries = all(front, 'button').filter((one) => /^Try again/.test(textOf(one).trim()))
  return {
    text: [textOf(document.body), ...named, ...values].filter(Boolean).join('\n'),
    ways: all(front, 'a[href], button:not(:disabled)').length,
    busy: all(document, '[aria-busy="true"]').length,
    hasRetry: retries.length > 0,
  }
}

export const see = (page: Page): Promise<Seen> => page.evaluate(look)

const SLIPS = /\bNaN\b|\bundefined\b|\bnull\b|\[object |Invalid Date|\bInfinity\b|OF_THE_NEXT_VERSION/
/** Sums as the shop prints them in English: always with the currency, or with a comma. */
const SUMS = /(?<![\d,.])(\d{1,3}(?:,\d{3})+|\d+(?=\sUZS))(?![\d,])/g
/** The texts of empty lists and of what is gone: true only where the server says so. */
const NOTHING =
  /menu is empty|No active orders|No orders yet|No branches|No payment method|Nothing found|product is not available now|No saved \w+|No cards|Nothing here|No promo\w*|No such \w+|No notifications|No favou?rites|\w* ?nothing yet|Page not found/gi
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
  const slip = SLIPS.exec(seen.text)
  const { sums, nothing } = claimsOf(seen.text)
  const isTrue = (sum: number) => known.sums.has(sum) || numbers.has(sum)
  const wrong = [...new Set(sums.filter((sum) => !isTrue(sum)))]
  const untrue = [...new Set(nothing.filter((words) => !known.nothing.has(words)))]
  const near = (words: string) => {
    const at = seen.text.toLowerCase().indexOf(words)
    return JSON.stringify(seen.text.slice(Math.max(0, at - 60), at + 80))
  }
  return [
    slip && `a slip: ${JSON.stringify(seen.text.slice(Math.max(0, slip.index - 60), slip.index + 60))}`,
    seen.text.trim().length < 20 && 'a blank page',
    seen.ways === 0 && 'a dead end: nothing to press',
    wrong.length > 0 &&
      `sums that nobody sent: ${wrong.join(', ')}, ${near(wrong[0]?.toLocaleString('en') ?? '')}`,
    untrue.length > 0 && `says what the server did not: ${untrue.map(near).join(', ')}`,
  ].filter((breach) => typeof breach === 'string')
}
