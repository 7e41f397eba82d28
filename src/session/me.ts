import { queryOptions } from '@tanstack/react-query'
import { api } from '#/api/api.ts'
import { STALE, unwrap } from '#/api/query.ts'
import type { QueryScope } from './session.ts'

/** The customer as the server knows them now: cashback grows with every order. */
export const meQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: [...scope, 'me'] as const,
    queryFn: ({ signal }) => unwrap(api.users.me(signal)),
    enabled: scope[2] !== '',
    staleTime: STALE.minute,
  })
