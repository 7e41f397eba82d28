import type { Sum } from '#/domain/money.ts'
import { type SoldProduct, sentIdOf } from './product.ts'

/** Facts about a product at its branch from a basket check, newer than the menu. */
export type ProductFact = {
  readonly isGone?: boolean
  readonly stock?: number
  readonly costPrice?: Sum
  /** Prices of modifications, by the id that the server knows them by. */
  readonly prices?: Readonly<Record<string, Sum>>
}

/** The menu's product with the facts of the check applied, at one branch. */
export function withFact<P extends SoldProduct>(product: P, fact: ProductFact, branchId: string | null): P {
  const { prices = {}, costPrice, stock } = fact
  return {
    ...product,
    active: product.active && !fact.isGone,
    productBranch: product.productBranch.map((offer) =>
      offer.branchId === branchId
        ? { ...offer, costPrice: costPrice ?? offer.costPrice, stock: stock ?? offer.stock }
        : offer,
    ),
    modificationGroups: product.modificationGroups.map((group) => ({
      ...group,
      modifications: group.modifications.map((one) => ({
        ...one,
        price: Object.hasOwn(prices, sentIdOf(one)) ? (prices[sentIdOf(one)] ?? one.price) : one.price,
      })),
    })),
  }
}
