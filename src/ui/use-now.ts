import { useEffect, useState } from 'react'
import { onClockSet, serverNow } from '#/lib/clock.ts'

/** ms */
const MINUTE = 60_000

const looks = new Set<() => void>()

/** Updates all times on the page now: what they decide is then as the clock says at this moment. */
export function lookAtClock() {
  for (const look of looks) look()
}

/**
 * The time by the server's clock, updated every `every` ms; null: never. Updated at once when the page becomes visible
 * again, and when the clock is corrected.
 */
export function useNow(every: number | null = MINUTE): Date {
  const [now, setNow] = useState(() => new Date(serverNow()))
  useEffect(() => {
    const look = () => setNow(new Date(serverNow()))
    // The clock may have been set since this was rendered.
    setNow((shown) => {
      const fresh = new Date(serverNow())
      return Math.abs(fresh.getTime() - shown.getTime()) < (every ?? MINUTE) ? shown : fresh
    })
    const timer = every === null ? undefined : setInterval(look, every)
    const stop = onClockSet(look)
    looks.add(look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      stop()
      looks.delete(look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [every])
  return now
}
