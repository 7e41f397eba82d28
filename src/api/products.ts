import type * as v from 'valibot'
import type { Call } from './client.ts'
import { inSteps } from './in-steps.ts'
import { fail, ok, type Result } from './result.ts'
import { answerList, pageOf } from './schema/common.ts'
import { Favourite, Grade, type Menu, menuProduct, type Product, Review, UnreadMenu } from './schema/menu.ts'

export type Channel = 'WEB' | 'TG'

/** Reading ten thousand products takes a slow phone seconds; the page must not stand still for them. */
async function readInSteps(call: Promise<Result<v.InferOutput<typeof UnreadMenu>>>): Promise<Result<Menu>> {
  const [error, menu] = await call
  if (error) return fail(error)
  const products: Product[] = []
  await inSteps(menu.products, (sent) => products.push(...menuProduct([sent])))
  return ok({ ...menu, products })
}

/** Service `products` (spec section 7). */
export const productsApi = (call: Call) => ({
  /** `brandId`: of a merchant with several brands only this one's; empty: all there is. */
  menu: (channel: Channel, brandId: string, signal?: AbortSignal) =>
    readInSteps(
      call(UnreadMenu, '/products/v1/overalls', {
        query: { type: channel, ...(brandId && { brandId }) },
        signal,
      }),
    ),
  grades: (signal?: AbortSignal) => call(answerList('grades', Grade), '/products/v1/grade', { signal }),
  /** A product of a delivered order, one to five; answers its new average. The newest grade of a customer holds. */
  grade: (body: { productId: string; orderId: string; grade: number; comment: string }) =>
    call(Grade, '/products/v1/grade/WITH_TOKEN', { method: 'POST', body }),
  /** Newest first; `page` counts from 0. */
  reviews: (productId: string, page: number, signal?: AbortSignal) =>
    call(pageOf('reviews', Review), '/products/v1/reviews', { query: { productId, page, size: 10 }, signal }),
  favourites: (userId: string, signal?: AbortSignal) =>
    call(answerList('favourites', Favourite), '/products/v1/favourite/all/WITH_TOKEN', {
      query: { userId, isFavourite: true },
      signal,
    }),
  setFavourite: (productId: string, isFavourite: boolean) =>
    call(Favourite, '/products/v1/favourite/WITH_TOKEN', { method: 'PUT', body: { productId, isFavourite } }),
})
