import type {
  AggregateOffer,
  BreadcrumbList,
  MenuItem,
  MenuSection,
  Offer,
  OpeningHoursSpecification,
  PostalAddress,
  Product,
  Restaurant,
  RestrictedDiet,
  WithContext,
} from 'schema-dts'
import { pointOf } from '#/domain/geo/geo.ts'
import { shownSpans, spansOn, type WeekHours } from '#/domain/hours/hours.ts'
import { UNKNOWN, WORK_DAYS, type WorkDay } from '#/domain/hours/tashkent.ts'
import { localeOf } from '#/domain/language.ts'
import { type Eaten, tagsOf } from '#/domain/menu/diet.ts'
import { isSoldOut } from '#/domain/menu/menu.ts'
import type { PricedProduct, SoldProduct } from '#/domain/menu/product.ts'
import { shownPrice } from '#/domain/menu/shown-price.ts'
import { phonesIn } from '#/domain/phone.ts'
import { plainText } from '#/domain/plain-text.ts'
import { type Language, type MultilingualText, textIn } from '#/domain/text.ts'
import { type FoundReviews, ratedDish } from './rated-dish.ts'

/*
 * What search engines are told of a shop in the vocabulary of schema.org (BX-34). The compiler checks each object by the
 * types of that vocabulary.
 */

/** A shop as its pages describe it; all addresses are absolute. */
export type FoundShop = {
  readonly language: Language
  readonly name: string
  /** A sentence about it; empty: none is known. */
  readonly about: string
  readonly logo: string | null
  readonly phone: string
  /** The address of one of its pages by its path: `/product/1`. */
  readonly hrefOf: (path: string) => string
  /** The address of a picture by its path in the answers; null: there is none. */
  readonly pictureOf: (path: string) => string | null
  /** The branch whose menu and prices are shown; null: not known yet. */
  readonly branch: FoundBranch | null
}

export type FoundBranch = {
  readonly id: string
  readonly address: string
  readonly phone: string
  readonly latitude: number
  readonly longitude: number
} & WeekHours

export type FoundDish = SoldProduct &
  PricedProduct &
  Eaten & {
    readonly name: MultilingualText
    readonly description: MultilingualText
    readonly image: string
    readonly calorie: number | null
  }

/** A category with the dishes of the branch, in the order of the menu. */
export type FoundSection = {
  readonly id: string
  readonly name: MultilingualText
  readonly dishes: readonly FoundDish[]
}

const CURRENCY = 'UZS'
const SCHEMA = 'https://schema.org'

export const dishPath = (id: string) => `/product/${encodeURIComponent(id)}`
export const sectionPath = (id: string) => `/category?id=${encodeURIComponent(id)}`

const DIETS: Readonly<Record<string, RestrictedDiet>> = {
  halal: `${SCHEMA}/HalalDiet`,
  vegetarian: `${SCHEMA}/VegetarianDiet`,
  vegan: `${SCHEMA}/VeganDiet`,
}

const DAYS: Readonly<Record<WorkDay, `https://schema.org/${string}`>> = {
  MONDAY: `${SCHEMA}/Monday`,
  TUESDAY: `${SCHEMA}/Tuesday`,
  WEDNESDAY: `${SCHEMA}/Wednesday`,
  THURSDAY: `${SCHEMA}/Thursday`,
  FRIDAY: `${SCHEMA}/Friday`,
  SATURDAY: `${SCHEMA}/Saturday`,
  SUNDAY: `${SCHEMA}/Sunday`,
}

/** The hours of each day, shift after shift; days off are left out. Nothing where none are given, or none can be read. */
function openingHours(branch: FoundBranch): OpeningHoursSpecification[] {
  return WORK_DAYS.flatMap((day): OpeningHoursSpecification[] => {
    const given = [branch, ...branch.workHours.filter((one) => one.day === day)]
    const hours = shownSpans(spansOn(branch, day))
    if (hours === UNKNOWN || given.every(({ open, close }) => !open && !close)) return []
    const spans = hours === 'all day' ? [{ from: '00:00', to: '23:59' }] : hours
    return spans.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS[day] as Extract<OpeningHoursSpecification, object>['dayOfWeek'] & string,
      opens: from,
      closes: to,
    }))
  })
}

const addressOf = ({ address }: FoundBranch): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: address,
  addressCountry: 'UZ',
})

