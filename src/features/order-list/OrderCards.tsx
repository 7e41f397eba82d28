import { useLingui } from '@lingui/react/macro'
import type { Order } from '#/api/schema/order.ts'
import { href } from '#/paths.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { type Art, EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { OrderCard } from './OrderCard.tsx'
import css from './Orders.module.css'

export function OrderCards({ orders }: { orders: readonly Order[] }) {
  return (
    <ul className={css.cards}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  )
}

export function OrderCardsSkeleton() {
  return (
    <span className={css.cards}>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} height={150} radius="var(--radius-section)" />
      ))}
    </span>
  )
}

/** A list without orders leads to the menu. */
export function NoOrdersYet({ art, title }: { art: Art; title: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<EmptyArt of={art} />}
      title={title}
      hint={t`Pick something from the menu`}
      actions={[{ label: t`Open the menu`, to: href('home') }]}
    />
  )
}
