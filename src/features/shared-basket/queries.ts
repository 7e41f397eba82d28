import { queryOptions } from '@tanstack/react-query'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import { sharedBasketsApi } from '#/api/shared-baskets.ts'
import { type QueryScope, shopKey } from '#/session/query-keys.ts'

/** Who invites by a link, before the phone joins. Without it, or from a server that does not know the call, words without a name do. */
export const basketInvitationQuery = (scope: QueryScope, code: string | null) =>
  queryOptions({
    queryKey: shopKey(scope, 'invitation', code),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(sharedBasketsApi().invitation({ code: code ?? '' }, signal)),
    staleTime: STALE.minute,
    enabled: code !== null,
  })
