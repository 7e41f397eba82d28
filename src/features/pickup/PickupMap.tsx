import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { pointOf } from '#/domain/geo/geo.ts'
import { usePins } from '#/features/branches/index.ts'
import { useMapSource, useMapStart } from '#/features/geocoding/index.ts'
import type { MapFailure } from '#/ui/map/engine/map.ts'
import { MapList, MapPage } from '#/ui/map/MapPage.tsx'
import { PickupPanel } from './PickupPanel.tsx'
import type { Pickup } from './use-pickup.ts'

const NEAR = 14
const FAR = 11

/**
 * Branches on the map and in the list under it; a press on either selects the same one (PU-01). All of the city are in
 * sight until another than the first is chosen, which the map then goes to.
 */
export function PickupMap({ pickup, onFail }: { pickup: Pickup; onFail: (why: MapFailure) => void }) {
  const { t } = useLingui()
  const { branches, chosen, choose } = pickup
  const start = useMapStart('branches')
  const source = useMapSource()
  const content = usePins(branches, chosen?.id ?? null)
  const [firstId] = useState(chosen?.id)
  const [hasChosen, setHasChosen] = useState(false)
  if (!hasChosen && firstId !== undefined && chosen?.id !== firstId) setHasChosen(true)
  const points = useMemo(
    () => branches.flatMap((branch) => (branch.cityId === chosen?.cityId && pointOf(branch)) || []),
    [branches, chosen?.cityId],
  )
  const [latitude, longitude] = [chosen?.latitude, chosen?.longitude]
  const view = useMemo(
    () =>
      latitude === undefined || longitude === undefined
        ? { centre: start, zoom: FAR }
        : { centre: { latitude, longitude }, zoom: NEAR },
    [latitude, longitude, start],
  )
  return (
    <MapPage
      title={t`Where to pick up`}
      source={source}
      view={view}
      fit={hasChosen ? undefined : points}
      content={content}
      onPin={choose}
      onFail={onFail}
      card={
        <MapList>
          <PickupPanel pickup={pickup} />
        </MapList>
      }
    />
  )
}
