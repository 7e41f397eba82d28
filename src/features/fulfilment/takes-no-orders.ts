import { useAtomValue } from 'jotai'
import { takesOrders } from '#/domain/hours/schedule.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { useNow } from '#/ui/use-now.ts'
import { useOpenState } from './open.ts'

/** The branch is known and takes no order at all, neither for now nor for later (BX-05). */
export function useTakesNoOrders(): boolean {
  const now = useNow()
  const branch = useAtomValue(nearestBranchAtom)
  const service = useAtomValue(serviceTypeAtom)
  const open = useOpenState()
  return branch !== null && open !== null && !takesOrders(branch, now, service, open.isOpen)
}
