import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { errorOf } from '#/api/query.ts'
import type { ApiError } from '#/api/result.ts'
import type { Branch, NearestBranch } from '#/api/schema/branch.ts'
import { hasTables, inOrder, offersPickup } from '#/domain/geo/branches.ts'
import { type OpenState, openState } from '#/domain/hours/hours.ts'
import type { OrderedService } from '#/domain/service.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { useNow } from '#/ui/use-now.ts'
import { branchesQuery, nearestBranchQuery } from './queries.ts'
import { fulfilmentTargetAtom, knownPointAtom, pointAtom } from './target.ts'

/**
 * The branch whose menu is shown. `problem`: why nothing is delivered to the address; the branch is then the nearest.
 */
export type Nearest = {
  branch: NearestBranch | null
  problem: ApiError | null
  isPending: boolean
  refetch: () => Promise<unknown>
}

/** Whether the branch of the order is the one that serves its place and service: none is being asked for. */
export function useIsBranchSettled(): boolean {
  const { branch, isPending } = useNearestBranch()
  const applied = useAtomValue(nearestBranchAtom)
  return !isPending && applied !== null && (branch === null || branch.id === applied.id)
}

/** Whether a branch of the list is open, computed from its hours; the same object until that changes. */
function useOwnState(branch: Branch | null, service: OrderedService) {
  const now = useNow()
  const { isOpen, nextOpenAt } = branch ? openState(branch, now, service) : NOT_OPEN
  const opensAt = nextOpenAt?.toISOString() ?? null
  return useMemo(() => ({ isOpen, nextOpenAt: opensAt }), [isOpen, opensAt])
}
const NOT_OPEN: Pick<OpenState, 'isOpen' | 'nextOpenAt'> = { isOpen: false, nextOpenAt: null }

/** Reasons to show the nearest branch although it does not deliver to the address (DL-08). */
const NO_DELIVERY = ['OUT_OF_SERVICE_ZONE', 'DELIVERY_ADDRESS_UNAVAILABLE', 'NO_BRANCHES', 'BRANCH_NOT_FOUND']

/** The branch that serves the address, the position or the customer's choice (DL-07). */
export function useNearestBranch(): Nearest {
  const scope = useAtomValue(queryScopeAtom)
  const service = useAtomValue(serviceTypeAtom)
  const place = useAtomValue(fulfilmentTargetAtom)
  const point = useAtomValue(pointAtom)
  const known = useAtomValue(knownPointAtom)
  const isPickup = service !== 'DELIVERY'
  const delivers = place?.kind === 'address'

  const asked = useQuery({
    ...nearestBranchQuery(scope, point, delivers),
    enabled: scope[0] !== '' && !isPickup,
  })
  const problem = asked.data ? null : errorOf(asked.error)
  const isOut = problem !== null && NO_DELIVERY.includes(problem.code)
  const fallback = useQuery({
    ...nearestBranchQuery(scope, point, false),
    enabled: scope[0] !== '' && !isPickup && delivers && isOut,
  })
  const all = useQuery({ ...branchesQuery(scope, null), enabled: scope[0] !== '' && isPickup })

  const own = useMemo(() => {
    if (!isPickup) return null
    const wantedId = place?.kind === 'branch' ? place.branchId : null
    const isAtTable = service === 'DINE_IN'
    const choice = inOrder((all.data ?? []).filter(isAtTable ? hasTables : offersPickup), known)
    return choice.find(({ id }) => id === wantedId) ?? choice[0] ?? null
  }, [isPickup, all.data, service, place, known])
  const state = useOwnState(own, service)

  return useMemo(() => {
    if (!isPickup) {
      const branch = asked.data ?? fallback.data ?? null
      return { branch, problem, isPending: asked.isPending, refetch: asked.refetch }
    }
    return {
      branch: own && { ...own, ...state, inDeliveryZone: true, etaMinutes: null },
      problem: all.data ? null : errorOf(all.error),
      isPending: all.isPending,
      refetch: all.refetch,
    }
  }, [isPickup, asked, fallback.data, problem, all, own, state])
}
