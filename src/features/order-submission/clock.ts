import { serverNow } from '#/lib/clock.ts'

/** Time as the submit protocol needs it; tests run it faster. */
export type Clock = {
  now: () => number
  /** Resolves after `ms`, or as soon as the network or the customer is back. */
  sleep: (ms: number) => Promise<void>
  /** From 0 to 1. */
  random: () => number
}

function sleepUntilBack(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      document.removeEventListener('visibilitychange', wake)
      resolve()
    }
    const wake = () => {
      if (document.visibilityState !== 'hidden') end()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    document.addEventListener('visibilitychange', wake)
  })
}

/**
 * The server's time as it was when this was asked for, and what was counted since: nobody's clock, put forward or back
 * meanwhile, ends a wait early or makes it longer.
 */
export function realClock(): Clock {
  const begin = serverNow()
  const counted = performance.now()
  return {
    now: () => Math.round(begin + performance.now() - counted),
    sleep: sleepUntilBack,
    random: Math.random,
  }
}
