import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { nextPage } from '#/api/pages.ts'
import { askAgain, REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import { talkApi } from '#/api/talk.ts'
import { customerKey, type QueryScope } from '#/session/query-keys.ts'

/** Time between two requests while the chat is visible, ms; none while it is hidden. */
const LOOK_EVERY = 5_000

/** The conversation, newest first, a page at a time; requested again while it is visible. */
export const messagesQuery = (scope: QueryScope) =>
  infiniteQueryOptions({
    queryKey: customerKey(scope, 'messages'),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ pageParam, signal }) => unwrap(talkApi().messages(pageParam, signal)),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    enabled: scope[2] !== '',
    staleTime: STALE.live,
    refetchInterval: askAgain(LOOK_EVERY),
    refetchIntervalInBackground: false,
  })

/** The number of messages that the customer has not read. */
export const unreadMessagesQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: customerKey(scope, 'unread messages'),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(talkApi().unreadMessages(signal)),
    select: ({ count }) => count,
    enabled: scope[2] !== '',
    staleTime: STALE.minute,
  })
