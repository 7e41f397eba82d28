import { Branch, NearestBranch } from '#/api/schema/branch.ts'
import { answerList } from '#/api/schema/records.ts'
import { isShown } from '#/domain/geo/branches.ts'
import type { Point } from '#/domain/geo/geo.ts'
import type { Call } from './client.ts'
import { path } from './path.ts'

const pointQuery = (point: Point | null) => (point ? { lat: point.latitude, lon: point.longitude } : {})

/** Branches of which those were lost that are shown must not be read as none. */
const Branches = answerList('branches', Branch, (good) => good.some(isShown))

export const branchesApi = (call: Call) => ({
  /** All branches with hours and settings; of one city when it is given. `point`: how long a delivery to it takes. */
  full: (cityId: string | null, point: Point | null, signal?: AbortSignal) =>
    call(Branches, '/users/v1/branches/full', {
      query: { ...(cityId && { cityId }), ...pointQuery(point) },
      signal,
      isPublic: true,
    }),
  /** All branches, without hours, holidays and settings: their names and where they are. */
  all: (signal?: AbortSignal) => call(Branches, '/users/v1/branches', { signal, isPublic: true }),
  one: (id: string, point: Point | null, signal?: AbortSignal) =>
    call(Branch, path`/users/v1/branches/${id}`, { query: pointQuery(point), signal, isPublic: true }),
  /** The nearest active branch; `delivers` limits to those that deliver there: 422 OUT_OF_SERVICE_ZONE, 404 NO_BRANCHES. */
  closest: (merchant: string, point: Point, delivers: boolean, signal?: AbortSignal) =>
    call(NearestBranch, path`/users/v1/branches/merchant/${merchant}/closest`, {
      query: { lat: point.latitude, lon: point.longitude, ...(delivers && { type: 'DELIVERY' }) },
      signal,
      isPublic: true,
    }),
  closestForCustomer: (point: Point, delivers: boolean, signal?: AbortSignal) =>
    call(NearestBranch, '/users/v1/local/branch/closest/WITH_TOKEN', {
      query: { lat: point.latitude, lon: point.longitude, ...(delivers && { type: 'DELIVERY' }) },
      signal,
    }),
})
