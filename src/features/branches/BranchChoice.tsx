import { useAtomValue, useSetAtom } from 'jotai'
import { placeAtom } from '#/features/delivery/index.ts'
import { CityChips } from '#/features/places/index.ts'
import { useShell } from '#/shell/chrome.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { BranchList } from './BranchList.tsx'

/** Branches to fetch from, the nearest first; a press takes one. */
export function BranchChoice({ onDone }: { onDone: () => void }) {
  const shell = useShell()
  const chosenId = useAtomValue(nearestBranchAtom)?.id ?? null
  const setPlace = useSetAtom(placeAtom)
  return (
    <>
      <CityChips />
      <BranchList
        chosenId={chosenId}
        onChoose={(branchId) => {
          shell.haptic('selection')
          setPlace({ kind: 'branch', branchId })
          onDone()
        }}
      />
    </>
  )
}
