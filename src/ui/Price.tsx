import { Trans, useLingui } from '@lingui/react/macro'
import { amountIn, moneyIn } from '#/domain/money-text.ts'
import { useLanguage } from '#/i18n/use-language.ts'
import { classNames } from './class-names.ts'
import css from './Price.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * A sum in so'm on one line. `old`: what it was, drawn struck beside it and spoken as "was 42 000"; the new one
 * takes the sale colour. `from`: the least of several prices.
 */
export function Price({
  sum,
  old,
  from = false,
  size = 'inherit',
  className,
}: {
  sum: number
  old?: number | null | undefined
  from?: boolean
  size?: 'inherit' | 'small' | 'card' | 'big' | 'total'
  className?: string | undefined
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const price = moneyIn(language, sum)
  const isOff = typeof old === 'number' && old > sum
  // The unit stands once on a line: the struck price keeps its figures only.
  const figures = isOff ? amountIn(language, old) : ''
  return (
    <span className={classNames(css.price, css[size], isOff && css.off, className)}>
      <span className={css.now}>
        {from ? (
          <Trans>
            <span className={css.from}>from</span> {price}
          </Trans>
        ) : (
          price
        )}
      </span>
      {isOff && (
        <>
          <s className={css.old} aria-hidden="true">
            {figures}
          </s>
          <VisuallyHidden>{t`was ${figures}`}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
