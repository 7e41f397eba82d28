import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { errorOf } from '#/api/query.ts'
import type { ApiError } from '#/api/result.ts'
import type { NearestBranch } from '#/api/schema/branch.ts'
import { nearestBranchQuery } from '#/features/fulfilment/index.ts'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import { queryScopeAtom } from '#/session/session.ts'

/**
 * Whether and from which branch we deliver to a place that is not chosen yet. `failed`: the check failed, and the
 * choice continues without it.
 */
export type DeliveryCheck =
  | { is: 'asking' }
  | { is: 'known'; branch: NearestBranch }
  | { is: 'out'; error: ApiError; nearest: NearestBranch | null }
  | { is: 'failed'; retry: () => void }

/** `isPlace`: false while the point is no place yet; nothing is asked then. */
export function useBranchFor(place: DraftPlace, isPlace = true): DeliveryCheck {
  const scope = useAtomValue(queryScopeAtom)
  const asked = useQuery({ ...nearestBranchQuery(scope, place, true), enabled: isPlace })
  const error = asked.data ? null : errorOf(asked.error)
  const isOut = error?.kind === 'http' && error.status < 500
  const any = useQuery({ ...nearestBranchQuery(scope, place, false), enabled: isOut && isPlace })
  if (!isPlace) return { is: 'asking' }
  if (asked.data) return { is: 'known', branch: asked.data }
  if (isOut && error) return { is: 'out', error, nearest: any.data ?? null }
  return error ? { is: 'failed', retry: () => void asked.refetch() } : { is: 'asking' }
}
