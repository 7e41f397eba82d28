import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { errorOf } from '#/api/query.ts'
import { isUnderWay } from '#/domain/order/order-status.ts'
import { OrderSkeleton, trackedOrderQuery } from '#/features/orders/index.ts'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Button } from '#/ui/Button.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import type { MapFailure } from '#/ui/map/engine/map.ts'
import { NoMap } from '#/ui/map/NoMap.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { useParam } from '#/ui/use-param.ts'
import { OrderStateCard } from './OrderHead.tsx'
import { OrderMap } from './OrderMap.tsx'
import css from './OrderView.module.css'
import { isOnMap } from './use-map-content.ts'

/** /track/{token}: where an order is, for whoever has its link, without a sign-in (BX-35). */
export default function TrackingScreen() {
  const { t } = useLingui()
  const token = useParam('token')
  const query = useQuery(trackedOrderQuery(useAtomValue(queryScopeAtom), token))
  const [failure, setFailure] = useState<MapFailure | null>(null)
  const title = t`Live tracking`
  // Also when the link is taken back while it is looked at.
  const isUnknown = errorOf(query.error)?.status === 404
  const order = isUnknown ? undefined : query.data
  if (order && isOnMap(order) && failure === null)
    return (
      <OrderMap
        title={title}
        order={order}
        courier={order.courier}
        head={<OrderStateCard order={order} courier={order.courier} />}
        onFail={setFailure}
      />
    )
  if (isUnknown)
    return (
      <Screen title={title} ground="groups" isBare>
        <EmptyState
          icon={<EmptyArt of="scooter" />}
          title={t`This link does not work`}
          hint={t`The order arrived a while ago, or it is no longer shared.`}
          actions={[{ label: t`Open the menu`, to: href('home') }]}
        />
      </Screen>
    )
  return (
    <Screen title={title} ground="groups" isBare>
      <QueryView query={query} skeleton={<OrderSkeleton />} isLive>
        {(known) => (
          <div className={css.order}>
            {isUnderWay(known.status) && <NoMap>{t`You can still see when the courier will arrive.`}</NoMap>}
            <OrderStateCard order={known} courier={known.courier} />
            {!isUnderWay(known.status) && (
              <Button size="page" look="brand" to={href('home')}>{t`Open the menu`}</Button>
            )}
          </div>
        )}
      </QueryView>
    </Screen>
  )
}
