import type { Result } from '#/api/result.ts'

/** The polling interval while the server does not respond, ms. */
const SLOW = 60_000
const PATIENCE = 3

/** The polling interval: as given, after three failures in a row once a minute. */
export const pollEvery = (interval: number, failures: number): number =>
  failures >= PATIENCE ? Math.max(SLOW, interval) : interval

const counts = new Map<string, number>()

/** Consecutive failures of a polled query. An aborted call is no failure. */
export const failuresInARow = {
  of: (key: string) => counts.get(key) ?? 0,
  watch: async <T>(key: string, call: Promise<Result<T>>): Promise<Result<T>> => {
    const answer = await call
    if (!answer[0]) counts.delete(key)
    else if (answer[0].kind !== 'aborted') counts.set(key, (counts.get(key) ?? 0) + 1)
    return answer
  },
}
