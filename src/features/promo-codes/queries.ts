import { queryOptions } from '@tanstack/react-query'
import { ordersApi } from '#/api/orders.ts'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import { customerKey, type QueryScope } from '#/session/query-keys.ts'

/** The customer's promo codes, loaded again at each visit: an order may have used one up. */
export const promosQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: customerKey(scope, 'promos'),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(ordersApi().promos(scope[2], signal)),
    enabled: scope[2] !== '',
    staleTime: STALE.live,
  })
