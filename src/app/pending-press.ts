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
  [...document.querySelectorAll<HTMLElement>(`[data-press="${CSS.escape(press)}"]`)].find((control) =>
    control.checkVisibility(),
  )

/** Requests the code of the product sheet while the app is still starting, if a product was pressed. */
export function fetchForPendingPress(): void {
  const press = parsePress(bootContext().pressed)
  if (press?.kind !== 'open' && press?.kind !== 'add') return
  // Through the lazy component, which then opens at once: React delays content that has suspended by a third of a
  // second. A chunk that fails here is requested again when the component is rendered.
  loadProductSheet().catch(() => {})
}

/** Repeats the last press on the first screen that the app could not handle yet. */
export function usePendingPress() {
  useLayoutEffect(() => {
    const context = bootContext()
    context.hasApp = true
    performance.mark('app taken over')
    const { pressed, focused } = context
    if (focused) controlOf(focused)?.focus({ preventScroll: true })
    return pressed ? pressWhenThere(pressed) : undefined
  }, [])
}

/** A control in a lazy chunk may appear later than the page; any other press meanwhile cancels the repetition. */
function pressWhenThere(pressed: string): () => void {
  const press = () => {
    const control = controlOf(pressed)
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
  // Runs after the effects of this commit.
  queueMicrotask(press)
  return stop
}
