import type { Recipe } from '../../recipes/recipe.ts'
import { type BranchRow, branchOf, hallsOf } from './branches.ts'
import { buildMenu, texts } from './menu.ts'
import { noticesOf } from './notices.ts'
import { policiesOf } from './policies.ts'
import type { MenuRows, Triple } from './rows.ts'
import type { MerchantSeed, SeedSettings } from './seed.ts'
import { settingsOf } from './settings.ts'
import { type BannerRow, bannerOf, type StoryRow, storyOf } from './showcase.ts'
import {
  CANCEL_REASONS,
  CHANGED,
  CREATED,
  paymentTypesOf,
  promosOf,
  reviewsOf,
  vacanciesOf,
} from './standing.ts'

type CityRow = readonly [key: string, name: Triple, latitude: number, longitude: number]

/** A merchant in rows; the first city and the first branch are the main ones. */
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
  /** The key of Yandex's map, for a merchant that has chosen it. */
  mapKey?: string
  cities: readonly CityRow[]
  branches: readonly BranchRow[]
  rows: MenuRows
  banners?: readonly BannerRow[]
  stories?: readonly StoryRow[]
  /** The delivery service; absent: its own couriers. */
  couriers?: 'YANDEX' | 'CUSTOM'
  /** Takes PAYNET and another way beside the usual ones. */
  morePayments?: boolean
  brands?: readonly { key: string; name: string; colour: string; food: string; groups: readonly string[] }[]
  serviceFee?: boolean
}

function merchantOf(shop: Shop): MerchantSeed['merchant'] {
  const city = shop.cities[0]
  return {
    id: `m-${shop.sub}`,
    name: { uz: shop.name, ru: shop.name, eng: shop.name },
    logo: `m/${shop.sub}/logo.webp`,
    color: shop.colour,
    sub: shop.sub,
    yandexMapKey: shop.mapKey ?? null,
    appId: `${shop.sub}_bot`,
    isActive: true,
    createdDate: CREATED,
    deleted: false,
    lastModifiedDate: CHANGED,
    latitude: city?.[2] ?? 41.322711,
    longitude: city?.[3] ?? 69.241084,
    mainCityId: `c-${shop.sub}-${city?.[0]}`,
    mapProvider: shop.mapKey ? 'YANDEX' : 'LEAFLET',
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
    tariff: {
      id: `t-${sub}`,
      basePrice: 9000,
      perKm: 1500,
      freeFrom: 200_000,
      zoneKm: 15,
      deliveryType: shop.couriers ?? 'OWN',
    },
    deliveryRadius: Object.fromEntries(
      shop.branches.map((branch) => [`br-${sub}-${branch.key}`, branch.radius ?? 15_000]),
    ),
    branchAddress: Object.fromEntries(
      shop.branches.map((branch) => [`br-${sub}-${branch.key}`, texts(branch.address)]),
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
      { ...(shop.mapKey ? { mapType: 'YANDEX' } : undefined), ...shop.settings },
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
          domainUrl: i === 0 ? domain : `${brand.key}.example.uz`,
          color: brand.colour,
          image,
          page: ([1, 2] as const)[i] ?? null,
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
    reviews: reviewsOf(sub, grades, menu.products),
    paymentTypes: paymentTypesOf(sub, shop.morePayments),
    promos: promosOf(sub, {
      category: menu.categories[0]?.id ?? '',
      group: menu.groups[0]?.id ?? '',
    }),
    cancelReasons: CANCEL_REASONS,
    orderSetting: {
      merchantId,
      cityId: `c-${sub}-${shop.cities[0]?.[0]}`,
      isServiceFeeEnabled: shop.serviceFee ?? false,
      isServiceFeeFreeAboveThreshold: true,
      serviceFeeThreshold: 150_000,
      serviceFeeAmount: 2000,
      minimalDeliveryPrice: 40_000,
      defaultDeliveryTypeMessenger: shop.couriers ?? 'OWN',
      defaultDeliveryTypeWebsite: shop.couriers ?? 'OWN',
      defaultDeliveryTypeApplication: shop.couriers ?? 'OWN',
      cancelUntilStatus: 'ACCEPTED',
    },
    halls: shop.branches.flatMap((row) => hallsOf(sub, row)),
    banners,
    stories,
    vacancies: shop.everything
      ? vacanciesOf(sub, { branches: branches.map((b) => b.id), phone: shop.phone }, pictures)
      : [],
    notices: shop.everything ? noticesOf(sub, banners) : [],
    server: serverOf(shop, menu, pictures),
  }
}
