import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { NO_DOOR } from '#/domain/order/door.ts'
import { draftAtom, type UsedPlace } from '#/features/order-draft/index.ts'
import { bookPlaceAtom } from '#/features/saved-addresses/index.ts'
import { backAtom } from '#/shell/chrome.ts'
import type { MapFailure } from '#/ui/map/engine/map.ts'
import { NoMap } from '#/ui/map/NoMap.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { Screen } from '#/ui/Screen.tsx'
import { DeliveryChoice } from './DeliveryChoice.tsx'
import { DeliveryMap } from './DeliveryMap.tsx'
import { foundPlaceAtom } from './found-place.ts'

/**
 * /address/delivery: the address by a pin on the map (DL-02), or by text where there is no map. With `?for=book` it is
 * chosen for the account's form, which it goes back to.
 */
export default function DeliveryMapScreen() {
  const { t } = useLingui()
  const back = useAtomValue(backAtom)
  const [failure, setFailure] = useState<MapFailure | null>(null)
  const draft = useAtomValue(draftAtom)
  const notify = useNotify()
  const [isForBook] = useState(() => new URLSearchParams(location.search).get('for') === 'book')
  const [bookPlace, setBookPlace] = useAtom(bookPlaceAtom)
  const [found, forget] = useAtom(foundPlaceAtom)
  const [start] = useState<Pick<typeof draft, 'place' | 'door'>>(() =>
    isForBook ? (bookPlace ?? { place: null, door: NO_DOOR }) : (found ?? draft),
  )
  useEffect(() => () => forget(null), [forget])
  const done = () => back?.run()
  if (isForBook) {
    const fail = () => {
      notify(t`The map cannot be shown here`)
      done()
    }
    const take = (used: UsedPlace) => setBookPlace({ ...used, isChosen: true })
    return <DeliveryMap start={start} forBook={take} onDone={done} onFail={fail} />
  }
  if (failure === null) return <DeliveryMap start={start} onDone={done} onFail={setFailure} />
  return (
    <Screen title={t`Delivery address`}>
      <NoMap>{t`Type the address, its coordinates or choose a saved one.`}</NoMap>
      <DeliveryChoice start={start} onDone={done} hasMap={false} />
    </Screen>
  )
}
