import { amountIn, moneyIn } from '#/domain/money-text.ts'
import { classNames } from '#/lib/class-names.ts'
import css from './PriceView.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import type { ViewContext } from './view-context.ts'
import { WORDS } from './words.ts'

export type PriceProps = {
  sum: number
  /** What it was, drawn struck beside it and spoken as "was 42 000"; the new one takes the sale colour. */
  old?: number | null | undefined
  /** The least of several prices. */
  from?: boolean
  size?: 'inherit' | 'small' | 'card' | 'big' | 'total'
  className?: string | undefined
}

/** A sum in so'm on one line. */
export function PriceView({
  context: { say, language },
  sum,
  old,
  from = false,
  size = 'inherit',
  className,
}: PriceProps & { context: Pick<ViewContext, 'say' | 'language'> }) {
  const price = moneyIn(language, sum)
  const isOff = typeof old === 'number' && old > sum
  // The unit stands once on a line: the struck price keeps its figures only.
  const figures = isOff ? amountIn(language, old) : ''
  return (
    <span className={classNames(css.price, css[size], isOff && css.off, className)}>
      <span className={css.now}>{from ? withSmallWord(say(WORDS.from, { price })) : price}</span>
      {isOff && (
        <>
          <s className={css.old} aria-hidden="true">
            {figures}
          </s>
          <VisuallyHidden>{say(WORDS.was, { figures })}</VisuallyHidden>
        </>
      )}
    </span>
  )
}

/** `<0>from</0> 35 000`: the word stands before or after the price, as the language has it. */
function withSmallWord(text: string) {
  const [before, word, after] = text.split(/<\/?0>/)
  return (
    <>
      {before}
      <span className={css.from}>{word}</span>
      {after}
    </>
  )
}
