/** Minds the keyboard from the first focus on: before it there is none, and nothing to load. */
export function attachFields(page: Window): () => void {
  let stop = () => {}
  let isGone = false
  const begin = async () => {
    const keyboard = await import('./keyboard.ts').catch(() => null)
    if (keyboard && !isGone) stop = keyboard.followKeyboard(page)
  }
  page.document.addEventListener('focusin', begin, { once: true })
  return () => {
    isGone = true
    page.document.removeEventListener('focusin', begin)
    stop()
  }
}
