import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'wouter'
import { errorOf } from '#/api/query.ts'
import { courierQuery, orderQuery, useOrderName } from '#/features/orders/index.ts'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { EmptyState } from '#/ui/EmptyState.tsx'
import type { MapFailure } from '#/ui/map/engine/map.ts'
import { NoMap } from '#/ui/map/NoMap.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderMap } from './OrderMap.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'

/** /profile/orders/{id}/map: the branch, the address and, on the way, the courier (OR-03). */
export default function OrderMapScreen() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const scope = useAtomValue(queryScopeAtom)
  const query = useQuery(orderQuery(scope, id))
  const isDelivery = query.data?.serviceType === 'DELIVERY' && query.data.status === 'ON_WAY'
  const { data } = useQuery(courierQuery(scope, id, isDelivery))
  const courier = (isDelivery && data) || null
  const [failure, setFailure] = useState<MapFailure | null>(null)
  const isMissing = errorOf(query.error)?.status === 404 && query.data === undefined
  const title = useOrderName()(query.data)
  if (query.data && failure === null)
    return <OrderMap title={title} order={query.data} courier={courier} onFail={setFailure} />
  return (
    <Screen title={title} ground="groups">
      {isMissing ? (
        <EmptyState
          icon={<ReceiptText strokeWidth={1.75} />}
          title={t`No such order`}
          hint={t`It may have been placed with another number`}
          actions={[{ label: t`My orders`, to: href('orders') }]}
        />
      ) : (
        <QueryView query={query} skeleton={<OrderSkeleton />}>
          {(order) => (
            <>
              <NoMap>{t`You can still see when the courier will arrive.`}</NoMap>
              <OrderHead order={order} courier={courier} />
            </>
          )}
        </QueryView>
      )}
    </Screen>
  )
}
