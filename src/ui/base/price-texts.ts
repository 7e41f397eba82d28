import type { Sum } from '#/domain/money.ts'
import { amountIn, moneyIn } from '#/domain/money-text.ts'
import type { ViewContext } from './view-context.ts'
import { WORDS } from './words.ts'

/** rem: of the price in each size, of the old one, and the gap between them. */
const REM = { inherit: 1, small: 1, card: 1.0625, big: 1.25, total: 1.25 } as const
const OLD_REM = 0.8125
const GAP_REM = 0.3125
export type PriceSize = keyof typeof REM

/** How much wider the bold face of a system is than its plain one, at most. */
const BOLD = 1.09

/** Widths of a digit that a text takes at most in the faces of the systems; its small word `<0>from</0>` less. */
const widthOf = (text: string) => {
  const [before = '', word = '', after = ''] = text.split(/<\/?0>/)
  const width = (letter: string) => (/[\s.,ʻ’]/.test(letter) ? 0.5 : /[mм]/.test(letter) ? 1.45 : 1)
  return Array.from(before + after).reduce((sum, letter) => sum + width(letter), word.length * 0.82)
}

/**
 * The texts of a price. `now`: with its word, `<0>from</0> 35 000`. `width`: of it, in digits. `old`: empty when it is not higher. `line`: the length
 * that holds both; a card that is narrower has the old one in its line of facts. It is in `ch` of the old one's face,
 * since systems have faces of different widths.
 */
export function priceTexts(
  { say, language }: Pick<ViewContext, 'say' | 'language'>,
  { sum, old, from }: { sum: Sum; old?: Sum | null | undefined; from?: boolean },
  size: PriceSize,
) {
  const price = moneyIn(language, sum)
  const now = from ? say(WORDS.from, { price }) : price
  // The currency is shown once on a line: the old price is only a number.
  const figures = typeof old === 'number' && old > sum ? amountIn(language, old) : ''
  const width = widthOf(now)
  const digits = (width * BOLD * REM[size]) / OLD_REM + widthOf(figures)
  return { now, width, old: figures, line: `(${Math.round(digits * 100) / 100}ch + ${GAP_REM}rem)` }
}
