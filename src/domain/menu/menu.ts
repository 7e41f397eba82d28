import type { Channel } from '#/domain/service.ts'
import { canBeMet } from './modifiers.ts'
import { offerOf, type SoldProduct } from './product.ts'
import { stepOf } from './unit.ts'

export type MenuGroup = { readonly id: string; readonly priority: number }
export type MenuCategory = { readonly id: string; readonly groupId: string | null; readonly priority: number }
export type MenuLists<G, C, P> = {
  readonly groups: readonly G[]
  readonly categories: readonly C[]
  readonly products: readonly P[]
}

/** Categories by ascending priorities, in their groups. */
export type Arranged<G, C> = {
  /** Groups with at least one category. */
  readonly groups: readonly G[]
  /** Every category by its own priority (WITHOUT_GROUP). */
  readonly categories: readonly C[]
  /** By group id; under `NO_GROUP` those of no known group. */
  readonly categoriesOf: ReadonlyMap<string, readonly C[]>
}

/** The menu as a customer sees it: sorted, without what cannot be ordered here, looked up in one step. */
export type VisibleMenu<G, C, P> = Arranged<G, C> & {
  /** By category id. */
  readonly productsOf: ReadonlyMap<string, readonly P[]>
  /** Visible products by id. */
  readonly byId: ReadonlyMap<string, P>
  readonly categoryById: ReadonlyMap<string, C>
}

/** Key of `categoriesOf` for categories without a group of the menu. No id is empty. */
export const NO_GROUP = ''

/** Whether the branch sells the product at all (MN-04). With no branch known every active product counts. */
export function isAvailable(
  product: Pick<SoldProduct, 'active' | 'productBranch'>,
  branchId: string | null,
): boolean {
  return product.active && (branchId === null || (offerOf(product, branchId)?.active ?? false))
}

/**
 * Sold here, but less than one portion is left, or a choice that has to be made cannot be: shown dimmed, cannot be added.
 */
export function isSoldOut(
  product: Pick<SoldProduct, 'productBranch' | 'unit' | 'amount' | 'modificationGroups'>,
  branchId: string | null,
): boolean {
  const stock = offerOf(product, branchId)?.stock ?? null
  return (stock !== null && stock < stepOf(product)) || !product.modificationGroups.every(canBeMet)
}

/** A product whose `systems` lacks this channel is not shown; none named means all (PR-15). */
const isSoldIn = (product: Pick<SoldProduct, 'systems'>, channel: Channel) =>
  product.systems.length === 0 || product.systems.includes(channel)

const byPriority = <T extends { readonly priority: number }>(items: Iterable<T>) =>
  Array.from(items).sort((a, b) => a.priority - b.priority)

function grouped<T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** By id; of several with one id the first, as in every list. */
function firstById<T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  const index = new Map<string, T>()
  for (const item of items) if (!index.has(item.id)) index.set(item.id, item)
  return index
}

const indexes = new WeakMap<readonly object[], ReadonlyMap<string, object>>()

/**
 * Everything by id: what a stored basket or an old link is looked up in, visible or not. One index a list, however many
 * ask: a menu may hold thousands.
 */
export function indexById<T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  const known = indexes.get(items) as ReadonlyMap<string, T> | undefined
  const index = known ?? firstById(items)
  indexes.set(items, index)
  return index
}

/** Categories in their groups, empty ones too. */
export function arranged<G extends MenuGroup, C extends MenuCategory>(
  groups: readonly G[],
  all: readonly C[],
): Arranged<G, C> {
  const categories = byPriority(all)
  const groupIds = new Set(groups.map((g) => g.id))
  const categoriesOf = grouped(categories, (c) =>
    c.groupId !== null && groupIds.has(c.groupId) ? c.groupId : NO_GROUP,
  )
  return { groups: byPriority(groups.filter((g) => categoriesOf.has(g.id))), categories, categoriesOf }
}

/** What this branch and channel show: ascending priorities, no empty category, no empty group (MN-03). */
export function visibleMenu<G extends MenuGroup, C extends MenuCategory, P extends SoldProduct>(
  menu: MenuLists<G, C, P>,
  where: { branchId: string | null; channel: Channel },
): VisibleMenu<G, C, P> {
  const shown = menu.products.filter((p) => isAvailable(p, where.branchId) && isSoldIn(p, where.channel))
  const productsOf = grouped(byPriority(shown), (p) => p.categoryId)
  const shelves = arranged(
    menu.groups,
    menu.categories.filter((c) => productsOf.has(c.id)),
  )
  const categoryById = indexById(shelves.categories)
  const read = shown.filter((p) => categoryById.has(p.categoryId))
  // Where nothing is left out, the index of all is this one too: that of thousands weighs as much as their names.
  const byId = indexById(read.length === menu.products.length ? menu.products : read)
  return { ...shelves, productsOf, byId, categoryById }
}

/** Categories in reading order: group after group, those without one last; or one flat list (MN-02). */
export function categoriesInOrder<G extends MenuGroup, C>(
  menu: Arranged<G, C>,
  groupView: 'GROUP' | 'WITHOUT_GROUP',
): readonly C[] {
  if (groupView === 'WITHOUT_GROUP') return menu.categories
  return [...menu.groups.map((g) => g.id), NO_GROUP].flatMap((id) => menu.categoriesOf.get(id) ?? [])
}
