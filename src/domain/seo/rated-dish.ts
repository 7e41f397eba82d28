import type { MenuItem, Product } from 'schema-dts'

/** What customers said of a dish: the average of `count` grades, and reviews, the newest first (DX-11). */
export type FoundReviews = {
  readonly average: number
  readonly count: number
  readonly reviews: readonly FoundReview[]
}

export type FoundReview = {
  readonly userName: string
  /** Null: none. */
  readonly grade: number | null
  readonly comment: string
  /** ISO 8601; null: not known. */
  readonly createdDate: string | null
}

/** Search engines show a few reviews of a page. */
const MOST_REVIEWS = 5

/**
 * A dish with what customers said of it: a dish of a menu cannot be rated in the vocabulary of schema.org, a product can.
 * Reviews without words or a name say nothing, and are left out; nothing where nobody has graded it.
 */
export function ratedDish(
  { '@id': id, name, image, offers }: Exclude<MenuItem, string>,
  { average, count, reviews }: FoundReviews,
): Exclude<Product, string>[] {
  if (count <= 0 || average < 1) return []
  const told = reviews.filter(({ comment, userName }) => comment && userName).slice(0, MOST_REVIEWS)
  const rating = (value: number) => ({ ratingValue: value, bestRating: 5, worstRating: 1 }) as const
  return [
    {
      '@type': 'Product',
      '@id': `${id}#product`,
      name,
      ...(image && { image }),
      offers,
      aggregateRating: { '@type': 'AggregateRating', ...rating(average), ratingCount: count },
      ...(told.length > 0 && {
        review: told.map(({ userName, grade, comment, createdDate }) => ({
          '@type': 'Review' as const,
          author: { '@type': 'Person' as const, name: userName },
          ...(grade !== null && { reviewRating: { '@type': 'Rating' as const, ...rating(grade) } }),
          reviewBody: comment,
          ...(createdDate && { datePublished: createdDate }),
        })),
      }),
    },
  ]
}
