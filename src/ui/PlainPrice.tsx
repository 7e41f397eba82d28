import { useLingui } from '@lingui/react/macro'
import type { ShownPrice } from '#/domain/menu/shown-price.ts'
import { moneyIn } from '#/domain/money-text.ts'
import { useLanguage } from '#/i18n/use-language.ts'
import { classNames } from './class-names.ts'
import css from './Price.module.css'

/** A price as text alone, at the place `Price` has it, for what is drawn by the dozen and gone again. */
export function PlainPrice({
  price,
  size,
  className,
}: {
  price: ShownPrice
  size: 'small' | 'card' | 'big'
  className?: string | undefined
}) {
  const { t } = useLingui()
  const sum = moneyIn(useLanguage(), price.price)
  return (
    <span className={classNames(css.price, css[size], className)}>{price.isFrom ? t`from ${sum}` : sum}</span>
  )
}
