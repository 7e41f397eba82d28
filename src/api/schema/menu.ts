import * as v from 'valibot'
import {
  answerList,
  Colour,
  flag,
  goodItems,
  Id,
  listOf,
  multilingual,
  number,
  OptionalSum,
  oneOf,
  optionalNumber,
  Sum,
  text,
} from './common.ts'

export const Modification = v.object({
  id: Id,
  name: multilingual(200),
  image: text(),
  /** So'm a piece. */
  price: v.optional(v.nullable(Sum, 0), 0),
  min: number(0),
  max: number(1),
  isDefault: flag(),
  active: flag(true),
  priority: number(0),
})
export type Modification = v.InferOutput<typeof Modification>

/** A group of choices; `min` and `max` count pieces, not kinds (R30). */
export const ModificationGroup = v.object({
  id: Id,
  name: multilingual(200),
  min: number(0),
  max: number(1),
  priority: number(0),
  modifications: listOf('modifications', Modification),
})
export type ModificationGroup = v.InferOutput<typeof ModificationGroup>

const ProductBranch = v.pipe(
  v.object({
    branch: v.object({ id: Id }),
    active: flag(true),
    stock: optionalNumber,
    costPrice: OptionalSum,
  }),
  v.transform(({ branch, ...rest }) => ({ branchId: branch.id, ...rest })),
)

const Label = v.object({ id: text(64), name: multilingual(60), color: Colour, textColor: Colour })

/** Ids of other systems: never read here, sent back with the order as they came (PR-14). */
const integrationFields = [
  'integrationId',
  'integrationCategoryId',
  'posterId',
  'posterName',
  'posterAmount',
  'jowiId',
  'loinPosterId',
  'mxicCode',
  'barcode',
] as const
type IntegrationField = (typeof integrationFields)[number]
const isIntegrationField = (field: string): field is IntegrationField =>
  (integrationFields as readonly string[]).includes(field)

const integrationEntry = v.optional(v.fallback(v.nullable(v.union([v.string(), v.number()])), null), null)

/** Product (spec section 3, contract 1.3). The accidents of the wire end here: one `id`, one `integration` record. */
export const Product = v.pipe(
  v.object({
    id: v.optional(v.fallback(v.nullable(Id), null), null),
    productId: v.optional(v.fallback(v.nullable(Id), null), null),
    categoryId: Id,
    group: v.optional(v.fallback(v.nullable(Id), null), null),
    name: multilingual(300),
    description: multilingual(5_000),
    image: text(),
    gallery: listOf('gallery', v.string()),
    active: flag(true),
    priority: number(0),
    type: oneOf(['NONE', 'MODIFICATION'], 'NONE'),
    unit: oneOf(['KG', 'LITER', 'GRAMM', 'COUNT'], 'COUNT'),
    /** Step and portion size in `unit`. */
    amount: number(1),
    costPrice: Sum,
    discount: v.optional(v.nullable(Sum, 0), 0),
    additionalPrice: v.optional(v.nullable(Sum, 0), 0),
    calorie: optionalNumber,
    timeCookingMin: optionalNumber,
    timeCookingMax: optionalNumber,
    measure: v.optional(v.fallback(v.nullable(v.union([v.string(), v.number()])), null), null),
    deliveryEnabled: flag(true),
    isCartRecommendation: flag(),
    productBranch: listOf('productBranch', ProductBranch),
    modificationGroups: listOf('modificationGroups', ModificationGroup),
    labels: listOf('labels', Label),
    tags: listOf('tags', v.string()),
    allergens: listOf('allergens', v.string()),
    systems: listOf('systems', v.string()),
    grade: optionalNumber,
    isFavourite: flag(),
    favaoriteId: v.optional(v.fallback(v.nullable(Id), null), null),
    ...v.entriesFromList(integrationFields, integrationEntry),
  }),
  v.check((p) => (p.id ?? p.productId) !== null, 'no id'),
  v.transform(({ id, productId, group, favaoriteId, ...rest }) => {
    const integration: Record<string, string | number | null> = {}
    const product: Record<string, unknown> = {}
    for (const [field, value] of Object.entries(rest)) {
      if (isIntegrationField(field)) integration[field] = value as string | number | null
      else product[field] = value
    }
    return {
      ...(product as Omit<typeof rest, IntegrationField>),
      id: id ?? (productId as string),
      groupId: group,
      favouriteId: favaoriteId,
      integration,
    }
  }),
)
export type Product = v.InferOutput<typeof Product>

export const Category = v.object({
  id: Id,
  groupId: v.optional(v.fallback(v.nullable(Id), null), null),
  name: multilingual(200),
  image: text(),
  priority: number(0),
  textColor: Colour,
  viewType: oneOf(['BIG', 'MEDIUM', 'SMALL'], 'MEDIUM'),
  scrollType: oneOf(['VERTICAL', 'HORIZONTAL'], 'VERTICAL'),
  navigationType: oneOf(['SHEET', 'POP_UP', 'FULL_SCREEN'], 'POP_UP'),
  isWithoutCart: flag(),
})
export type Category = v.InferOutput<typeof Category>

export const Group = v.object({
  id: Id,
  name: multilingual(200),
  icon: text(),
  image: text(),
  bgColor: Colour,
  iconBgColor: Colour,
  priority: number(0),
})
export type Group = v.InferOutput<typeof Group>

/** The overall menu (contract 1.3): flat lists, nothing sent twice. Not an object with products is a bad answer. */
export const Menu = v.object({
  version: text(64),
  groups: listOf('groups', Group),
  categories: listOf('categories', Category),
  products: answerList('products', Product),
})
export type Menu = v.InferOutput<typeof Menu>

/** The same with its products as they came: a menu of thousands is read in steps, each product by `menuProduct`. */
export const UnreadMenu = v.object({ ...Menu.entries, products: v.array(v.unknown()) })

/** The one product in a list, or an empty list: a bad record is dropped alone. */
export const menuProduct = goodItems('products', Product)

export const Grade = v.object({ productId: Id, grade: v.number(), count: number(0) })
export type Grade = v.InferOutput<typeof Grade>

/** What a customer wrote of a product, and what the merchant answered (contract 2). */
export const Review = v.object({
  id: Id,
  userName: text(100),
  grade: v.number(),
  comment: text(1_000),
  createdDate: v.optional(v.fallback(v.nullable(v.string()), null), null),
  reply: v.optional(v.fallback(v.nullable(v.string()), null), null),
})
export type Review = v.InferOutput<typeof Review>

export const Favourite = v.pipe(
  v.object({
    favaoriteId: v.optional(v.fallback(v.nullable(Id), null), null),
    productId: Id,
    isFavourite: flag(true),
  }),
  v.transform(({ favaoriteId, ...rest }) => ({ ...rest, favouriteId: favaoriteId })),
)
export type Favourite = v.InferOutput<typeof Favourite>
