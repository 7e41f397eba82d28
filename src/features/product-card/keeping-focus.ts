import { flushSync } from 'react-dom'

/** Upgrading replaces the card's element; if it had the focus, the new one gets it. */
export function keepingFocus(upgradeCard: () => void) {
  const { activeElement } = document
  const place = activeElement?.closest('li')
  flushSync(upgradeCard)
  if (place && !activeElement?.isConnected) place.querySelector('a')?.focus({ preventScroll: true })
}
