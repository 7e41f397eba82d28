import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { accountApi } from '#/api/account.ts'
import { nextPage } from '#/api/pages.ts'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import { customerKey, type QueryScope } from '#/session/query-keys.ts'

/** What an order earns, and what of the balance expires, as far as the server says. */
export const cashbackQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: customerKey(scope, 'cashback'),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(accountApi().cashback(signal)),
    enabled: scope[2] !== '',
    staleTime: STALE.visit,
  })

/** The changes of the balance, newest first. */
export const cashbackHistoryQuery = (scope: QueryScope) =>
  infiniteQueryOptions({
    queryKey: customerKey(scope, 'cashback', 'history'),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ pageParam, signal }) => unwrap(accountApi().cashbackHistory(pageParam, signal)),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    enabled: scope[2] !== '',
    staleTime: STALE.minute,
  })
