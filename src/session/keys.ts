import * as v from 'valibot'
import { NearestBranch } from '#/api/schema/branch.ts'
import {
  ACTIVE_ORDERS_PREFIX,
  BRANCH_PREFIX,
  BRAND_KEY,
  CACHE_LIMIT,
  CACHE_PREFIX,
  CAN_REPEAT_PREFIX,
  type CachedResponse,
  cachedName,
  cachedText,
  DATA_SAVER_KEY,
  DRAFT_PREFIX,
  isEarlierCache,
  LANGUAGE_KEY,
  LAST_PAGE_KEY,
  NO_STORIES_PREFIX,
  PAINT_KEY,
  PREFERENCES_KEY,
  RELOADED_KEY,
  SESSION_PREFIX,
  VENDOR_KEY,
} from '#/config/first-paint.ts'
import { LANG_COOKIE_SECONDS } from '#/domain/constants.ts'
import { ANY_DIET } from '#/domain/menu/diet.ts'
import { readCookie, removeCookie, writeCookie } from '#/lib/cookie.ts'
import type { CookieName } from '#/lib/cookie-in.ts'
import { storage, tabStorage } from '#/lib/storage.ts'
import { key, keyOf } from './key.ts'

const AnyRecord = v.record(v.string(), v.unknown())

const nullable = v.nullable
const names = v.pipe(v.array(v.string()), v.readonly())
const languageName = v.picklist(['uz', 'ru', 'eng'])

/** The customer of the saved session, without any card data. */
const SavedUser = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  phone: v.string(),
  cashback: nullable(v.number()),
  balance: nullable(v.number()),
})

/** A sheet that was open in this tab, with the path of its page: another page does not open it. */
const openSheet = <S extends v.GenericSchema>(name: string, of: S) =>
  key(name, nullable(v.object({ path: v.string(), of })), null, 'logout', tabStorage)

/** Every storage key of the product. */
export const keys = {
  /** The customer's own choice, which survives a logout; eng is stored only here, not in the cookie. */
  language: key(LANGUAGE_KEY, nullable(languageName), null, 'never'),
  /** The language of the card for the waiter, as chosen on this device (CX-09). */
  staffLanguage: key('staffLanguage', nullable(languageName), null, 'never'),
  /** Where this tab goes on after sign-in; the next person in another tab begins at the menu. */
  redirectUrl: key('redirectUrl', v.string(), '/', 'logout', tabStorage),
  activeCategory: key('activeCategory', nullable(v.string()), null, 'logout'),
  errorText: key('errorText', v.string(), '', 'logout'),
  errorVisible: key('errorVisible', v.boolean(), false, 'logout'),
  version: key('version', nullable(v.string()), null, 'never'),
  /** Custom properties and colour scheme of the last visit, for the first paint of the next. */
  paint: key(PAINT_KEY, nullable(v.record(v.string(), v.string())), null, 'never'),
  /** The choice to save data or not to (CX-10); null: as browser and connection say. */
  dataSaver: key(DATA_SAVER_KEY, nullable(v.boolean()), null, 'never'),
  /** What the customer eats (CX-13): on this device alone, and in no call. */
  preferences: key(PREFERENCES_KEY, v.object({ tags: names, without: names }), ANY_DIET, 'logout'),
  tabVendor: key(VENDOR_KEY, nullable(v.string()), null, 'never', tabStorage),
  /** The brand on the screen of this tab: a reload stays with it whatever other tabs show. */
  tabBrand: key(BRAND_KEY, nullable(v.string()), null, 'never', tabStorage),
  openProduct: openSheet('openProduct', v.object({ productId: v.string(), lineKey: v.optional(v.string()) })),
  openAddress: openSheet('openAddress', v.literal(true)),
  /** An address that was found in this tab and not taken yet; `features/delivery-address` validates it. */
  foundPlace: key('foundPlace', nullable(AnyRecord), null, 'logout', tabStorage),
  /** What was typed into the forms of this tab and is not sent yet; `form-input.ts` names it, each form validates its own. */
  formInputs: key('formInputs', AnyRecord, {}, 'logout', tabStorage),
  /** The number typed on /login, and the one that a code was sent to; `resendAt`: ms by the server's clock (SI-02). */
  loginPhone: key('loginPhone', v.string(), '', 'logout', tabStorage),
  sentCode: key(
    'sentCode',
    nullable(v.object({ phone: v.string(), resendAt: v.number() })),
    null,
    'logout',
    tabStorage,
  ),
  /**
   * The page on the screen and how far it is scrolled, px. `from`: the path that this launch of a Telegram client began
   * at, empty on the web; `section`: the one on the screen, by its element's id, px from the top of the window.
   */
  lastPage: key(
    LAST_PAGE_KEY,
    nullable(
      v.object({
        from: v.string(),
        href: v.string(),
        top: v.number(),
        section: nullable(v.object({ id: v.string(), top: v.number() })),
      }),
    ),
    null,
    'logout',
    tabStorage,
  ),
  /** When the next code may be requested, by phone number; ms by the server's clock. */
  codeWaits: key('codeWaits', v.record(v.string(), v.number()), {}, 'logout', tabStorage),
  /** The last code of a basket from another device, the key it is taken with, and whether it has been taken (CX-02). */
  basketCode: key(
    'basketCode',
    nullable(v.object({ code: v.string(), key: v.string(), isTaken: v.boolean() })),
    null,
    'logout',
    tabStorage,
  ),
  reloadedAt: key(RELOADED_KEY, v.number(), 0, 'never', tabStorage),
} as const

