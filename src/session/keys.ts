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
  isEarlierCache,
  LANGUAGE_KEY,
  PAINT_KEY,
  scopedName,
  VENDOR_KEY,
} from '#/config/first-paint.ts'
import {
  mergePersisted,
  type PersistedBasket,
  parsePersisted,
  serialisePersisted,
} from '#/domain/basket/basket.ts'
import { LANG_COOKIE_SECONDS } from '#/domain/constants.ts'
import { readCookie, removeCookie, writeCookie } from '#/lib/cookie.ts'
import type { CookieName } from '#/lib/cookie-in.ts'
import { log } from '#/lib/log.ts'
import { storage, type TextStorage, tabStorage } from '#/lib/storage.ts'

/**
 * What makes a key go (spec section 4). `logout`: with the customer. `brand`: with the customer, but only the
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

/** Baskets that storage refused, by the names of their keys: a cookie outlives a blocked storage (reliability M1). */
const spareBaskets = {
  all: (): Record<string, unknown> => {
    const text = readCookie('basket')
    const parsed = text === null ? null : v.safeParse(AnyRecord, parseJson(text))
    return parsed?.success ? parsed.output : {}
  },
  /** Null takes the basket out. False: the browser refused, or it is too much for a cookie. */
  write: (name: string, basket: unknown[] | null): boolean => {
    const { [name]: known, ...others } = spareBaskets.all()
    if (known === undefined && basket === null) return true
    const next = basket === null ? others : { ...others, [name]: basket }
    if (Object.keys(next).length > 0)
      return writeCookie('basket', JSON.stringify(next), SPARE_SECONDS) === 'kept'
    removeCookie('basket')
    return true
  },
}
const SPARE_SECONDS = 30 * 24 * 60 * 60

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

export type BasketKey = Omit<Key<PersistedBasket>, 'write'> & {
  /**
   * Writes what `change` makes of all that is known by now; answers that. `memory`: neither storage nor a cookie took
   * it, it holds for this visit only.
   */
  change: (change: (known: PersistedBasket) => PersistedBasket) => {
    kept: PersistedBasket
    in: 'kept' | 'memory'
  }
}

/**
 * The basket of a scope: what storage holds, what it refused and the cookie know of it, together. Nothing older is
 * dropped before the newer is safe, since an old basket is better than none (BK-04).
 */
function basketKey(scope: Scope, area: TextStorage = storage): BasketKey {
  const name = scopedName('basket:v1:', scope)
  // A press reads what the press before it wrote: fifty lines are not read out of the same text again.
  let last: { text: string | null; kept: PersistedBasket } = { text: null, kept: [] }
  const parse = (text: string | null) => {
    if (last.text !== text) last = { text, kept: parsePersisted(parseJson(text)) }
    return last.kept
  }
  const stored = () => {
    const [held, read] = [area.peek(name), area.read(name)]
    // Mostly one and the same text: nothing was refused.
    return held === read ? parse(read) : mergePersisted(parse(held), parse(read))
  }
  // Whether the cookie knew of it when it was last asked.
  let isSpare = true
  const look = () => {
    const spares = spareBaskets.all()
    isSpare = name in spares
    return mergePersisted(stored(), parsePersisted(spares[name]))
  }
  const listeners = new Set<() => void>()
  let isAsked = false
  /** What another tab's storage refused is in the cookie while this one's takes everything: heard of after the press. */
  const askCookieSoon = () => {
    if (isAsked) return
    isAsked = true
    setTimeout(() => {
      isAsked = false
      if (name in spareBaskets.all()) for (const hear of listeners) hear()
    }, 1_000)
  }
  const spare = (lines: unknown[] | null) => {
    const isTaken = spareBaskets.write(name, lines)
    isSpare = lines !== null
    return isTaken
  }
  const clear = () => {
    area.remove(name)
    spare(null)
  }
  const store = (value: PersistedBasket, lines: unknown[]) => {
    const text = JSON.stringify(lines)
    const isStored = area.write(name, text, 'keep') === 'kept'
    if (isStored) last = { text, kept: value }
    return isStored
  }
  const write = (value: PersistedBasket): 'kept' | 'memory' => {
    if (value.length === 0) {
      clear()
      return 'kept'
    }
    const lines = serialisePersisted(value)
    // A cookie that knows of it hears first: a page killed between the two leaves no older one behind, which would
    // be taken for the basket where storage is blocked again.
    const wasSpare = isSpare
    const isSafe = wasSpare && spare(lines)
    if (store(value, lines)) {
      if (wasSpare) spare(null)
      return 'kept'
    }
    return isSafe || spare(lines) ? 'kept' : 'memory'
  }
  return {
    name,
    clearedBy: 'brand',
    read: look,
    change: (change) => {
      if (isSpare) {
        const kept = change(look())
        return { kept, in: write(kept) }
      }
      // Asking for the cookie costs a press as much as storing the basket does: storage that takes it is enough.
      const kept = change(stored())
      if (kept.length === 0 || store(kept, serialisePersisted(kept))) {
        if (kept.length === 0) clear()
        askCookieSoon()
        return { kept, in: 'kept' }
      }
      const known = mergePersisted(look(), kept)
      return { kept: known, in: write(known) }
    },
    clear,
    subscribe: (changed) => {
      const hear = () => {
        const known = look()
        if (known.length > 0 || area.isOpen()) changed(known)
      }
      const stop = area.subscribe(name, hear)
      listeners.add(hear)
      return () => {
        stop()
        listeners.delete(hear)
      }
    },
  }
}

