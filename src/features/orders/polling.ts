import type { Result } from '#/api/result.ts'

/** ms between looks when the server does not answer. */
const SLOW = 60_000
const PATIENCE = 3

/** How soon to look again: as wanted, after three failures in a row once a minute. */
export const pollEvery = (interval: number, failures: number): number =>
  failures >= PATIENCE ? Math.max(SLOW, interval) : interval

const counts = new Map<string, number>()

/** Failures in a row of a polled read. A call given up is no failure. */
export const failuresInARow = {
  of: (key: string) => counts.get(key) ?? 0,
  watch: async <T>(key: string, call: Promise<Result<T>>): Promise<Result<T>> => {
    const answer = await call
    if (!answer[0]) counts.delete(key)
    else if (answer[0].kind !== 'aborted') counts.set(key, (counts.get(key) ?? 0) + 1)
    return answer
  },
}
