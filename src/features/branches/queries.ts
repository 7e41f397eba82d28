import { queryOptions } from '@tanstack/react-query'
import { api } from '#/api/api.ts'
import { IN_LANGUAGE, STALE, unwrap } from '#/api/query.ts'
import { customerKey, type QueryScope } from '#/session/query-keys.ts'

/** One branch with its week (PU-07); 404 BRANCH_NOT_FOUND. */
export const branchQuery = (scope: QueryScope, id: string) =>
  queryOptions({
    queryKey: customerKey(scope, 'branch', id),
    meta: IN_LANGUAGE,
    queryFn: ({ signal }) => unwrap(api.branches.one(id, signal)),
    enabled: id !== '',
    staleTime: STALE.visit,
  })
