import { useEffect, useState } from 'react'
import { secondsLeft } from '#/domain/countdown.ts'

/** Whole seconds until the moment (ms by this device's clock), counted down on the screen; 0: it is over. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now)
  const left = secondsLeft(until, now)
  useEffect(() => {
    setNow(Date.now())
    if (secondsLeft(until, Date.now()) === 0) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (secondsLeft(until, Date.now()) === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [until])
  return left
}
