import { serverNow } from '#/lib/clock.ts'

/** The clock of the submit protocol; tests replace it by a faster one. */
export type Clock = {
  now: () => number
  /** Resolves after `ms`, or as soon as the network or the customer is back. */
  sleep: (ms: number) => Promise<void>
  /** A random number from 0 to 1. */
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
 * The server's time at creation plus a monotonic counter: a change of the device's clock meanwhile neither shortens nor
 * extends a wait.
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
