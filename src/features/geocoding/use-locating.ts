import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import { type Located, locate } from '#/shell/geolocation.ts'
import { placeHere } from './place-of.ts'

type Refusal = Extract<Located, string>

/** Asks the device where it is, then the geocoder for words; without those the point alone is taken. At most 8 s. */
export function useLocating(onFound: (place: DraftPlace) => void, onRefused: (why: Refusal) => void) {
  const { t } = useLingui()
  const [isLooking, setIsLooking] = useState(false)
  const look = async () => {
    if (isLooking) return
    setIsLooking(true)
    const point = await locate()
    if (typeof point === 'string') onRefused(point)
    else onFound(await placeHere(point, 'COORDINATES', t`My location`))
    setIsLooking(false)
  }
  return { isLooking, look }
}
