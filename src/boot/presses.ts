import { PRESSED_KEY } from '#/config/first-paint.ts'
import { parsePress } from '#/first-screen/presses.ts'
import { bootContext } from '#/lib/preload.ts'
import type { Basket } from './basket.tsx'
import { device } from './boot-context.ts'

/**
 * Answers what is pressed while the app is on its way, by finger, mouse or key, which all come as clicks. What changes
 * the basket does so at once; what leads somewhere shows that it is coming, and of several the app does the last.
 */
export function answerPresses(root: HTMLElement, basket: () => Basket | null) {
  root.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-press]')
    const press = parsePress(control?.dataset.press)
    if (!control || !press || bootContext().hasApp) return
    // With a modifier key the browser opens a tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { kind, id } = press
    if (kind === 'add' && basket()?.add(id)) return
    if (kind === 'take' && basket()?.take(id)) return
    bootContext().pressed = control.dataset.press
    showPressed(root)
  })
  // The elements go when the app comes, and the focus with them; a button of the mouse that is down meanwhile would
  // press nothing when it comes up.
  let held: string | undefined
  addEventListener('pointerdown', ({ target, pointerType }) => {
    bootContext().focused = undefined
    const isHeld = pointerType === 'mouse' && !bootContext().hasApp
    held = isHeld ? (target as Element).closest<HTMLElement>('[data-press]')?.dataset.press : undefined
  })
  addEventListener('pointerup', () => {
    if (held && bootContext().hasApp)
      document.querySelector<HTMLElement>(`[data-press="${CSS.escape(held)}"]`)?.click()
    held = undefined
  })
  root.addEventListener('focusin', ({ target }) => {
    bootContext().focused = (target as HTMLElement).dataset.press
  })
  const { attempt } = device
  bootContext().pressed = attempt(() => sessionStorage.getItem(PRESSED_KEY)) || undefined
  attempt(() => sessionStorage.removeItem(PRESSED_KEY))
}

/** Marks the control that waits for the app. */
export function showPressed(root: HTMLElement) {
  for (const busy of root.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
  const { pressed } = bootContext()
  if (pressed) root.querySelector(`[data-press="${CSS.escape(pressed)}"]`)?.setAttribute('aria-busy', 'true')
}
