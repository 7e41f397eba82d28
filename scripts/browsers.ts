/**
 * The oldest browsers that order whole, by the names of `@mdn/browser-compat-data`. The build translates styles to
 * them, `check-browsers.ts` refuses what they lack, and README.md names them.
 */
export const OLDEST = {
  chrome: '100',
  chrome_android: '100',
  edge: '100',
  firefox: '102',
  firefox_android: '102',
  safari: '15.4',
  safari_ios: '15.4',
  webview_android: '100',
} as const

/**
 * Syntax that they all have, but for class static blocks and look-behind, which `check-browsers.ts` refuses. By the
 * browsers' names the compiler would also replace private fields, because of a rare fault of Safari 15, and each call of
 * the libraries that have some would be slower everywhere.
 */
export const SCRIPT_TARGET = 'es2022'

/** Styles are translated to them, as Vite names them. */
export const STYLE_TARGET = [
  `chrome${OLDEST.chrome}`,
  `edge${OLDEST.edge}`,
  `firefox${OLDEST.firefox}`,
  `safari${OLDEST.safari}`,
  `ios${OLDEST.safari_ios}`,
]
