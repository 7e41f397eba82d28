import { queryOptions } from '@tanstack/react-query'
import { api } from '#/api/api.ts'
import { askAgain, IN_LANGUAGE, REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import type { Point } from '#/domain/geo/geo.ts'
import type { TariffRequest } from '#/domain/order/tariff.ts'
import { customerKey, type QueryScope, shopKey } from '#/session/query-keys.ts'

/** How often the nearest branch is refreshed while the page is visible, since it may close or stop delivering, ms. */
const BRANCH_EVERY = 5 * 60_000

/** The branch nearest to a point; `delivers`: of those that deliver there, else 422 OUT_OF_SERVICE_ZONE (DL-07). */
export const nearestBranchQuery = (scope: QueryScope, point: Point, delivers: boolean) =>
  queryOptions({
    queryKey: customerKey(scope, 'nearest branch', point.latitude, point.longitude, delivers),
    meta: IN_LANGUAGE,
    queryFn: ({ signal }) =>
      unwrap(
        scope[2] === ''
          ? api.branches.closest(scope[0], point, delivers, signal)
          : api.branches.closestForCustomer(point, delivers, signal),
      ),
    enabled: scope[0] !== '',
    staleTime: STALE.minute,
    refetchInterval: askAgain(BRANCH_EVERY),
  })

/**
 * All branches with their hours; of one city when it is given. `point`: they say how long a delivery to it takes, where
 * the server knows (BX-19).
 */
export const branchesQuery = (scope: QueryScope, cityId: string | null, point: Point | null = null) =>
  queryOptions({
    queryKey: shopKey(scope, 'branches', cityId, point && `${point.latitude},${point.longitude}`),
    meta: IN_LANGUAGE,
    queryFn: ({ signal }) => unwrap(api.branches.full(cityId, point, signal)),
    enabled: scope[0] !== '',
    staleTime: STALE.visit,
  })

/** What all branches are called and where they are, without their hours and rules. */
export const branchNamesQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: shopKey(scope, 'branches', 'names'),
    meta: IN_LANGUAGE,
    queryFn: ({ signal }) => unwrap(api.branches.all(signal)),
    enabled: scope[0] !== '',
    staleTime: STALE.visit,
  })

/** What bringing this basket to this address costs (DL-06). The key is the whole question, so no answer is stale. */
export const tariffQuery = (scope: QueryScope, question: TariffRequest | null) =>
  queryOptions({
    queryKey: customerKey(scope, 'tariff', question),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(api.deliveries.tariff(question as TariffRequest, signal)),
    enabled: question !== null,
    staleTime: STALE.minute,
  })
