/** The class that Telegram for Android gives a device, at the end of its part of the user agent; null elsewhere. */
export const performanceClass = (userAgent: string): string | null =>
  /Telegram-Android\/\S+ \([^)]*; (LOW|AVERAGE|HIGH)\)/.exec(userAgent)?.[1] ?? null

/** On slow phones sheets and pictures appear without gliding, like for customers who asked for less motion (BX-27). */
export function lowerEffects({ document, navigator }: Window) {
  if (performanceClass(navigator.userAgent) === 'LOW') document.documentElement.dataset.effects = 'low'
}
