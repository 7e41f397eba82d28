import { queryOptions } from '@tanstack/react-query'
import { api } from '#/api/api.ts'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import { customerKey, type QueryScope } from './query-keys.ts'

/** The customer as the server knows them now: cashback grows with every order. */
export const meQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: customerKey(scope, 'me'),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(api.users.me(signal)),
    enabled: scope[2] !== '',
    staleTime: STALE.minute,
  })
