import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { nextPage } from '#/api/pages.ts'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import { talkApi } from '#/api/talk.ts'
import { customerKey, type QueryScope } from '#/session/query-keys.ts'

/** The notifications of a customer, newest first, a page at a time. */
export const notificationsQuery = (scope: QueryScope) =>
  infiniteQueryOptions({
    queryKey: customerKey(scope, 'notifications'),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ pageParam, signal }) => unwrap(talkApi().notifications(pageParam, signal)),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    enabled: scope[2] !== '',
    staleTime: STALE.live,
  })

/** The number of new ones, requested again when the page becomes visible. A failure only hides the number. */
export const unreadQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: customerKey(scope, 'unread notifications'),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(talkApi().unreadNotifications(signal)),
    select: ({ count }) => count,
    enabled: scope[2] !== '',
    staleTime: STALE.minute,
  })
