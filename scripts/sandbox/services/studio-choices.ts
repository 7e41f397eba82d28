import * as v from 'valibot'
import { WebSettings } from '#/api/schema/settings.ts'

/* The settings that the studio changes, with the words of its panel. The compiler asks for one that is missing here. */

type Name = keyof WebSettings
/** Flags; light and dark are the studio's own choice of a theme, which a merchant's record has a part in. */
type Flag = Exclude<{ [K in Name]: WebSettings[K] extends boolean ? K : never }[Name], 'isDark'>
/** What a merchant may say; null means that it says nothing. */
type Said<K extends Name> = NonNullable<WebSettings[K]>
type Choice = {
  [K in Name]: Said<K> extends string ? (string extends Said<K> ? never : K) : never
}[Name]
export type StudioSetting = Flag | Choice | 'mainColor'

const flags: Record<Flag, readonly [group: string, label: string]> = {
  deliveryActive: ['Ordering', 'Delivery'],
  pickupActive: ['Ordering', 'Pick-up'],
  dineInActive: ['Ordering', 'Dine-in'],
  bookingActive: ['Ordering', 'Booking a table'],
  promoActive: ['Ordering', 'Promo codes'],
  referralActive: ['Ordering', 'Invite a friend'],
  receiverActive: ['Ordering', 'Order for somebody else'],
  repeatAtOnceActive: ['Ordering', 'Orders are placed again at once'],
  cancelOrderActive: ['Ordering', 'Customers may cancel'],
  orderSpendingActive: ['Ordering', 'Spending by month above old orders'],
  orderTrackingActive: ['Ordering', 'Link that shows where an order is'],
  cashActive: ['Payment', 'Cash'],
  terminalActive: ['Payment', 'Terminal at the door'],
  paymeActive: ['Payment', 'Payme'],
  clickActive: ['Payment', 'Click'],
  uzumActive: ['Payment', 'Uzum Bank'],
  cardActive: ['Payment', 'Saved bank cards'],
  cardPaymentActive: ['Payment', 'Saved cards pay orders'],
  cashbackActive: ['Payment', 'Cashback'],
  cashbackHistoryActive: ['Payment', 'Cashback by month, and what an order brings'],
  tipActive: ['Payment', 'Tip for the courier or waiter'],
  lateTipActive: ['Payment', 'Tip after the order has arrived'],
  gradeReasonsActive: ['Ordering', 'Reasons beside the stars'],
  balanceActive: ['Payment', 'Balance'],
  bannersActive: ['Menu', 'Banners'],
  storiesActive: ['Menu', 'Stories'],
  favouriteActive: ['Menu', 'Favourites'],
  reviewSummaryActive: ['Menu', 'Reviews with stars to filter by, and photos'],
  menuHintsActive: ['Menu', 'Had before, price by weight, sorting, energy'],
  multiTabNavigationEnabled: ['Menu', 'Brands as tabs'],
  cartInMainActive: ['Basket and navigation', 'Basket beside the menu on wide pages'],
  cartPageActive: ['Basket and navigation', 'Basket has a page of its own'],
  basketHandOverActive: ['Basket and navigation', 'Continue on another device'],
  sharedBasketActive: ['Basket and navigation', 'Order together'],
  isNavigationViewEnabled: ['Basket and navigation', 'Tabs at the bottom of phones'],
  isVisibleAtProfileTop: ['Basket and navigation', 'Customer’s card first on the profile'],
  branchesActive: ['Pages', 'Branches'],
  vacanciesActive: ['Pages', 'Vacancies'],
  aboutMerchantActive: ['Pages', 'About us'],
  termsOfUseActive: ['Pages', 'Public offer'],
  privacyActive: ['Pages', 'Privacy'],
  notificationsActive: ['Pages', 'Notifications'],
  chatActive: ['Pages', 'Chat'],
  uzLangActive: ['Languages', 'Uzbek'],
  ruLangActive: ['Languages', 'Russian'],
  engLangActive: ['Languages', 'English'],
  phoneActive: ['Contacts and links', 'Phone'],
  telegramActive: ['Contacts and links', 'Telegram'],
  telegramBotLinkActive: ['Contacts and links', 'Telegram bot'],
  instagramActive: ['Contacts and links', 'Instagram'],
  facebookActive: ['Contacts and links', 'Facebook'],
  iosAppLinkActive: ['Contacts and links', 'App for iOS'],
  androidAppLinkActive: ['Contacts and links', 'App for Android'],
  amoCRMActive: ['Services of others', 'Chat of amoCRM'],
  yandexMetricsEnabled: ['Services of others', 'Yandex Metrica'],
}