/** Keys of which each merchant, brand and Telegram user has its own. */
export const scopedKeys = {
  session: keyOf(SESSION_PREFIX, nullable(v.object({ token: v.string(), user: SavedUser })), null),
  /** The customer's half-filled order: place, receiver, comments, payment. */
  draft: keyOf(DRAFT_PREFIX, AnyRecord, {}),
  /** The customer's searches, the latest first. */
  searches: keyOf('searches:v1:', v.array(v.string()), []),
  /** The seen slides of the stories that still exist. */
  seenSlides: keyOf('seenSlides:v1:', v.array(v.string()), []),
  /** The branch of the last visit, so that a reload begins with its menu (ST-14). */
  nearestBranch: keyOf(BRANCH_PREFIX, nullable(NearestBranch), null),
  /** There were active orders at the last look: the next visit leaves room for them above the menu. */
  hasActiveOrders: keyOf(ACTIVE_ORDERS_PREFIX, v.boolean(), false),
  /** There was an order to repeat at the last look: the next visit leaves room for it above the menu (BX-04). */
  canRepeat: keyOf(CAN_REPEAT_PREFIX, v.boolean(), false),
  /** The shop had no stories to show: the next visit leaves no room for them. */
  hasNoStories: keyOf(NO_STORIES_PREFIX, v.boolean(), false, 'never'),
  /** Unfinished submits by customer. They survive a logout, because the order may exist. */
  journal: keyOf('journal:v2:', nullable(AnyRecord), null, 'never'),
  /** Logged out by hand inside Telegram: no silent sign-in until the customer asks (SI-10). */
  signedOut: keyOf('signedOut:v1:', v.boolean(), false, 'never'),
  /** The customer was asked whether the bot may write (BX-12). */
  askedToWrite: keyOf('askedToWrite:v1:', v.boolean(), false, 'never'),
  /**
   * The shared basket that this phone is in, with its secret and the last revision it has used; `brought`: the lines of
   * others that were put into the own basket to be ordered; `isOver`: there is nothing more to follow;
   * `orderId`: what it has become; `people`, `sum`: how many are in it, and the so'm of their dishes (CX-12).
   */
  sharedSeat: keyOf(
    'sharedSeat:v1:',
    nullable(
      v.object({
        basketId: v.string(),
        code: v.string(),
        member: v.string(),
        revision: v.number(),
        brought: nullable(v.array(v.object({ key: v.string(), count: v.number() }))),
        isOver: v.boolean(),
        orderId: nullable(v.string()),
        people: v.optional(v.number(), 1),
        sum: v.optional(v.number(), 0),
      }),
    ),
    null,
  ),
  /**
   * The orders as this customer last saw them, so that what the branch changes is said once (OR-12);
   * `features/order-page` validates them.
   */
  seenOrders: keyOf('seenOrders:v1:', v.array(AnyRecord), []),
  /**
   * The saved cards that paid on this device, by customer, the last use first (DX-09): ids alone. They survive a logout,
   * so that the next visit of the same customer begins with the same card.
   */
  usedCards: keyOf('usedCards:v1:', v.record(v.string(), v.array(v.string())), {}, 'never'),
  /** The orders whose payment was opened on this device, the latest first; `at`: ms by the server's clock (PY-04). */
  openedPayments: keyOf('openedPayments:v1:', v.array(v.object({ id: v.string(), at: v.number() })), []),
  /** The ids of the customers who hid what they spent (DX-16). */
  hiddenSpending: keyOf('hiddenSpending:v1:', v.array(v.string()), [], 'never'),
  /** The lease of the sending tab, for browsers without Web Locks. */
  lease: keyOf('lease:v1:', nullable(AnyRecord), null, 'never'),
} as const

/**
 * The response cache: the reduced responses of the first screen, for the next visit (BX-14). They were requested
 * without a token, so they belong to the shop; only those of the last shop stay, not of every shop of this origin.
 */
export const responseCache = {
  write: (shop: string, path: string, response: CachedResponse) => {
    if (response.text.length > CACHE_LIMIT) responseCache.drop(shop, path)
    else storage.write(cachedName(shop, path), cachedText(response))
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
  /** An unfinished submit that storage refused, packed by `features/order-submission`. */
  journal: cookie('journal', 24 * 60 * 60, /^[\w.~*-]+$/),
}
