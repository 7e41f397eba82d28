/*
 * A phone's keyboard. Most clients and browsers shrink the page for it; iOS in a browser, and Telegram on iOS before
 * 11.11, lay it over the page and tell the visual viewport only.
 */

const FIELD = 'textarea, input:not([type="radio"], [type="checkbox"], [type="button"], [type="range"])'

/** Share of zoom that is no zoom yet: a pinch makes the visual viewport small too. */
const NO_ZOOM = 0.01

/** Keeps `--keyboard` (px of the page's lower end under it) true, and the field with the focus in sight. */
export function followKeyboard(page: Window): () => void {
  const { document, visualViewport } = page
  let known = 0
  const measure = () => {
    const isZoomed = visualViewport && Math.abs(visualViewport.scale - 1) > NO_ZOOM
    const seen = visualViewport && !isZoomed ? visualViewport.offsetTop + visualViewport.height : Infinity
    const hidden = Math.max(0, Math.round(page.innerHeight - seen))
    // A property of the root has every element's style reckoned anew: only for what changes.
    if (hidden === known) return
    known = hidden
    document.documentElement.style.setProperty('--keyboard', `${hidden}px`)
  }
  const show = () => {
    const { activeElement } = document
    // What stands over the page's ends is in the scroll padding and the field's scroll margin.
    if (activeElement?.matches(FIELD)) activeElement.scrollIntoView({ block: 'nearest' })
  }
  const resized = () => {
    measure()
    show()
  }
  page.addEventListener('resize', resized)
  visualViewport?.addEventListener('resize', resized)
  // iOS moves the visual viewport over the page while somebody scrolls with the keyboard open.
  visualViewport?.addEventListener('scroll', measure)
  document.addEventListener('focusin', show)
  resized()
  return () => {
    page.removeEventListener('resize', resized)
    visualViewport?.removeEventListener('resize', resized)
    visualViewport?.removeEventListener('scroll', measure)
    document.removeEventListener('focusin', show)
  }
}
