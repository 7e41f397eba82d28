/*
 * A phone's keyboard. Most clients and browsers shrink the page for it; iOS in a browser, and Telegram on iOS before
 * 11.11, lay it over the page and change the visual viewport only.
 */

const FIELD = 'textarea, input:not([type="radio"], [type="checkbox"], [type="button"], [type="range"])'

/** Zoom below this share does not count: a pinch makes the visual viewport small too. */
const NO_ZOOM = 0.01

/** Keeps `--keyboard` (px of the page that it covers) up to date, and the focused field visible. */
export function followKeyboard(page: Window): () => void {
  const { document, visualViewport } = page
  let known = 0
  const measure = () => {
    const isZoomed = visualViewport && Math.abs(visualViewport.scale - 1) > NO_ZOOM
    const seen = visualViewport && !isZoomed ? visualViewport.offsetTop + visualViewport.height : Infinity
    const hidden = Math.max(0, Math.round(page.innerHeight - seen))
    // Setting a property on the root recomputes every element's style, so it is set only when it changes.
    if (hidden === known) return
    known = hidden
    document.documentElement.style.setProperty('--keyboard', `${hidden}px`)
  }
  const show = () => {
    const { activeElement } = document
    // Bars over the page's ends are accounted for by the scroll padding and the field's scroll margin.
    if (activeElement?.matches(FIELD)) activeElement.scrollIntoView({ block: 'nearest' })
  }
  const resized = () => {
    measure()
    show()
    // A bar at the bottom is measured anew after the layout of this frame, and the room above it with that.
    page.requestAnimationFrame(() => page.requestAnimationFrame(show))
  }
  page.addEventListener('resize', resized)
  visualViewport?.addEventListener('resize', resized)
  // iOS moves the visual viewport over the page during a scroll with the keyboard open.
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
