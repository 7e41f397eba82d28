import * as v from 'valibot'
import {
  type Category,
  type Group,
  goodProducts,
  MenuShelves,
  type Product,
  readEaten,
} from '#/api/schema/menu.ts'
import { idOf } from '#/api/schema/values.ts'
import { RAIL_AT_ONCE } from '#/domain/menu/card.ts'
import { canBeAsked } from '#/domain/menu/diet.ts'
import { arranged, categoriesInOrder, visibleMenu } from '#/domain/menu/menu.ts'
import type { Channel } from '#/domain/service.ts'

/* The part of the menu that the first screen shows, parsed with the schemas of the whole, category by category. */

export type FirstSection = { readonly category: Category; readonly products: readonly Product[] }
export type FirstMenu = {
  readonly groups: readonly Group[]
  /** In reading order. */
  readonly categories: readonly Category[]
  /** Some dish has tags or allergens to filter by. */
  readonly hasFilters: boolean
  /** The first ones, whole. */
  readonly sections: readonly FirstSection[]
}

export type MenuPlace = { branchId: string | null; channel: Channel; isGrouped: boolean }

type Wire = Record<string, unknown>
const isRecord = (value: unknown): value is Wire => typeof value === 'object' && value !== null

/** The response's categories, and its unparsed products by category. Null: the response is no menu. */
function shelvesOf(answer: unknown, where: MenuPlace) {
  if (!isRecord(answer) || !Array.isArray(answer.products)) return null
  const shelves = v.safeParse(MenuShelves, answer)
  if (!shelves.success) return null
  const sent = new Map<string, Wire[]>()
  const known = new Map<string, Wire>()
  for (const wire of answer.products.filter(isRecord)) {
    const productId = idOf(wire.id) ?? idOf(wire.productId) ?? ''
    // Of several products with one id the first that can be read counts, as in the whole menu.
    const before = known.get(productId)
    if (before && goodProducts([before]).length > 0) continue
    known.set(productId, wire)
    const id = String(wire.categoryId)
    const others = sent.get(id)
    if (others) others.push(wire)
    else sent.set(id, [wire])
  }
  /** Those of the products that this branch and channel sell, in the menu's order. */
  const visible = (category: Category, products: readonly Product[]) =>
    visibleMenu({ groups: [], categories: [category], products }, where).productsOf.get(category.id) ?? []
  return {
    ...shelves.output,
    sent: ({ id }: Category) => sent.get(id) ?? [],
    visible,
    shown: (category: Category, products: readonly Wire[]) => visible(category, goodProducts(products)),
    last: String(answer.products.filter(isRecord).at(-1)?.categoryId),
  }
}
type Shelves = NonNullable<ReturnType<typeof shelvesOf>>

function inOrder({ groups, categories }: Pick<Shelves, 'groups' | 'categories'>, { isGrouped }: MenuPlace) {
  const shelves = arranged(groups, categories)
  return {
    groups: shelves.groups,
    categories: categoriesInOrder(shelves, isGrouped ? 'GROUP' : 'WITHOUT_GROUP'),
  }
}

const hasFilters = ({ shown, sent }: Shelves, categories: readonly Category[]) =>
  categories.some((category) =>
    sent(category).some((wire) => canBeAsked(readEaten(wire)) && shown(category, [wire]).length > 0),
  )

/** The first sections of a whole menu, enough of them for `room` cards. */
export function firstMenu(answer: unknown, where: MenuPlace, room: number): FirstMenu | null {
  const shelves = shelvesOf(answer, where)
  if (!shelves) return null
  const { sent, shown } = shelves
  const full = shelves.categories.filter((category) =>
    sent(category).some((wire) => shown(category, [wire]).length > 0),
  )
  const { groups, categories } = inOrder({ ...shelves, categories: full }, where)
  const sections: FirstSection[] = []
  for (
    let left = room;
    left > 0 && sections.length < categories.length;
    left -= cardSlotsFor(sections.at(-1))
  ) {
    const category = categories[sections.length]
    if (category) sections.push({ category, products: shown(category, sent(category)) })
  }
  return { groups, categories, hasFilters: hasFilters(shelves, categories), sections }
}

/** The first products of a category, `need` of them or all; null: they are not in the menu's order. */
function firstInOrder(
  { sent, visible }: Shelves,
  category: Category,
  need: number,
): readonly Product[] | null {
  const wires = sent(category)
  const read: Product[] = []
  let next = 0
  // Parsing one takes a slow phone five milliseconds.
  while (next < wires.length && visible(category, read).length < need)
    read.push(...goodProducts(wires.slice(next++, next)))
  const products = visible(category, read)
  const isInOrder = read
    .filter((one) => products.includes(one))
    .every((one, index) => one === products[index])
  const last = products.at(-1)?.priority ?? Number.NEGATIVE_INFINITY
  const isBefore = wires.slice(next).some(({ priority }) => Number(priority ?? 0) < last)
  return isInOrder && !isBefore ? products : null
}

/**
 * The same for an incomplete response, assuming that its products are in the order of its categories and that no
 * category is empty. Null where the part is not enough for `room` cards, or is in another order: then the whole menu is
 * waited for.
 */
export function firstMenuFromPartialJson(part: unknown, where: MenuPlace, room: number): FirstMenu | null {
  const shelves = shelvesOf(part, where)
  if (!shelves) return null
  const { groups, categories } = inOrder(shelves, where)
  const sections: FirstSection[] = []
  let left = room
  for (const category of categories) {
    if (left <= 0) break
    const need = category.scrollType === 'HORIZONTAL' ? RAIL_AT_ONCE : left
    const products = firstInOrder(shelves, category, need)
    const isEnough = products && (products.length >= need || category.id !== shelves.last)
    if (!products || products.length === 0 || !isEnough) return null
    sections.push({ category, products })
    left -= cardSlotsFor(sections.at(-1))
  }
  return left > 0 ? null : { groups, categories, hasFilters: hasFilters(shelves, categories), sections }
}

/** How many cards of the first screen a section takes. */
export const cardSlotsFor = (section: FirstSection | undefined) =>
  !section ? 1 : section.category.scrollType === 'HORIZONTAL' ? 4 : section.products.length

const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{}"]/g

/**
 * Parses an incomplete response of lists: every list that has arrived, the last one up to its last complete record.
 * Null before the first record. Throws where the response is something else.
 */
export function parsePartialJson(text: string): unknown {
  let depth = 0
  let end = 0
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    // A text that is cut off.
    if (token === '"') break
    if (token === '[' || token === '{') depth += 1
    if (token === ']' || token === '}') depth -= 1
    if (token === '}' && depth === 2) end = index + 1
  }
  return end === 0 ? null : JSON.parse(`${text.slice(0, end)}]}`)
}
