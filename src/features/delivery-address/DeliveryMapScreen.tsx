import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { draftAtom } from '#/features/order-draft/index.ts'
import { backAtom } from '#/shell/chrome.ts'
import type { MapFailure } from '#/ui/map/engine/map.ts'
import { NoMap } from '#/ui/map/NoMap.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { DeliveryChoice } from './DeliveryChoice.tsx'
import { DeliveryMap } from './DeliveryMap.tsx'
import { foundPlaceAtom } from './found-place.ts'

/** /address/delivery: the address by a pin on the map (DL-02), or by text where there is no map. */
export default function DeliveryMapScreen() {
  const { t } = useLingui()
  const back = useAtomValue(backAtom)
  const [failure, setFailure] = useState<MapFailure | null>(null)
  const draft = useAtomValue(draftAtom)
  const [found, forget] = useAtom(foundPlaceAtom)
  const [start] = useState<Pick<typeof draft, 'place' | 'door'>>(found ?? draft)
  useEffect(() => () => forget(null), [forget])
  const done = () => back?.run()
  if (failure === null) return <DeliveryMap start={start} onDone={done} onFail={setFailure} />
  return (
    <Screen title={t`Delivery address`}>
      <NoMap>{t`Type the address, its coordinates or choose a saved one.`}</NoMap>
      <DeliveryChoice start={start} onDone={done} hasMap={false} />
    </Screen>
  )
}
