import { useLingui } from '@lingui/react/macro'
import type { TotalReason } from '#/domain/explain.ts'
import { useMoney, usePercent } from '#/i18n/format.ts'
import type { OrderSummary } from './totals.ts'

type Rows = Partial<Record<TotalReason['row'], string>>

/** The sentence behind each row of a total. */
export function useReasons({ reasons }: Pick<OrderSummary, 'reasons'>): Rows {
  const { t } = useLingui()
  const money = useMoney()
  const percent = usePercent()
  const sentence = (reason: TotalReason): string => {
    switch (reason.rule) {
      case 'percent': {
        const [share, base] = [percent(reason.percent), money(reason.of)]
        return t`${share} of ${base}, rounded down`
      }
      case 'amount': {
        const given = money(reason.given)
        return reason.isCapped
          ? t`The code gives ${given}, but never more than there is to pay`
          : t`The code gives ${given}`
      }
      case 'products-only':
        return t`Cashback pays for dishes, not for delivery`
      case 'tariff': {
        if (reason.freeFrom === null) return t`The price depends on the distance from the branch`
        const from = money(reason.freeFrom)
        return t`The price depends on the distance from the branch. Free from ${from}`
      }
      case 'below-threshold': {
        const from = money(reason.threshold)
        return t`The fee is taken from orders below ${from}`
      }
      case 'fixed':
        return t`The fee is the same for every order`
      case 'free':
        return ''
    }
  }
  const rows: Rows = {}
  for (const reason of reasons) {
    const said = sentence(reason)
    if (said) rows[reason.row] = [rows[reason.row], said].filter(Boolean).join('. ')
  }
  return rows
}
