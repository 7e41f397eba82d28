import { type Query, queryOptions } from '@tanstack/react-query'
import { api } from '#/api/api.ts'
import { AGAIN_EVERY, askAgain, REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import type { ArrivedMenu } from '#/api/schema/menu.ts'
import type { Channel } from '#/domain/service.ts'
import { type QueryScope, shopKey } from '#/session/query-keys.ts'

/** The whole menu of this brand and channel; the branch only decides what of it is shown and at which price. */
export const menuQuery = (scope: QueryScope, channel: Channel) =>
  queryOptions({
    queryKey: shopKey(scope, 'menu', channel),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(api.products.menu(channel, scope[1], signal)),
    staleTime: ({ state }) => (state.data?.isWhole === false ? STALE.minute : STALE.visit),
    refetchInterval: (query) => askAgain(untilWhole(query))(query),
  })

/** How many menus a query had received before the first of those in a row that came in part. */
const lossesSince = new WeakMap<object, number>()

/**
 * A menu of which records could not be read is asked for again, since they may be dishes of the basket. Less and less
 * often: a record that stays broken does not cost a phone the whole menu every half minute.
 */
function untilWhole(query: Pick<Query<ArrivedMenu>, 'state'>): number | false {
  const { data, dataUpdateCount } = query.state
  if (data?.isWhole !== false) {
    lossesSince.delete(query)
    return false
  }
  const since = lossesSince.get(query) ?? dataUpdateCount
  lossesSince.set(query, since)
  return Math.min(AGAIN_EVERY * 2 ** (dataUpdateCount - since), STALE.visit)
}

/** Average grades. Without them cards show none, so a failure is not shown. */
export const gradesQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: shopKey(scope, 'grades'),
    queryFn: ({ signal }) => unwrap(api.products.grades(signal)),
    select: (grades) => new Map(grades.map((grade) => [grade.productId, grade])),
    staleTime: STALE.visit,
  })

/** Banners above the menu, ascending priority. Decoration: a failure leaves them out. */
export const bannersQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: shopKey(scope, 'banners'),
    queryFn: ({ signal }) => unwrap(api.support.banners(signal)),
    select: (banners) => banners.toSorted((a, b) => a.priority - b.priority),
    staleTime: STALE.visit,
  })
