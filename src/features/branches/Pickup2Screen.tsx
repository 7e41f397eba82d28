import { useLingui } from '@lingui/react/macro'
import { Screen } from '#/ui/Screen.tsx'
import { PickupPanel } from './PickupPanel.tsx'

/** /address/pickup2: where to fetch from, the list first (PU-02). */
export default function Pickup2Screen() {
  const { t } = useLingui()
  return (
    <Screen title={t`Where to pick up`}>
      <PickupPanel />
    </Screen>
  )
}
