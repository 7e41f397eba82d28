import type { Recipe } from '../../recipes/recipe.ts'
import type { SeedBranch } from './seed-branch.ts'
import type { SeedMenu } from './seed-menu.ts'

/** Text in the three languages, always all three. */
export type Texts = { uz: string; ru: string; eng: string }

type SeedMerchant = {
  id: string
  name: Texts
  logo: string
  color: string
  sub: string
  yandexMapKey: string | null
  appId: string
  isActive: boolean
  createdDate: string
  deleted: boolean
  lastModifiedDate: string
  latitude: number
  longitude: number
  mainCityId: string
  mapProvider: 'YANDEX' | 'LEAFLET' | 'LAMENU_YANDEX'
  theme: 'DARK' | 'LIGHT'
}

export type SeedPolicy = {
  type: 'TERMS' | 'ABOUT_COMPANY' | 'PRIVACY_POLICY'
  text: Texts
  lastModifiedDate: string
}

type SeedBrand = {
  id: string
  merchantId: string
  name: string
  domainUrl: string
  color: string
  image: string
  /** Of the page cookie; null: no cookie names it. */
  page: 1 | 2 | null
}

type SeedCity = {
  id: string
  name: Texts
  description: Texts
  latitude: number
  longitude: number
  isMain: boolean
}

export type SeedPaymentType = {
  id: string
  merchantId: string
  type: 'CASH' | 'TERMINAL' | 'PAYME' | 'CLICK' | 'UZUM' | 'PAYNET' | 'OTHER'
  name: Texts
  title: Texts
  icon: string
  iikoId: null
  webEnabled: boolean
  botEnabled: boolean
  operatorEnabled: boolean
  appEnabled: boolean
  qrEnabled: boolean
  /** Orders that were made inside Telegram are paid by an invoice there. */
  invoiceEnabled: boolean
  isActive: boolean
}

export type SeedPromo = {
  id: string
  code: string
  discountType: 'AMOUNT' | 'PERCENTAGE'
  productDiscount: number
  deliveryDiscount: number
  minPrice: number
  startDate: string
  endDate: string
  isActive: boolean
  scope: 'ALL' | 'ONE_CATEGORY' | 'GROUP_CATEGORY'
  scopeIds: string[]
  /** A customer can use it once. */
  isOnce?: boolean
  createdDate: string
  lastModifiedDate: string
}

type SeedOrderSetting = {
  merchantId: string
  cityId: string
  isServiceFeeEnabled: boolean
  isServiceFeeFreeAboveThreshold: boolean
  serviceFeeThreshold: number
  serviceFeeAmount: number
  minimalDeliveryPrice: number
  defaultDeliveryTypeMessenger: string
  defaultDeliveryTypeWebsite: string
  defaultDeliveryTypeApplication: string
  cancelUntilStatus: string
}

export type SeedHall = {
  id: string
  branchId: string
  name: Texts
  service: { id: string; percent: number; amount: number }
  tables: { id: string; number: string; seats: number; isActive: boolean }[]
}

export type SeedTarget = {
  type: 'NONE' | 'PRODUCT' | 'CATEGORY' | 'PROMO' | 'PAGE' | 'URL'
  value: string | null
}

export type SeedBanner = {
  id: string
  image: Texts
  title: Texts
  target: SeedTarget
  priority: number
  startDate: string | null
  endDate: string | null
}

export type SeedStory = {
  id: string
  title: Texts
  cover: string
  priority: number
  slides: { id: string; image: string; video: null; durationMs: number; target: SeedTarget }[]
}

export type SeedVacancy = {
  id: string
  title: Texts
  description: Texts
  image: string | null
  salary: string
  branch: { id: string }
  phone: string
  isActive: boolean
  createdDate: string
}

/** News that a merchant sends to all its customers. */
export type SeedNotice = {
  id: string
  title: Texts
  text: Texts
  image: string | null
  target: SeedTarget
  createdDate: string
}

/** Web settings: every flag there is, with the types of the API. */
export type SeedSettings = Record<string, boolean | string | null | Texts | object> & {
  merchantId: string
  brand: string
  title: Texts
  mainColor: string
  mainColorType: 'light' | 'dark'
}

/**
 * All that the sandbox knows about one merchant. Every field but `server` is sent by the API; `server` never leaves it.
 */
export type MerchantSeed = {
  merchant: SeedMerchant
  settings: SeedSettings
  policies: SeedPolicy[]
  brands: SeedBrand[]
  cities: SeedCity[]
  branches: SeedBranch[]
  menu: SeedMenu
  grades: { productId: string; grade: number; count: number }[]
  reviews: {
    id: string
    productId: string
    userName: string
    grade: number
    comment: string
    createdDate: string
    reply: string | null
    photos: string[]
  }[]
  paymentTypes: SeedPaymentType[]
  promos: SeedPromo[]
  cancelReasons: { id: string; name: Texts }[]
  orderSetting: SeedOrderSetting
  halls: SeedHall[]
  banners: SeedBanner[]
  stories: SeedStory[]
  vacancies: SeedVacancy[]
  notices: SeedNotice[]
  server: {
    /** Must never be in a response; the values are recognisable so that a test can look for them. */
    secrets: {
      yandexDeliveryKey: string
      iikoApiLogin: string
      iikoOrganizationId: string
      smsGateway: 'PLAY_MOBILE' | 'ESKIZ'
      smsUsername: string
      smsPassword: string
    }
    /** Signs launch data in the sandbox; no bot of Telegram has it. */
    botToken: string
    tariff: {
      id: string
      basePrice: number
      perKm: number
      freeFrom: number
      zoneKm: number
      /** The delivery service. */
      deliveryType: 'OWN' | 'YANDEX' | 'CUSTOM'
    }
    /** Metres a branch delivers to, by branch id. */
    deliveryRadius: Record<string, number>
    /** A branch's address as its customers write it, by branch id: the API sends the one of the call's language. */
    branchAddress: Record<string, Texts>
    /** Brand a product belongs to, by product id; empty for merchants of one brand. */
    productBrand: Record<string, string>
    /** Recipe of every picture this merchant names, by CDN-relative path. */
    pictures: Record<string, Recipe>
  }
}
