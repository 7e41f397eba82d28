import { hashKey, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Branch } from '#/api/schema/branch.ts'
import { inOrder, isShown, offersPickup } from '#/domain/geo/branches.ts'
import type { Point } from '#/domain/geo/geo.ts'
import { branchesQuery, knownPointAtom } from '#/features/fulfilment/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { deliveryPointAtom } from './delivery-point.ts'

/** A branch with metres to the customer; null: the customer's position is unknown. */
export type NearBranch = Branch & { distance: number | null }

/** All branches of a city that are shown, in order, with the time of a delivery where the server says it (BX-19). */
export const useBranches = (cityId: string | null) =>
  useBranchesThat(isShown, cityId, useAtomValue(deliveryPointAtom))

/** The branches that offer pick-up (PU-06). */
export const usePickupBranches = (cityId: string | null) => useBranchesThat(offersPickup, cityId, null)

/** Which list a query asks for, whatever the point. */
const withoutPoint = (key: readonly unknown[]) => hashKey(key.slice(0, -1))

function useBranchesThat(isOffered: (branch: Branch) => boolean, cityId: string | null, point: Point | null) {
  const scope = useAtomValue(queryScopeAtom)
  const from = useAtomValue(knownPointAtom)
  const listOf = (city: string | null) => withoutPoint(branchesQuery(scope, city).queryKey)
  return useQuery({
    ...branchesQuery(scope, cityId, point),
    // The list that was shown until the city was known (ST-09) contains this city's branches: nothing blinks, and the
    // focus stays. So does the list of another point until this one's times are there.
    placeholderData: (shown: Branch[] | undefined, before) => {
      const list = before && withoutPoint(before.queryKey)
      if (list === listOf(cityId)) return shown
      const here = list === listOf(null) ? shown?.filter((branch) => branch.cityId === cityId) : []
      return here?.length ? here : undefined
    },
    select: (all): NearBranch[] => inOrder(all.filter(isOffered), from),
  })
}
