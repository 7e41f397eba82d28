import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { backAtom } from '#/shell/chrome.ts'
import type { MapFailure } from '#/ui/map/engine/map.ts'
import { NoMap } from '#/ui/map/NoMap.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { DeliveryChoice } from './DeliveryChoice.tsx'
import { DeliveryMap } from './DeliveryMap.tsx'

/** /address/delivery: where to, by a pin on the map (DL-02); where there is no map, by words. */
export default function DeliveryMapScreen() {
  const { t } = useLingui()
  const back = useAtomValue(backAtom)
  const [failure, setFailure] = useState<MapFailure | null>(null)
  const done = () => back?.run()
  if (failure === null) return <DeliveryMap onDone={done} onFail={setFailure} />
  return (
    <Screen title={t`Delivery address`}>
      <NoMap>{t`Type the address, its coordinates or choose a saved one.`}</NoMap>
      <DeliveryChoice onDone={done} hasMap={false} />
    </Screen>
  )
}
