import { queryOptions } from '@tanstack/react-query'
import { ordersApi } from '#/api/orders.ts'
import { paymentsApi } from '#/api/payments.ts'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import type { Channel } from '#/domain/service.ts'
import { customerKey, type QueryScope } from '#/session/query-keys.ts'

/** Service fee and minimum of the merchant (CO-08, CO-09). */
export const orderSettingQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: customerKey(scope, 'order setting'),
    queryFn: async ({ signal }) => {
      const answer = await ordersApi().setting(scope[0], signal)
      // A merchant without a record has no fee and no minimum.
      if (answer[0]?.status === 404) return null
      return unwrap(Promise.resolve(answer))
    },
    enabled: scope[0] !== '',
    staleTime: STALE.visit,
    meta: REPORTED_BY_SCREEN,
  })

/** Payment methods as the server lists them; `shownMethods` selects the ones to show. */
export const paymentMethodsQuery = (scope: QueryScope, channel: Channel) =>
  queryOptions({
    queryKey: customerKey(scope, 'payment methods', channel),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(paymentsApi().methods(channel, signal)),
    enabled: scope[0] !== '',
    staleTime: STALE.visit,
  })
