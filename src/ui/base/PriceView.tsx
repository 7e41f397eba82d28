import { classNames } from '#/lib/class-names.ts'
import css from './PriceView.module.css'
import { type PriceSize, priceTexts } from './price-texts.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import type { ViewContext } from './view-context.ts'
import { WORDS } from './words.ts'

export type PriceProps = {
  sum: number
  /** The old price, struck through and read out as "was 42 000"; the new one has the sale colour. */
  old?: number | null | undefined
  /** The lowest of several prices. */
  from?: boolean
  size?: PriceSize
  className?: string | undefined
}

/** A sum in so'm on one line. */
export function PriceView({
  context,
  size = 'inherit',
  className,
  ...price
}: PriceProps & { context: Pick<ViewContext, 'say' | 'language'> }) {
  const { now, width, old: figures, line } = priceTexts(context, price, size)
  return (
    <span className={classNames(css.price, css[size], figures && css.off, className)}>
      <span
        className={css.now}
        style={size === 'card' ? ({ '--digits': width } as React.CSSProperties) : undefined}
        translate="no"
      >
        {withSmallWord(now)}
      </span>
      {figures && (
        <>
          <s
            className={css.old}
            style={{ '--line': line } as React.CSSProperties}
            translate="no"
            aria-hidden="true"
          >
            {figures}
          </s>
          <VisuallyHidden>{context.say(WORDS.was, { figures })}</VisuallyHidden>
        </>
      )}
    </span>
  )
}

/** `<0>from</0> 35 000`: the word is smaller, but not one that is a part of the price's last word, as Uzbek "dan". */
function withSmallWord(text: string) {
  const [before, word, after] = text.split(/<\/?0>/)
  if (word === undefined) return text
  return (
    <>
      {before && <span>{before}</span>}
      <span className={css.from} translate="yes">
        {word}
      </span>
      {after && <span>{after}</span>}
    </>
  )
}
