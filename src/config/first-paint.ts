/*
 * The storage keys that `boot.ts` reads before the bundle has loaded. `session/keys` owns them; values are JSON, except
 * for cached responses, which are text.
 */
export const PAINT_KEY = 'cache:paint'
export const LANGUAGE_KEY = 'language'
export const VENDOR_KEY = 'vendor'
/** The brand on the screen of this tab. */
export const BRAND_KEY = 'brand'

/** Whether data is saved: true, false; absent: where the browser asks to or the line is slow. */
export const DATA_SAVER_KEY = 'dataSaver'

/** What the customer eats; absent: no preferences. */
export const PREFERENCES_KEY = 'preferences'

/** The page that this tab shows, for a client that puts the app in anew at its first address (TG-13). */
export const LAST_PAGE_KEY = 'lastPage'

/** Responses of the last visit (BX-14): a cache, so they are deleted first when the storage is full. */
const CACHE_ROOT = 'cache:kept:'
/** The second version: the first stored responses as servers sent them, with any secrets in them. */
export const CACHE_PREFIX = `${CACHE_ROOT}v2:`
/** Characters; a longer response is not cached. The storage of an origin holds about five million. */
export const CACHE_LIMIT = 1_500_000

/** When this tab was last reloaded by itself, ms. */
export const RELOADED_KEY = 'reloadedAt'

/** Stores the last press on a page that did not load, for the next load in this tab. */
export const PRESSED_KEY = 'pressed'

/** The basket and the order draft of one merchant, brand and Telegram user. */
export const BASKET_PREFIX = 'basket:v1:'
export const DRAFT_PREFIX = 'draft:v1:'
/** The session of one merchant, brand and Telegram user. */
export const SESSION_PREFIX = 'session:v1:'

/** The branch of the last visit, of one merchant, brand and Telegram user. */
export const BRANCH_PREFIX = 'nearestBranch:v1:'

/** Whether the customer had active orders at the last look. */
export const ACTIVE_ORDERS_PREFIX = 'activeOrders:v1:'

/** Whether there was an order to repeat at the last look. */
export const CAN_REPEAT_PREFIX = 'canRepeat:v1:'

/** Whether the shop has stories on and had none to show at the last visit. */
export const NO_STORIES_PREFIX = 'noStories:v1:'

/** The key of one scope under a prefix. */
export const scopedName = (
  prefix: string,
  scope: { merchantId: string; brandId: string; telegramUserId: string },
) => `${prefix}${[scope.merchantId, scope.brandId, scope.telegramUserId].join(':')}`

/** `shop` as the merchant header names it; `path` with its query. */
export const cachedName = (shop: string, path: string) => `${CACHE_PREFIX}${shop}${path}`

/** Whether an earlier version of the app has stored it. */
export const isEarlierCache = (name: string) => name.startsWith(CACHE_ROOT) && !name.startsWith(CACHE_PREFIX)

/** A response in the reduced form that the app stores. */
export type CachedResponse = {
  /** When the response came, ms by the server's clock. */
  at: number
  /** Identifies the response it was made of; has no space in it. */
  mark: string
  text: string
}

export const cachedText = ({ at, mark, text }: CachedResponse) => `${at} ${mark} ${text}`

/** Parses what `cachedText` wrote; null for anything else. */
export function parseCached(stored: string | null): CachedResponse | null {
  const [whole, at, mark] = /^(\d+) (\S+) /.exec(stored ?? '') ?? []
  return stored && whole && mark ? { at: Number(at), mark, text: stored.slice(whole.length) } : null
}

/** Paths of the calls that the first screen needs, without the host: boot sends them, and `src/api` reads them. */
export const FIRST_CALLS = {
  settings: '/support/v1/merchant/settings/web',
  brands: '/support/v1/brand/catalog',
  banners: '/support/v1/banners',
  grades: '/products/v1/grade',
  merchant: (ref: { by: 'name' | 'domain'; value: string }) =>
    `/users/v1/merchants/${ref.by === 'domain' ? 'domain?domain=' : 'sub/'}${encodeURIComponent(ref.value)}`,
  cities: (merchant: string) => `/users/v1/city-merchant/merchant/${encodeURIComponent(merchant)}`,
  menu: (channel: string, brandId: string) =>
    `/products/v1/overalls?type=${channel}${brandId && `&brandId=${encodeURIComponent(brandId)}`}`,
} as const
