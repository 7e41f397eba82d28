import { Tariff } from '#/api/schema/tariff.ts'
import type { Point } from '#/domain/geo/geo.ts'
import type { Call } from './client.ts'

/** Delivery tariff request: so'm, metres, degrees. */
export type TariffQuestion = Point & {
  productPrice: number
  distance: number | null
  branchId: string
  address: string
  cityId: string | null
}

/** Service `deliveries`. */
export const deliveriesApi = (call: Call) => ({
  tariff: (question: TariffQuestion, signal?: AbortSignal) =>
    call(Tariff, '/deliveries/v1/delivery/tariff/client/calculate', {
      method: 'POST',
      body: question,
      signal,
    }),
})
