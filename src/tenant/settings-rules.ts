import type { Brand, Merchant } from '#/api/schema/merchant.ts'
import type { WebSettings } from '#/api/schema/settings.ts'
import type { OrderedService } from '#/domain/service.ts'
import { type Language, NO_TEXT } from '#/domain/text.ts'

/* What the settings mean, for the app and for boot, which renders the first screen before the app starts. */

/** Abilities that are one flag of the settings; a flag that is missing has its default in the settings' schema. */
export const FLAGS = {
  delivery: 'deliveryActive',
  pickup: 'pickupActive',
  dineIn: 'dineInActive',
  booking: 'bookingActive',
  branches: 'branchesActive',
  banners: 'bannersActive',
  stories: 'storiesActive',
  vacancies: 'vacanciesActive',
  privacy: 'privacyActive',
  about: 'aboutMerchantActive',
  terms: 'termsOfUseActive',
  notifications: 'notificationsActive',
  balance: 'balanceActive',
  cashback: 'cashbackActive',
  /** A tip for the courier or the waiter (BX-24). */
  tip: 'tipActive',
  /** The same once the order has arrived (DX-13); only where tips are taken at all. */
  lateTip: 'lateTipActive',
  /** Reasons beside the stars of an order (DX-13). */
  gradeReasons: 'gradeReasonsActive',
  promo: 'promoActive',
  favourites: 'favouriteActive',
  cancelOrder: 'cancelOrderActive',
  cards: 'cardActive',
  /** A saved card pays an order at once (DX-09); only where there are saved cards. */
  cardPayment: 'cardPaymentActive',
  receiver: 'receiverActive',
  /** An order that is over is placed again by two presses (DX-08); off: it comes into the basket. */
  repeatAtOnce: 'repeatAtOnceActive',
  chat: 'chatActive',
  /** The basket is beside the menu on a wide page. */
  basketBesideMenu: 'cartInMainActive',
  /** Off: the basket button opens checkout directly (BK-01). */
  basketPage: 'cartPageActive',
  /** A basket can go on on another device (CX-02). */
  handOver: 'basketHandOverActive',
  /** A customer can share a link that shows where the order is (BX-35). */
  tracking: 'orderTrackingActive',
  /** Several people can fill one basket (CX-12). */
  sharedBasket: 'sharedBasketActive',
  /** Reviews of a dish as a picture, also for search engines (DX-11). */
  reviewSummary: 'reviewSummaryActive',
  /** Cashback by month, and what an order brings (DX-10). */
  cashbackHistory: 'cashbackHistoryActive',
  /** What a customer spent, by month (DX-16). */
  orderSpending: 'orderSpendingActive',
  /** What helps to choose (DX-15). */
  menuHints: 'menuHintsActive',
  /** Tabs at the bottom of phones. */
  tabs: 'isNavigationViewEnabled',
  /** The customer's card begins the profile; off: it comes after their rows (PF-01). */
  userCardFirst: 'isVisibleAtProfileTop',
  brands: 'multiTabNavigationEnabled',
} as const satisfies Record<string, keyof WebSettings>

const flagsOf = (s: WebSettings) =>
  Object.fromEntries(Object.entries(FLAGS).map(([name, flag]) => [name, s[flag]])) as Record<
    keyof typeof FLAGS,
    boolean
  >

/** What the settings allow. Nobody outside this folder asks a flag: they ask for an ability by name. */
export const abilitiesOf = (s: WebSettings) => ({
  ...flagsOf(s),
  /** The basket floats over the menu; off: it is one of the tabs. */
  basketPill: s.basketPosition === 'FLOATING_OVER_PRODUCT' || !s.isNavigationViewEnabled,
  groups: s.groupView === 'GROUP',
  /** Form of the category strip: tiles with pictures, rows; neither: chips (MN-09). */
  categoryTiles: s.categoryView === 'GRID',
  categoryRows: s.categoryView === 'LIST',
  modifierPictures: s.modificationViewType === 'FULL_IMAGE',
  /** Both get promo codes, so it takes these (BX-39). */
  referral: s.referralActive && s.promoActive,
  /** The chat is amoCRM's, and replaces the shop's own (IN-01). */
  crmChat: s.amoCRMActive && s.amoCRMHash !== null,
  metrics: s.yandexMetricsEnabled && s.yandexMetricsId !== null,
})
export type Abilities = ReturnType<typeof abilitiesOf>
export type Ability = keyof Abilities

/** Languages the merchant offers, in the order of their numbers (0 Uzbek, 1 Russian, 2 English); never empty. */
export function languagesOf(s: WebSettings): Language[] {
  const active = [s.uzLangActive && 'uz', s.ruLangActive && 'ru', s.engLangActive && 'eng'] as const
  const some = active.filter((one) => one !== false)
  return some.length > 0 ? some : ['uz']
}

/** The services that can be chosen (CO-01): those the merchant has; never empty. */
export function servicesOf({ delivery, pickup, dineIn }: Abilities): OrderedService[] {
  const all = [delivery && 'DELIVERY', pickup && 'PICK_UP', dineIn && 'DINE_IN'] as const
  const some = all.filter((one) => one !== false)
  return some.length > 0 ? some : ['DELIVERY']
}

/** Whether maps are Yandex's (DL-10): as the settings say, else as the merchant does; otherwise they are ours. */
export const hasYandexMap = (merchant: Merchant | null, settings: WebSettings): boolean =>
  (settings.mapType ?? merchant?.mapProvider ?? 'LEAFLET') !== 'LEAFLET'

/** How the shop looks: the brand tab's own colour and picture come before the merchant's (TH-01 to TH-04). */
export const lookOf = (merchant: Merchant | null, settings: WebSettings, brand: Brand | null) => ({
  /** Empty until the merchant is known. */
  name: brand?.name || settings.brand || merchant?.name.uz || '',
  /** The shop's own; a brand is called by its name (TH-03). */
  title: brand?.name ? NO_TEXT : settings.title,
  logo: brand?.image || settings.logo || merchant?.logo || '',
  favicon: brand?.image || settings.favicon || settings.logo || merchant?.logo || '',
  mainColor: brand?.color || settings.mainColor || merchant?.color || '',
  mainColorType: settings.mainColorType,
  isDark: settings.isDark || merchant?.theme === 'DARK',
})
