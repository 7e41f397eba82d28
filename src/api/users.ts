import { Done } from '#/api/schema/done.ts'
import { Cities, Merchant } from '#/api/schema/merchant.ts'
import { SignIn, User, Verification } from '#/api/schema/user.ts'
import { FIRST_CALLS } from '#/config/first-paint.ts'
import type { MerchantRef } from '#/config/host.ts'
import type { Call } from './client.ts'

/** Service `users`. `WITH_TOKEN` is a literal part of the path. */
export const usersApi = (call: Call) => ({
  /** By a domain, or by a name: a sub-domain, a vendor name or a stored id. 404 and null mean: no such merchant. */
  merchant: (ref: MerchantRef) => call(Merchant, FIRST_CALLS.merchant(ref), { isPublic: true }),
  cities: (merchantId: string) => call(Cities, FIRST_CALLS.cities(merchantId)),

  /** Sends an SMS code; 429 SMS_TOO_OFTEN carries `retryAfter` seconds. */
  login: (phone: string) =>
    call(Verification, '/users/v1/users/login', {
      method: 'POST',
      isPublic: true,
      body: { phone, type: 'WEB' },
    }),
  verifyLogin: (phone: string, code: string) =>
    call(SignIn, '/users/v1/users/login/verify', {
      method: 'POST',
      isPublic: true,
      body: { phone, code, type: 'WEB' },
    }),
  logout: () => call(Done, '/users/v1/users/logout/WITH_TOKEN', { method: 'POST' }),
  me: (signal?: AbortSignal) => call(User, '/users/v1/users/me/WITH_TOKEN', { signal }),
})
