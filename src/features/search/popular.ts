import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Category, Product } from '#/api/schema/menu.ts'
import { hindranceOf } from '#/domain/menu/shown-price.ts'
import { gradesQuery, type UsedMenu } from '#/features/catalog/index.ts'
import { serviceTypeAtom, useCookedFrom } from '#/features/order-draft/index.ts'
import { queryScopeAtom } from '#/session/session.ts'

const DISHES = 10
const CATEGORIES = 6

/** What others order: the dishes with the most grades, then those the shop recommends; and their categories. */
export function usePopular(menu: Pick<UsedMenu, 'products' | 'categoryById' | 'ordered' | 'branchId'>): {
  dishes: readonly Product[]
  categories: readonly Category[]
} {
  const { data: grades } = useQuery(gradesQuery(useAtomValue(queryScopeAtom)))
  const service = useAtomValue(serviceTypeAtom)
  const cookedFrom = useCookedFrom()
  const rank = (product: Product) =>
    (grades?.get(product.id)?.count ?? 0) + (product.isCartRecommendation ? 0.5 : 0)
  const canBeAdded = (product: Product) => {
    const category = menu.categoryById.get(product.categoryId)
    const time = cookedFrom(category)
    return !category?.isWithoutCart && hindranceOf(product, menu.branchId, service, time) === null
  }
  const dishes = menu.products
    .filter((product) => rank(product) > 0 && canBeAdded(product))
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, DISHES)
  const known = dishes.flatMap(({ categoryId }) => menu.categoryById.get(categoryId) ?? [])
  return { dishes, categories: [...new Set([...known, ...menu.ordered])].slice(0, CATEGORIES) }
}
