import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Map as MapIcon } from 'lucide-react'
import { Link } from 'wouter'
import { fulfilmentTargetAtom } from '#/features/fulfilment/index.ts'
import { CityChips, NearestFirst } from '#/features/geocoding/index.ts'
import { href } from '#/paths.ts'
import { useShell } from '#/shell/chrome.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { IconBadge } from '#/ui/base/IconBadge.tsx'
import css from './BranchChoice.module.css'
import { BranchList } from './BranchList.tsx'

/** Branches for pick-up, the nearest first; a press chooses one. */
export function BranchChoice({
  onDone,
  onLeave,
}: {
  onDone: () => void
  /** Called when the customer leaves for the map; absent on a page of its own. */
  onLeave?: () => void
}) {
  const { t } = useLingui()
  const shell = useShell()
  const chosenId = useAtomValue(nearestBranchAtom)?.id ?? null
  const setPlace = useSetAtom(fulfilmentTargetAtom)
  return (
    <>
      <CityChips />
      <Link href={href('pickupAddress')} className={css.toMap} onClick={onLeave}>
        <IconBadge>
          <MapIcon size={20} />
        </IconBadge>
        <span>{t`On the map`}</span>
      </Link>
      <NearestFirst />
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
