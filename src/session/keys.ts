import * as v from 'valibot'
import { NearestBranch } from '#/api/schema/branch.ts'
import {
  BRANCH_PREFIX,
  BRAND_KEY,
  CACHE_LIMIT,
  CACHE_PREFIX,
  type CachedResponse,
  cachedName,
  cachedText,
  DRAFT_PREFIX,
  isEarlierCache,
  LANGUAGE_KEY,
  PAINT_KEY,
  scopedName,
  VENDOR_KEY,
} from '#/config/first-paint.ts'
import { LANG_COOKIE_SECONDS } from '#/domain/constants.ts'
import { readCookie, removeCookie, writeCookie } from '#/lib/cookie.ts'
import type { CookieName } from '#/lib/cookie-in.ts'
import { log } from '#/lib/log.ts'
import { storage, type TextStorage, tabStorage } from '#/lib/storage.ts'

/**
 * What makes a key go. `logout`: with the customer. `brand`: with the customer, but only the
 * current brand's. `never`: it belongs to the shop or the device.
 */
type ClearedBy = 'logout' | 'brand' | 'never'

export type Key<T> = {
  name: string
  clearedBy: ClearedBy
  read: () => T
  /** `memory`: storage refused it, it holds for this visit only. */
  write: (value: T) => 'kept' | 'memory' | undefined
  clear: () => void
  /** Called with the new value when another tab writes it. */
  subscribe: (changed: (value: T) => void) => () => void
}

/** Whose saved state it is: no other merchant, brand or Telegram account may see it (TG-14). */
export type Scope = { merchantId: string; brandId: string; telegramUserId: string }

function key<S extends v.GenericSchema>(
  name: string,
  schema: S,
  missing: v.InferOutput<S>,
  clearedBy: ClearedBy,
  area: TextStorage = storage,
): Key<v.InferOutput<S>> {
  const parse = (text: string | null): v.InferOutput<S> => {
    if (text === null) return missing
    try {
      const parsed = v.safeParse(schema, JSON.parse(text))
      if (parsed.success) return parsed.output
    } catch {
      // falls through: a corrupt value is dropped alone
    }
    log.warn(`dropped a corrupt stored value of ${name}`)
    area.remove(name)
    return missing
  }
  return {
    name,
    clearedBy,
    read: () => parse(area.read(name)),
    // A value that means "nothing" leaves nothing behind.
    write: (value) => {
      const text = JSON.stringify(value)
      if (text !== JSON.stringify(missing)) return area.write(name, text)
      area.remove(name)
    },
    clear: () => area.remove(name),
    subscribe: (changed) => area.subscribe(name, (text) => changed(parse(text))),
  }
}

/** A key of which each scope has its own. */
export type KeyOf<T> = (scope: Scope) => Key<T>

function keyOf<S extends v.GenericSchema>(
  prefix: string,
  schema: S,
  missing: v.InferOutput<S>,
  clearedBy: ClearedBy = 'brand',
): KeyOf<v.InferOutput<S>> {
  return (scope) => key(scopedName(prefix, scope), schema, missing, clearedBy)
}

const AnyRecord = v.record(v.string(), v.unknown())

const nullable = v.nullable
const languageName = v.picklist(['uz', 'ru', 'eng'])

/** Customer of the saved session: nothing in it identifies a card. */
const SavedUser = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  phone: v.string(),
  cashback: nullable(v.number()),
  balance: nullable(v.number()),
})

/** Every storage key of the product. */
export const keys = {
  /** The customer's own choice, which a logout keeps; eng lives only here. */
  language: key(LANGUAGE_KEY, nullable(languageName), null, 'never'),
  redirectUrl: key('redirectUrl', v.string(), '/', 'logout'),
  activeCategory: key('activeCategory', nullable(v.string()), null, 'logout'),
  errorText: key('errorText', v.string(), '', 'logout'),
  errorVisible: key('errorVisible', v.boolean(), false, 'logout'),
  version: key('version', nullable(v.string()), null, 'never'),
  /** Custom properties and colour scheme of the last visit, for the first paint of the next. */
  paint: key(PAINT_KEY, nullable(v.record(v.string(), v.string())), null, 'never'),
  geolocationAsked: key('geolocationAsked', v.boolean(), false, 'never'),
  tabVendor: key(VENDOR_KEY, nullable(v.string()), null, 'never', tabStorage),
  /** The brand on the screen of this tab: a reload stays with it whatever other tabs show. */
  tabBrand: key(BRAND_KEY, nullable(v.string()), null, 'never', tabStorage),
  reloadedAt: key('reloadedAt', v.number(), 0, 'never', tabStorage),
} as const

/** Keys of which each merchant, brand and Telegram user has its own. */
export const scopedKeys = {
  session: keyOf('session:v1:', nullable(v.object({ token: v.string(), user: SavedUser })), null),
  /** The customer's half-filled order: place, receiver, comments, payment. */
  draft: keyOf(DRAFT_PREFIX, AnyRecord, {}),
  /** What the customer searched for, the latest first. */
  searches: keyOf('searches:v1:', v.array(v.string()), []),
  /** The branch of the last visit, so that a reload begins with its menu (ST-14). */
  nearestBranch: keyOf(BRANCH_PREFIX, nullable(NearestBranch), null),
  /** Submits under way by customer. They outlive a logout: the order may exist. */
  journal: keyOf('journal:v2:', nullable(AnyRecord), null, 'never'),
  /** Logged out by hand inside Telegram: no silent sign-in until the customer asks (SI-10). */
  signedOut: keyOf('signedOut:v1:', v.boolean(), false, 'never'),
  /** Which tab is sending, where the browser has no locks. */
  lease: keyOf('lease:v1:', nullable(AnyRecord), null, 'never'),
} as const

/**
 * What the app read of the answers that the shop's first screen was made of, for the next visit (BX-14). They were
 * asked for without a token, so they belong to the shop; those of one shop are kept, not of all that this origin ever
 * showed.
 */
export const responseCache = {
  write: (shop: string, path: string, kept: CachedResponse) => {
    if (kept.text.length > CACHE_LIMIT) responseCache.drop(shop, path)
    else storage.write(cachedName(shop, path), cachedText(kept))
  },
  drop: (shop: string, path: string) => storage.remove(cachedName(shop, path)),
  dropOthers: (shop: string) => {
    for (const name of storage.keys())
      if (name.startsWith(CACHE_PREFIX) && !name.startsWith(cachedName(shop, '/'))) storage.remove(name)
  },
  dropEarlier: () => {
    for (const name of storage.keys()) if (isEarlierCache(name)) storage.remove(name)
  },
} as const

const TOKEN_SECONDS = 30 * 24 * 60 * 60

const cookie = (name: CookieName, seconds: number, valid: RegExp) => ({
  read: () => {
    const value = readCookie(name)
    return value !== null && valid.test(value) ? value : null
  },
  write: (value: string) => writeCookie(name, value, seconds),
  clear: () => removeCookie(name),
})

/** Every cookie of the product. */
export const cookies = {
  lang: cookie('lang', LANG_COOKIE_SECONDS, /^(uz|ru)$/),
  page: cookie('page', LANG_COOKIE_SECONDS, /^[12]$/),
  merchant: cookie('merchant', LANG_COOKIE_SECONDS, /^[A-Za-z0-9_-]{1,64}$/),
  token: cookie('token', TOKEN_SECONDS, /^[\x21-\x7e]{1,4000}$/),
  /** A submit under way that storage refused, packed by `features/checkout`. */
  journal: cookie('journal', 24 * 60 * 60, /^[\w.~*-]+$/),
}
