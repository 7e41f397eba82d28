import { useLingui } from '@lingui/react/macro'
import type { OrderChange } from '#/domain/order/shown-order.ts'
import { useMoney } from '#/i18n/format.ts'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import css from './ChangeList.module.css'

/** What has changed of an order: the name, the old value struck, the new one; in words for screen readers (DX-06). */
export function ChangeList({ changes }: { changes: readonly OrderChange[] }) {
  const wordsOf = useChangeWords()
  return (
    <ul className={css.list}>
      {changes.map((change) => {
        const { name, sentence, before, after } = wordsOf(change)
        return (
          <li key={sentence} className={css.row}>
            <VisuallyHidden>{sentence}</VisuallyHidden>
            <span aria-hidden="true">{name}</span>
            <span className={css.values} aria-hidden="true">
              {before && <s className={css.before}>{before}</s>}
              {after && <span className={css.after}>{after}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

type Words = { name: string; sentence: string; before: string; after: string }

function useChangeWords(): (change: OrderChange) => Words {
  const { t } = useLingui()
  const money = useMoney()
  const names: Record<Exclude<OrderChange['what'], 'line' | 'options' | 'price'>, string> = {
    dish: t`Dish`,
    service: t`How to receive`,
    branch: t`Branch`,
    address: t`Address`,
    table: t`Table`,
    receiver: t`Receiver`,
    time: t`Time`,
    payment: t`Payment`,
    promo: t`Promo code`,
    delivery: t`Delivery`,
    fee: t`Service fee`,
    tableService: t`Table service`,
    discount: t`Discount`,
    cashback: t`Cashback`,
    tip: t`Tip`,
    total: t`Total`,
    details: t`Notes and contacts`,
  }
  const text = (value: string | number | null) =>
    typeof value === 'number' ? money(value) : value || t`none`
  return (change) => {
    const name = 'name' in change ? change.name : names[change.what]
    const [before, after] = change.what === 'details' ? ['', ''] : [text(change.before), text(change.after)]
    // Another house of the same street, another method of the same name.
    if (before === after) return { name, sentence: t`${name}: changed`, before: '', after: t`changed` }
    if (change.what === 'line' && change.after === null)
      return { name, sentence: t`${name}: no longer in the order`, before, after: t`no longer in the order` }
    return { name, sentence: t`${name}: was ${before}, now ${after}`, before, after }
  }
}
