import { hashKey, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Branch } from '#/api/schema/branch.ts'
import { inOrder, isShown, offersPickup } from '#/domain/geo/branches.ts'
import { branchesQuery, knownPointAtom } from '#/features/fulfilment/index.ts'
import { queryScopeAtom } from '#/session/session.ts'

/** A branch with metres to the customer; null: the customer's position is unknown. */
export type NearBranch = Branch & { distance: number | null }

/** All branches of a city that are shown, in order. */
export const useBranches = (cityId: string | null) => useBranchesThat(isShown, cityId)

/** The branches that offer pick-up (PU-06). */
export const usePickupBranches = (cityId: string | null) => useBranchesThat(offersPickup, cityId)

function useBranchesThat(isOffered: (branch: Branch) => boolean, cityId: string | null) {
  const scope = useAtomValue(queryScopeAtom)
  const from = useAtomValue(knownPointAtom)
  const ofAllCities = hashKey(branchesQuery(scope, null).queryKey)
  return useQuery({
    ...branchesQuery(scope, cityId),
    // The list that was shown until the city was known (ST-09) contains this city's branches: nothing blinks, and the
    // focus stays.
    placeholderData: (shown: Branch[] | undefined, before) => {
      const here =
        before?.queryHash === ofAllCities ? shown?.filter((branch) => branch.cityId === cityId) : []
      return here?.length ? here : undefined
    },
    select: (all): NearBranch[] => inOrder(all.filter(isOffered), from),
  })
}
