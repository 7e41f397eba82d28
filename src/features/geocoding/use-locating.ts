import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Fix } from '#/domain/geo/fix.ts'
import { type Located, locate } from '#/shell/geolocation.ts'
import { visitorPointAtom } from '#/tenant/branch.ts'

export type Refusal = Extract<Located, string>

/**
 * Asks the device for its position, for at most 8 s; from then on the visit knows it, and branches are sorted by it. With
 * `onFound` a door is looked for, which may still be rough.
 */
export function useLocating(
  onFound: ((fix: Fix) => void | Promise<void>) | undefined,
  onRefused: (why: Refusal) => void,
) {
  const setVisitorPoint = useSetAtom(visitorPointAtom)
  const [isLooking, setIsLooking] = useState(false)
  const look = async () => {
    if (isLooking) return
    setIsLooking(true)
    const fix = await locate({ isExact: onFound !== undefined })
    if (typeof fix === 'string') onRefused(fix)
    else {
      setVisitorPoint(fix)
      await onFound?.(fix)
    }
    setIsLooking(false)
  }
  return { isLooking, look }
}
