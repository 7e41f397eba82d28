import * as v from 'valibot'
import { decodeEntities } from '#/domain/plain-text.ts'
import { type MultilingualText, NO_TEXT } from '#/domain/text.ts'
import { hasPriceInChoices, ModificationGroups, nameOr } from './choices.ts'
import {
  Colour,
  Discount,
  flag,
  Id,
  Minutes,
  multilingual,
  number,
  OtherId,
  oneOf,
  optionalNumber,
  richTexts,
  SignedSumOrNone,
  Stars,
  SumOrNull,
  text,
} from './common.ts'
import { TimeOfDay } from './dates.ts'
import { lenient, maybe } from './field.ts'
import { lowestPrice, ProductBranch } from './offer.ts'
import { answerList, fullList, goodItems, isUnreadable, listOf, shared } from './records.ts'
import { readText } from './texts.ts'
import { portionIn, unitField } from './unit.ts'

/** The name of a category, or a group of them, that has none. */
const OTHER_DISHES: MultilingualText = { uz: 'Boshqa taomlar', ru: 'Другие блюда', eng: 'Other dishes' }

const Label = v.object({ id: text(64), name: multilingual(60), color: Colour, textColor: Colour })

/** Fields that say who can eat a product. */
const eaten = {
  tags: shared(listOf('tags', v.string())),
  allergens: shared(listOf('allergens', v.string())),
}
const Eaten = v.object(eaten)
export const readEaten = (product: Record<string, unknown>) => v.parse(Eaten, product)

/** What it weighs, in words or as a number; null: nothing that says it, such as a dash. */
const Measure = lenient(
  (sent) => {
    if (typeof sent === 'number') return sent
    const words = readText(sent, 100)
    return /[\p{L}1-9]/u.test(words) ? words : null
  },
  'maybe',
  v.union([v.string(), v.number()]),
  null,
)

const upperCase = (name: string) => name.trim().toUpperCase()

/** Product. Variants of the wire format end here: one `id`, one `integration` record. */
export const Product = v.pipe(
  v.object({
    id: maybe(Id),
    productId: maybe(Id),
    // A product without a category is dropped; the menu stays.
    categoryId: shared(Id),
    group: shared(maybe(Id)),
    name: multilingual(300),
    description: shared(richTexts(5_000)),
    image: shared(text()),
    gallery: shared(listOf('gallery', v.pipe(v.string(), v.transform(decodeEntities)))),
    active: flag(true),
    priority: number(0),
    type: oneOf(['NONE', 'MODIFICATION'], 'NONE'),
    unit: unitField('COUNT'),
    /** Step and portion size; without a word in `unit`. */
    amount: lenient((sent) => sent, 'number', 1),
    /** Null: it stands in a choice that has to be made; without one the product is bad. */
    costPrice: SumOrNull,
    discount: Discount,
    additionalPrice: SignedSumOrNone,
    calorie: optionalNumber,
    timeCookingMin: Minutes,
    timeCookingMax: Minutes,
    measure: shared(Measure),
    deliveryEnabled: flag(true),
    isCartRecommendation: flag(),
    // Without these lists it is unknown where the product is sold and what must be chosen for it.
    productBranch: shared(fullList('productBranch', ProductBranch)),
    modificationGroups: shared(ModificationGroups),
    labels: shared(listOf('labels', Label)),
    ...eaten,
    systems: shared(listOf('systems', v.pipe(v.string(), v.transform(upperCase)))),
    grade: Stars,
    // Ids of other systems are sent back with the order as they came (PR-14).
    integrationId: OtherId,
    integrationCategoryId: shared(OtherId),
    posterId: OtherId,
    posterName: OtherId,
    posterAmount: OtherId,
    jowiId: OtherId,
    loinPosterId: OtherId,
    mxicCode: shared(OtherId),
    barcode: OtherId,
  }),
  v.check((p) => (p.id ?? p.productId) !== null, 'no id'),
  v.check(
    (p) =>
      p.costPrice !== null ||
      hasPriceInChoices(p.modificationGroups) ||
      lowestPrice(p.productBranch) !== null,
    'costPrice: none',
  ),
  // Written out by hand: a generic copy would take twice the time and memory for a menu of thousands.
  v.transform((p) => {
    const portion = portionIn(p.unit, p.amount)
    // Without a price of its own it is sold where its branch has one.
    const isPricedByBranch = p.costPrice === null && !hasPriceInChoices(p.modificationGroups)
    return {
      id: p.id ?? (p.productId as string),
      categoryId: p.categoryId,
      groupId: p.group,
      name: p.name,
      description: p.description,
      image: p.image,
      gallery: p.gallery,
      // What nobody can name or weigh, nobody orders: it is off the menu until somebody can.
      active: p.active && p.name !== NO_TEXT && portion !== null,
      priority: p.priority,
      type: p.type,
      unit: p.unit ?? ('COUNT' as const),
      amount: portion ?? 1,
      costPrice: p.costPrice ?? (isPricedByBranch ? lowestPrice(p.productBranch) : null) ?? 0,
      discount: p.discount,
      additionalPrice: p.additionalPrice,
      calorie: p.calorie,
      timeCookingMin: p.timeCookingMin,
      timeCookingMax: p.timeCookingMax,
      measure: p.measure,
      deliveryEnabled: p.deliveryEnabled,
      isCartRecommendation: p.isCartRecommendation,
      productBranch: isPricedByBranch
        ? p.productBranch.filter(({ costPrice }) => costPrice !== null)
        : p.productBranch,
      modificationGroups: p.modificationGroups,
      labels: p.labels,
      tags: p.tags,
      allergens: p.allergens,
      systems: p.systems,
      grade: p.grade,
      integration: {
        integrationId: p.integrationId,
        integrationCategoryId: p.integrationCategoryId,
        posterId: p.posterId,
        posterName: p.posterName,
        posterAmount: p.posterAmount,
        jowiId: p.jowiId,
        loinPosterId: p.loinPosterId,
        mxicCode: p.mxicCode,
        barcode: p.barcode,
      } as Record<string, string | number | null>,
    }
  }),
)
export type Product = v.InferOutput<typeof Product>

