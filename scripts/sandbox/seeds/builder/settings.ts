import * as v from 'valibot'
import { WebSettings } from '#/api/schema/settings.ts'
import type { SeedSettings, Texts } from './seed.ts'

type Flag = Extract<keyof WebSettings, `${string}Active`>

/** Flags of what every merchant has, and of other systems. */
const OTHER_FLAGS: readonly Flag[] = [
  'uzLangActive',
  'ruLangActive',
  'engLangActive',
  'deliveryActive',
  'cashActive',
  'amoCRMActive',
]

const isOptional = (name: string): name is Flag =>
  name.endsWith('Active') && !OTHER_FLAGS.some((flag) => flag === name)

/** Every optional part of the product; `minimal` has none of them. */
export const OPTIONAL_FLAGS = [
  ...Object.keys(WebSettings.entries).filter(isOptional),
  'isVisibleAtProfileTop',
] as const

/** What a flag is for a merchant who has never heard of it. */
const USUAL_FLAGS = Object.fromEntries(
  Object.entries(v.parse(WebSettings, {})).filter(([, value]) => typeof value === 'boolean'),
)

type Look = {
  merchantId: string
  sub: string
  brand: string
  title: Texts
  phone: string
  mainColor: string
  mainColorType: 'light' | 'dark'
  isDark: boolean
}

/** Settings with every optional part on, or every one off; `own` has this merchant's own values. */
export function settingsOf(look: Look, on: boolean, own: Partial<SeedSettings>): SeedSettings {
  const { sub, phone, ...rest } = look
  return {
    ...USUAL_FLAGS,
    ...rest,
    ...Object.fromEntries(OPTIONAL_FLAGS.map((flag) => [flag, on])),
    logo: `m/${sub}/logo.webp`,
    favicon: `m/${sub}/favicon.webp`,
    domain: `${sub}.example.uz`,
    mainLanguage: 'uz',
    uzLangActive: true,
    ruLangActive: true,
    engLangActive: true,
    deliveryActive: true,
    cashActive: true,
    iosAppLink: `https://apps.apple.com/app/${sub}`,
    androidAppLink: `https://play.google.com/store/apps/details?id=uz.${sub}`,
    telegramBotLink: `https://t.me/${sub}_bot`,
    phone,
    telegram: `https://t.me/${sub}`,
    instagram: `https://instagram.com/${sub}`,
    facebook: `https://facebook.com/${sub}`,
    contacts: [
      {
        type: 'PHONE',
        title: { uz: 'Call-markaz', ru: 'Колл-центр', eng: 'Call centre' },
        value: phone,
        isActive: true,
      },
      {
        type: 'EMAIL',
        isActive: true,
        title: { uz: 'Takliflar', ru: 'Предложения', eng: 'Suggestions' },
        value: `hi@${sub}.example.uz`,
      },
    ],
    mapType: 'LEAFLET',
    groupView: 'GROUP',
    categoryView: 'CHIPS',
    basketPosition: 'NAVIGATION_BAR',
    modificationViewType: 'NAME_ONLY',
    isNavigationViewEnabled: true,
    multiTabNavigationEnabled: false,
    smsContent: 'Kod: {code}',
    leftCopyWrite: `© 2026 ${look.brand}`,
    rightCopyWrite: '',
    amoCRMActive: false,
    amoCRMId: null,
    amoCRMHash: null,
    yandexMetricsEnabled: false,
    yandexMetricsId: null,
    yandexMetricsKeys: { view: 'view', addToCart: 'add_to_cart', checkout: 'checkout', order: 'order_done' },
    ...own,
  }
}
