import { useAtomValue } from 'jotai'
import type { Product } from '#/api/schema/menu.ts'
import { hindranceOf, shownPrice } from '#/domain/menu/shown-price.ts'
import { basketLinesAtom } from '#/features/basket/index.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { serviceTypeAtom, useCookedFrom } from '#/features/order-draft/index.ts'

/** BK-06: up to ten. */
const MOST = 10

/**
 * Products the merchant recommends with a basket that can be added here and are not in it yet. `missing`: what the order
 * lacks, so'm; those that cost as much come first. `isOneEnough`: one of them does.
 */
export function useRecommended(missing: number): { products: readonly Product[]; isOneEnough: boolean } {
  const { products, branchId, categoryById } = useMenu()
  const lines = useAtomValue(basketLinesAtom)
  const service = useAtomValue(serviceTypeAtom)
  const cookedFrom = useCookedFrom()
  const inBasket = new Set(lines.map((line) => line.productId))
  const isEnough = (product: Product) => missing > 0 && shownPrice(product, branchId).price >= missing
  const recommended = products
    .filter(
      (product) =>
        product.isCartRecommendation &&
        !inBasket.has(product.id) &&
        !categoryById.get(product.categoryId)?.isWithoutCart &&
        hindranceOf(product, branchId, service, cookedFrom(categoryById.get(product.categoryId))) === null,
    )
    .toSorted((a, b) => Number(isEnough(b)) - Number(isEnough(a)))
    .slice(0, MOST)
  const [first] = recommended
  return { products: recommended, isOneEnough: first !== undefined && isEnough(first) }
}
