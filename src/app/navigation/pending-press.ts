import { useLayoutEffect } from 'react'
import { loadProductSheet } from '#/features/product/index.ts'
import { parsePress } from '#/first-screen/presses.ts'
import { bootContext } from '#/lib/preload.ts'

/** After this time a pending press is dropped: the customer expects nothing of it any more, ms. */
const LATE_MS = 10_000

/**
 * The visible control of that name: the address, for example, is in the header of wide pages and in the page of narrow
 * ones.
 */
const controlOf = (press: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-press="${CSS.escape(press)}"]`)].find(
    (control) => control.checkVisibility?.() ?? control.getClientRects().length > 0,
  )

/** Requests the code of the product sheet while the app is still starting, if a product was pressed. */
export function fetchForPendingPress(): void {
  const press = parsePress(bootContext().pressed)
  if (press?.kind !== 'open' && press?.kind !== 'add') return
  // Through the lazy component, which then opens at once: React delays content that has suspended by a third of a
  // second. A chunk that fails here is requested again when the component is rendered.
  loadProductSheet().catch(() => {})
}

/** Repeats the last press on the first screen that the app could not handle yet, and returns the focus. */
export function usePendingPress() {
  useLayoutEffect(() => {
    const context = bootContext()
    context.hasApp = true
    performance.mark('app taken over')
    const { pressed, focused } = context
    const stops = [focused && whenThere(focused, focusAgain), pressed && whenThere(pressed, pressAgain)]
    return () => {
      for (const stop of stops) if (stop) stop()
    }
  }, [])
}

/** The focus was lost with the element that had it; what the customer has focused since keeps it. */
function focusAgain(control: HTMLElement) {
  if (document.activeElement === document.body) control.focus({ preventScroll: true })
}

function pressAgain(control: HTMLElement) {
  control.focus({ preventScroll: true })
  // Runs after the effects of this commit.
  queueMicrotask(() => control.click())
}

/**
 * Does something with a control as soon as it is there: one in a lazy chunk may appear later than the page, and so may
 * the − of a dish that was added while the app was being rendered. Another press by a pointer cancels it.
 */
function whenThere(press: string, act: (control: HTMLElement) => void): () => void {
  const look = () => {
    const control = controlOf(press)
    if (!control) return
    stop()
    act(control)
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(() => stop(), LATE_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('pointerdown', stop)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  addEventListener('pointerdown', stop)
  look()
  return stop
}