/** The price of a portion, whole so'm; with choices that cost more, the lowest one. */
function offerOf(dish: FoundDish, shop: FoundShop): Offer | AggregateOffer {
  const branchId = shop.branch?.id ?? null
  const { price, isFrom } = shownPrice(dish, branchId)
  const terms = {
    priceCurrency: CURRENCY,
    availability: isSoldOut(dish, branchId) ? `${SCHEMA}/SoldOut` : `${SCHEMA}/InStock`,
    url: shop.hrefOf(dishPath(dish.id)),
  } as const
  return isFrom
    ? { '@type': 'AggregateOffer', lowPrice: price, ...terms }
    : { '@type': 'Offer', price, ...terms }
}

function menuItem(dish: FoundDish, shop: FoundShop): Exclude<MenuItem, string> {
  const url = shop.hrefOf(dishPath(dish.id))
  const description = plainText(textIn(dish.description, shop.language))
  const image = shop.pictureOf(dish.image)
  const diets = tagsOf(dish).flatMap((tag) => DIETS[tag] ?? [])
  return {
    '@type': 'MenuItem',
    '@id': url,
    name: textIn(dish.name, shop.language),
    url,
    ...(description && { description }),
    ...(image && { image }),
    ...(diets.length > 0 && { suitableForDiet: diets }),
    ...(dish.calorie && {
      nutrition: { '@type': 'NutritionInformation', calories: `${dish.calorie} calories` },
    }),
    offers: offerOf(dish, shop),
  }
}

const menuSection = (section: FoundSection, shop: FoundShop): Exclude<MenuSection, string> => ({
  '@type': 'MenuSection',
  '@id': shop.hrefOf(sectionPath(section.id)),
  name: textIn(section.name, shop.language),
  url: shop.hrefOf(sectionPath(section.id)),
  hasMenuItem: section.dishes.map((dish) => menuItem(dish, shop)),
})

/** The shop with its menu. */
export function restaurantData(
  shop: FoundShop,
  sections: readonly FoundSection[],
): WithContext<Exclude<Restaurant, string>> {
  const { branch } = shop
  const url = shop.hrefOf('/')
  const telephone = [branch?.phone ?? '', shop.phone].flatMap(phonesIn)[0]?.href.slice('tel:'.length)
  const hours = branch ? openingHours(branch) : []
  const point = pointOf(branch)
  return {
    '@context': SCHEMA,
    '@type': 'Restaurant',
    '@id': url,
    name: shop.name,
    url,
    ...(shop.about && { description: shop.about }),
    ...(shop.logo && { image: shop.logo, logo: shop.logo }),
    ...(telephone && { telephone }),
    currenciesAccepted: CURRENCY,
    ...(branch && {
      address: addressOf(branch),
      ...(point && { geo: { '@type': 'GeoCoordinates', ...point } }),
    }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(sections.length > 0 && {
      hasMenu: {
        '@type': 'Menu',
        '@id': shop.hrefOf('/'),
        inLanguage: localeOf(shop.language),
        hasMenuSection: sections.map((section) => menuSection(section, shop)),
      },
    }),
    potentialAction: { '@type': 'OrderAction', target: url },
  }
}

type Crumb = { readonly name: string; readonly path: string }

const crumbs = (shop: FoundShop, way: readonly Crumb[]): Exclude<BreadcrumbList, string> => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: shop.name, path: '/' }, ...way].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: shop.hrefOf(path),
  })),
})

type Graph = {
  readonly '@context': typeof SCHEMA
  readonly '@graph': readonly (MenuSection | MenuItem | Product | BreadcrumbList)[]
}

const sectionCrumb = ({ id, name }: FoundSection, { language }: FoundShop): Crumb => ({
  name: textIn(name, language),
  path: sectionPath(id),
})

/** A category with its dishes, and the way to it. */
export const sectionData = (section: FoundSection, shop: FoundShop): Graph => ({
  '@context': SCHEMA,
  '@graph': [menuSection(section, shop), crumbs(shop, [sectionCrumb(section, shop)])],
})

/** A dish, what customers said of it (null: nothing is known), and the way to it. */
export const dishData = (
  dish: FoundDish,
  section: FoundSection,
  shop: FoundShop,
  said: FoundReviews | null,
): Graph => {
  const item = menuItem(dish, shop)
  return {
    '@context': SCHEMA,
    '@graph': [
      item,
      ...(said ? ratedDish(item, said) : []),
      crumbs(shop, [
        sectionCrumb(section, shop),
        { name: textIn(dish.name, shop.language), path: dishPath(dish.id) },
      ]),
    ],
  }
}
