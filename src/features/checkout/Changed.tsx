import { useLingui } from '@lingui/react/macro'
import type { OrderChange } from '#/domain/order/shown-order.ts'
import { ChangeList } from '#/ui/ChangeList.tsx'
import { Notice } from '#/ui/Notice.tsx'
import css from './Changed.module.css'

/** Where on the page a change is told, from its top down. */
const PLACES = ['lines', 'where', 'when', 'payment', 'sums'] as const
type Place = (typeof PLACES)[number]

const PLACE_OF: Record<OrderChange['what'], Place> = {
  line: 'lines',
  options: 'lines',
  dish: 'lines',
  price: 'lines',
  service: 'where',
  branch: 'where',
  address: 'where',
  table: 'where',
  receiver: 'where',
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

/**
 * What has changed by itself of this part of the page since the customer saw it, with what it was and is now. `at` absent:
 * of all of it.
 */
export function Changed({ changes, at }: { changes: readonly OrderChange[]; at?: Place }) {
  const { t } = useLingui()
  const here = changes.filter(({ what }) => at === undefined || PLACE_OF[what] === at)
  if (here.length === 0) return null
  return (
    <div id={at && idOf(at)} tabIndex={-1} className={css.changed}>
      <Notice tone="warn" title={t`This has changed`}>
        <ChangeList changes={here} />
        <p>{t`Press Order again if this suits you.`}</p>
      </Notice>
    </div>
  )
}