export const Category = v.object({
  id: Id,
  groupId: maybe(Id),
  name: nameOr(OTHER_DISHES),
  image: text(),
  priority: number(0),
  textColor: Colour,
  viewType: oneOf(['BIG', 'MEDIUM', 'SMALL'], 'MEDIUM'),
  scrollType: oneOf(['VERTICAL', 'HORIZONTAL'], 'VERTICAL'),
  navigationType: oneOf(['SHEET', 'POP_UP', 'FULL_SCREEN'], 'POP_UP'),
  isWithoutCart: flag(),
  /** The hours at which it is cooked, of every day; both empty: always, one unreadable: never (BX-37). */
  availableFrom: TimeOfDay,
  availableTo: TimeOfDay,
})
export type Category = v.InferOutput<typeof Category>

export const Group = v.object({
  id: Id,
  name: nameOr(OTHER_DISHES),
  icon: text(),
  image: text(),
  bgColor: Colour,
  iconBgColor: Colour,
  priority: number(0),
})
export type Group = v.InferOutput<typeof Group>

const menuEntries = {
  version: text(64),
  // Without its groups a menu is one flat list.
  groups: listOf('groups', Group),
  categories: fullList('categories', Category),
}

/** The menu but for its products. */
export const MenuShelves = v.object(menuEntries)

/** Products without any category make no menu. */
type Lists = { categories: readonly unknown[]; products: readonly unknown[] }
const hasShelves = ({ categories, products }: Lists) => !isUnreadable(products, categories)

/** The overall menu: flat lists, nothing sent twice. Not an object with products is a bad answer. */
export const Menu = v.pipe(
  v.object({ ...menuEntries, products: answerList('products', Product) }),
  v.check((menu) => hasShelves(menu), 'products without categories'),
)
export type Menu = v.InferOutput<typeof Menu>

/**
 * The menu whose products were parsed while it arrived, each by `goodProducts`; null: none was good. `isWhole`:
 * categories, products, their branches and choices could all be read, so that a product which is missing is not sold.
 */
export const ArrivedMenu = v.pipe(
  v.object({ ...menuEntries, products: v.custom<Product[]>(Array.isArray), isWhole: flag(true) }),
  v.check((menu) => hasShelves(menu), 'products without categories'),
)
export type ArrivedMenu = v.InferOutput<typeof ArrivedMenu>

/** Parses products, one or many: a bad record is dropped alone. */
export const goodProducts = goodItems('products', Product)

/** The average of a dish; null: none. */
export const Grade = v.object({ productId: Id, grade: Stars, count: number(0) })
export type Grade = v.InferOutput<typeof Grade>

export const Favourite = v.pipe(
  v.object({
    favaoriteId: maybe(Id),
    productId: Id,
    isFavourite: flag(true),
  }),
  v.transform(({ favaoriteId, ...rest }) => ({ ...rest, favouriteId: favaoriteId })),
)
export type Favourite = v.InferOutput<typeof Favourite>
