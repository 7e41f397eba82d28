/** ms to wait where a layer is no step of the history. */
const WITHOUT_HISTORY = 300

/** Closing a layer goes back in the history, and the browser then restores the scroll: a jump must come after that. */
export function afterClosing(run: () => void) {
  const go = () => {
    removeEventListener('popstate', go)
    clearTimeout(timer)
    requestAnimationFrame(() => requestAnimationFrame(run))
  }
  const timer = setTimeout(go, WITHOUT_HISTORY)
  addEventListener('popstate', go)
}
