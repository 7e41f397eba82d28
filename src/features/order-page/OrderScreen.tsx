import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { orderScene } from '#/domain/order/order-scene.ts'
import { seenOrder, useOrder, useOrderName } from '#/features/orders/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Screen } from '#/ui/Screen.tsx'
import { useParam } from '#/ui/use-param.ts'
import { OrderQuery } from './OrderQuery.tsx'
import { OrderView } from './OrderView.tsx'
import { isOnMap } from './use-map-content.ts'

/** One order, live in place. */
export default function OrderScreen() {
  const id = useParam('id')
  const query = useOrder(id)
  const nameOf = useOrderName()
  const client = useQueryClient()
  const scope = useAtomValue(queryScopeAtom)
  // As wide from the start as with its map: an order on no list was just placed, and is under way.
  const known = query.data ?? seenOrder(client, scope, id)
  const hasSide = known === undefined || isOnMap(known) || orderScene(known, null, 0).phase === 'done'
  return (
    <Screen title={nameOf(query.data)} ground="groups" width={hasSide ? 'split' : 'form'} isBare>
      <OrderQuery query={query} isLive>
        {(order) => <OrderView order={order} />}
      </OrderQuery>
    </Screen>
  )
}
