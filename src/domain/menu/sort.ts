import type { Sum } from '#/domain/money.ts'

/** As the menu has it; the cheapest first; the best rated first; what most customers have rated first (DX-15). */
export const SORTS = ['menu', 'price', 'rating', 'popular'] as const
export type Sort = (typeof SORTS)[number]

/** `grade` null, or 0 as some servers write it: nobody has rated it; `rated`: how many have. */
type Facts = { readonly price: Sum; readonly grade: number | null; readonly rated: number }

/** Whether dishes can be told apart by it: an order that changes nothing is not offered. */
export const canSortBy = (sort: Sort, dishes: readonly Facts[]): boolean => {
  if (sort === 'menu' || sort === 'price') return dishes.length > 1
  return dishes.filter(({ grade, rated }) => (sort === 'rating' ? (grade ?? 0) > 0 : rated > 0)).length > 1
}

/** Dishes in that order; those that are alike in it stay as they were, and what nobody has rated comes last. */
export function sorted<T>(dishes: readonly T[], sort: Sort, factsOf: (dish: T) => Facts): readonly T[] {
  if (sort === 'menu') return dishes
  const keyOf = ({ price, grade, rated }: Facts) =>
    sort === 'price' ? price : sort === 'rating' ? -(grade ?? 0) : -rated
  return dishes
    .map((dish) => ({ dish, key: keyOf(factsOf(dish)) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ dish }) => dish)
}
