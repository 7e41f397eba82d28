import { focusManager, onlineManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isUnderWay } from '#/domain/order/order-status.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { activeOrdersQuery, orderQuery } from './queries.ts'
import { toldPaidAtom, withToldPaid } from './told-paid.ts'

/** One order as it is now: streamed where the server has a stream, else polled (OR-06). */
export function useOrder(id: string) {
  const scope = useAtomValue(queryScopeAtom)
  const client = useQueryClient()
  const [isStreamed, setIsStreamed] = useState(false)
  const query = useQuery(orderQuery(scope, id, isStreamed))
  const isReachable = useIsReachable()
  const isFollowed = isReachable && isUnderWay(query.data?.status)
  useEffect(() => {
    if (!isFollowed) return
    const onChange = () => {
      for (const { queryKey } of [orderQuery(scope, id), activeOrdersQuery(scope)])
        void client.invalidateQueries({ queryKey })
    }
    let [hasLeft, leave] = [false, () => {}]
    // Loaded with an order that is followed; without it the order is polled.
    import('./follow-order.ts').then(
      ({ followOrder }) => {
        if (!hasLeft) leave = followOrder(id, { onLive: setIsStreamed, onChange })
      },
      () => {},
    )
    return () => {
      hasLeft = true
      leave()
    }
  }, [id, scope, client, isFollowed])
  const paid = useAtomValue(toldPaidAtom)
  const { data } = query
  return useMemo(() => ({ ...query, data: data && withToldPaid(data, paid) }), [query, data, paid])
}

/** The page is seen and the device online; a stream of a page that is neither would only find out late. */
function useIsReachable(): boolean {
  const isSeen = useSyncExternalStore(
    (changed) => focusManager.subscribe(changed),
    () => focusManager.isFocused(),
  )
  const isOnline = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  )
  return isSeen && isOnline
}
