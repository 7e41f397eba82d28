import { laterService } from './api.ts'
import { ReviewPage } from './schema/review.ts'

/** What customers wrote of dishes, of the service `products` (DX-11). */
export const reviewsApi = laterService((call) => ({
  /**
   * Newest first; `page` counts from 0. `grade`: only those of so many stars; null: all. A server may not know that
   * filter and answer all of them.
   */
  of: (productId: string, page: number, grade: number | null, signal?: AbortSignal) =>
    call(ReviewPage, '/products/v1/reviews', {
      query: { productId, page, size: 10, ...(grade !== null && { grade }) },
      signal,
      isPublic: true,
    }),
}))
