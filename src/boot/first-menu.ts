import { RAIL_AT_ONCE } from '#/domain/menu/card.ts'
import { canBeAsked, type Eaten } from '#/domain/menu/diet.ts'
import { hasFacts } from '#/domain/menu/dish-facts.ts'
import { type Arranged, arranged, categoriesInOrder, visibleMenu } from '#/domain/menu/menu.ts'
import type { SoldProduct, Unit } from '#/domain/menu/product.ts'
import type { Channel } from '#/domain/service.ts'
import type { MultilingualText } from '#/domain/text.ts'

/*
 * What the first cards need of the menu's answer, read without the schemas, which come with the app. The same records
 * are dropped, the same fields stand for what is missing; `first-menu.test.ts` holds the two against each other.
 */

export type FirstProduct = SoldProduct &
  Eaten & {
    readonly type: string
    readonly name: MultilingualText
    readonly description: MultilingualText
    readonly image: string
    /** Something is known of its grade or measure. */
    readonly hasFacts: boolean
  }
export type FirstCategory = {
  readonly id: string
  readonly groupId: string | null
  readonly priority: number
  readonly name: MultilingualText
  readonly image: string
  readonly textColor: string
  readonly viewType: 'BIG' | 'MEDIUM' | 'SMALL'
  readonly isRail: boolean
}
export type FirstSection = { readonly category: FirstCategory; readonly products: readonly FirstProduct[] }
export type FirstMenu = {
  readonly groups: number
  /** The kitchen says what is in some dish, so that a customer can filter by it. */
  readonly hasFilters: boolean
  readonly sections: readonly FirstSection[]
}

type Wire = Record<string, unknown>

const ID = /^[A-Za-z0-9_-]{1,64}$/
const UNITS = ['KG', 'LITER', 'GRAMM', 'COUNT']
const VIEWS = ['BIG', 'MEDIUM', 'SMALL']

