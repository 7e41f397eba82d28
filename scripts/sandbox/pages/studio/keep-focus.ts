/**
 * Keeps the focus in the panel when a page of the shop that was loaded again takes it, as the search does for its field.
 * It goes into the frame only by Tab or by a press there.
 */
export function keepFocus(panel: HTMLElement, frame: HTMLIFrameElement) {
  let isTabbing = false
  let focused: HTMLElement | null = null
  panel.addEventListener('focusin', ({ target }) => {
    focused = target as HTMLElement
  })
  panel.addEventListener('keydown', ({ key }) => {
    isTabbing = key === 'Tab'
  })
  panel.addEventListener('pointerdown', () => {
    isTabbing = false
  })
  addEventListener('blur', () => {
    // Only now is it known where the focus has gone.
    setTimeout(() => {
      if (document.activeElement === frame && !isTabbing && !frame.matches(':hover')) focused?.focus()
    })
  })
}
