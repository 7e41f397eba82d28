/** After how long a browser without `requestIdleCallback` counts as idle, ms. */
const QUIET = 1_000

/**
 * Calls `run` once the browser is idle; returns what cancels it. `timeout`: by then it is called in any case, ms; without
 * one it never is on a machine that is always busy.
 */
export function whenIdle(run: () => void, timeout?: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, Math.min(QUIET, timeout ?? QUIET))
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(run, timeout === undefined ? {} : { timeout })
  return () => cancelIdleCallback(asked)
}
