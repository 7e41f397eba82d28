/**
 * Runs jobs in the order they come, at most `atOnce` at the same time. Null, without running the job, when `waiting`
 * others wait already.
 */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = []
  let running = 0
  return <T>(job: () => Promise<T>): Promise<T> | null => {
    if (running >= atOnce && line.length >= waiting) return null
    const turn = running < atOnce ? Promise.resolve() : new Promise<void>((resolve) => line.push(resolve))
    if (running < atOnce) running++
    return turn.then(job).finally(() => {
      // The next one takes the place of this one, so that no other job gets in between.
      const next = line.shift()
      if (next) next()
      else running--
    })
  }
}
