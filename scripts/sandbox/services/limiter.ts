import { Fault } from './errors.ts'

/** So many callers are remembered; beyond that all begin anew. */
const MOST_CALLERS = 10_000

/**
 * Counts calls by who makes them, in memory: more than `most` within `windowMs` are 429 until the oldest of them is past.
 * `now` is the machine's own time: that of a shop may be moved. For limits that a restart may forget.
 */
export function createLimiter({ windowMs, most }: { windowMs: number; most: number }) {
  const calls = new Map<string, readonly number[]>()
  return (who: string, now: number): void => {
    const recent = (calls.get(who) ?? []).filter((at) => at > now - windowMs && at <= now)
    const [oldest] = recent
    if (oldest !== undefined && recent.length >= most) {
      const retryAfter = Math.max(1, Math.ceil((oldest + windowMs - now) / 1_000))
      throw new Fault('TOO_MANY_REQUESTS', [{ retryAfter }])
    }
    if (calls.size >= MOST_CALLERS) calls.clear()
    calls.set(who, [...recent, now])
  }
}
