/*
 * What `boot.ts` reads of the device before the bundle is there. `session/keys` owns the keys; values are JSON, but a
 * kept answer, which is text.
 */
export const PAINT_KEY = 'cache:paint'
export const LANGUAGE_KEY = 'language'
export const VENDOR_KEY = 'vendor'
/** The brand on the screen of this tab. */
export const BRAND_KEY = 'brand'

/** Answers of the last visit (BX-14): a cache, so the first to go when the storage is full. */
const KEPT = 'cache:kept:'
/** The second version: the first kept answers as servers sent them, with whatever was in them. */
export const CACHE_PREFIX = `${KEPT}v2:`
/** Characters; a longer answer is not kept. Storage of a page holds about five million. */
export const CACHE_LIMIT = 1_500_000

/** Where the last press on a page that did not load waits for the next one of this tab. */
export const PRESSED_KEY = 'pressed'

/** What lies in the basket, and the order in the making, of one merchant, brand and Telegram user. */
export const BASKET_PREFIX = 'basket:v1:'
export const DRAFT_PREFIX = 'draft:v1:'

/** The branch of the last visit, of one merchant, brand and Telegram user. */
export const BRANCH_PREFIX = 'nearestBranch:v1:'

/** The key of one scope under a prefix. */
export const scopedName = (
  prefix: string,
  scope: { merchantId: string; brandId: string; telegramUserId: string },
) => `${prefix}${[scope.merchantId, scope.brandId, scope.telegramUserId].join(':')}`

/** `shop` as the merchant header names it; `path` with its query. */
export const cachedName = (shop: string, path: string) => `${CACHE_PREFIX}${shop}${path}`

/** Whether it was kept by an earlier version of the app. */
export const isEarlierCache = (name: string) => name.startsWith(KEPT) && !name.startsWith(CACHE_PREFIX)

/** What the app made of an answer. */
export type CachedResponse = {
  /** When the answer came, ms by the server's clock. */
  at: number
  /** Tells the answer it was made of from another one; without a space. */
  mark: string
  text: string
}

export const cachedText = ({ at, mark, text }: CachedResponse) => `${at} ${mark} ${text}`

/** What `keptText` made; null for anything else. */
export function parseCached(kept: string | null): CachedResponse | null {
  const [whole, at, mark] = /^(\d+) (\S+) /.exec(kept ?? '') ?? []
  return kept && whole && mark ? { at: Number(at), mark, text: kept.slice(whole.length) } : null
}

/** Paths of the calls that the first screen needs, without the host: boot sends them, and `src/api` reads them. */
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
