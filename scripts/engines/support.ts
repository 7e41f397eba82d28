/** Whose engine it is. WebKitGTK and WPE stand for Safari, which runs on Apple's systems only. */
export type Family = 'chromium' | 'firefox' | 'webkit'

/**
 * The oldest version that orders whole, as each engine numbers itself: Chromium 100, Firefox 102, and WebKitGTK 2.36,
 * which is the WebKit of Safari 15.4.
 */
const OLDEST: Readonly<Record<Family, readonly number[]>> = {
  chromium: [100],
  firefox: [102],
  webkit: [2, 36],
}

/** Whether this version is promised to order: "110.0.5478.0", "2.50.6". */
export function isSupported(family: Family, version: string): boolean {
  const numbers = version.split('.').map(Number)
  for (const [nth, least] of OLDEST[family].entries()) {
    const own = numbers[nth] ?? 0
    if (own !== least) return own > least
  }
  return true
}
