import { useLayoutEffect } from 'react'
import { bootContext } from '#/lib/preload.ts'

/** ms after which nobody expects it any more. */
const LATE_MS = 10_000

const controlOf = (press: string) => `[data-press="${CSS.escape(press)}"]`

/** Presses again, now that the app can answer, what was pressed last on the first screen before it was there. */
export function usePendingPress() {
  useLayoutEffect(() => {
    const context = bootContext()
    context.hasApp = true
    performance.mark('app taken over')
    const { pressed, focused } = context
    if (focused) document.querySelector<HTMLElement>(controlOf(focused))?.focus({ preventScroll: true })
    return pressed ? pressWhenThere(controlOf(pressed)) : undefined
  }, [])
}

/** What loads by itself may come later than the page; a press on anything else has taken its place. */
function pressWhenThere(selector: string): () => void {
  const press = () => {
    const control = document.querySelector<HTMLElement>(selector)
    if (!control) return
    stop()
    control.focus({ preventScroll: true })
    control.click()
  }
  const observer = new MutationObserver(press)
  const timer = setTimeout(() => stop(), LATE_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('pointerdown', stop)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  addEventListener('pointerdown', stop)
  // After the effects of this commit.
  queueMicrotask(press)
  return stop
}
