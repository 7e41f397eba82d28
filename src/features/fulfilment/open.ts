import { useAtomValue } from 'jotai'
import { type OpenState, openState } from '#/domain/hours/hours.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { useNow } from '#/ui/use-now.ts'

/**
 * Whether an order for now is taken, by the branch's hours of this service and by what the server said of the
 * branch. Null: no branch known yet.
 */
export function useOpenState(): OpenState | null {
  const now = useNow()
  const branch = useAtomValue(nearestBranchAtom)
  const service = useAtomValue(serviceTypeAtom)
  if (!branch) return null
  const own = openState(branch, now, service)
  const announced = branch.nextOpenAt === null ? null : new Date(branch.nextOpenAt)
  if (branch.isOpen || (announced !== null && announced <= now)) return own
  return {
    ...own,
    isOpen: false,
    closesAt: null,
    nextOpenAt: announced ?? own.nextOpenAt,
    reason: own.reason ?? 'closed',
  }
}
