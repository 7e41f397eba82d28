import { queryOptions } from '@tanstack/react-query'
import { contentApi } from '#/api/content.ts'
import { STALE, unwrap } from '#/api/query.ts'
import { type QueryScope, shopKey } from '#/session/query-keys.ts'

/** Stories with slides, by ascending priority. A failure hides them without a message. */
export const storiesQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: shopKey(scope, 'stories'),
    queryFn: ({ signal }) => unwrap(contentApi().stories(signal)),
    select: (stories) =>
      stories.filter(({ slides }) => slides.length > 0).toSorted((a, b) => a.priority - b.priority),
    staleTime: STALE.visit,
  })
