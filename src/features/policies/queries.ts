import { queryOptions } from '@tanstack/react-query'
import { api } from '#/api/api.ts'
import { STALE, unwrap } from '#/api/query.ts'
import type { PolicyType } from '#/api/schema/merchant.ts'
import type { QueryScope } from '#/session/session.ts'

/** A text of the merchant; null when none is written. */
export const policiesQuery = ([merchantId, brandId]: QueryScope, type: PolicyType) =>
  queryOptions({
    queryKey: [merchantId, brandId, 'policy', type] as const,
    queryFn: async ({ signal }) => {
      const policies = await unwrap(api.support.policies(type, signal))
      return policies.find((policy) => policy.type === type) ?? null
    },
    staleTime: STALE.visit,
  })
