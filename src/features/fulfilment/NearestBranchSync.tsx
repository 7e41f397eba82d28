import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { draftAtom } from '#/features/order-draft/index.ts'
import { savedNearestBranchAtom } from '#/session/saved.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { lazyPart } from '#/ui/lazy-component.ts'
import { useNearestBranch } from './nearest.ts'

const ClosedBranch = lazyPart(() => import('./ClosedBranch.tsx'), 'ClosedBranch')

/** Keeps the nearest branch in step with the address and the service; rendered once, near the root. Renders nothing. */
export function NearestBranchSync() {
  const apply = useSetAtom(nearestBranchAtom)
  const keep = useSetAtom(savedNearestBranchAtom)
  const { branch } = useNearestBranch()
  const { pickupBranchId } = useAtomValue(draftAtom)

  // While another branch is being loaded the present one stays, so the menu does not blink.
  useEffect(() => {
    if (!branch) return
    apply(branch)
    keep(branch)
  }, [branch, apply, keep])
  return (
    pickupBranchId !== null && (
      <Suspense>
        <ClosedBranch id={pickupBranchId} />
      </Suspense>
    )
  )
}
