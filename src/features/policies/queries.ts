import { queryOptions } from '@tanstack/react-query'
import { api } from '#/api/api.ts'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import type { PolicyType } from '#/api/schema/merchant.ts'
import { type QueryScope, shopKey } from '#/session/query-keys.ts'

/** A text of the merchant; null when none is written. */
export const policiesQuery = (scope: QueryScope, type: PolicyType) =>
  queryOptions({
    queryKey: shopKey(scope, 'policy', type),
    meta: REPORTED_BY_SCREEN,
    queryFn: async ({ signal }) => {
      const policies = await unwrap(api.support.policies(type, signal))
      return policies.find((policy) => policy.type === type) ?? null
    },
    staleTime: STALE.visit,
  })
