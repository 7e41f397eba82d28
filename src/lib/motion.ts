/**
 * Whether nothing should glide: the customer has asked for less motion, or the phone is too slow for it (see
 * `data-effects` in `shell/telegram/effects.ts`).
 */
export const isStill = (): boolean =>
  document.documentElement.dataset.effects === 'low' ||
  (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false)
