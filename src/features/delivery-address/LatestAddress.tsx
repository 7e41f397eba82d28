import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { takePlaceAtom } from '#/features/order-draft/index.ts'
import { useLatestPlace } from '#/features/saved-addresses/index.ts'

/** The order of a customer who has chosen no address yet goes where the last one went (DL-15). Renders nothing. */
export function LatestAddress() {
  const take = useSetAtom(takePlaceAtom)
  const latest = useLatestPlace()
  useEffect(() => {
    if (latest) take(latest)
  }, [latest, take])
  return null
}
