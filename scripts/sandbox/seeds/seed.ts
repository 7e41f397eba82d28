import type { Recipe } from '../images/recipe.ts'

/** Text in the three languages, always all three (contract section 0). */
export type Texts = { uz: string; ru: string; eng: string }

export type SeedMerchant = {
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

export type SeedBrand = {
  id: string
  merchantId: string
  name: string
  domainUrl: string
  color: string
  image: string
  page: 1 | 2
}

export type SeedCity = {
  id: string
  name: Texts
  description: Texts
  latitude: number
  longitude: number
  isMain: boolean
}

export type WeekDay = 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY'

export type SeedBranch = {
  id: string
  merchantId: string
  cityId: string
  companyId: string
  name: Texts
  latitude: number
  longitude: number
  address: string
  open: string
  close: string
  deliveryStart: string
  deliveryEnd: string
  /** So'm. */
  deliveryPrice: number
  distance: null
  phone: string
  bookingPhone: string
  isActive: boolean
  isMain: boolean
  deleted: boolean
  joinPosterId: string | null
  jowiId: string | null
  iikoId: string | null
  paymentId: string | null
  createdDate: string
  lastModifiedDate: string
  workHours: { day: WeekDay; open: string; close: string; isDayOff: boolean }[]
  holidays: { date: string; description: Texts }[]
  timezone: 'Asia/Tashkent'
  leadTimeMinutes: number
  slotMinutes: number
  lastOrderMinutes: number
  maxDaysAhead: number
  settings: {
    merchantId: string
    bookingEnabled: boolean
    deliveryEnabled: boolean
    dineinEnabled: boolean
    pickupEnabled: boolean
    expressEnabled: boolean
    yandexEnabled: boolean
    kitchenEnabled: boolean
    payOfficeEnabled: boolean
    storageEnabled: boolean
    directorId: string | null
  }
}

export type SeedGroup = {
  id: string
  name: Texts
  icon: string
  image: string
  bgColor: string
  iconBgColor: string
  priority: number
  categories: never[]
}

export type SeedCategory = {
  id: string
  groupId: string
  name: Texts
  image: string
  priority: number
  textColor: string
  viewType: 'BIG' | 'MEDIUM' | 'SMALL'
  scrollType: 'VERTICAL' | 'HORIZONTAL'
  navigationType: 'SHEET' | 'POP_UP' | 'FULL_SCREEN'
  isWithoutCart: boolean
  products: never[]
}

export type SeedModification = {
  id: string
  name: Texts
  image: string
  price: number
  count: number
  min: number
  max: number
  isDefault: boolean
  active: boolean
  priority: number
}

export type SeedModificationGroup = {
  id: string
  name: Texts
  min: number
  max: number
  priority: number
  modifications: SeedModification[]
}

export type SeedProduct = {
  id: string
  productId: string
  categoryId: string
  group: string
  name: Texts
  description: Texts
  image: string
  gallery: string[]
  active: boolean
  priority: number
  type: 'NONE' | 'MODIFICATION'
  unit: 'KG' | 'LITER' | 'GRAMM' | 'COUNT'
  /** How much one dish is: number, space, one of g, kg, ml, l. */
  measure: string | null
  amount: number
  count: number
  costPrice: number
  discount: number
  additionalPrice: number
  calorie: number | null
  timeCookingMin: number | null
  timeCookingMax: number | null
  deliveryEnabled: boolean
  isCartRecommendation: boolean
  productBranch: { branch: { id: string }; active: boolean; stock: number | null; costPrice: number | null }[]
  modificationGroups: SeedModificationGroup[]
  labels: { id: string; name: Texts; color: string; textColor: string }[]
  tags: string[]
  allergens: string[]
  systems: string[]
  grade: number | null
  isFavourite: boolean
  favourite: null
  favaoriteId: string | null
  enabledEats: boolean
  eatsPrice: number | null
  enabledExpress: boolean
  expressPrice: number | null
  integrationId: string | null
  integrationCategoryId: string | null
  posterId: string | null
  posterName: string | null
  posterAmount: number | null
  jowiId: string | null
  loinPosterId: string | null
  mxicCode: string
  barcode: string | null
}

export type SeedMenu = {
  version: string
  groups: SeedGroup[]
  categories: SeedCategory[]
  products: SeedProduct[]
}

export type SeedPaymentType = {
  id: string
  merchantId: string
  type: 'CASH' | 'TERMINAL' | 'PAYME' | 'CLICK' | 'UZUM'
  name: Texts
  title: Texts
  icon: string
  iikoId: null
  webEnabled: boolean
  botEnabled: boolean
  operatorEnabled: boolean
  appEnabled: boolean
  qrEnabled: boolean
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
  createdDate: string
  lastModifiedDate: string
}

export type SeedOrderSetting = {
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

/** Web settings: every flag of the spec, section 3; typed as the wire has it. */
export type SeedSettings = Record<string, boolean | string | null | Texts | object> & {
  merchantId: string
  brand: string
  title: Texts
  mainColor: string
  mainColorType: 'light' | 'dark'
}

/**
 * All that the sandbox knows about one merchant. Every field but `server` is what the wire carries (contract
 * sections 1 and 3); `server` never leaves it.
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
  }[]
  paymentTypes: SeedPaymentType[]
  promos: SeedPromo[]
  cancelReasons: { id: string; name: Texts }[]
  orderSetting: SeedOrderSetting
  halls: SeedHall[]
  banners: SeedBanner[]
  stories: SeedStory[]
  vacancies: SeedVacancy[]
  server: {
    /** Must never be in an answer (R18); the values are recognisable so that a test can look for them. */
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
    tariff: { id: string; basePrice: number; perKm: number; freeFrom: number; zoneKm: number }
    /** Metres a branch delivers to, by branch id. */
    deliveryRadius: Record<string, number>
    /** Brand a product belongs to, by product id; empty for merchants of one brand. */
    productBrand: Record<string, string>
    /** Recipe of every picture this merchant names, by CDN-relative path. */
    pictures: Record<string, Recipe>
  }
}
