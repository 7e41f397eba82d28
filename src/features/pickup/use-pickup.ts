import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { type NearBranch, usePickupBranches } from '#/features/branches/index.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { backAtom, useShell } from '#/shell/chrome.ts'
import { cityIdAtom } from '#/tenant/merchant.ts'

/** The pick-up branches, the selected one, and the function that chooses it. */
export type Pickup = {
  branches: readonly NearBranch[]
  chosen: NearBranch | null
  choose: (id: string) => void
  confirm: () => void
}

/** The selected branch is that of the order, else the first: the nearest, or the main one (PU-08). */
export function usePickup(): Pickup {
  const shell = useShell()
  const { pickupBranchId } = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  const back = useAtomValue(backAtom)
  const { data: branches = [] } = usePickupBranches(useAtomValue(cityIdAtom))
  const [marked, setMarked] = useState(pickupBranchId)
  // A branch that is no longer in the list cannot be chosen (PU-06).
  const chosen = branches.find(({ id }) => id === marked) ?? branches[0] ?? null
  return {
    branches,
    chosen,
    choose: (id) => {
      shell.haptic('selection')
      setMarked(id)
    },
    confirm: () => {
      if (!chosen) return
      change({ service: 'PICK_UP', pickupBranchId: chosen.id, pickupWhen: null })
      back?.run()
    },
  }
}
