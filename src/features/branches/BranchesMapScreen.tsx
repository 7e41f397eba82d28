import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { pointOf } from '#/domain/geo/geo.ts'
import { CityChips, useMapSource, useMapStart } from '#/features/geocoding/index.ts'
import { cityIdAtom } from '#/tenant/merchant.ts'
import { SkeletonRows } from '#/ui/base/Skeleton.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import type { MapFailure } from '#/ui/map/engine/map.ts'
import { MapList, MapPage } from '#/ui/map/MapPage.tsx'
import { NoMap } from '#/ui/map/NoMap.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { BranchRows } from './BranchRows.tsx'
import { BranchSheet } from './BranchSheet.tsx'
import { useBranches } from './use-branches.ts'
import { usePins } from './use-pins.ts'

const ZOOM = 11

/** /branches/map: every branch as a pin that opens its card; the list under the map does the same (PU-04). */
export default function BranchesMapScreen() {
  const { t } = useLingui()
  const query = useBranches(useAtomValue(cityIdAtom))
  const [openId, setOpenId] = useState<string | null>(null)
  const [failure, setFailure] = useState<MapFailure | null>(null)
  const centre = useMapStart('branches')
  const source = useMapSource()
  const [view, setView] = useState({ centre, zoom: ZOOM })
  if (view.centre !== centre) setView({ centre, zoom: ZOOM })
  const content = usePins(query.data ?? NONE, openId)
  const points = useMemo(() => (query.data ?? NONE).flatMap((branch) => pointOf(branch) ?? []), [query.data])
  const list = (
    <>
      <CityChips />
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        empty={<EmptyState icon={<EmptyArt of="shop" />} title={t`No branches`} />}
      >
        {(branches) => <BranchRows branches={branches} onOpen={setOpenId} />}
      </QueryView>
    </>
  )
  const sheet = <BranchSheet id={openId} onClose={() => setOpenId(null)} />
  if (failure !== null) {
    return (
      <Screen title={t`Branches`}>
        <NoMap>{t`Choose the branch from the list.`}</NoMap>
        {list}
        {sheet}
      </Screen>
    )
  }
  return (
    <>
      <MapPage
        title={t`Branches`}
        isInPage
        source={source}
        view={view}
        fit={points}
        content={content}
        onPin={setOpenId}
        onFail={setFailure}
        card={<MapList>{list}</MapList>}
      />
      {sheet}
    </>
  )
}

const NONE: never[] = []
