import { useLingui } from '@lingui/react/macro'
import { missingBars, useOrderTotals } from '#/features/totals/index.ts'
import { useMoney } from '#/i18n/format.ts'
import css from './MissingToFree.module.css'

/**
 * What the basket lacks to a delivery that costs nothing, as the last line of the pill (DX-15). Nothing where there is no
 * such delivery, or the basket is still too small for any.
 */
export function MissingToFree() {
  const { t } = useLingui()
  const money = useMoney()
  const delivery = missingBars(useOrderTotals()).find(({ what }) => what === 'delivery')
  if (!delivery) return null
  const sum = money(delivery.missing)
  return <span className={css.note}>{t`${sum} to free delivery`}</span>
}
