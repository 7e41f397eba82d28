/** Numbers that the merchant's system and the storefront agree on. */

/** Milliseconds a call may take. */
export const HTTP_TIMEOUT_MS = 30_000
/** Milliseconds a notice stays, and pixels between stacked ones. */
export const NOTICE_MS = 4_500
export const NOTICE_GAP_PX = 16
/** Milliseconds after the start before the active orders are requested. */
export const ACTIVE_ORDERS_DELAY_MS = 500
/** Milliseconds after the start before the default city is applied. */
export const DEFAULT_CITY_DELAY_MS = 1_234
/** The version a stored one is compared with. */
export const APP_VERSION = '1.9.0'
/** Primary colour of a merchant that has none. */
export const DEFAULT_COLOUR = '#FCE000'
/** Orders a page; the page index counts from 0. */
export const ORDERS_PAGE_SIZE = 10
/** Life of the `lang` cookie, and of the others that outlive a visit: 365 days, in seconds. */
export const LANG_COOKIE_SECONDS = 365 * 24 * 60 * 60
/** Map centres where nothing better is known. */
export const MERCHANT_CENTRE = { latitude: 41.322711, longitude: 69.241084 } as const
export const ADDRESS_CENTRE = { latitude: 41.311321, longitude: 69.279223 } as const
/**
 * The picture viewer: part of the screen a picture takes at first, one step of zoom and its limits (as parts of the
 * picture's own size), milliseconds a picture of the slideshow stays. Its tooltip hides after 1 s by itself.
 */
export const VIEWER = {
  coverage: 0.9,
  zoomStep: 0.1,
  zoomLeast: 0.01,
  zoomMost: 100,
  intervalMs: 5_000,
} as const
