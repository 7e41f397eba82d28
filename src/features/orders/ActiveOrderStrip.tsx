import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { Order } from '#/api/schema/order.ts'
import { joinDots } from '#/lib/join.ts'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Picture } from '#/ui/Picture.tsx'
import css from './ActiveOrderStrip.module.css'
import { useHeadline } from './headline.ts'
import { statusLabel } from './labels.ts'
import { ProgressBars } from './ProgressBars.tsx'
import { activeOrdersQuery } from './queries.ts'

/** What is on its way to the customer, on top of the menu; nothing when nothing is. */
export function ActiveOrderStrip() {
  const { data: orders } = useQuery(activeOrdersQuery(useAtomValue(queryScopeAtom)))
  const [order] = orders ?? []
  if (!orders || !order) return null
  return orders.length === 1 ? <OneOrder order={order} /> : <SeveralOrders orders={orders} />
}

function OneOrder({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const { title, line } = useHeadline(order)
  const { number } = order
  const status = i18n._(statusLabel[order.status])
  return (
    <Link href={href('order', { id: order.id })} className={css.strip}>
      <Picture src={order.cartItems[0]?.product.image} width={40} height={40} className={css.picture} />
      <span className={css.words}>
        <span className={css.title}>{number === null ? status : t`No. ${number} · ${status}`}</span>
        <span className={css.line}>{line || title}</span>
        <ProgressBars order={order} />
      </span>
    </Link>
  )
}

function SeveralOrders({ orders }: { orders: readonly Order[] }) {
  const { i18n } = useLingui()
  const count = orders.length
  const says = orders.map(({ number, status }) =>
    joinDots([number !== null && `№ ${number}`, i18n._(statusLabel[status])]),
  )
  return (
    <Link href={href('orders')} className={css.strip}>
      <span className={css.count} aria-hidden="true">
        {orders.length}
      </span>
      <span className={css.words}>
        <span className={css.title}>
          <Plural value={count} one="# order" other="# orders" />
        </span>
        <span className={css.line}>{says.slice(0, 2).join(', ')}</span>
      </span>
    </Link>
  )
}
