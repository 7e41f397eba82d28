import { queryOptions } from '@tanstack/react-query'
import { contentApi } from '#/api/content.ts'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import { type QueryScope, shopKey } from '#/session/query-keys.ts'

/** The merchant's open vacancies. */
export const vacanciesQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: shopKey(scope, 'vacancies'),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(contentApi().vacancies(signal)),
    staleTime: STALE.minute,
  })

/** One of them; 404: unknown, or no longer open. */
export const vacancyQuery = (scope: QueryScope, id: string) =>
  queryOptions({
    queryKey: shopKey(scope, 'vacancy', id),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(contentApi().vacancy(id, signal)),
    staleTime: STALE.minute,
  })
