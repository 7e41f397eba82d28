/*
 * What `boot.ts` reads of the device before the bundle is there. `session/keys` owns the keys; values are JSON, but a
 * kept answer, which is text.
 */
export const PAINT_KEY = 'cache:paint'
export const LANGUAGE_KEY = 'language'
export const VENDOR_KEY = 'vendor'
/** The brand on the screen of this tab. */
export const BRAND_KEY = 'brand'

/** Answers of the last visit (BX-14): a cache, so the first to go when the storage is full (reliability F9). */
export const KEPT_PREFIX = 'cache:kept:v1:'
/** Characters; a longer answer is not kept. Storage of a page holds about five million. */
export const KEPT_LIMIT = 1_500_000

/** The branch of the last visit, of one merchant, brand and Telegram user. */
export const BRANCH_PREFIX = 'nearestBranch:v1:'

/** The key of one scope under a prefix. */
export const scopedName = (
  prefix: string,
  scope: { merchantId: string; brandId: string; telegramUserId: string },
) => `${prefix}${[scope.merchantId, scope.brandId, scope.telegramUserId].join(':')}`

/** `shop` as the merchant header names it; `path` with its query. */
export const keptName = (shop: string, path: string) => `${KEPT_PREFIX}${shop}${path}`

/** `at`: when the answer came, ms by the server's clock. */
export const keptText = (at: number, text: string) => `${at} ${text}`

/** What `keptText` made; null for anything else. */
export function parseKept(kept: string | null): { at: number; text: string } | null {
  const end = kept?.indexOf(' ') ?? -1
  const at = Number(kept?.slice(0, end))
  return kept !== null && end > 0 && at > 0 ? { at, text: kept.slice(end + 1) } : null
}

/** Paths of the calls that the first screen needs, without the host. */
export const FIRST_CALLS = {
  settings: '/support/v1/merchant/settings/web',
  brands: '/support/v1/brand/catalog',
  banners: '/support/v1/banners',
  grades: '/products/v1/grade',
  merchant: (ref: { by: 'name' | 'domain'; value: string }) =>
    `/users/v1/merchants/${ref.by === 'domain' ? 'domain?domain=' : 'sub/'}${encodeURIComponent(ref.value)}`,
  cities: (merchant: string) => `/users/v1/city-merchant/merchant/${merchant}`,
  menu: (channel: string, brandId: string) =>
    `/products/v1/overalls?type=${channel}${brandId && `&brandId=${brandId}`}`,
} as const
