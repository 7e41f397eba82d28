import { queryOptions } from '@tanstack/react-query'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import { referralsApi } from '#/api/referrals.ts'
import { customerKey, type QueryScope } from '#/session/query-keys.ts'

/** The customer's invitation, loaded again at each visit: a friend may have ordered. */
export const referralQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: customerKey(scope, 'referral'),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(referralsApi().own(signal)),
    enabled: scope[2] !== '',
    staleTime: STALE.live,
  })

/** What the invitation of a link promises to whoever asks. */
export const invitationQuery = (scope: QueryScope, code: string) =>
  queryOptions({
    queryKey: customerKey(scope, 'referral', code),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(referralsApi().one(code, signal)),
    staleTime: STALE.live,
  })
