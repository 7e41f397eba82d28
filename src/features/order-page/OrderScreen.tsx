import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ReceiptText } from 'lucide-react'
import { useParams } from 'wouter'
import { errorOf } from '#/api/query.ts'
import { orderQuery, useOrderName } from '#/features/orders/index.ts'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderView } from './OrderView.tsx'

/** One order, live in place. Somebody else's answers as one that does not exist. */
export default function OrderScreen() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const query = useQuery(orderQuery(useAtomValue(queryScopeAtom), id))
  const nameOf = useOrderName()
  const isMissing = errorOf(query.error)?.status === 404 && query.data === undefined
  return (
    <Screen title={nameOf(query.data)} ground="groups" isBare>
      {isMissing ? (
        <EmptyState
          icon={<ReceiptText strokeWidth={1.75} />}
          title={t`No such order`}
          hint={t`It may have been placed with another number`}
          actions={[{ label: t`My orders`, to: href('orders') }]}
        />
      ) : (
        <QueryView query={query} skeleton={<OrderSkeleton />} isLive>
          {(order) => <OrderView order={order} />}
        </QueryView>
      )}
    </Screen>
  )
}
