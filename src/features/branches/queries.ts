import { queryOptions } from '@tanstack/react-query'
import { api } from '#/api/api.ts'
import { IN_LANGUAGE, STALE, unwrap } from '#/api/query.ts'
import type { Point } from '#/domain/geo/geo.ts'
import { customerKey, type QueryScope } from '#/session/query-keys.ts'

/** One branch with its week (PU-07) and how long a delivery to the point takes; 404 BRANCH_NOT_FOUND. */
export const branchQuery = (scope: QueryScope, id: string, point: Point | null) =>
  queryOptions({
    queryKey: customerKey(scope, 'branch', id, point && `${point.latitude},${point.longitude}`),
    meta: IN_LANGUAGE,
    queryFn: ({ signal }) => unwrap(api.branches.one(id, point, signal)),
    enabled: id !== '',
    staleTime: STALE.visit,
  })
