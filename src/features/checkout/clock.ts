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
    const wake = () => {
      if (document.visibilityState === 'hidden') return
      clearTimeout(timer)
      window.removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      resolve()
    }
    const timer = setTimeout(() => {
      window.removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      resolve()
    }, ms)
    window.addEventListener('online', wake)
    document.addEventListener('visibilitychange', wake)
  })
}

export const realClock: Clock = { now: () => Date.now(), sleep: sleepUntilBack, random: Math.random }
