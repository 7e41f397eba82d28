import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Bike } from 'lucide-react'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { OrderCard, OrderCardsSkeleton } from './OrderCard.tsx'
import css from './Orders.module.css'
import { activeOrdersQuery } from './queries.ts'

export function ActiveOrders() {
  const { t } = useLingui()
  const query = useQuery(activeOrdersQuery(useAtomValue(queryScopeAtom)))
  return (
    <QueryView
      query={query}
      isLive
      skeleton={<OrderCardsSkeleton />}
      empty={
        <EmptyState
          icon={<Bike strokeWidth={1.75} />}
          title={t`No active orders`}
          hint={t`Pick something from the menu`}
          actions={[{ label: t`Open the menu`, to: href('home') }]}
        />
      }
    >
      {(orders) => (
        <ul className={css.cards}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
