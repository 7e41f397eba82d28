import { useEffect, useState } from 'react'
import { onClockSet, serverNow } from '#/lib/clock.ts'

/** ms */
const MINUTE = 60_000

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
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [every])
  return now
}
