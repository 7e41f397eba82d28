import { flushSync } from 'react-dom'

/** A card becomes whole, which is another element: one that had the focus has it afterwards, too. */
export function keepingFocus(upgradeCard: () => void) {
  const { activeElement } = document
  const place = activeElement?.closest('li')
  flushSync(upgradeCard)
  if (place && !activeElement?.isConnected) place.querySelector('a')?.focus({ preventScroll: true })
}
