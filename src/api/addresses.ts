import { Address, GeocodedPlace } from '#/api/schema/address.ts'
import { Done } from '#/api/schema/done.ts'
import { answerList } from '#/api/schema/records.ts'
import type { Point } from '#/domain/geo/geo.ts'
import { laterService } from './api.ts'
import { path } from './path.ts'

/** Fields of an address the customer writes; the id is the server's. */
export type AddressInput = Omit<Address, 'id' | 'createdDate'>

/** Addresses of the account and places on the map, of the services `users` and `deliveries`. */
export const addressesApi = laterService((call) => ({
  saved: (signal?: AbortSignal) =>
    call(answerList('addresses', Address), '/users/v1/addresses/WITH_TOKEN', { signal }),
  add: (address: AddressInput) =>
    call(Address, '/users/v1/addresses/WITH_TOKEN', { method: 'POST', body: address }),
  change: (id: string, address: AddressInput) =>
    call(Address, path`/users/v1/addresses/${id}/WITH_TOKEN`, { method: 'PUT', body: address }),
  remove: (id: string) => call(Done, path`/users/v1/addresses/${id}/WITH_TOKEN`, { method: 'DELETE' }),
  places: (q: string, near: Point, cityId: string | null, signal?: AbortSignal) =>
    call(answerList('places', GeocodedPlace), '/deliveries/v1/geocode/search', {
      query: { q, lat: near.latitude, lon: near.longitude, ...(cityId && { cityId }) },
      signal,
      isPublic: true,
    }),
  placeAt: (point: Point, signal?: AbortSignal) =>
    call(answerList('places', GeocodedPlace), '/deliveries/v1/geocode/reverse', {
      query: { lat: point.latitude, lon: point.longitude },
      signal,
      isPublic: true,
    }),
}))
