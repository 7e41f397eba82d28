import { queryOptions } from '@tanstack/react-query'
import { courierApi } from '#/api/courier.ts'
import { ordersApi } from '#/api/orders.ts'
import { askAgain, errorOf, REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import type { Result } from '#/api/result.ts'
import { trackingApi } from '#/api/tracking.ts'
import { type HeardMinutes, heardCourier } from '#/domain/order/expected.ts'
import { isLookedAt } from '#/domain/order/order-scene.ts'
import { isUnderWay } from '#/domain/order/order-status.ts'
import { serverNow } from '#/lib/clock.ts'
import { customerKey, type QueryScope, shopKey } from '#/session/query-keys.ts'
import { failuresInARow, pollEvery } from './polling.ts'

/** The polling interval of one order and of the list of active orders, ms. */
const ORDER_EVERY = 10_000
const ACTIVE_EVERY = 15_000
/** The same of an order whose changes the server streams, ms: in case it forgets one. */
const STREAMED_EVERY = 60_000

/** The same of an order that has ended, for an hour, ms. */
const ENDED_EVERY = 60_000

/** The start of the app and the first page ask for the active orders at almost the same time: once is enough, ms. */
const JUST_ASKED = 3_000

/**
 * Options of polled queries: always stale, paused while the page is hidden, refreshed at once when it is visible again.
 */
const live = { staleTime: STALE.live, refetchIntervalInBackground: false, refetchOnReconnect: true } as const

/** When this page last knew an order to be under way, ms by the server's clock, by the key of its query. */
const underWayAt = new Map<string, number>()

/** How often an order that has ended is looked at; false: not any more. */
function afterEnd(key: string, order: Parameters<typeof isLookedAt>[0]): number | false {
  return isLookedAt(order, serverNow(), underWayAt.get(key) ?? null) && ENDED_EVERY
}

const counted = <T>(key: readonly unknown[], call: Promise<Result<T>>) =>
  unwrap(failuresInARow.watch(JSON.stringify(key), call))

/**
 * One order, polled every 10 s while it is active and the page is visible; slower when that fails, while its changes are
 * streamed, and for an hour after its end, which may be a slip.
 */
export const orderQuery = (scope: QueryScope, id: string, isStreamed = false) => {
  const queryKey = customerKey(scope, 'order', id)
  return queryOptions({
    queryKey,
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => counted(queryKey, ordersApi().one(id, signal)),
    ...live,
    refetchInterval: (query) => {
      const order = query.state.data
      if (!order) return askAgain()(query)
      const key = JSON.stringify(queryKey)
      if (!isUnderWay(order.status)) return afterEnd(key, order)
      underWayAt.set(key, serverNow())
      const failures = failuresInARow.of(key)
      return pollEvery(isStreamed && failures === 0 ? STREAMED_EVERY : ORDER_EVERY, failures)
    },
  })
}

/** The order of a link, polled like one's own, until the link is taken back or the order has ended (BX-35). */
export const trackedOrderQuery = (scope: QueryScope, token: string) => {
  const queryKey = shopKey(scope, 'tracking', token)
  return queryOptions({
    queryKey,
    meta: REPORTED_BY_SCREEN,
    queryFn: async ({ signal, client }) => {
      const order = await counted(queryKey, trackingApi().one(token, signal))
      const before = client.getQueryData<{ courier: HeardMinutes | null }>(queryKey)
      return { ...order, courier: heardCourier(order.courier, before?.courier, serverNow()) }
    },
    ...live,
    refetchInterval: (query) => {
      if (errorOf(query.state.error)?.status === 404) return false
      const order = query.state.data
      if (!order) return askAgain()(query)
      const key = JSON.stringify(queryKey)
      if (!isUnderWay(order.status)) return afterEnd(key, order)
      underWayAt.set(key, serverNow())
      return pollEvery(ORDER_EVERY, failuresInARow.of(key))
    },
  })
}

/** Active orders, newest first; a guest has none. */
export const activeOrdersQuery = (scope: QueryScope) => {
  const queryKey = customerKey(scope, 'orders', 'active')
  return queryOptions({
    queryKey,
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => counted(queryKey, ordersApi().active(scope[2], signal)),
    enabled: scope[2] !== '',
    ...live,
    staleTime: JUST_ASKED,
    refetchInterval: (query) =>
      query.state.data?.length
        ? pollEvery(ACTIVE_EVERY, failuresInARow.of(JSON.stringify(queryKey)))
        : askAgain()(query),
  })
}

/** The first page of all orders, newest first, and how many there are; a visitor has none. Asked again wherever it is shown. */
export const lastOrdersQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: customerKey(scope, 'orders', 'last'),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(ordersApi().page(scope[2], 0, false, signal)),
    enabled: scope[2] !== '',
    staleTime: STALE.live,
  })

/** The courier's position and the minutes to the door; null before there is a courier. Asked less often while that fails. */
export const courierQuery = (scope: QueryScope, orderId: string, isWanted: boolean) => {
  const queryKey = customerKey(scope, 'order', orderId, 'courier')
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) =>
      heardCourier(
        await unwrap(courierApi().of(orderId, signal)),
        client.getQueryData<HeardMinutes | null>(queryKey),
        serverNow(),
      ),
    enabled: isWanted,
    ...live,
    refetchInterval: isWanted ? askAgain(ORDER_EVERY) : false,
  })
}

/** The reasons that can be given when cancelling. */
export const cancelReasonsQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: customerKey(scope, 'cancel reasons'),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(ordersApi().cancelReasons(signal)),
    staleTime: STALE.visit,
  })
