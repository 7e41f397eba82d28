import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import type { SlotState } from '#/api/schema/slot.ts'
import { slotsApi } from '#/api/slots.ts'
import { UNKNOWN } from '#/domain/hours/tashkent.ts'
import type { OrderedService } from '#/domain/service.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { type QueryScope, shopKey } from '#/session/query-keys.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'

/** Times of a day, "HH:mm". */
type Times = Pick<ReadonlySet<string>, 'has'>

/** For which times the branch takes no more orders; `named`: those alone that it calls full. */
export type FullSlots = Times & { readonly named: Times }

const fullSet = (times: ReadonlySet<string>): FullSlots => ({ has: (time) => times.has(time), named: times })
const NONE_FULL = fullSet(new Set())

/**
 * A list that names free times is whole: a time that it leaves out can be had no more than one that it calls full. One that
 * names none lists the full ones alone.
 */
function fullOf(slots: readonly SlotState[]): FullSlots {
  const namesOf = (isFree: boolean) =>
    new Set(slots.filter(({ available }) => available === isFree).map(({ from }) => from))
  const [free, full] = [namesOf(true), namesOf(false)]
  if (free.size === 0 || free.has(UNKNOWN)) return fullSet(full)
  return { has: (time) => !free.has(time), named: full }
}

/** Other customers take times, too: those of the day on the screen are asked for again, ms. */
const AGAIN_MS = 60_000

const fullSlotsQuery = (
  scope: QueryScope,
  { branchId, service, day }: { branchId: string; service: OrderedService; day: string },
) =>
  queryOptions({
    queryKey: shopKey(scope, 'slots', branchId, service, day),
    queryFn: async ({ signal }): Promise<SlotState[]> => {
      const answer = await slotsApi().ofDay(branchId, service, day, signal)
      // A server without the call has no limits that could be known ahead.
      if (answer[0]?.status === 404) return []
      return unwrap(Promise.resolve(answer))
    },
    enabled: branchId !== '' && day !== '',
    staleTime: STALE.live,
    refetchInterval: AGAIN_MS,
    meta: REPORTED_BY_SCREEN,
  })

/**
 * The full times of a day at the branch of the order (BX-32); none while the server has not said so. `isAsked`: it has
 * been asked, with or without success.
 */
export function useFullSlots(day: string): { full: FullSlots; isAsked: boolean } {
  const scope = useAtomValue(queryScopeAtom)
  const branchId = useAtomValue(nearestBranchAtom)?.id ?? ''
  const service = useAtomValue(serviceTypeAtom)
  const query = useQuery({ ...fullSlotsQuery(scope, { branchId, service, day }), select: fullOf })
  return { full: query.data ?? NONE_FULL, isAsked: !query.isLoading }
}

/** Asks for those of a day that is about to be shown. A server that does not respond holds nobody up: none is full. */
export function useAskFullSlots(): (day: string) => Promise<FullSlots> {
  const queries = useQueryClient()
  const scope = useAtomValue(queryScopeAtom)
  const branchId = useAtomValue(nearestBranchAtom)?.id ?? ''
  const service = useAtomValue(serviceTypeAtom)
  return useCallback(
    (day) =>
      queries.fetchQuery(fullSlotsQuery(scope, { branchId, service, day })).then(fullOf, () => NONE_FULL),
    [queries, scope, branchId, service],
  )
}
