import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Order } from '#/api/schema/order.ts'
import { isCancelled, isDelivered, isUnderWay } from '#/domain/order/order-status.ts'
import { TableOfOrder } from '#/features/dine-in/index.ts'
import { Grading } from '#/features/grading/index.ts'
import { Receipt, Unpaid } from '#/features/order-payment/index.ts'
import { courierQuery } from '#/features/orders/index.ts'
import { useRepeatSheet } from '#/features/repeat/index.ts'
import { SharedOrderLink } from '#/features/shared-basket/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Button } from '#/ui/Button.tsx'
import { SplitPage } from '#/ui/SplitPage.tsx'
import { AskToWrite } from './AskToWrite.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderMapStrip } from './OrderMapStrip.tsx'
import { OrderTotals } from './OrderTotals.tsx'
import css from './OrderView.module.css'
import { ShareTracking } from './ShareTracking.tsx'
import { isOnMap } from './use-map-content.ts'

/** An order from top to bottom: its map, state, address and payment, lines, actions. */
export function OrderView({ order }: { order: Order }) {
  const { t } = useLingui()
  const scope = useAtomValue(queryScopeAtom)
  const { cancelOrder } = useAtomValue(abilitiesAtom)
  const isDelivery = order.serviceType === 'DELIVERY' && order.status === 'ON_WAY'
  const { data } = useQuery(courierQuery(scope, order.id, isDelivery))
  const courier = (isDelivery && data) || null
  const [isCancelling, setIsCancelling] = useState(false)
  const canRepeat = order.cartItems.length > 0 && isDelivered(order.status)
  const content = (
    <div className={css.order}>
      {isDelivered(order.status) && (
        <Suspense>
          <Grading order={order} />
        </Suspense>
      )}
      {isCancelled(order.status) ? (
        <Cancelled order={order} />
      ) : (
        <OrderHead order={order} courier={courier} />
      )}
      {isUnderWay(order.status) && <AskToWrite />}
      {canRepeat && <Repeat order={order} />}
      {order.serviceType === 'DINE_IN' && order.tableId && !isCancelled(order.status) && (
        <Suspense>
          <TableOfOrder order={order} tableId={order.tableId} />
        </Suspense>
      )}
      {order.canPay && !order.isPaid && !isCancelled(order.status) && <Unpaid order={order} />}
      <ShareTracking order={order} />
      <OrderFacts order={order} courier={courier} />
      <OrderLines order={order} />
      <OrderTotals order={order} />
      <Receipt order={order} />
      <SharedOrderLink orderId={order.id} />
      {cancelOrder && order.canCancel && isUnderWay(order.status) && (
        <Button size="page" look="danger" onPress={() => setIsCancelling(true)}>{t`Cancel the order`}</Button>
      )}
      <CancelOrder order={order} open={isCancelling} onClose={() => setIsCancelling(false)} />
    </div>
  )
  return (
    <SplitPage isSideFirst side={isOnMap(order) ? <OrderMapStrip order={order} courier={courier} /> : null}>
      {content}
    </SplitPage>
  )
}

/** A grey panel for a cancelled order: the reason, and a button to order again. */
function Cancelled({ order }: { order: Order }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const reason = order.cancelReason ? textIn(order.cancelReason) : ''
  return (
    <section className={css.cancelled} role="status">
      <p className={css.title}>{t`Order cancelled`}</p>
      {reason && <p className={css.reason}>{reason}</p>}
      {order.isPaid && <p className={css.reason}>{t`The payment will be refunded the way you paid`}</p>}
      {order.cartItems.length > 0 && <Repeat order={order} isInPanel />}
    </section>
  )
}

const without = (name: string) => (search: URLSearchParams) => {
  const rest = new URLSearchParams(search)
  rest.delete(name)
  return rest
}

function Repeat({ order, isInPanel = false }: { order: Order; isInPanel?: boolean }) {
  const { t } = useLingui()
  // A link to repeat an order names it in the address, so a reload opens the sheet again until it is closed (BX-08).
  const [search, setSearch] = useSearchParams()
  const { open, sheet } = useRepeatSheet(order, {
    atOnce: search.has('repeat'),
    onClose: () => {
      if (search.has('repeat')) setSearch(without('repeat'), { replace: true })
    },
  })
  return (
    <>
      <Button {...(isInPanel ? { className: css.repeat } : { size: 'page' })} look="brand" onPress={open}>
        {t`Repeat`}
      </Button>
      {sheet}
    </>
  )
}
