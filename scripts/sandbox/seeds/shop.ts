import type { Recipe } from '../images/recipe.ts'
import { buildMenu, texts } from './menu.ts'
import { policiesOf } from './policies.ts'
import type { MenuRows, Triple } from './rows.ts'
import type {
  MerchantSeed,
  SeedBanner,
  SeedBranch,
  SeedHall,
  SeedSettings,
  SeedTarget,
  WeekDay,
} from './seed.ts'
import { settingsOf } from './settings.ts'
import { CANCEL_REASONS, HOLIDAYS, paymentTypesOf, promosOf, reviewsOf, vacanciesOf } from './standing.ts'

export type CityRow = readonly [key: string, name: Triple, latitude: number, longitude: number]

/** First one is the main one. `hours` are open and close; `'closed'` shuts it all week. */
export type BranchRow = {
  key: string
  name: Triple
  city: string
  at: readonly [latitude: number, longitude: number]
  address: string
  hours: readonly [open: string, close: string] | 'closed'
  deliveryPrice: number
  /** Metres; 15 km when absent. */
  radius?: number
  off?: readonly ('delivery' | 'pickup' | 'dinein' | 'booking')[]
  /** Tables of its hall by seats; no hall when absent. */
  tables?: readonly number[]
}

/** `goes` is a target in short: `p:plov`, `c:shashlik`, `promo:SALOM10`, `page:cashback`, `url:https://…`. */
export type BannerRow = readonly [
  key: string,
  title: Triple,
  picture: { dish: string; from: string; to: string },
  goes?: string,
]

/** Slides are foods on a ground each. */
export type StoryRow = readonly [
  key: string,
  title: Triple,
  slides: readonly Omit<Extract<Recipe, { kind: 'dish' }>, 'kind'>[],
  goes?: string,
]

export type Shop = {
  sub: string
  name: string
  title: Triple
  about: Triple
  food: string
  colour: string
  colourType: 'light' | 'dark'
  dark?: boolean
  phone: string
  /** All optional parts of the product on, or all off. */
  everything: boolean
  settings?: Partial<SeedSettings>
  cities: readonly CityRow[]
  branches: readonly BranchRow[]
  rows: MenuRows
  banners?: readonly BannerRow[]
  stories?: readonly StoryRow[]
  brands?: readonly { key: string; name: string; colour: string; food: string; groups: readonly string[] }[]
  serviceFee?: boolean
}

const WEEK: readonly WeekDay[] = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
]
const CREATED = '2024-01-10T09:00:00+05:00'
const CHANGED = '2026-10-01T09:00:00+05:00'

function branchOf(sub: string, row: BranchRow, place: number): SeedBranch {
  const [open, close] = row.hours === 'closed' ? ['10:00', '22:00'] : row.hours
  const has = (part: NonNullable<BranchRow['off']>[number]) => !row.off?.includes(part)
  return {
    id: `br-${sub}-${row.key}`,
    merchantId: `m-${sub}`,
    cityId: `c-${sub}-${row.city}`,
    companyId: `co-${sub}`,
    name: texts(row.name),
    latitude: row.at[0],
    longitude: row.at[1],
    address: row.address,
    open,
    close,
    deliveryStart: open,
    deliveryEnd: close,
    deliveryPrice: row.deliveryPrice,
    distance: null,
    phone: `+99871200${String(1000 + place)}`,
    bookingPhone: `+99871200${String(2000 + place)}`,
    isActive: true,
    isMain: place === 1,
    deleted: false,
    joinPosterId: null,
    jowiId: null,
    iikoId: `iiko-${sub}-${row.key}`,
    paymentId: `pay-${sub}-${row.key}`,
    createdDate: CREATED,
    lastModifiedDate: CHANGED,
    workHours: WEEK.map((day) => ({ day, open, close, isDayOff: row.hours === 'closed' })),
    holidays: HOLIDAYS,
    timezone: 'Asia/Tashkent',
    leadTimeMinutes: 40,
    slotMinutes: 15,
    // Open round the clock: a last order before midnight would shut it for nothing.
    lastOrderMinutes: open === '00:00' ? 0 : 30,
    maxDaysAhead: 7,
    settings: {
      merchantId: `m-${sub}`,
      bookingEnabled: has('booking'),
      deliveryEnabled: has('delivery'),
      dineinEnabled: has('dinein'),
      pickupEnabled: has('pickup'),
      expressEnabled: false,
      yandexEnabled: false,
      kitchenEnabled: true,
      payOfficeEnabled: true,
      storageEnabled: false,
      directorId: null,
    },
  }
}

