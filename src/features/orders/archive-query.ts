import { infiniteQueryOptions } from '@tanstack/react-query'
import { ordersApi } from '#/api/orders.ts'
import { nextPage } from '#/api/pages.ts'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import { customerKey, type QueryScope } from '#/session/query-keys.ts'

/** Ended orders, newest first, ten at a time. */
export const archiveQuery = (scope: QueryScope) =>
  infiniteQueryOptions({
    queryKey: customerKey(scope, 'orders', 'archive'),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ pageParam, signal }) => unwrap(ordersApi().page(scope[2], pageParam, true, signal)),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    enabled: scope[2] !== '',
    staleTime: STALE.minute,
  })
