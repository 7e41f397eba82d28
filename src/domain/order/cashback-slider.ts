import type { Sum } from '#/domain/money.ts'

/** So'm a step; the first of which a hundred reach the limit. */
const ROUND: readonly Sum[] = [100, 500, 1_000, 5_000, 10_000]

/**
 * A slider from nothing to `limit` so'm in round steps, so that fingers and arrow keys give sums one can read; the last
 * step is the limit itself, however odd. An amount between two steps is shown at the nearer one, never at an end.
 * (PC-06)
 */
export function sliderOf(limit: Sum) {
  const step = ROUND.find((round) => limit <= 100 * round) ?? Math.ceil(limit / 100)
  const steps = Math.ceil(limit / step)
  const sumAt = (index: number): Sum => Math.min(limit, index * step)
  const stepOf = (sum: Sum): number =>
    sum <= 0 ? 0 : sum >= limit ? steps : Math.min(Math.max(1, Math.round(sum / step)), steps - 1)
  return { steps, sumAt, stepOf }
}
