import { OLDEST as VERSIONS } from '../../browsers.ts'

/** Whose engine it is. WebKitGTK and WPE stand for Safari, which runs on Apple's systems only. */
export type Family = 'chromium' | 'firefox' | 'webkit'

/**
 * The oldest version that orders whole, as each engine numbers itself: WebKitGTK 2.36 is the WebKit of Safari 15.4.
 */
const OLDEST: Readonly<Record<Family, readonly number[]>> = {
  chromium: [Number(VERSIONS.chrome)],
  firefox: [Number(VERSIONS.firefox)],
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
