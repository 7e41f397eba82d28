import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { STALE } from '#/api/query.ts'
import type { Order } from '#/api/schema/order.ts'
import { isDelivered } from '#/domain/order/order-status.ts'
import { ActiveOrderStrip, lastOrdersQuery } from '#/features/orders/index.ts'
import { ActiveOrderShape } from '#/first-screen/shapes.tsx'
import { canRepeatAtom, hasActiveOrdersAtom } from '#/session/saved.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Again } from './Again.tsx'
import { useRepeatChoices } from './use-repeat-choices.ts'

/**
 * One place above the menu: the active orders, else the last order to repeat (BX-04). The latter comes late, so it is
 * shown only where the page has begun with room for it: if at the last look there was one, or an active order.
 */
export function OrderStrip() {
  const hadActiveOrders = useAtomValue(hasActiveOrdersAtom)
  const [couldRepeat, setCanRepeat] = useAtom(canRepeatAtom)
  const [hasRoom] = useState(hadActiveOrders || couldRepeat)
  const last = useOrderToRepeat()
  const canRepeat = last.is === 'known' ? last.order !== null : null
  useEffect(() => {
    if (canRepeat !== null) setCanRepeat(canRepeat)
  }, [canRepeat, setCanRepeat])
  const again =
    last.is === 'known'
      ? last.order && <Again order={last.order} />
      : last.is === 'asking' && <ActiveOrderShape />
  return <ActiveOrderStrip hasRoom={hasRoom} otherwise={hasRoom && again} />
}

type LastOrder = { is: 'asking' | 'failed' } | { is: 'known'; order: Order | null }

/** The newest delivered order of which something is sold today. */
function useOrderToRepeat(): LastOrder {
  const scope = useAtomValue(queryScopeAtom)
  const choicesOf = useRepeatChoices()
  const { data, isError } = useQuery({ ...lastOrdersQuery(scope), staleTime: STALE.minute })
  if (isError && !data) return { is: 'failed' }
  if (!data || !choicesOf) return { is: 'asking' }
  const order = data.content.find(
    (one) => isDelivered(one.status) && choicesOf(one).some(({ is }) => is === 'on'),
  )
  return { is: 'known', order: order ?? null }
}
