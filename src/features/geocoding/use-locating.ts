import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { type Coordinates, type Located, locate } from '#/shell/geolocation.ts'
import { visitorPointAtom } from '#/tenant/branch.ts'

export type Refusal = Extract<Located, string>

/** Asks the device for its position, for at most 8 s; from then on the visit knows it, and branches are sorted by it. */
export function useLocating(
  onFound: ((point: Coordinates) => void | Promise<void>) | undefined,
  onRefused: (why: Refusal) => void,
) {
  const setVisitorPoint = useSetAtom(visitorPointAtom)
  const [isLooking, setIsLooking] = useState(false)
  const look = async () => {
    if (isLooking) return
    setIsLooking(true)
    const point = await locate()
    if (typeof point === 'string') onRefused(point)
    else {
      setVisitorPoint(point)
      await onFound?.(point)
    }
    setIsLooking(false)
  }
  return { isLooking, look }
}
