import { lineSum } from '#/domain/menu/price.ts'
import type { SoldProduct } from '#/domain/menu/product.ts'
import type { Sum } from '#/domain/money.ts'
import type { OrderedService } from '#/domain/service.ts'
import type { BasketLines } from './basket-lines.ts'
import { reviewBasket } from './review-basket.ts'

/** What another branch would mean for the basket (CX-15). */
export type BranchAvailability<P> = {
  /** Products that it does not sell, or that are sold out there. */
  readonly missing: readonly P[]
  /** Products of which it has too few. */
  readonly short: readonly P[]
  /** How much more the dishes that both branches have cost here, so'm; below 0: less. */
  readonly extra: Sum
}

/**
 * Compares the basket at two branches. Lines that no branch could make are left out, since they say nothing about this
 * one; so are delivery and fees, because the price of another branch's delivery is unknown.
 */
export function branchAvailability<P extends SoldProduct>(
  { lines, products, service }: Basket<P>,
  branchId: string,
  against: string | null,
): BranchAvailability<P> {
  const makeable = new Set(payableKeys(reviewBasket(lines, products, null, service)))
  const asked = lines.filter(({ key }) => makeable.has(key))
  const here = reviewBasket(asked, products, branchId, service)
  const there = reviewBasket(asked, products, against ?? branchId, service)
  const gone = new Set<P>()
  const short = new Set<P>()
  let extra = 0
  for (const [index, { line, product, status, count }] of here.entries()) {
    if (!product) continue
    if (status.is === 'gone' || status.is === 'options') gone.add(product)
    if (status.is === 'short') short.add(product)
    const both = { product, choices: line.choices, count: Math.min(count, there[index]?.count ?? 0) }
    if (both.count > 0) extra += lineSum(both, branchId) - lineSum(both, against ?? branchId)
  }
  return { missing: [...gone], short: [...short].filter((product) => !gone.has(product)), extra }
}

const payableKeys = (reviewed: ReturnType<typeof reviewBasket>) =>
  reviewed.filter(({ count }) => count > 0).map(({ line }) => line.key)

/** The basket, the menu it is looked up in, and the service. */
export type Basket<P> = {
  readonly lines: BasketLines
  readonly products: ReadonlyMap<string, P>
  readonly service: OrderedService
}

/** A branch to choose from. `fit` null: the basket is empty or not known yet. */
export type BranchChoice<P> = {
  readonly id: string
  /** Metres; null: the customer's position is unknown. */
  readonly distance: number | null
  readonly isOpen: boolean
  readonly fit: BranchAvailability<P> | null
}

const missingCount = <P>({ fit }: BranchChoice<P>) => (fit ? fit.missing.length + fit.short.length : 0)

/**
 * Why another branch than the nearest: the nearest is closed or lacks something, and another one is better in one point
 * without being worse in the other; of those the best, then the nearest. Null: the nearest is as good as any, or it is
 * unknown which one that is.
 */
export function betterThanNearest<C extends BranchChoice<unknown>>(
  branches: readonly C[],
): { readonly nearest: C; readonly better: C } | null {
  const byDistance = branches
    .filter(({ distance }) => distance !== null)
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
  const [nearest, ...others] = byDistance
  if (!nearest) return null
  const best = others
    .filter(
      (other) =>
        other.isOpen >= nearest.isOpen &&
        missingCount(other) <= missingCount(nearest) &&
        (other.isOpen !== nearest.isOpen || missingCount(other) < missingCount(nearest)),
    )
    .sort((a, b) => Number(b.isOpen) - Number(a.isOpen) || missingCount(a) - missingCount(b))
  return best[0] ? { nearest, better: best[0] } : null
}