const nullable = v.nullable
const languageName = v.picklist(['uz', 'ru', 'eng'])

/** Customer of the saved session: the spec's fields, nothing that identifies a card. */
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
  basket: basketKey,
  /** The customer's half-filled order: place, receiver, comments, payment. */
  draft: keyOf('draft:v1:', AnyRecord, {}),
  /** What the customer searched for, the latest first. */
  searches: keyOf('searches:v1:', v.array(v.string()), []),
  /** The branch of the last visit, so that a reload begins with its menu (ST-14). */
  nearestBranch: keyOf(BRANCH_PREFIX, nullable(NearestBranch), null),
  /** Submits under way by customer (reliability 5.2). They outlive a logout: the order may exist. */
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

/** Every cookie of the product (spec section 3). */
export const cookies = {
  lang: cookie('lang', LANG_COOKIE_SECONDS, /^(uz|ru)$/),
  page: cookie('page', LANG_COOKIE_SECONDS, /^[12]$/),
  merchant: cookie('merchant', LANG_COOKIE_SECONDS, /^[A-Za-z0-9_-]{1,64}$/),
  token: cookie('token', TOKEN_SECONDS, /^[\x21-\x7e]{1,4000}$/),
  /** A submit under way that storage refused, packed by `features/checkout`. */
  journal: cookie('journal', 24 * 60 * 60, /^[\w.~*-]+$/),
}

/**
 * Logout: the customer's keys and this brand's own; merchant id, language and other brands' sessions stay. The token
 * cookie may be that of another brand in another tab: it goes only if it is ours.
 */
export function clearCustomer(scope: Scope) {
  const token = scopedKeys.session(scope).read()?.token
  for (const one of Object.values(keys)) if (one.clearedBy !== 'never') one.clear()
  for (const of of Object.values(scopedKeys)) if (of(scope).clearedBy !== 'never') of(scope).clear()
  if (cookies.token.read() === token) cookies.token.clear()
  cookies.page.clear()
}

/**
 * The merchant of this page does not exist: what the page kept goes. The journal of an order that may exist stays, and
 * on an origin that several merchants share (`isShared`) so does everything that belongs to one of them.
 */
export function wipeAll(isShared: boolean) {
  const scoped = Object.values(scopedKeys).filter((of) => isShared || of(NO_SCOPE).clearedBy === 'never')
  const kept = scoped.map((of) => of(NO_SCOPE).name.replace(/:+$/, ':'))
  for (const area of [storage, tabStorage])
    for (const name of area.keys())
      if (!isTelegrams(name) && !kept.some((prefix) => name.startsWith(prefix))) area.remove(name)
  for (const one of [cookies.token, cookies.merchant, cookies.lang, cookies.page]) one.clear()
  if (!isShared) removeCookie('basket')
}

const NO_SCOPE: Scope = { merchantId: '', brandId: '', telegramUserId: '' }

/** The messenger's own entries hold the init data, which outlives every clearing of ours. */
const isTelegrams = (name: string) => name.startsWith('tapps/')
