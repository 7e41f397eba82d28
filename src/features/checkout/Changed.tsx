import { useLingui } from '@lingui/react/macro'
import type { OrderChange } from '#/domain/order/shown-order.ts'
import { useMoney } from '#/i18n/format.ts'
import { Notice } from '#/ui/Notice.tsx'
import css from './Changed.module.css'

/** Where on the page a change is told, from its top down. */
const PLACES = ['lines', 'where', 'when', 'payment', 'sums'] as const
type Place = (typeof PLACES)[number]

const PLACE_OF: Record<OrderChange['what'], Place> = {
  line: 'lines',
  price: 'lines',
  service: 'where',
  branch: 'where',
  address: 'where',
  table: 'where',
  time: 'when',
  payment: 'payment',
  details: 'sums',
  promo: 'sums',
  delivery: 'sums',
  fee: 'sums',
  tableService: 'sums',
  discount: 'sums',
  cashback: 'sums',
  tip: 'sums',
  total: 'sums',
}

const idOf = (place: Place) => `checkout-changed-${place}`

/** The id of the first notice of these changes; null: there are none. */
export function firstChangeId(changes: readonly OrderChange[]): string | null {
  const first = PLACES.find((place) => changes.some(({ what }) => PLACE_OF[what] === place))
  return first ? idOf(first) : null
}

/** What has changed by itself of this part of the page since the customer saw it, with what it was and is now. */
export function Changed({ changes, at }: { changes: readonly OrderChange[]; at: Place }) {
  const { t } = useLingui()
  const wordsOf = useChangeWords()
  const here = changes.filter(({ what }) => PLACE_OF[what] === at)
  if (here.length === 0) return null
  return (
    <div id={idOf(at)} tabIndex={-1} className={css.changed}>
      <Notice tone="warn" title={t`This has changed`}>
        <ul className={css.list}>
          {here.map((change) => {
            const text = wordsOf(change)
            return <li key={text}>{text}</li>
          })}
        </ul>
        <p>{t`Press Order again if this suits you.`}</p>
      </Notice>
    </div>
  )
}

function useChangeWords(): (change: OrderChange) => string {
  const { t } = useLingui()
  const money = useMoney()
  const none = t`none`
  const text = (value: string | number | null) => (typeof value === 'number' ? money(value) : value || none)
  return (change) => {
    if (change.what === 'details') return t`Notes and contacts: changed`
    const names: Record<Exclude<OrderChange['what'], 'details' | 'line' | 'price'>, string> = {
      service: t`How to receive`,
      branch: t`Branch`,
      address: t`Address`,
      table: t`Table`,
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
    }
    const name = change.what === 'line' || change.what === 'price' ? change.name : names[change.what]
    const [before, after] = [text(change.before), text(change.after)]
    if (change.what === 'line' && change.after === null) return t`${name}: no longer in the order`
    // Another house of the same street, another method of the same name.
    return before === after ? t`${name}: changed` : t`${name}: was ${before}, now ${after}`
  }
}