const hallOf = (sub: string, row: BranchRow): SeedHall => ({
  id: `h-${sub}-${row.key}`,
  branchId: `br-${sub}-${row.key}`,
  name: { uz: 'Asosiy zal', ru: 'Основной зал', eng: 'Main hall' },
  service: { id: `sv-${sub}-${row.key}`, percent: 10, amount: 0 },
  tables: (row.tables ?? []).map((seats, i) => ({
    id: `tb-${sub}-${row.key}-${i + 1}`,
    number: String(i + 1),
    seats,
    isActive: true,
  })),
})

const PREFIXES: Record<string, { type: SeedTarget['type']; id?: string }> = {
  p: { type: 'PRODUCT', id: 'p' },
  c: { type: 'CATEGORY', id: 'cat' },
  promo: { type: 'PROMO' },
  page: { type: 'PAGE' },
  url: { type: 'URL' },
}

function targetOf(sub: string, goes = ''): SeedTarget {
  const cut = goes.indexOf(':')
  const prefix = PREFIXES[goes.slice(0, cut)]
  if (cut < 0 || !prefix) return { type: 'NONE', value: null }
  const value = goes.slice(cut + 1)
  return { type: prefix.type, value: prefix.id ? `${prefix.id}-${sub}-${value}` : value }
}

function bannerOf(
  sub: string,
  [key, title, picture, goes]: BannerRow,
  i: number,
  pictures: Record<string, Recipe>,
): SeedBanner {
  const image = `bn/${sub}/${key}.webp`
  pictures[image] = { kind: 'banner', ...picture }
  return {
    id: `bn-${sub}-${key}`,
    image: { uz: image, ru: image, eng: image },
    title: texts(title),
    target: targetOf(sub, goes),
    priority: i + 1,
    startDate: null,
    endDate: null,
  }
}

function storyOf(
  sub: string,
  [key, title, slides, goes]: StoryRow,
  i: number,
  pictures: Record<string, Recipe>,
) {
  const path = (n: number | 'cover') => `s/${sub}/${key}-${n}.webp`
  const first = slides[0] ?? { dish: '🥘', ground: 'butter' as const }
  pictures[path('cover')] = { ...first, kind: 'dish', garnish: '', zoom: first.plate ? 0.92 : 0.86 }
  return {
    id: `s-${sub}-${key}`,
    title: texts(title),
    cover: path('cover'),
    priority: i + 1,
    slides: slides.map((slide, n) => {
      pictures[path(n + 1)] = { ...slide, kind: 'dish' }
      return {
        id: `sl-${sub}-${key}-${n + 1}`,
        image: path(n + 1),
        video: null,
        durationMs: 5000,
        target: targetOf(sub, goes),
      }
    }),
  }
}

function merchantOf(shop: Shop): MerchantSeed['merchant'] {
  const city = shop.cities[0]
  return {
    id: `m-${shop.sub}`,
    name: { uz: shop.name, ru: shop.name, eng: shop.name },
    logo: `m/${shop.sub}/logo.webp`,
    color: shop.colour,
    sub: shop.sub,
    yandexMapKey: null,
    appId: `${shop.sub}_bot`,
    isActive: true,
    createdDate: CREATED,
    deleted: false,
    lastModifiedDate: CHANGED,
    latitude: city?.[2] ?? 41.322711,
    longitude: city?.[3] ?? 69.241084,
    mainCityId: `c-${shop.sub}-${city?.[0]}`,
    mapProvider: 'LEAFLET',
    theme: shop.dark ? 'DARK' : 'LIGHT',
  }
}