const choices: {
  [K in Choice]: readonly [group: string, label: string, values: Record<Said<K>, string>]
} = {
  mainColorType: ['Look', 'Text on the main colour', { light: 'Dark text', dark: 'Light text' }],
  groupView: ['Menu', 'Groups', { GROUP: 'Tiles above the categories', WITHOUT_GROUP: 'One flat list' }],
  categoryView: ['Menu', 'Categories', { CHIPS: 'Chips', GRID: 'Tiles with pictures', LIST: 'Rows' }],
  modificationViewType: [
    'Menu',
    'Choices of a dish',
    { NAME_ONLY: 'Names only', FULL_IMAGE: 'With pictures' },
  ],
  basketPosition: [
    'Basket and navigation',
    'Basket',
    { NAVIGATION_BAR: 'One of the tabs', FLOATING_OVER_PRODUCT: 'Floats over the dishes' },
  ],
  mainLanguage: ['Languages', 'Main language', { uz: 'Uzbek', ru: 'Russian', eng: 'English' }],
  mapType: [
    'Services of others',
    'Map',
    { LEAFLET: 'Ours', YANDEX: 'Yandex', LAMENU_YANDEX: 'Yandex (LaMenu)' },
  ],
}

/** A setting as the panel has it. `values`: what it can be, as links and forms spell it, with its label. */
export type StudioChoice = {
  name: StudioSetting
  group: string
  label: string
  kind: 'flag' | 'choice' | 'colour'
  values: readonly (readonly [value: string, label: string])[]
}

const ON_OFF = [
  ['on', 'On'],
  ['off', 'Off'],
] as const

const all: readonly StudioChoice[] = [
  { name: 'mainColor', group: 'Look', label: 'Main colour', kind: 'colour', values: [] },
  ...Object.entries(choices).map(([name, [group, label, values]]) => ({
    name: name as Choice,
    group,
    label,
    kind: 'choice' as const,
    values: Object.entries(values),
  })),
  ...Object.entries(flags).map(([name, [group, label]]) => ({
    name: name as Flag,
    group,
    label,
    kind: 'flag' as const,
    values: ON_OFF,
  })),
]

/** The settings of the panel, each group together in the order in which a customer meets them. */
export const studioGroups: ReadonlyMap<string, readonly StudioChoice[]> = new Map(
  [
    'Look',
    'Menu',
    'Basket and navigation',
    'Ordering',
    'Payment',
    'Pages',
    'Languages',
    'Contacts and links',
    'Services of others',
  ].map((group) => [group, all.filter((one) => one.group === group)]),
)

const names: ReadonlySet<string> = new Set(all.map(({ name }) => name))
export const isStudioSetting = (name: string): name is StudioSetting => names.has(name)

/** A value of a setting as links and forms spell it. */
export const spelt = (value: unknown): string =>
  value === true ? 'on' : value === false ? 'off' : String(value ?? '')

/** What a merchant has set, as the shop reads it: a setting that is missing is what the shop takes it for. */
export function ownValues(settings: unknown): Record<StudioSetting, string> {
  const read = v.parse(WebSettings, settings)
  return Object.fromEntries(all.map(({ name }) => [name, spelt(read[name])])) as Record<StudioSetting, string>
}

/** The value that a spelling stands for; undefined when the shop's own schema of settings would not keep it. */
export function meantBy(name: StudioSetting, text: string): string | boolean | undefined {
  const value = text === 'on' ? true : text === 'off' ? false : text
  return v.parse(WebSettings.entries[name], value) === value ? value : undefined
}
