import type { Point } from './branches.ts'
import type { Call } from './client.ts'
import { Place, Tariff } from './schema/address.ts'
import { answerList } from './schema/common.ts'

/** Delivery tariff request (spec section 3): so'm, metres, degrees. */
export type TariffQuestion = Point & {
  productPrice: number
  distance: number | null
  branchId: string
  address: string
  cityId: string | null
}

/** Service `deliveries` (spec section 7). */
export const deliveriesApi = (call: Call) => ({
  tariff: (question: TariffQuestion, signal?: AbortSignal) =>
    call(Tariff, '/deliveries/v1/delivery/tariff/client/calculate', {
      method: 'POST',
      body: question,
      signal,
    }),
  places: (q: string, near: Point, cityId: string | null, signal?: AbortSignal) =>
    call(answerList('places', Place), '/deliveries/v1/geocode/search', {
      query: { q, lat: near.latitude, lon: near.longitude, ...(cityId && { cityId }) },
      signal,
    }),
  placeAt: (point: Point, signal?: AbortSignal) =>
    call(answerList('places', Place), '/deliveries/v1/geocode/reverse', {
      query: { lat: point.latitude, lon: point.longitude },
      signal,
    }),
})
