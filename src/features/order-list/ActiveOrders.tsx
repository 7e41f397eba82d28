import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { activeOrdersQuery } from '#/features/orders/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { QueryView } from '#/ui/QueryView.tsx'
import { NoOrdersYet, OrderCards, OrderCardsSkeleton } from './OrderCards.tsx'

export function ActiveOrders() {
  const { t } = useLingui()
  const query = useQuery(activeOrdersQuery(useAtomValue(queryScopeAtom)))
  return (
    <QueryView
      query={query}
      isLive
      skeleton={<OrderCardsSkeleton />}
      empty={<NoOrdersYet art="scooter" title={t`No active orders`} />}
    >
      {(orders) => <OrderCards orders={orders} />}
    </QueryView>
  )
}
