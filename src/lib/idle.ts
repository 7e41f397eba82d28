/** After how long a browser without `requestIdleCallback` counts as idle, ms. */
const QUIET = 1_000

/** How much later than it was asked to a browser may answer before it counts as one that never does, ms. */
const LATE = 1_000

/**
 * Calls `run` once the browser is idle; returns what cancels it. `timeout`: by then it is called in any case, ms; without
 * one it never is on a machine that is always busy.
 */
export function whenIdle(run: () => void, timeout?: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked: number | undefined
  const once = () => {
    cancel()
    run()
  }
  const cancel = () => {
    clearTimeout(timer)
    if (asked !== undefined) window.cancelIdleCallback?.(asked)
    asked = undefined
  }
  const isThere = 'requestIdleCallback' in window
  const after =
    timeout === undefined ? (isThere ? null : QUIET) : isThere ? timeout + LATE : Math.min(QUIET, timeout)
  if (after !== null) timer = setTimeout(once, after)
  try {
    if (isThere) asked = requestIdleCallback(once, timeout === undefined ? {} : { timeout })
  } catch {
    timer ??= setTimeout(once, QUIET)
  }
  return cancel
}