function serverOf(
  shop: Shop,
  menu: MerchantSeed['menu'],
  pictures: Record<string, Recipe>,
): MerchantSeed['server'] {
  const { sub } = shop
  const brandOf = (groupId: string) =>
    shop.brands?.find((brand) => brand.groups.some((key) => groupId === `g-${sub}-${key}`))
  return {
    secrets: {
      yandexDeliveryKey: `SECRET-${sub}-yandex-delivery`,
      iikoApiLogin: `SECRET-${sub}-iiko-login`,
      iikoOrganizationId: `SECRET-${sub}-iiko-organization`,
      smsGateway: sub === 'dark' ? 'PLAY_MOBILE' : 'ESKIZ',
      smsUsername: `SECRET-${sub}-sms-user`,
      smsPassword: `SECRET-${sub}-sms-password`,
    },
    botToken: `7000000001:SANDBOX-key-of-no-bot-in-Telegram-${sub}`,
    tariff: { id: `t-${sub}`, basePrice: 9000, perKm: 1500, freeFrom: 200_000, zoneKm: 15 },
    deliveryRadius: Object.fromEntries(
      shop.branches.map((branch) => [`br-${sub}-${branch.key}`, branch.radius ?? 15_000]),
    ),
    productBrand: Object.fromEntries(
      menu.products.flatMap((product) => {
        const brand = brandOf(product.group)
        return brand ? [[product.id, `b-${sub}-${brand.key}`] as const] : []
      }),
    ),
    pictures,
  }
}

/** One merchant of the sandbox from its rows. */
export function shopSeed(shop: Shop): MerchantSeed {
  const { sub } = shop
  const merchantId = `m-${sub}`
  const pictures: Record<string, Recipe> = {
    [`m/${sub}/logo.webp`]: { kind: 'logo', dish: shop.food, colour: shop.colour },
    [`m/${sub}/favicon.webp`]: { kind: 'logo', dish: shop.food, colour: shop.colour },
  }
  const branches = shop.branches.map((row, i) => branchOf(sub, row, i + 1))
  const { menu, grades } = buildMenu(
    { merchant: sub, branches: branches.map((b) => b.id) },
    shop.rows,
    pictures,
  )
  const banners = (shop.banners ?? []).map((row, i) => bannerOf(sub, row, i, pictures))
  const stories = (shop.stories ?? []).map((row, i) => storyOf(sub, row, i, pictures))
  const domain = `${sub}.example.uz`
  return {
    merchant: merchantOf(shop),
    settings: settingsOf(
      {
        merchantId,
        sub,
        brand: shop.name,
        title: texts(shop.title),
        phone: shop.phone,
        mainColor: shop.colour,
        mainColorType: shop.colourType,
        isDark: shop.dark ?? false,
      },
      shop.everything,
      shop.settings ?? {},
    ),
    policies: policiesOf({ name: shop.name, phone: shop.phone, domain, about: shop.about }),
    brands: (shop.brands ?? [{ key: 'main', name: shop.name, colour: shop.colour, food: shop.food }]).map(
      (brand, i) => {
        const image = `b/${sub}/${brand.key}.webp`
        pictures[image] = { kind: 'icon', dish: brand.food }
        return {
          id: `b-${sub}-${brand.key}`,
          merchantId,
          name: brand.name,
          domainUrl: domain,
          color: brand.colour,
          image,
          page: i === 0 ? 1 : 2,
        }
      },
    ),
    cities: shop.cities.map(([key, name, latitude, longitude], i) => ({
      id: `c-${sub}-${key}`,
      name: texts(name),
      description: { uz: '', ru: '', eng: '' },
      latitude,
      longitude,
      isMain: i === 0,
    })),
    branches,
    menu,
    grades,
    reviews: reviewsOf(sub, grades),
    paymentTypes: paymentTypesOf(sub),
    promos: promosOf(sub),
    cancelReasons: CANCEL_REASONS,
    orderSetting: {
      merchantId,
      cityId: `c-${sub}-${shop.cities[0]?.[0]}`,
      isServiceFeeEnabled: shop.serviceFee ?? false,
      isServiceFeeFreeAboveThreshold: true,
      serviceFeeThreshold: 150_000,
      serviceFeeAmount: 2000,
      minimalDeliveryPrice: 40_000,
      defaultDeliveryTypeMessenger: 'OWN',
      defaultDeliveryTypeWebsite: 'OWN',
      defaultDeliveryTypeApplication: 'OWN',
      cancelUntilStatus: 'ACCEPTED',
    },
    halls: shop.branches.filter((row) => row.tables).map((row) => hallOf(sub, row)),
    banners,
    stories,
    vacancies: shop.everything
      ? vacanciesOf(
          sub,
          branches.map((b) => b.id),
          shop.phone,
        )
      : [],
    server: serverOf(shop, menu, pictures),
  }
}
