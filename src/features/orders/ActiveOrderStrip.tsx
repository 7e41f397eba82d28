import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { Link } from 'wouter'
import type { Order } from '#/api/schema/order.ts'
import home from '#/first-screen/HomeFrame.module.css'
import { ActiveOrderShape } from '#/first-screen/shapes.tsx'
import { classNames } from '#/lib/class-names.ts'
import { joinDots } from '#/lib/join.ts'
import { href } from '#/paths.ts'
import { hasActiveOrdersAtom } from '#/session/saved.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Dots } from '#/ui/base/Dots.tsx'
import type { Elements } from '#/ui/base/elements.ts'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { Picture } from '#/ui/Picture.tsx'
import { useNow } from '#/ui/use-now.ts'
import css from './ActiveOrderStrip.module.css'
import { stateLabelOf, useHeadline } from './headline.ts'
import { ProgressBars } from './ProgressBars.tsx'
import { activeOrdersQuery } from './queries.ts'

/**
 * The active orders above the menu; `otherwise` where there are none. `hasRoom`: while they are asked for there is room,
 * as there is where the customer had some at the last look.
 */
export function ActiveOrderStrip({
  hasRoom = false,
  otherwise = null,
}: {
  hasRoom?: boolean
  otherwise?: Elements
}) {
  const { data: orders, isPending } = useQuery(activeOrdersQuery(useAtomValue(queryScopeAtom)))
  const [hadActiveOrders, setHadActiveOrders] = useAtom(hasActiveOrdersAtom)
  const [order] = orders ?? []
  useEffect(() => {
    if (orders) setHadActiveOrders(orders.length > 0)
  }, [orders, setHadActiveOrders])
  if (isPending && (hasRoom || hadActiveOrders)) return <ActiveOrderShape />
  if (!orders || !order) return otherwise
  return orders.length === 1 ? <OneOrder order={order} /> : <SeveralOrders orders={orders} />
}

function OneOrder({ order }: { order: Order }) {
  const { title, line } = useHeadline(order)
  const numberAndState = useNumberAndState()
  return (
    <Link href={href('order', { id: order.id })} className={classNames(home.activeOrder, css.strip)}>
      <Picture src={order.cartItems[0]?.product.image} width={40} height={40} className={css.picture} />
      <span className={css.words}>
        <span className={classNames(css.title, css.state)}>
          <Dots of={numberAndState(order)} />
        </span>
        <span className={css.line}>{line || title}</span>
        <ProgressBars order={order} />
      </span>
    </Link>
  )
}

/** How many there are, and a line for each of the two that come first. */
function SeveralOrders({ orders }: { orders: readonly Order[] }) {
  const numberAndState = useNumberAndState()
  const count = orders.length
  return (
    <Link href={href('orders')} className={classNames(home.activeOrder, css.strip)}>
      <span className={css.count} aria-hidden="true">
        {count}
      </span>
      <span className={classNames(css.words, css.several)}>
        <VisuallyHidden>
          <Plural value={count} one="# order" other="# orders" />
        </VisuallyHidden>
        {orders.slice(0, 2).map((order) => (
          <span key={order.id} className={classNames(css.title, css.state)}>
            <Dots of={numberAndState(order)} />
          </span>
        ))}
      </span>
    </Link>
  )
}

/** The number of an order and its state. */
function useNumberAndState() {
  const { t, i18n } = useLingui()
  const now = useNow().getTime()
  return (order: Order) => {
    const { number } = order
    return joinDots([number !== null && t`No. ${number}`, i18n._(stateLabelOf(order, now))])
  }
}
