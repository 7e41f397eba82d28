/**
 * Keeps the control that Tab focuses entirely visible, with its focus ring (BX-26). A browser scrolls only to controls
 * that are completely out of sight: it leaves a half-visible card of a horizontal list half-visible, and ignores bars
 * that stick over the page. Focus set in other ways does not scroll.
 */
export function keepFocusInSight(page: Document): void {
  let isByTab = false
  page.addEventListener('keydown', ({ key }) => {
    isByTab = key === 'Tab'
  })
  page.addEventListener('focusin', ({ target }) => {
    if (!isByTab) return
    isByTab = false
    const control = target as Element
    const card = control.closest('article')
    // The card first: in a list with snap points, scrolling to a button would continue to the next card.
    for (const box of [card, control]) box?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // The page below a dialog does not scroll.
    if (control.closest('dialog')) return
    // The focus ring of a dish is around its card, wherever in it the link is.
    uncover((control.matches('article a') && card) || control)
  })
}

/** Scrolls the page until no sticky or floating bar covers the upper or the lower edge of `ringed`. */
function uncover(ringed: Element) {
  const { left, width, top, bottom } = ringed.getBoundingClientRect()
  const room = Number.parseFloat(getComputedStyle(ringed).getPropertyValue('--ring-room'))
  const above = barOver(ringed, left + width / 2, top + 1)
  const below = barOver(ringed, left + width / 2, bottom - 1)
  if (above) window.scrollBy(0, top - room - above.bottom)
  else if (below) window.scrollBy(0, bottom + room - below.top)
}

/** The box of the bar that covers a point of `ringed`; null when nothing does, or `ringed` is in the bar itself. */
function barOver(ringed: Element, x: number, y: number): DOMRect | null {
  for (
    let over = document.elementFromPoint(x, y);
    over && !over.contains(ringed);
    over = over.parentElement
  ) {
    if (ringed.contains(over)) return null
    const { position } = getComputedStyle(over)
    if (position === 'sticky' || position === 'fixed') return over.getBoundingClientRect()
  }
  return null
}
