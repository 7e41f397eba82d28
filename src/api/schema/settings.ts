import * as v from 'valibot'
import { Colour, flag, Id, multilingual, OtherId, oneOf, oneOfOrNull, text } from './common.ts'
import { maybe } from './field.ts'
import { contacts, mapProviders } from './merchant.ts'
import { ownRecord } from './records.ts'

/**
 * Merchant web settings. Every field has a typed default, so any subset works: a missing flag is off, but
 * `uzLangActive`, `deliveryActive`, `cashActive`. Read by `src/tenant/` only.
 */
export const WebSettings = v.object({
  merchantId: maybe(Id),
  brand: text(100),
  title: multilingual(200),
  logo: text(),
  favicon: text(),
  domain: text(253),
  mainColor: Colour,
  mainColorType: oneOf(['dark', 'light'], 'light'),
  isDark: flag(),
  mainLanguage: oneOf(['uz', 'ru', 'eng'], 'uz'),
  // A shop has a language.
  uzLangActive: flag(true, true),
  ruLangActive: flag(),
  engLangActive: flag(),
  deliveryActive: flag(true),
  pickupActive: flag(),
  dineInActive: flag(),
  bookingActive: flag(),
  branchesActive: flag(),
  bannersActive: flag(),
  storiesActive: flag(),
  vacanciesActive: flag(),
  privacyActive: flag(),
  aboutMerchantActive: flag(),
  termsOfUseActive: flag(),
  notificationsActive: flag(),
  balanceActive: flag(),
  cashbackActive: flag(),
  tipActive: flag(),
  /** The server takes a tip for an order that has arrived (DX-13). */
  lateTipActive: flag(),
  /** Reasons are asked for with the stars of an order (DX-13). */
  gradeReasonsActive: flag(),
  promoActive: flag(),
  favouriteActive: flag(),
  cancelOrderActive: flag(),
  cardActive: flag(),
  /** The server charges a saved card for an order that names it (DX-09). */
  cardPaymentActive: flag(),
  receiverActive: flag(),
  /** An order that is over can be placed again from the sheet that shows it (DX-08). */
  repeatAtOnceActive: flag(),
  chatActive: flag(),
  cartInMainActive: flag(),
  cartPageActive: flag(),
  /** The server has the calls that take a basket to another device (CX-02). */
  basketHandOverActive: flag(),
  /** The server has the calls that show an order to whoever has its link (BX-35). */
  orderTrackingActive: flag(),
  /** The server has the calls of a basket that several people fill (CX-12). */
  sharedBasketActive: flag(),
  /** Reviews begin with a picture of all grades, can be filtered by stars, and search engines are told of them (DX-11). */
  reviewSummaryActive: flag(),
  /** The server has the history of cashback, shown month by month; the basket says what the order brings (DX-10). */
  cashbackHistoryActive: flag(),
  /** What a customer spent by month stands above the archive of their orders (DX-16). */
  orderSpendingActive: flag(),
  /** The server has the calls of invitations (BX-39). */
  referralActive: flag(),
  /** What helps to choose: had before, price by weight, sorting, energy, what free delivery lacks (DX-15). */
  menuHintsActive: flag(),
  cashActive: flag(true),
  terminalActive: flag(),
  paymeActive: flag(),
  clickActive: flag(),
  uzumActive: flag(),
  iosAppLink: text(),
  iosAppLinkActive: flag(),
  androidAppLink: text(),
  androidAppLinkActive: flag(),
  telegramBotLink: text(),
  telegramBotLinkActive: flag(),
  phone: text(200),
  phoneActive: flag(),
  telegram: text(),
  telegramActive: flag(),
  instagram: text(),
  instagramActive: flag(),
  facebook: text(),
  facebookActive: flag(),
  contacts,
  /** Null: the merchant's `mapProvider` counts. */
  mapType: oneOfOrNull(mapProviders),
  groupView: oneOf(['GROUP', 'WITHOUT_GROUP'], 'GROUP'),
  categoryView: oneOf(['CHIPS', 'GRID', 'LIST'], 'CHIPS'),
  basketPosition: oneOf(['NAVIGATION_BAR', 'FLOATING_OVER_PRODUCT'], 'NAVIGATION_BAR'),
  modificationViewType: oneOf(['NAME_ONLY', 'FULL_IMAGE'], 'NAME_ONLY'),
  isVisibleAtProfileTop: flag(),
  isNavigationViewEnabled: flag(),
  multiTabNavigationEnabled: flag(),
  leftCopyWrite: text(200),
  rightCopyWrite: text(200),
  amoCRMActive: flag(),
  amoCRMId: OtherId,
  amoCRMHash: maybe(v.string()),
  yandexMetricsEnabled: flag(),
  yandexMetricsId: maybe(v.string()),
  /** What the merchant calls the goals. */
  yandexMetricsKeys: maybe(
    v.object({ view: text(64), addToCart: text(64), checkout: text(64), order: text(64) }),
  ),
})
export type WebSettings = v.InferOutput<typeof WebSettings>

/** Fields that other records have, too. */
const COMMON: ReadonlySet<string> = new Set(['merchantId', 'title', 'logo', 'phone', 'domain', 'brand'])

/** The settings as a server sends them; `WebSettings` reads also what the shop is before they are there. */
export const SentSettings = ownRecord(
  Object.keys(WebSettings.entries).filter((field) => !COMMON.has(field)),
  WebSettings,
)
