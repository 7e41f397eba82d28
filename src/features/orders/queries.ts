import { queryOptions } from '@tanstack/react-query'
import { courierApi } from '#/api/courier.ts'
import { ordersApi } from '#/api/orders.ts'
import { askAgain, STALE, TOLD_BY_SCREEN, unwrap } from '#/api/query.ts'
import type { Result } from '#/api/result.ts'
import { isUnderWay } from '#/domain/order/order-status.ts'
import { customerKey, type QueryScope } from '#/session/query-keys.ts'
import { failuresInARow, pollEvery } from './polling.ts'

/** ms between looks at one order and at the list of those under way. */
const ORDER_EVERY = 10_000
const ACTIVE_EVERY = 15_000

/** Reads that are asked again and again: never of another age, paused while hidden, at once when seen again. */
const live = { staleTime: STALE.live, refetchIntervalInBackground: false, refetchOnReconnect: true } as const

const counted = <T>(key: readonly unknown[], call: Promise<Result<T>>) =>
  unwrap(failuresInARow.watch(JSON.stringify(key), call))

/** One order, asked again every 10 s while it is under way and the page is visible; slower when it fails. */
export const orderQuery = (scope: QueryScope, id: string) => {
  const queryKey = customerKey(scope, 'order', id)
  return queryOptions({
    queryKey,
    meta: TOLD_BY_SCREEN,
    queryFn: ({ signal }) => counted(queryKey, ordersApi().one(id, signal)),
    ...live,
    refetchInterval: (query) =>
      isUnderWay(query.state.data?.status)
        ? pollEvery(ORDER_EVERY, failuresInARow.of(JSON.stringify(queryKey)))
        : askAgain()(query),
  })
}

/** Orders under way, newest first; a visitor has none. */
export const activeOrdersQuery = (scope: QueryScope) => {
  const queryKey = customerKey(scope, 'orders', 'active')
  return queryOptions({
    queryKey,
    meta: TOLD_BY_SCREEN,
    queryFn: ({ signal }) => counted(queryKey, ordersApi().active(scope[2], signal)),
    enabled: scope[2] !== '',
    ...live,
    refetchInterval: (query) =>
      query.state.data?.length
        ? pollEvery(ACTIVE_EVERY, failuresInARow.of(JSON.stringify(queryKey)))
        : askAgain()(query),
  })
}

/** Where the courier is and in how many minutes at the door; null before there is one. */
export const courierQuery = (scope: QueryScope, orderId: string, isWanted: boolean) =>
  queryOptions({
    queryKey: customerKey(scope, 'order', orderId, 'courier'),
    queryFn: ({ signal }) => unwrap(courierApi().of(orderId, signal)),
    enabled: isWanted,
    ...live,
    refetchInterval: isWanted ? ORDER_EVERY : false,
  })

/** What may be said when cancelling. */
export const cancelReasonsQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: customerKey(scope, 'cancel reasons'),
    meta: TOLD_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(ordersApi().cancelReasons(signal)),
    staleTime: STALE.visit,
  })
