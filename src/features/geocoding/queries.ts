import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { addressesApi } from '#/api/addresses.ts'
import { IN_LANGUAGE, STALE, unwrap } from '#/api/query.ts'
import type { Point } from '#/domain/geo/geo.ts'
import { customerKey, type QueryScope } from '#/session/query-keys.ts'

/** How many letters must be typed before the geocoder is asked. */
export const LEAST_LETTERS = 3

/** Places a text may mean, the nearest to `near` first. */
export const placesQuery = (scope: QueryScope, text: string, near: Point, cityId: string | null) =>
  queryOptions({
    queryKey: customerKey(scope, 'places', text, near.latitude, near.longitude, cityId),
    meta: IN_LANGUAGE,
    queryFn: ({ signal }) => unwrap(addressesApi().places(text, near, cityId, signal)),
    enabled: text.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
    staleTime: STALE.visit,
  })

/** Addresses at a point, the nearest first. The key is the point, so a response is never about another one. */
export const placeAtQuery = (scope: QueryScope, point: Point) =>
  queryOptions({
    queryKey: customerKey(scope, 'place at', point.latitude, point.longitude),
    meta: IN_LANGUAGE,
    queryFn: ({ signal }) => unwrap(addressesApi().placeAt(point, signal)),
    staleTime: STALE.visit,
  })
