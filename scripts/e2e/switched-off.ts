import type { WebSettings } from '#/api/schema/settings.ts'
import type { PathName } from '#/paths.ts'

/* What each flag of a merchant's settings shows, asks for and opens (ST-08). */

type Flag = { [K in keyof WebSettings]: WebSettings[K] extends boolean ? K : never }[keyof WebSettings]

export type Trace = {
  /** In the accessibility tree of a page: links by their addresses, the rest by role and name. */
  seen?: RegExp
  /** Calls, by method and path. */
  calls?: RegExp
  /** Pages that are a 404 without it. */
  pages?: readonly PathName[]
  /** Other settings that it takes to see anything of it. */
  given?: Partial<WebSettings>
}

const linkTo = (path: string) => new RegExp(`/url: ${path}$`, 'm')

/**
 * Flags that the walk with each of them off does not look for: what they change is seen by a customer with a saved card or
 * with an order that is over, in a sheet that a press opens, or is a colour or a place. Each with the test that has both
 * values of it, which must name it.
 */
export const ELSEWHERE = {
  isDark: 'src/tenant/merchant.test.ts',
  isVisibleAtProfileTop: 'src/features/profile/profile.test.tsx',
  cardPaymentActive: 'src/features/checkout/pay-by-card.test.tsx',
  repeatAtOnceActive: 'src/features/repeat/at-once.test.tsx',
  lateTipActive: 'src/features/grading/grading.test.tsx',
  gradeReasonsActive: 'src/features/grading/grading.test.tsx',
  orderSpendingActive: 'src/features/order-list/spending.test.tsx',
  reviewSummaryActive: 'src/features/product/reviews.test.tsx',
} as const satisfies { readonly [K in Flag]?: string }

export const TRACES: Record<Exclude<Flag, keyof typeof ELSEWHERE>, Trace> = {
  deliveryActive: {
    seen: /radio "Delivery"|\/url: \/profile\/address/,
    calls: /\/users\/v1\/addresses\/|\/deliveries\//,
    pages: ['addresses', 'addressCreate', 'deliveryAddress'],
  },
  pickupActive: { seen: /radio "Pick-up"/, pages: ['pickupAddress', 'pickupAddress2'] },
  dineInActive: { seen: /radio "Dine in"/ },
  bookingActive: { seen: /button "Table booking"/ },
  promoActive: { seen: /\/url: \/profile\/promos|"Promo code/, calls: /\/promo(?:\/|$)/, pages: ['promos'] },
  referralActive: {
    seen: linkTo('/profile/invite'),
    calls: /\/referral\//,
    pages: ['invite', 'invitation'],
  },
  receiverActive: { seen: /switch "Someone else will receive it"/ },
  cancelOrderActive: { seen: /button "Cancel the order"/ },
  orderTrackingActive: { seen: /"Share tracking"/, calls: /\/tracking\//, pages: ['tracking'] },
  cashActive: { seen: /radio "Cash/ },
  terminalActive: { seen: /radio "(?:Card )?[Tt]erminal/ },
  paymeActive: { seen: /radio "Payme/ },
  clickActive: { seen: /radio "Click/ },
  uzumActive: { seen: /radio "Uzum/ },
  cardActive: {
    seen: linkTo('/profile/cards'),
    calls: /\/cards/,
    pages: ['cards', 'cardCreate', 'cardConfirm'],
  },
  cashbackActive: {
    seen: /term: Cashback|(?:radio|switch|checkbox|group) "[^"]*[Cc]ashback/,
    calls: /\/cashback/,
  },
  cashbackHistoryActive: {
    seen: /button "Cashback by month"/,
  },
  tipActive: { seen: /(?:group|button) "Tip/ },
  balanceActive: { seen: /term: Balance/ },
  bannersActive: { seen: /list "Offers"/, calls: /\/banners/ },
  storiesActive: { seen: /list "Stories"/, calls: /\/stories/ },
  favouriteActive: {
    seen: /button "Favourite: |\/url: \/profile\/favorites/,
    calls: /\/favourite/,
    pages: ['favorites'],
  },
  menuHintsActive: { seen: /kcal in the basket|UZS per \d/ },
  multiTabNavigationEnabled: { seen: /navigation "Brands"/, calls: /\/brand\/catalog/ },
  cartInMainActive: { seen: /complementary "Basket"/ },
  // Its address leads to the checkout then (BK-01).
  cartPageActive: { seen: linkTo('/basket') },
  basketHandOverActive: {
    seen: /\/url: \/basket\/code|"Continue on another device"/,
    pages: ['basketCode'],
  },
  sharedBasketActive: {
    seen: linkTo('/basket/together'),
    pages: ['basketTogether'],
  },
  isNavigationViewEnabled: { seen: /navigation "Sections"/ },
  branchesActive: { seen: linkTo('/branches'), pages: ['branches', 'branchesMap'] },
  vacanciesActive: { seen: linkTo('/vacancy'), calls: /\/vacancies/, pages: ['vacancies', 'vacancy'] },
  aboutMerchantActive: { seen: linkTo('/about'), calls: /policies=ABOUT_COMPANY/, pages: ['about'] },
  termsOfUseActive: {
    seen: /\/url: \/(?:offerta|login\/rules)$/m,
    calls: /policies=TERMS/,
    pages: ['offerta', 'loginRules'],
  },
  privacyActive: { seen: linkTo('/privacy'), calls: /policies=PRIVACY_POLICY/, pages: ['privacy'] },
  notificationsActive: {
    seen: linkTo('/profile/notifications'),
    calls: /\/notifications/,
    pages: ['notifications'],
  },
  chatActive: { seen: /\/url: \/chat(?:\?|$)/m, calls: /\/chat\//, pages: ['chat'] },
  uzLangActive: { seen: /radio "Oʻzbekcha/ },
  ruLangActive: { seen: /radio "Русский/ },
  engLangActive: { seen: /radio "English/ },
  phoneActive: { seen: /(?:heading|button) "Call centre/ },
  telegramActive: { seen: /\/url: https:\/\/t\.me\/\w+(?<!_bot)$|button "Telegram"$/m },
  telegramBotLinkActive: { seen: /\/url: https:\/\/t\.me\/\w+_bot$|button "Telegram bot"$/m },
  instagramActive: { seen: /instagram\.com|button "Instagram"/ },
  facebookActive: { seen: /facebook\.com|button "Facebook"/ },
  iosAppLinkActive: { seen: /apps\.apple\.com|button "App Store"/ },
  androidAppLinkActive: { seen: /play\.google\.com|button "Google Play"/ },
  amoCRMActive: {
    calls: /\/crm\.html/,
    pages: ['chat'],
    given: { chatActive: false, amoCRMActive: true, amoCRMId: '290181', amoCRMHash: 'd0b6'.repeat(16) },
  },
  yandexMetricsEnabled: { calls: /\/counter\.html/ },
}
export type TracedFlag = keyof typeof TRACES
export const FLAGS = Object.keys(TRACES) as TracedFlag[]
