import { laterService } from './api.ts'
import { path } from './path.ts'
import { Invitation, Referral } from './schema/referral.ts'

/** Invitations, of the service `users` (BX-39). Servers may be without them. */
export const referralsApi = laterService((call) => ({
  /** The customer's own code, made when it is first asked for, and what came of it. */
  own: (signal?: AbortSignal) => call(Referral, '/users/v1/referral/WITH_TOKEN', { signal }),
  /** 404 REFERRAL_NOT_FOUND; 429 TOO_MANY_REQUESTS with `retryAfter` seconds. */
  one: (code: string, signal?: AbortSignal) => call(Invitation, path`/users/v1/referral/${code}`, { signal }),
}))
