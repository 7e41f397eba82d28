import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { changeDraftAtom, draftAtom } from '#/features/draft/index.ts'
import { backAtom } from '#/shell/chrome.ts'
import type { NearBranch } from './use-branches.ts'

/** Which branch of the list is marked, and taking it: the one of the order, else the first (PU-08). */
export function usePickup(branches: readonly NearBranch[] | undefined) {
  const { pickupBranchId } = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  const back = useAtomValue(backAtom)
  const [marked, setMarked] = useState(pickupBranchId)
  // One that is not among them any more cannot be taken (PU-06).
  const chosen = branches?.find(({ id }) => id === marked) ?? branches?.[0] ?? null
  return {
    chosenId: chosen?.id ?? null,
    choose: setMarked,
    confirm: () => {
      if (!chosen) return
      change({ service: 'PICK_UP', pickupBranchId: chosen.id, when: null })
      back?.run()
    },
  }
}
