import { useLingui } from '@lingui/react/macro'
import type { TotalReason } from '#/domain/order/explain.ts'
import { useAmount, useMoney, usePercent } from '#/i18n/format.ts'
import type { OrderSummary } from './totals.ts'

type Rows = Partial<Record<TotalReason['row'], string[]>>

/** The sentences behind each row of the total. */
export function useReasons({ reasons, totals }: Pick<OrderSummary, 'reasons' | 'totals'>): Rows {
  const { t } = useLingui()
  const money = useMoney()
  const amount = useAmount()
  const percent = usePercent()
  const say = (reason: TotalReason): (string | false)[] => {
    switch (reason.rule) {
      case 'lines': {
        const { leftOut } = reason
        return [
          t`All dishes with their extras, before discounts`,
          reason.isRounded && t`A weighed dish is rounded to whole UZS`,
          leftOut > 0 && t`Sold out and not counted: ${leftOut}`,
        ]
      }
      case 'own':
        return [t`Discounts on dishes, from the menu`]
      case 'percent': {
        const [share, base] = [percent(reason.percent), money(reason.of)]
        return [
          reason.side === 'dishes'
            ? t`${share} of the dishes, ${base}`
            : t`${share} of the delivery, ${base}`,
          reason.isRounded && t`Rounded down to whole UZS`,
        ]
      }
      case 'amount': {
        const given = money(reason.given)
        return [
          reason.side === 'dishes' ? t`${given} off the dishes` : t`${given} off the delivery`,
          reason.isCapped && t`The discount is never more than the amount to pay`,
        ]
      }
      case 'above': {
        const min = money(reason.min)
        return [t`For orders over ${min}`]
      }
      case 'products-only': {
        const balance = money(reason.given)
        return [
          t`Cashback pays for dishes, not for delivery`,
          reason.used < reason.given && t`The rest of your ${balance} stays on your balance`,
        ]
      }
      case 'tariff': {
        const from = reason.freeFrom === null ? '' : money(reason.freeFrom)
        return [t`The price depends on the distance from the branch`, from !== '' && t`Free from ${from}`]
      }
      case 'below-threshold': {
        const from = money(reason.threshold)
        return [t`The fee is taken from orders below ${from}`]
      }
      case 'fixed':
        return [t`The fee is the same for every order`]
      case 'share': {
        const [share, base] = [percent(reason.percent), money(reason.of)]
        return [t`${share} of the dishes, ${base}`, reason.isRounded && t`Rounded down to whole UZS`]
      }
      case 'by-hall':
        return [t`The same for every order in this hall`]
      case 'courier':
        return [t`All of it goes to the courier`]
      case 'waiter':
        return [t`All of it goes to the waiter`]
      case 'sum': {
        const [first = 0, ...others] = reason.parts
        const signed = others.map((part) => `${part < 0 ? '−' : '+'} ${amount(Math.abs(part))}`)
        return [[amount(first), ...signed, '=', amount(totals.total)].join(' ')]
      }
    }
  }
  const rows: Rows = {}
  for (const reason of reasons) {
    const said = say(reason).filter((sentence) => sentence !== false)
    rows[reason.row] = [...(rows[reason.row] ?? []), ...said]
  }
  return rows
}
