import { useAtomValue } from 'jotai'
import { openState } from '#/domain/hours/hours.ts'
import { clockTime } from '#/i18n/format.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { useNow } from '#/ui/use-now.ts'

/** A time of day alone says nothing of a later day. */
const DAY_MS = 24 * 60 * 60_000

/** When the branch opens within a day; empty: it is open, or nobody knows. */
export function useAnswersFrom(): string {
  const now = useNow()
  const branch = useAtomValue(nearestBranchAtom)
  const state = branch && openState(branch, now)
  if (!state || state.isOpen || !state.nextOpenAt) return ''
  return state.nextOpenAt.getTime() - now.getTime() < DAY_MS ? clockTime(state.nextOpenAt) : ''
}
