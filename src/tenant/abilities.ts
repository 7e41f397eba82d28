import { atom } from 'jotai'
import type { PaymentType } from '#/api/schema/payment.ts'
import type { WebSettings } from '#/api/schema/settings.ts'
import { settingsAtom } from './merchant.ts'

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
  promo: 'promoActive',
  favourites: 'favouriteActive',
  cancelOrder: 'cancelOrderActive',
  cards: 'cardActive',
  receiver: 'receiverActive',
  chat: 'chatActive',
  /** The basket stands beside the menu on a wide page. */
  basketBesideMenu: 'cartInMainActive',
  /** Off: the basket button opens checkout directly (BK-01). */
  basketPage: 'cartPageActive',
  /** Tabs at the bottom of phones. */
  tabs: 'isNavigationViewEnabled',
  brands: 'multiTabNavigationEnabled',
} as const satisfies Record<string, keyof WebSettings>

const flagsOf = (s: WebSettings) =>
  Object.fromEntries(Object.entries(FLAGS).map(([name, flag]) => [name, s[flag]])) as Record<
    keyof typeof FLAGS,
    boolean
  >

/** The only reader of the settings' flags. Everyone else asks for an ability by name. */
export const abilitiesOf = (s: WebSettings) => ({
  ...flagsOf(s),
  /** The basket floats over the menu; off: it is one of the tabs. */
  basketPill: s.basketPosition === 'FLOATING_OVER_PRODUCT' || !s.isNavigationViewEnabled,
  groups: s.groupView === 'GROUP',
  /** Form of the category strip: tiles with pictures, rows; neither: chips (MN-09). */
  categoryTiles: s.categoryView === 'GRID',
  categoryRows: s.categoryView === 'LIST',
  modifierPictures: s.modificationViewType === 'FULL_IMAGE',
  /** YANDEX and LAMENU_YANDEX are one map: Yandex's, by the merchant's key. */
  yandexMap: s.mapType !== 'LEAFLET',
  metrics: s.yandexMetricsEnabled && s.yandexMetricsId !== null,
})
export type Abilities = ReturnType<typeof abilitiesOf>
export type Ability = keyof Abilities

export const abilitiesAtom = atom((get) => abilitiesOf(get(settingsAtom)))

/** Ways of paying the merchant switched on; PAYNET and OTHER have no flag of their own. */
export const paymentTypesOf = (s: WebSettings): Record<PaymentType, boolean> => ({
  CASH: s.cashActive,
  TERMINAL: s.terminalActive,
  PAYME: s.paymeActive,
  CLICK: s.clickActive,
  UZUM: s.uzumActive,
  PAYNET: true,
  OTHER: true,
})
export const paymentTypesAtom = atom((get) => paymentTypesOf(get(settingsAtom)))

/** Languages the merchant offers, in the order of their numbers (0 Uzbek, 1 Russian, 2 English); never none. */
export const languagesAtom = atom((get): ('uz' | 'ru' | 'eng')[] => {
  const s = get(settingsAtom)
  const active = [s.uzLangActive && 'uz', s.ruLangActive && 'ru', s.engLangActive && 'eng'] as const
  const some = active.filter((one) => one !== false)
  return some.length > 0 ? some : ['uz']
})

/** Ways out of the shop that the merchant shows: links of the footer and the profile. */
export const linksAtom = atom((get) => {
  const s = get(settingsAtom)
  const shown = (isActive: boolean, link: string) => (isActive && link ? link : null)
  return {
    phone: shown(s.phoneActive, s.phone),
    telegram: shown(s.telegramActive, s.telegram),
    instagram: shown(s.instagramActive, s.instagram),
    facebook: shown(s.facebookActive, s.facebook),
    bot: shown(s.telegramBotLinkActive, s.telegramBotLink),
    ios: shown(s.iosAppLinkActive, s.iosAppLink),
    android: shown(s.androidAppLinkActive, s.androidAppLink),
  }
})
