import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { RotateCcw } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Order } from '#/api/schema/order.ts'
import type { OrderScene } from '#/domain/order/order-scene.ts'
import { isUnderWay } from '#/domain/order/order-status.ts'
import { TableOfOrder } from '#/features/dine-in/index.ts'
import { Grading } from '#/features/grading/index.ts'
import { ReadOrderNotices } from '#/features/notifications/index.ts'
import { Receipt, Unpaid } from '#/features/order-payment/index.ts'
import { courierQuery, useOrderScene } from '#/features/orders/index.ts'
import { useRepeatSheet } from '#/features/repeat/index.ts'
import { SharedOrderLink } from '#/features/shared-basket/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Button } from '#/ui/Button.tsx'
import { Notice } from '#/ui/Notice.tsx'
import { SplitPage, SumsColumn } from '#/ui/SplitPage.tsx'
import { AskToWrite } from './AskToWrite.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderChanged } from './OrderChanged.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { Contacts, OrderHead, StateWords } from './OrderHead.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderMapStrip } from './OrderMapStrip.tsx'
import { OrderTotalRows } from './OrderTotalRows.tsx'
import css from './OrderView.module.css'
import { SentMoment } from './SentMoment.tsx'
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
  const scene = useOrderScene(order, courier)
  const [isCancelling, setIsCancelling] = useState(false)
  const bill = (
    <>
      <OrderTotalRows order={order} />
      <Receipt order={order} />
      <SharedOrderLink orderId={order.id} />
    </>
  )
  const cancel = cancelOrder && order.canCancel && isUnderWay(order.status) && scene.phase !== 'unknown' && (
    <Button size="page" look="danger" onPress={() => setIsCancelling(true)}>{t`Cancel the order`}</Button>
  )
  const hasSide = isOnMap(order) || scene.phase === 'done'
  const content = (
    <div className={css.order}>
      {scene.phase === 'cancelled' ? (
        <Cancelled order={order} scene={scene} />
      ) : (
        <OrderHead order={order} courier={courier} />
      )}
      {scene.phase !== 'cancelled' && scene.notice === 'was-paid' && <WasPaid />}
      <OrderChanged order={order} />
      {isUnderWay(order.status) && <AskToWrite />}
      {scene.phase === 'done' && scene.button === 'repeat' && <Repeat order={order} />}
      {order.serviceType === 'DINE_IN' && order.tableId && scene.phase !== 'cancelled' && (
        <Suspense>
          <TableOfOrder order={order} tableId={order.tableId} />
        </Suspense>
      )}
      {scene.notice === 'pay' && <Unpaid order={order} isInHead={scene.awaitsPayment} />}
      <ShareTracking order={order} />
      <OrderFacts order={order} courier={courier} scene={scene} />
      <OrderLines order={order} />
      {hasSide && bill}
      {hasSide && cancel}
      <CancelOrder order={order} open={isCancelling} onClose={() => setIsCancelling(false)} />
    </div>
  )
  // The grade stands where the map was, so that on a wide page the order does not move when it arrives, and keeps what is
  // written in it when the window changes its width.
  const side = isOnMap(order) ? (
    <OrderMapStrip order={order} courier={courier} />
  ) : scene.phase === 'done' ? (
    <Suspense>
      <Grading order={order} />
    </Suspense>
  ) : (
    <SumsColumn total={bill}>{cancel}</SumsColumn>
  )
  return (
    <>
      <SplitPage isSideFirst={hasSide} isSideForm={hasSide && !isOnMap(order)} side={side}>
        {content}
      </SplitPage>
      <ReadOrderNotices order={order} />
      <SentMoment order={order} />
    </>
  )
}

/** A grey panel for a cancelled order: the reason, and a button to order again. */
function Cancelled({ order, scene }: { order: Order; scene: OrderScene }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const reason = order.cancelReason ? textIn(order.cancelReason) : ''
  return (
    <section className={css.cancelled}>
      <div role="status">
        <StateWords
          title={t`Order cancelled`}
          line={
            <>
              {reason && <p>{reason}</p>}
              {scene.notice === 'was-paid' ? (
                <p>{t`The order was paid. The branch will tell you about the money.`}</p>
              ) : (
                scene.money !== 'paid' && scene.money !== 'unknown' && <p>{t`Nothing to pay`}</p>
              )}
            </>
          }
          contacts={<Contacts order={order} courier={null} />}
        />
      </div>
      {scene.button === 'repeat' && <Repeat order={order} isInPanel />}
    </section>
  )
}

/** The order does not arrive, and a provider has taken the money: what becomes of it the branch says, nobody else. */
function WasPaid() {
  const { t } = useLingui()
  return <Notice tone="warn" title={t`The order was paid. The branch will tell you about the money.`} />
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
      {/* After an order that arrived the grade is asked for first. */}
      <Button
        size="page"
        {...(isInPanel
          ? { look: 'brand', className: css.repeat }
          : { className: css.again, icon: <RotateCcw aria-hidden="true" /> })}
        onPress={open}
      >
        {t`Repeat`}
      </Button>
      {sheet}
    </>
  )
}
