import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { errorOf } from '#/api/query.ts'
import type { ApiError } from '#/api/result.ts'
import type { NearestBranch } from '#/api/schema/branch.ts'
import { nearestBranchQuery, useMinutes } from '#/features/delivery/index.ts'
import type { DraftPlace } from '#/features/draft/index.ts'
import { useDecimal } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { queryScopeAtom } from '#/session/session.ts'

/** Whether and from where we deliver to a place that is not chosen yet. `failed`: nobody could say, choosing goes on. */
type Found =
  | { is: 'asking' }
  | { is: 'known'; text: string }
  | { is: 'out'; error: ApiError; nearest: NearestBranch | null }
  | { is: 'failed'; retry: () => void }

export function useBranchFor(place: DraftPlace): Found {
  const { t } = useLingui()
  const textIn = useTextIn()
  const decimal = useDecimal()
  const minutes = useMinutes()
  const scope = useAtomValue(queryScopeAtom)
  const asked = useQuery(nearestBranchQuery(scope, place, true))
  const error = asked.data ? null : errorOf(asked.error)
  const isOut = error?.kind === 'http' && error.status < 500
  const any = useQuery({ ...nearestBranchQuery(scope, place, false), enabled: isOut })
  if (asked.data) {
    const { distance, etaMinutes } = asked.data
    const name = textIn(asked.data.name)
    const km = distance === null ? '' : decimal(distance / 1_000)
    const parts = [t`Branch ${name}`, km && t`${km} km`, etaMinutes && minutes(etaMinutes)]
    return { is: 'known', text: parts.filter(Boolean).join(' · ') }
  }
  if (isOut && error) return { is: 'out', error, nearest: any.data ?? null }
  return error ? { is: 'failed', retry: () => void asked.refetch() } : { is: 'asking' }
}
