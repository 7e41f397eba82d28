/*
 * Restores a page that the customer returns to: the same scroll position, the focus on the same link or button (MN-07).
 * What has to be rendered first (a list that grows, a picture of a skeleton) is waited for, until the customer scrolls
 * or presses something.
 */

/**
 * `focus`: the focused element, by its address or name; `top`: its distance from the window's top, px, where there are
 * several.
 */
export type ScrollPosition = { y: number; focus: { tag: string; name: string; top: number } | null }

/** How long to wait for the content, ms. */
const LIMIT = 4_000

const FOCUSED = 'main a[href], main button'
const nameOf = (element: Element) => element.getAttribute('href') ?? element.getAttribute('aria-label') ?? ''

/** The present scroll position and focus. */
export function scrollPositionNow(): ScrollPosition {
  const focused = document.activeElement?.closest(FOCUSED)
  return {
    y: window.scrollY,
    focus: focused
      ? { tag: focused.tagName, name: nameOf(focused), top: focused.getBoundingClientRect().top }
      : null,
  }
}

function find({ tag, name, top }: NonNullable<ScrollPosition['focus']>): HTMLElement | null {
  const away = (element: Element) => Math.abs(element.getBoundingClientRect().top - top)
  const [nearest] = [...document.querySelectorAll<HTMLElement>(FOCUSED)]
    .filter((element) => element.tagName === tag && nameOf(element) === name)
    .sort((a, b) => away(a) - away(b))
  return nearest ?? null
}

/** Restores a position, at once or as soon as the content is there. The returned function cancels it. */
export function restoreScrollPosition(place: ScrollPosition): () => void {
  const arrive = () => {
    if (Math.abs(window.scrollY - place.y) > 1) window.scrollTo({ top: place.y, behavior: 'instant' })
    if (Math.abs(window.scrollY - place.y) > 1) return false
    if (!place.focus) return true
    const element = find(place.focus)
    element?.focus({ preventScroll: true })
    return element !== null
  }
  if (arrive()) return () => {}
  const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const move of moves) removeEventListener(move, stop)
  }
  const observer = new MutationObserver(() => {
    if (arrive()) stop()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(stop, LIMIT)
  for (const move of moves) addEventListener(move, stop, { passive: true })
  return stop
}
