import * as v from 'valibot'
import { answerList } from '#/api/schema/common.ts'
import { City, Merchant } from '#/api/schema/merchant.ts'
import { SignIn, User, Verification } from '#/api/schema/user.ts'
import type { Call } from './client.ts'

const Nothing = v.unknown()

/** Service `users` (spec section 7). `WITH_TOKEN` is a literal part of the path (R6). */
export const usersApi = (call: Call) => ({
  /** 404 and null mean: no such merchant. `sub` is a sub-domain, a vendor name or a stored id. */
  merchantBySub: (sub: string) => call(Merchant, `/users/v1/merchants/sub/${encodeURIComponent(sub)}`),
  merchantByDomain: (domain: string) => call(Merchant, '/users/v1/merchants/domain', { query: { domain } }),
  cities: (merchantId: string) =>
    call(answerList('cities', City), `/users/v1/city-merchant/merchant/${merchantId}`),

  /** Sends an SMS code; 429 SMS_TOO_OFTEN carries `retryAfter` seconds. */
  login: (phone: string) =>
    call(Verification, '/users/v1/users/login', { method: 'POST', body: { phone, type: 'WEB' } }),
  verifyLogin: (phone: string, code: string) =>
    call(SignIn, '/users/v1/users/login/verify', { method: 'POST', body: { phone, code, type: 'WEB' } }),
  logout: () => call(Nothing, '/users/v1/users/logout/WITH_TOKEN', { method: 'POST' }),
  me: (signal?: AbortSignal) => call(User, '/users/v1/users/me/WITH_TOKEN', { signal }),
  update: (
    id: string,
    fields: Partial<Pick<User, 'firstName' | 'lastName' | 'birthday' | 'gender' | 'email'>>,
  ) => call(User, `/users/v1/users/${id}/WITH_TOKEN`, { method: 'PUT', body: fields }),
})
