import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Map as MapIcon } from 'lucide-react'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { href } from '#/paths.ts'
import { cityIdAtom } from '#/tenant/merchant.ts'
import { Button } from '#/ui/Button.tsx'
import { SkeletonRows } from '#/ui/base/Skeleton.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import css from './BranchesScreen.module.css'
import { BranchFilters } from './BranchFilters.tsx'
import { BranchRows } from './BranchRows.tsx'
import { BranchSheet } from './BranchSheet.tsx'
import { useBranches } from './use-branches.ts'

/** /branches: all branches, the nearest first (PU-03); `?id=` opens the card of one (PU-07). */
export default function BranchesScreen() {
  const { t } = useLingui()
  const query = useBranches(useAtomValue(cityIdAtom))
  const linked = new URLSearchParams(useSearch()).get('id')
  const [seen, setSeen] = useState<string | null>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  if (linked !== seen) {
    setSeen(linked)
    setOpenId(linked)
  }
  return (
    <Screen
      title={t`Branches`}
      ground="groups"
      action={
        <Button
          size="line"
          className={css.toMap}
          icon={<MapIcon aria-hidden="true" />}
          to={href('branchesMap')}
        >
          {t`On the map`}
        </Button>
      }
    >
      <div className={css.cities}>
        <BranchFilters />
      </div>
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        empty={<EmptyState icon={<EmptyArt of="shop" />} title={t`No branches`} />}
      >
        {(branches) => <BranchRows branches={branches} isGrouped onOpen={setOpenId} />}
      </QueryView>
      <BranchSheet id={openId} onClose={() => setOpenId(null)} />
    </Screen>
  )
}
