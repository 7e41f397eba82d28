/**
 * Whoever goes on by Tab sees the focused control whole, and its ring (BX-26). A browser scrolls only to what is out of
 * sight altogether: it leaves the half-shown card of a rail half-shown, and knows nothing of what sticks over the page.
 * Other ways to the focus keep the place they choose.
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
    // The card first: where cards snap, a rail that stopped at a button would go on to the next card.
    for (const box of [card, control]) box?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // Under a dialog the page stays where it is.
    if (control.closest('dialog')) return
    // The ring of a dish is around its card, wherever in it the link is.
    uncover((control.matches('article a') && card) || control)
  })
}

/** Moves the page until no bar that sticks or floats lies over the upper or the lower edge of `ringed`. */
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
