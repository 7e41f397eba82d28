import { PREFERENCES_KEY, PRESSED_KEY } from '#/config/first-paint.ts'
import { parsePress } from '#/first-screen/presses.ts'
import { bootContext } from '#/lib/preload.ts'
import type { FirstBasket } from './basket.tsx'
import { device } from './handover.ts'

/**
 * Handles presses before the app has started, by finger, mouse or key, which all come as clicks. A change of the basket
 * is made at once; a press that leads elsewhere is marked as pending, and the app performs the last one.
 */
export function answerPresses(root: HTMLElement, basket: () => FirstBasket | null) {
  root.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-press]')
    const press = parsePress(control?.dataset.press)
    if (!control || !press || bootContext().hasApp) return
    // With a modifier key the browser opens a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { kind, id } = press
    // With preferences the app has to ask first.
    if (kind === 'add' && !device.stored(() => localStorage, PREFERENCES_KEY) && basket()?.add(id)) return
    if (kind === 'take' && basket()?.take(id)) return
    bootContext().pressed = control.dataset.press
    showPressed(root)
  })
  // The app replaces the elements and the focus with them; a mouse button that is down meanwhile would press nothing
  // when it is released.
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

/** Marks the control whose press is pending. */
export function showPressed(root: HTMLElement) {
  for (const busy of root.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
  const { pressed } = bootContext()
  if (!pressed) return
  for (const control of root.querySelectorAll(`[data-press="${CSS.escape(pressed)}"]`))
    control.setAttribute('aria-busy', 'true')
}
