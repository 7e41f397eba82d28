import * as v from 'valibot'
import { ArrivedMenu, Favourite, Grade, MenuShelves, Product } from '#/api/schema/menu.ts'
import { answerList, isUnreadable, itemReader, lossesOf } from '#/api/schema/records.ts'
import { FIRST_CALLS } from '#/config/first-paint.ts'
import type { Channel } from '#/domain/service.ts'
import type { Call } from './client.ts'
import { listReader } from './list-reader.ts'
import { stepper } from './yielding-for-each.ts'

/** Browsers cancel a stream without references, even while its content is awaited. */
const reading = new Set<unknown>()

/** The most characters parsed at once: a cached menu arrives as one text. */
const PIECE = 65_536

const Around = v.object({ products: v.array(v.unknown()), isWhole: v.optional(v.unknown()) })

/**
 * A menu's body, its products read and checked as they arrive: ten thousand take a slow line and a slow phone seconds
 * each, and the page is not blocked by them. To be parsed as an `ArrivedMenu`.
 */
export async function readMenu(body: ReadableStream<Uint8Array>): Promise<unknown> {
  const products = itemReader('products', Product)
  let sent = 0
  let isWhole = true
  const take = (product: unknown) => {
    sent += 1
    const { isWhole: isAll } = lossesOf(() => products.take(product))
    isWhole = isWhole && isAll
  }
  const { feed, end } = listReader('products')
  const forEachYielding = stepper()
  const decoder = new TextDecoder()
  const reader = body.getReader()
  reading.add(reader)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const text = decoder.decode(value, { stream: !done })
      for (let at = 0; at < text.length; at += PIECE)
        await forEachYielding(feed(text.slice(at, at + PIECE)), take)
      if (done) break
    }
  } finally {
    reading.delete(reader)
  }
  const around = end()
  if (!v.is(Around, around)) return false
  const shelves = lossesOf(() => v.safeParse(MenuShelves, around))
  // A stored menu remembers what was left out when it arrived.
  isWhole &&= products.lost === 0 && shelves.isWhole && around.isWhole !== false
  return {
    ...(shelves.result.success ? shelves.result.output : around),
    isWhole,
    products: isUnreadable({ length: sent }, products.good) ? null : products.good,
  }
}

/** Service `products`. */
export const productsApi = (call: Call) => ({
  /** `brandId`: of a merchant with several brands only this one's; empty: all there is. */
  menu: (channel: Channel, brandId: string, signal?: AbortSignal) =>
    call(ArrivedMenu, FIRST_CALLS.menu(channel, brandId), { signal, isPublic: true, read: readMenu }),
  grades: (signal?: AbortSignal) =>
    call(answerList('grades', Grade), FIRST_CALLS.grades, { signal, isPublic: true }),
  /** A product of a delivered order, one to five; answers its new average. The newest grade of a customer holds. */
  grade: (body: { productId: string; orderId: string; grade: number; comment: string }) =>
    call(Grade, '/products/v1/grade/WITH_TOKEN', { method: 'POST', body }),
  favourites: (userId: string, signal?: AbortSignal) =>
    call(answerList('favourites', Favourite), '/products/v1/favourite/all/WITH_TOKEN', {
      query: { userId, isFavourite: true },
      signal,
    }),
  setFavourite: (productId: string, isFavourite: boolean) =>
    call(Favourite, '/products/v1/favourite/WITH_TOKEN', { method: 'PUT', body: { productId, isFavourite } }),
})
