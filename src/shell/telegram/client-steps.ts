import { undoSteps } from '#/shell/history.ts'

/* Steps of the client itself in the history that it shares with us (TG-15). */

/** How long after a question or the menu of the client has closed the client may still step back, ms. */
const CLIENT_STEP_MS = 1_000

/** What the client has open, or has just closed, over our page: each may take one entry of ours. */
const holds = new Set<{ until: number }>()

/**
 * Keeps the page, and what is open on it, where it is while the client has something of its own open: one step back that
 * nobody has asked for is undone. The returned function says that it is closed; the step may come a second later.
 */
export function holdPage(): () => void {
  const hold = { until: Number.POSITIVE_INFINITY }
  holds.add(hold)
  return () => {
    hold.until = Math.min(hold.until, performance.now() + CLIENT_STEP_MS)
  }
}

/** Whether a step back may be one of the client. Each of what it has open takes one. */
function takesHold(): boolean {
  const now = performance.now()
  for (const hold of holds) {
    holds.delete(hold)
    if (hold.until >= now) return true
  }
  return false
}

/** Undoes them while `holdPage` says so, but never what the browser marks as pressed; not every browser marks it. */
export function undoClientSteps(page: Window) {
  let isPressed = false
  page.navigation?.addEventListener('navigate', ({ navigationType, userInitiated }) => {
    isPressed = navigationType === 'traverse' && userInitiated
  })
  undoSteps(() => !isPressed && takesHold())
}
