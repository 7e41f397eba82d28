import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Branch } from '#/api/schema/branch.ts'
import { inOrder, isShown, offersPickup } from '#/domain/geo/branches.ts'
import { branchesQuery, knownPointAtom } from '#/features/fulfilment/index.ts'
import { queryScopeAtom } from '#/session/session.ts'

/** A branch with metres to the customer; null: nobody knows where the customer is. */
export type NearBranch = Branch & { distance: number | null }

/** All branches of a city that are there for guests, in order. */
export function useBranches(cityId: string | null) {
  const scope = useAtomValue(queryScopeAtom)
  const from = useAtomValue(knownPointAtom)
  return useQuery({
    ...branchesQuery(scope, cityId),
    select: (all): NearBranch[] => inOrder(all.filter(isShown), from),
  })
}

/** Those a customer can fetch from (PU-06). */
export function usePickupBranches(cityId: string | null) {
  const scope = useAtomValue(queryScopeAtom)
  const from = useAtomValue(knownPointAtom)
  return useQuery({
    ...branchesQuery(scope, cityId),
    select: (all): NearBranch[] => inOrder(all.filter(offersPickup), from),
  })
}
