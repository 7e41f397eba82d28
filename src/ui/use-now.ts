import { useEffect, useState } from 'react'
import { onClockSet, serverNow } from '#/lib/clock.ts'

/** ms */
const MINUTE = 60_000

/**
 * The time by the server's clock, drawn anew every `every` ms; null: stands still. Right at once when the page is seen
 * again, and when the clock turns out to be off.
 */
export function useNow(every: number | null = MINUTE): Date {
  const [now, setNow] = useState(() => new Date(serverNow()))
  useEffect(() => {
    const look = () => setNow(new Date(serverNow()))
    // The clock may have been set since this was drawn.
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
