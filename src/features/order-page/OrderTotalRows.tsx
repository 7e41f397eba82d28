import { useLingui } from '@lingui/react/macro'
import type { Order } from '#/api/schema/order.ts'
import { orderedCount, type TotalKey, totalRows } from '#/features/orders/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { classNames } from '#/lib/class-names.ts'
import { Price } from '#/ui/Price.tsx'
import css from './OrderTotalRows.module.css'

/** The sums of the order, with the same labels as in the basket. */
export function OrderTotalRows({ order }: { order: Order }) {
  const { t } = useLingui()
  const money = useMoney()
  const count = orderedCount(order)
  const code = order.promo?.code
  const words: Record<TotalKey, string> = {
    items: count === null ? t`Items` : t`Items, ${count}`,
    discount: t`Discount`,
    promo: code ? t`Promo code ${code}` : t`Promo code`,
    delivery: t`Delivery`,
    service: t`Service fee`,
    table: t`Table service`,
    tip: order.serviceType === 'DINE_IN' ? t`Tip for the waiter` : t`Tip for the courier`,
    cashback: t`Cashback`,
  }
  const total = <Price sum={order.totals.totalPrice} />
  return (
    <dl className={css.totals}>
      {totalRows(order).map(({ key, sum }) => (
        <div key={key} className={classNames(css.row, sum < 0 && css.off)}>
          <dt>{words[key]}</dt>
          <dd translate={sum === 0 ? undefined : 'no'}>{sum === 0 ? t`Free` : money(sum)}</dd>
        </div>
      ))}
      {order.totals.totalPrice !== null && (
        <div className={classNames(css.total, order.status === 'CANCELED' && css.muted)}>
          <dt>{t`Total`}</dt>
          <dd>{order.status === 'CANCELED' ? <s>{total}</s> : total}</dd>
        </div>
      )}
    </dl>
  )
}
