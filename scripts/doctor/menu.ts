import type { Modification, ModificationGroup } from '#/api/schema/choices.ts'
import type { Product } from '#/api/schema/menu.ts'
import { canBeMet, pricesFrom } from '#/domain/menu/modifiers.ts'
import { NO_TEXT } from '#/domain/text.ts'
import { type Finding, finding, type Subject } from './finding.ts'
import type { Shop } from './shop.ts'
import { isRecord, nameOf, subjectOf } from './subject.ts'

/* Dishes that are read well and still cannot be had, or cost what nobody meant. */

const CHANNELS = ['WEB', 'TG']

const piecesIn = (group: ModificationGroup) =>
  group.modifications.reduce((sum, one: Modification) => (one.active ? sum + one.max : sum), 0)

function impossible(product: Product, subjects: readonly Subject[]): Finding[] {
  return product.modificationGroups
    .filter((group) => !canBeMet(group))
    .map((group) => {
      const own = group.modifications.reduce((sum, one) => (one.active ? sum + one.min : sum), 0)
      const wants = Math.max(group.min, own)
      return finding('groupCannotBeMet', 'lost', subjects, {
        field: 'modificationGroups',
        where: [group.name],
        about: { wants: String(wants), has: String(Math.min(piecesIn(group), group.max)) },
      })
    })
}

/** Whether a name of the sales channels is written otherwise than the shop compares it. */
const isMisspelt = ({ systems }: Product) =>
  systems.length > 0 &&
  !systems.some((one) => CHANNELS.includes(one)) &&
  systems.some((one) => /WEB|SITE|TELEGRAM|^TG/.test(one))

function soldNowhere(product: Product, shop: Shop, subjects: readonly Subject[]): Finding[] {
  const known = new Set(shop.read.branches?.map(({ id }) => id))
  const isOffered = product.productBranch.some(({ branchId }) => known.has(branchId))
  return shop.branches.length > 0 && !isOffered
    ? [finding('noBranch', 'lost', subjects, { field: 'productBranch' })]
    : []
}

function priceFaults(product: Product, subjects: readonly Subject[]): Finding[] {
  const own = product.costPrice + product.additionalPrice
  if (product.discount > 0 && product.discount >= own)
    return [
      finding('discountTakesAll', 'wrong', subjects, { field: 'discount', sent: String(product.discount) }),
    ]
  return pricesFrom(product, null).price <= 0
    ? [finding('free', 'wrong', subjects, { field: 'costPrice' })]
    : []
}

function dishFindings(product: Product, shop: Shop, categories: ReadonlySet<string>): Finding[] {
  const subjects = [subjectOf('dish', product)]
  const noCategory = categories.has(product.categoryId)
    ? []
    : [finding('noCategory', 'lost', subjects, { field: 'categoryId', sent: product.categoryId })]
  const misspelt = isMisspelt(product)
    ? [finding('channelMisspelt', 'lost', subjects, { field: 'systems', sent: product.systems.join(', ') })]
    : []
  return [
    ...noCategory,
    ...soldNowhere(product, shop, subjects),
    ...misspelt,
    ...impossible(product, subjects),
    ...priceFaults(product, subjects),
  ]
}

/** What the menu holds and a customer cannot have. What the merchant has taken off is none. */
export function menuFindings(shop: Shop): Finding[] {
  const { menu } = shop.read
  if (!menu) return []
  const categories = new Set(menu.categories.map(({ id }) => id))
  const full = new Set(menu.products.filter(({ active }) => active).map(({ categoryId }) => categoryId))
  return [
    ...menu.products.filter(({ active }) => active).flatMap((one) => dishFindings(one, shop, categories)),
    ...menu.categories
      .filter(({ id }) => !full.has(id))
      .map((one) => finding('emptyCategory', 'hint', [subjectOf('category', one)])),
    ...(menu.products.length === 0 ? [finding('listEmpty', 'lost', [], { about: { place: 'menu' } })] : []),
  ]
}

const isOff = (sent: Readonly<Record<string, unknown>>) => sent.active === false

const listIn = (sent: unknown, name: string) => {
  const list = isRecord(sent) ? sent[name] : null
  return Array.isArray(list) ? list.filter(isRecord) : []
}

function unnamedParts(dish: Readonly<Record<string, unknown>>): Finding[] {
  const subjects = [subjectOf('dish', dish)]
  return listIn(dish, 'modificationGroups').flatMap((group) => [
    ...(nameOf(group) === NO_TEXT
      ? [finding('unnamedShelf', 'wrong', subjects, { field: 'modificationGroups[].name' })]
      : []),
    ...listIn(group, 'modifications')
      .filter((one) => !isOff(one) && nameOf(one) === NO_TEXT)
      .map(() =>
        finding('unnamedOption', 'lost', subjects, {
          field: 'modifications[].name',
          where: [nameOf(group)].filter((name) => name !== NO_TEXT),
        }),
      ),
  ])
}

/** Records without a name: such a dish is off the menu, such a shelf has a name of ours. */
export function nameFindings({ answers: { menu } }: Shop): Finding[] {
  if (!menu || 'trouble' in menu) return []
  const { body } = menu
  const dishes = listIn(body, 'products').filter((one) => !isOff(one))
  const shelves = (['groups', 'categories'] as const).flatMap((name) =>
    listIn(body, name)
      .filter((one) => nameOf(one) === NO_TEXT)
      .map((one) =>
        finding('unnamedShelf', 'wrong', [subjectOf(name === 'groups' ? 'group' : 'category', one)], {
          field: 'name',
        }),
      ),
  )
  return [
    ...dishes
      .filter((one) => nameOf(one) === NO_TEXT)
      .map((one) => finding('noName', 'lost', [subjectOf('dish', one)], { field: 'name' })),
    ...dishes.flatMap(unnamedParts),
    ...shelves,
  ]
}
