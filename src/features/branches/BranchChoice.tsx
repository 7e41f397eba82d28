import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Map as MapIcon } from 'lucide-react'
import { Link } from 'wouter'
import { fulfilmentTargetAtom } from '#/features/fulfilment/index.ts'
import { CityChips } from '#/features/geocoding/index.ts'
import { href } from '#/paths.ts'
import { useShell } from '#/shell/chrome.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { IconBadge } from '#/ui/IconBadge.tsx'
import css from './BranchChoice.module.css'
import { BranchList } from './BranchList.tsx'

/** Branches to fetch from, the nearest first; a press takes one. */
export function BranchChoice({
  onDone,
  onLeave,
}: {
  onDone: () => void
  /** It lies over a page that is left for the map. */
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
        {t`On the map`}
      </Link>
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