const isRecord = (value: unknown): value is Wire => typeof value === 'object' && value !== null
const recordsOf = (value: unknown): Wire[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const idOf = (value: unknown): string | null => {
  const id = typeof value === 'number' ? String(value) : value
  return typeof id === 'string' && ID.test(id) ? id : null
}
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown, missing: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : missing
/** NaN: not a sum; null where it is not given. */
const sumOf = (value: unknown, missing: number): number =>
  value === undefined || value === null
    ? missing
    : typeof value === 'number' && value >= 0 && value < Number.POSITIVE_INFINITY
      ? Math.round(value)
      : Number.NaN
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((one) => typeof one === 'string')
/** As `fullList` of the schemas: absent, empty, or with something that can be read. */
const isFull = (sent: unknown, isGood: (one: Wire) => boolean) =>
  sent === undefined ||
  sent === null ||
  (Array.isArray(sent) && (sent.length === 0 || sent.some((one) => isRecord(one) && isGood(one))))
const flagOf = (value: unknown, missing: boolean) => (typeof value === 'boolean' ? value : missing)
const nameOf = (value: unknown): MultilingualText => {
  const one = (language: string) => textOf(isRecord(value) ? value[language] : value)
  return { uz: one('uz'), ru: one('ru'), eng: one('eng') }
}

function productOf(wire: Wire): FirstProduct | null {
  const [id, categoryId] = [idOf(wire.id) ?? idOf(wire.productId), idOf(wire.categoryId)]
  const costPrice = sumOf(wire.costPrice, Number.NaN)
  const [discount, additionalPrice] = [sumOf(wire.discount, 0), sumOf(wire.additionalPrice, 0)]
  if (id === null || categoryId === null || Number.isNaN(costPrice + discount + additionalPrice)) return null
  if (!isFull(wire.productBranch, (one) => offerOf(one).length > 0)) return null
  if (!isFull(wire.modificationGroups, (one) => groupOf(one).length > 0)) return null
  const unit = UNITS.includes(textOf(wire.unit)) ? (wire.unit as Unit) : 'COUNT'
  return {
    id,
    categoryId,
    costPrice,
    discount,
    additionalPrice,
    unit,
    amount: numberOf(wire.amount, 1),
    active: flagOf(wire.active, true),
    priority: numberOf(wire.priority, 0),
    type: textOf(wire.type),
    deliveryEnabled: flagOf(wire.deliveryEnabled, true),
    systems: textsOf(wire.systems),
    get tags() {
      return textsOf(wire.tags)
    },
    get allergens() {
      return textsOf(wire.allergens)
    },
    productBranch: recordsOf(wire.productBranch).flatMap(offerOf),
    // Read when the card is drawn: most products never are.
    get modificationGroups() {
      return recordsOf(wire.modificationGroups).flatMap(groupOf)
    },
    get name() {
      return nameOf(wire.name)
    },
    get description() {
      return nameOf(wire.description)
    },
    image: textOf(wire.image),
    get hasFacts() {
      const measure = typeof wire.measure === 'number' ? wire.measure : textOf(wire.measure)
      return hasFacts({ unit: this.unit, amount: this.amount, measure }, numberOf(wire.grade, 0))
    },
  }
}

function offerOf(wire: Wire) {
  const branchId = isRecord(wire.branch) ? idOf(wire.branch.id) : null
  const costPrice = wire.costPrice === undefined || wire.costPrice === null ? null : sumOf(wire.costPrice, 0)
  if (branchId === null || Number.isNaN(costPrice)) return []
  return [
    {
      branchId,
      active: flagOf(wire.active, true),
      stock: typeof wire.stock === 'number' && Number.isFinite(wire.stock) ? wire.stock : null,
      costPrice,
    },
  ]
}

function groupOf(wire: Wire) {
  const id = idOf(wire.id)
  if (id === null || !isFull(wire.modifications, (one) => choiceOf(one).length > 0)) return []
  const modifications = recordsOf(wire.modifications).flatMap(choiceOf)
  const [min, max] = [numberOf(wire.min, 0), numberOf(wire.max, 1)]
  return [{ id, min, max, priority: numberOf(wire.priority, 0), modifications }]
}

function choiceOf(wire: Wire) {
  const [id, price] = [idOf(wire.id), sumOf(wire.price, 0)]
  if (id === null || Number.isNaN(price)) return []
  return [
    {
      id,
      price,
      min: numberOf(wire.min, 0),
      max: numberOf(wire.max, 1),
      isDefault: flagOf(wire.isDefault, false),
      active: flagOf(wire.active, true),
      priority: numberOf(wire.priority, 0),
    },
  ]
}

function categoryOf(wire: Wire): FirstCategory[] {
  const id = idOf(wire.id)
  if (id === null) return []
  return [
    {
      id,
      groupId: idOf(wire.groupId),
      priority: numberOf(wire.priority, 0),
      name: nameOf(wire.name),
      image: textOf(wire.image),
      textColor: /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(textOf(wire.textColor))
        ? textOf(wire.textColor)
        : '',
      viewType: VIEWS.includes(textOf(wire.viewType)) ? (wire.viewType as 'BIG') : 'MEDIUM',
      isRail: wire.scrollType === 'HORIZONTAL',
    },
  ]
}

type Where = { branchId: string | null; channel: Channel; isGrouped: boolean }

function listsOf(answer: unknown) {
  if (!isRecord(answer) || !Array.isArray(answer.products)) return null
  if (!isFull(answer.categories, (one) => categoryOf(one).length > 0)) return null
  const categories = recordsOf(answer.categories).flatMap(categoryOf)
  const products = recordsOf(answer.products).flatMap((wire) => productOf(wire) ?? [])
  if (answer.products.length > 0 && (products.length === 0 || categories.length === 0)) return null
  return {
    groups: recordsOf(answer.groups).flatMap((wire) => {
      const id = idOf(wire.id)
      return id === null ? [] : [{ id, priority: numberOf(wire.priority, 0) }]
    }),
    categories,
    products,
  }
}

const inOrder = <G extends { id: string; priority: number }>(
  menu: Arranged<G, FirstCategory>,
  { isGrouped }: Where,
) => categoriesInOrder(menu, isGrouped ? 'GROUP' : 'WITHOUT_GROUP')

/** The menu's sections in reading order. Null: an answer that is no menu. */
export function firstMenu(answer: unknown, where: Where): FirstMenu | null {
  const lists = listsOf(answer)
  if (!lists) return null
  const menu = visibleMenu(lists, where)
  return {
    groups: menu.groups.length,
    hasFilters: [...menu.byId.values()].some(canBeAsked),
    sections: inOrder(menu, where).map((category) => ({
      category,
      products: menu.productsOf.get(category.id) ?? [],
    })),
  }
}

/**
 * The same of an answer that has only come in part, taking for granted that its products stand as its categories do
 * and that none of those is empty. Null where the part is not enough for `room` cards, or shows another order: then
 * the whole is waited for.
 */
export function firstMenuOfPart(part: unknown, where: Where, room: number): FirstMenu | null {
  const lists = listsOf(part)
  if (!lists) return null
  const shelves = arranged(lists.groups, lists.categories)
  const { productsOf, byId } = visibleMenu(lists, where)
  const last = lists.products.at(-1)?.categoryId
  const sections = inOrder(shelves, where).map((category) => ({
    category,
    products: productsOf.get(category.id) ?? [],
  }))
  let left = room
  for (const { category, products } of sections) {
    if (left <= 0) break
    const asSent = lists.products.filter((one) => byId.has(one.id) && one.categoryId === category.id)
    const isEnough = products.length >= (category.isRail ? RAIL_AT_ONCE : left) || category.id !== last
    if (products.length === 0 || !isEnough || asSent.some((one, index) => one !== products[index]))
      return null
    left -= roomOf({ category, products })
  }
  if (left > 0) return null
  return { groups: shelves.groups.length, hasFilters: [...byId.values()].some(canBeAsked), sections }
}

/** How many cards of the first screen a section stands for. */
export const roomOf = ({ category, products }: FirstSection) => (category.isRail ? 4 : products.length)
