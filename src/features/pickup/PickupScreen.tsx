import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MapFailure } from '#/ui/map/engine/map.ts'
import { NoMap } from '#/ui/map/NoMap.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { PickupMap } from './PickupMap.tsx'
import { PickupPanel } from './PickupPanel.tsx'
import { usePickup } from './use-pickup.ts'

/** /address/pickup: the choice of the pick-up branch, on the map with the list under it (PU-01). */
export default function PickupScreen() {
  const { t } = useLingui()
  const pickup = usePickup()
  const [failure, setFailure] = useState<MapFailure | null>(null)
  if (failure === null) return <PickupMap pickup={pickup} onFail={setFailure} />
  return (
    <Screen title={t`Where to pick up`}>
      <NoMap>{t`Choose the branch from the list.`}</NoMap>
      <PickupPanel pickup={pickup} />
    </Screen>
  )
}
