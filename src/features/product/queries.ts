import { infiniteQueryOptions } from '@tanstack/react-query'
import { nextPage } from '#/api/pages.ts'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import { reviewsApi } from '#/api/reviews.ts'
import type { Star } from '#/domain/menu/stars.ts'
import { type QueryScope, shopKey } from '#/session/query-keys.ts'

/**
 * What customers wrote of a dish, newest first. `star`: only those of so many stars, as far as the server knows that
 * filter; null: all.
 */
export const reviewsQuery = (scope: QueryScope, productId: string, star: Star | null) =>
  infiniteQueryOptions({
    queryKey: shopKey(scope, 'reviews', productId, star ?? ''),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ pageParam, signal }) => unwrap(reviewsApi().of(productId, pageParam, star, signal)),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    staleTime: STALE.live,
  })
