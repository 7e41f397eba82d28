import { queryOptions } from '@tanstack/react-query'
import { ordersApi } from '#/api/orders.ts'
import { STALE, TOLD_BY_SCREEN, unwrap } from '#/api/query.ts'
import { customerKey, type QueryScope } from '#/session/query-keys.ts'

/** The promo codes of the customer, as they are at this visit: an order may have used one up. */
export const promosQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: customerKey(scope, 'promos'),
    meta: TOLD_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(ordersApi().promos(scope[2], signal)),
    enabled: scope[2] !== '',
    staleTime: STALE.live,
  })
