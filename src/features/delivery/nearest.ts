import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { errorOf } from '#/api/query.ts'
import type { ApiError } from '#/api/result.ts'
import type { Branch, NearestBranch } from '#/api/schema/branch.ts'
import { givesAway, hasTables, inOrder } from '#/domain/branches.ts'
import { openState } from '#/domain/hours.ts'
import type { OrderedService } from '#/domain/service.ts'
import { serviceTypeAtom } from '#/features/draft/index.ts'
import { tell } from '#/lib/told.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { knownPointAtom, placeAtom, pointAtom } from './place.ts'
import { branchesQuery, nearestBranchQuery } from './queries.ts'

/** The branch the menu goes by. `problem`: why nothing is delivered to the address; the branch is then the nearest. */
export type Nearest = {
  branch: NearestBranch | null
  problem: ApiError | null
  isPending: boolean
  refetch: () => Promise<unknown>
}

/** A branch of the list as the nearest one: whether it is open is worked out from its hours. */
function asNearest(branch: Branch, service: OrderedService, now: Date): NearestBranch {
  const { isOpen, nextOpenAt } = openState(branch, now, service)
  return {
    ...branch,
    isOpen,
    nextOpenAt: nextOpenAt?.toISOString() ?? null,
    inDeliveryZone: true,
    etaMinutes: null,
  }
}

/** Reasons to show the nearest branch although it does not deliver to the address (DL-08). */
const NO_DELIVERY = ['OUT_OF_SERVICE_ZONE', 'DELIVERY_ADDRESS_UNAVAILABLE', 'NO_BRANCHES', 'BRANCH_NOT_FOUND']

/** Which branch serves the address, the point or the choice of the customer (DL-07). */
export function useNearestBranch(): Nearest {
  const scope = useAtomValue(queryScopeAtom)
  const service = useAtomValue(serviceTypeAtom)
  const place = useAtomValue(placeAtom)
  const point = useAtomValue(pointAtom)
  const known = useAtomValue(knownPointAtom)
  const isFetched = service !== 'DELIVERY'
  const delivers = place?.kind === 'address'

  const asked = useQuery({
    ...nearestBranchQuery(scope, point, delivers),
    enabled: scope[0] !== '' && !isFetched,
  })
  const problem = asked.data ? null : errorOf(asked.error)
  const isOut = problem !== null && NO_DELIVERY.includes(problem.code)
  // The address row says it.
  if (problem?.kind === 'http' && problem.status < 500) tell(problem)
  const fallback = useQuery({
    ...nearestBranchQuery(scope, point, false),
    enabled: scope[0] !== '' && !isFetched && delivers && isOut,
  })
  const all = useQuery({ ...branchesQuery(scope, null), enabled: scope[0] !== '' && isFetched })

  return useMemo(() => {
    if (!isFetched) {
      const branch = asked.data ?? fallback.data ?? null
      return { branch, problem, isPending: asked.isPending, refetch: asked.refetch }
    }
    const wantedId = place?.kind === 'branch' ? place.branchId : null
    const isAtTable = service === 'DINE_IN'
    const choice = inOrder((all.data ?? []).filter(isAtTable ? hasTables : givesAway), known)
    const found = choice.find(({ id }) => id === wantedId) ?? choice[0]
    return {
      branch: found ? asNearest(found, service, new Date()) : null,
      problem: all.data ? null : errorOf(all.error),
      isPending: all.isPending,
      refetch: all.refetch,
    }
  }, [isFetched, asked, fallback.data, problem, all, service, place, known])
}
