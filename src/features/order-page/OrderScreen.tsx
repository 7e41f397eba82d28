import { useOrder, useOrderName } from '#/features/orders/index.ts'
import { Screen } from '#/ui/Screen.tsx'
import { useParam } from '#/ui/use-param.ts'
import { OrderQuery } from './OrderQuery.tsx'
import { OrderView } from './OrderView.tsx'

/** One order, live in place. */
export default function OrderScreen() {
  const id = useParam('id')
  const query = useOrder(id)
  const nameOf = useOrderName()
  // An order that is shown has a headline of its own.
  return (
    <Screen
      title={nameOf(query.data)}
      ground="groups"
      width="split"
      isBare={!query.isError || query.data !== undefined}
    >
      <OrderQuery query={query} isLive>
        {(order) => <OrderView order={order} />}
      </OrderQuery>
    </Screen>
  )
}
