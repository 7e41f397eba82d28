import { useEffect, useState } from 'react'

/** ms; a wait shorter than this shows nothing, so fast answers do not flash. */
export const SKELETON_AFTER = 150
/** ms; once shown it stays this long, so slow answers do not flash either. */
export const SKELETON_KEPT = 300

/** Whether to show a loading state: it appears late, and then stays for a minimum time. */
export function useHeld(isWaiting: boolean): boolean {
  const [shownAt, setShownAt] = useState<number | null>(null)
  useEffect(() => {
    if (isWaiting === (shownAt !== null)) return
    const left = shownAt === null ? SKELETON_AFTER : SKELETON_KEPT - (performance.now() - shownAt)
    const timer = setTimeout(() => setShownAt(isWaiting ? performance.now() : null), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [isWaiting, shownAt])
  return shownAt !== null
}
