import { useLingui } from '@lingui/react/macro'
import { Map as MapIcon } from 'lucide-react'
import { useState } from 'react'
import { useBack } from '#/shell/chrome.ts'
import { Button } from '#/ui/Button.tsx'
import { NoMap } from '#/ui/map/NoMap.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { PickupMap } from './PickupMap.tsx'
import { PickupPanel } from './PickupPanel.tsx'
import { usePickup } from './use-pickup.ts'

/** /address/pickup2: the list first, the map on demand (PU-02). */
export default function Pickup2Screen() {
  const { t } = useLingui()
  const pickup = usePickup()
  const [map, setMap] = useState<'closed' | 'open' | 'failed'>('closed')
  useBack(map === 'open' ? () => setMap('closed') : null)
  if (map === 'open') return <PickupMap pickup={pickup} onFail={() => setMap('failed')} />
  return (
    <Screen
      title={t`Where to pick up`}
      action={
        map === 'closed' && (
          <Button size="line" icon={<MapIcon aria-hidden="true" />} onPress={() => setMap('open')}>
            {t`On the map`}
          </Button>
        )
      }
    >
      {map === 'failed' && <NoMap>{t`Choose the branch from the list.`}</NoMap>}
      <PickupPanel pickup={pickup} />
    </Screen>
  )
}
