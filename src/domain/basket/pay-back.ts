import type { Sum } from '#/domain/money.ts'

/* Who owes how much of an order that several people filled together (CX-12). */

/** The dishes of one person, so'm. */
export type PersonSum = { readonly personId: string; readonly dishes: Sum }

/** What everybody took, in the order of `people`. A line that is not sold has no sum. */
export const sumsOf = (
  people: readonly { readonly id: string }[],
  lines: readonly { readonly personId: string; readonly sum: Sum | null }[],
): PersonSum[] =>
  people.map(({ id }) => ({
    personId: id,
    dishes: lines.reduce((sum, line) => sum + (line.personId === id ? (line.sum ?? 0) : 0), 0),
  }))

/**
 * What an order cost, so'm. `products`: its dishes; `extra`: delivery, fee and service; `discount`: what a promo took
 * off the dishes. Cashback is the starter's own money, so it pays nobody else's dishes.
 */
export type OrderCost = { readonly products: Sum; readonly extra: Sum; readonly discount: Sum }

export type Share = PersonSum & {
  /** This person's part of delivery, fee and service, and of the discount. */
  readonly extra: Sum
  readonly discount: Sum
  /** What this person owes; of the starter: what remains. */
  readonly sum: Sum
}

/**
 * Splits the cost of an order: dishes by who took them, a discount by their share of the dishes, the rest evenly among
 * those who took any. Whole so'm; the starter takes what rounding and the starter's own changes at the checkout leave, so
 * that all shares are the order's sum.
 */
export function sharesOf(sums: readonly PersonSum[], starterId: string, cost: OrderCost): Share[] {
  const all = sums.reduce((sum, { dishes }) => sum + dishes, 0)
  const eaters = sums.filter(({ dishes }) => dishes > 0).length
  const each = Math.floor(cost.extra / Math.max(1, eaters))
  // By what has been split so far, so that no so'm of the discount is lost or taken off somebody without dishes.
  const offUntil = (dishes: number) => (all > 0 ? Math.floor((cost.discount * dishes) / all) : 0)
  let until = 0
  const shares = sums.map(({ personId, dishes }): Share => {
    const discount = offUntil(until + dishes) - offUntil(until)
    until += dishes
    const extra = dishes > 0 ? each : 0
    return { personId, dishes, extra, discount, sum: dishes - discount + extra }
  })
  const others = shares.filter(({ personId }) => personId !== starterId)
  const left = (total: Sum, part: 'sum' | 'extra') =>
    others.reduce((rest, share) => rest - share[part], total)
  const total = Math.max(0, cost.products - cost.discount) + cost.extra
  return shares.map((share) =>
    share.personId === starterId
      ? { ...share, extra: left(cost.extra, 'extra'), sum: Math.max(0, left(total, 'sum')) }
      : share,
  )
}
