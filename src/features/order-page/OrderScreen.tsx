import { useParams } from 'wouter'
import { useOrder, useOrderName } from '#/features/orders/index.ts'
import { Screen } from '#/ui/Screen.tsx'
import { OrderQuery } from './OrderQuery.tsx'
import { OrderView } from './OrderView.tsx'
import { isOnMap } from './use-map-content.ts'

/** One order, live in place. */
export default function OrderScreen() {
  const { id = '' } = useParams()
  const query = useOrder(id)
  const nameOf = useOrderName()
  return (
    <Screen
      title={nameOf(query.data)}
      ground="groups"
      width={query.data && isOnMap(query.data) ? 'split' : 'form'}
      isBare
    >
      <OrderQuery query={query} isLive>
        {(order) => <OrderView order={order} />}
      </OrderQuery>
    </Screen>
  )
}
