import { queryOptions } from '@tanstack/react-query'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import { tablesApi } from '#/api/tables.ts'
import { type QueryScope, shopKey } from '#/session/query-keys.ts'

/** The halls of a branch with their tables. */
export const hallsQuery = (scope: QueryScope, branchId: string) =>
  queryOptions({
    queryKey: shopKey(scope, 'halls', branchId),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(tablesApi().halls(branchId, signal)),
    enabled: branchId !== '',
    staleTime: STALE.visit,
  })

/**
 * One table with its hall and its branch. Opening a table reports a failure itself; an order does without the number.
 */
export const tableQuery = (scope: QueryScope, id: string) =>
  queryOptions({
    queryKey: shopKey(scope, 'table', id),
    queryFn: ({ signal }) => unwrap(tablesApi().table(id, signal)),
    staleTime: STALE.visit,
    meta: REPORTED_BY_SCREEN,
  })
