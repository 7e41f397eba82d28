import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { courierQuery, useOrder, useOrderName } from '#/features/orders/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import type { MapFailure } from '#/ui/map/engine/map.ts'
import { NoMap } from '#/ui/map/NoMap.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { useParam } from '#/ui/use-param.ts'
import { OrderHead } from './OrderHead.tsx'
import { OrderMap } from './OrderMap.tsx'
import { OrderQuery } from './OrderQuery.tsx'

/** /profile/orders/{id}/map: the branch, the address and, on the way, the courier (OR-03). */
export default function OrderMapScreen() {
  const { t } = useLingui()
  const id = useParam('id')
  const scope = useAtomValue(queryScopeAtom)
  const query = useOrder(id)
  const isDelivery = query.data?.serviceType === 'DELIVERY' && query.data.status === 'ON_WAY'
  const { data } = useQuery(courierQuery(scope, id, isDelivery))
  const courier = (isDelivery && data) || null
  const [failure, setFailure] = useState<MapFailure | null>(null)
  const title = useOrderName()(query.data)
  if (query.data && failure === null)
    return (
      <OrderMap
        title={title}
        order={query.data}
        courier={courier}
        head={<OrderHead order={query.data} courier={courier} />}
        onFail={setFailure}
      />
    )
  return (
    <Screen title={title} ground="groups">
      <OrderQuery query={query}>
        {(order) => (
          <>
            <NoMap>{t`You can still see when the courier will arrive.`}</NoMap>
            <OrderHead order={order} courier={courier} />
          </>
        )}
      </OrderQuery>
    </Screen>
  )
}
