/** Follows the keyboard from the first focus of a field on: before that there is none, and no code is loaded. */
export function attachFields(page: Window): () => void {
  let stop = () => {}
  let isGone = false
  const begin = async ({ target }: FocusEvent) => {
    if (!(target as Element).matches('input, textarea')) return
    page.document.removeEventListener('focusin', begin)
    const keyboard = await import('./keyboard.ts').catch(() => null)
    if (keyboard && !isGone) stop = keyboard.followKeyboard(page)
  }
  page.document.addEventListener('focusin', begin)
  return () => {
    isGone = true
    page.document.removeEventListener('focusin', begin)
    stop()
  }
}
