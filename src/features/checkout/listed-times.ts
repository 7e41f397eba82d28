import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import { slotsApi } from '#/api/slots.ts'
import type { ListedTime } from '#/domain/hours/schedule.ts'
import type { OrderedService } from '#/domain/service.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { type QueryScope, shopKey } from '#/session/query-keys.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'

/** What the branch has said of the times of a day; empty: nothing, then none is taken. */
export type ListedTimes = readonly ListedTime[]

const NOTHING_SAID: ListedTimes = []

/** Other customers take times, too: those of the day on the screen are asked for again, ms. */
const AGAIN_MS = 60_000

const listedTimesQuery = (
  scope: QueryScope,
  { branchId, service, day }: { branchId: string; service: OrderedService; day: string },
) =>
  queryOptions({
    queryKey: shopKey(scope, 'slots', branchId, service, day),
    queryFn: async ({ signal }): Promise<ListedTimes> => {
      const answer = await slotsApi().ofDay(branchId, service, day, signal)
      // A server without the call has no limits that could be known ahead.
      if (answer[0]?.status === 404) return NOTHING_SAID
      return unwrap(Promise.resolve(answer))
    },
    enabled: branchId !== '' && day !== '',
    staleTime: STALE.live,
    refetchInterval: AGAIN_MS,
    meta: REPORTED_BY_SCREEN,
  })

/**
 * The times of a day at the branch of the order (BX-32); none while the server has not said so. `isAsked`: it has been
 * asked, with or without success.
 */
export function useListedTimes(day: string): { listed: ListedTimes; isAsked: boolean } {
  const scope = useAtomValue(queryScopeAtom)
  const branchId = useAtomValue(nearestBranchAtom)?.id ?? ''
  const service = useAtomValue(serviceTypeAtom)
  const query = useQuery(listedTimesQuery(scope, { branchId, service, day }))
  return { listed: query.data ?? NOTHING_SAID, isAsked: !query.isLoading }
}

/** Asks for those of a day that is about to be shown. A server that does not respond holds nobody up: none is taken. */
export function useAskListedTimes(): (day: string) => Promise<ListedTimes> {
  const queries = useQueryClient()
  const scope = useAtomValue(queryScopeAtom)
  const branchId = useAtomValue(nearestBranchAtom)?.id ?? ''
  const service = useAtomValue(serviceTypeAtom)
  return useCallback(
    (day) =>
      queries.fetchQuery(listedTimesQuery(scope, { branchId, service, day })).catch(() => NOTHING_SAID),
    [queries, scope, branchId, service],
  )
}
