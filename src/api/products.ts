import type { Call } from './client.ts'
import { stepper } from './in-steps.ts'
import { listReader } from './list-reader.ts'
import { fail, ok, type Result } from './result.ts'
import { answerList, pageOf } from './schema/common.ts'
import { Favourite, Grade, type Menu, menuProduct, type Product, Review, UnreadMenu } from './schema/menu.ts'

export type Channel = 'WEB' | 'TG'

/** A stream that nobody holds is given up by the browser, whoever waits for what it reads. */
const reading = new Set<unknown>()

/** Characters read at once: an answer that was kept comes whole. */
const PIECE = 65_536

/**
 * Ten thousand products take a slow line and a slow phone seconds each: they are read and checked as they arrive, and
 * the page does not stand still for them.
 */
async function menuOf(call: Call, ...[path, request]: [string, Parameters<Call>[2]]): Promise<Result<Menu>> {
  let products: Product[] = []
  const read = async (body: ReadableStream<Uint8Array>) => {
    products = []
    const take = (sent: unknown) => void products.push(...menuProduct([sent]))
    const { feed, end } = listReader('products')
    const inSteps = stepper()
    const decoder = new TextDecoder()
    const reader = body.getReader()
    reading.add(reader)
    try {
      for (;;) {
        const { done, value } = await reader.read()
        const text = decoder.decode(value, { stream: !done })
        for (let at = 0; at < text.length; at += PIECE) await inSteps(feed(text.slice(at, at + PIECE)), take)
        if (done) return end()
      }
    } finally {
      reading.delete(reader)
    }
  }
  const [error, menu] = await call(UnreadMenu, path, { ...request, read })
  return error ? fail(error) : ok({ ...menu, products })
}

/** Service `products` (spec section 7). */
export const productsApi = (call: Call) => ({
  /** `brandId`: of a merchant with several brands only this one's; empty: all there is. */
  menu: (channel: Channel, brandId: string, signal?: AbortSignal) =>
    menuOf(call, '/products/v1/overalls', { query: { type: channel, ...(brandId && { brandId }) }, signal }),
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
