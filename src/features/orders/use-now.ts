import { useEffect, useState } from 'react'

/** The time, ms, drawn anew every `every` ms; null: stands still. Right at once when the page is seen again. */
export function useNow(every: number | null): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (every === null) return
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [every])
  return now
}
