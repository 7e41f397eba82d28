import { Cashback, CashbackLine } from '#/api/schema/cashback.ts'
import { Done } from '#/api/schema/done.ts'
import { pageOf } from '#/api/schema/records.ts'
import { User, Verification } from '#/api/schema/user.ts'
import { laterService } from './api.ts'
import { path } from './path.ts'

/** What customers say of themselves. `birthday`: `YYYY-MM-DD`; undefined: as it is. `image`: a path that `filesApi` answered. */
export type Profile = Pick<User, 'firstName' | 'lastName' | 'gender' | 'email' | 'image'> & {
  readonly birthday: User['birthday'] | undefined
}

/** The customer's own account, of the service `users`. `WITH_TOKEN` is a literal part of the path. */
export const accountApi = laterService((call) => ({
  /** 422 EMAIL_INVALID, BIRTHDAY_INVALID, FILE_INVALID. */
  update: (id: string, fields: Partial<Profile>) =>
    call(User, path`/users/v1/users/${id}/WITH_TOKEN`, { method: 'PUT', body: fields }),
  /** Sends a code to the new number by SMS; 429 SMS_TOO_OFTEN carries `retryAfter` seconds. */
  changePhone: (phone: string) =>
    call(Verification, '/users/v1/users/phone/WITH_TOKEN', { method: 'PUT', body: { phone, type: 'WEB' } }),
  /** 422 SMS_CODE_WRONG, SMS_CODE_EXPIRED; 409 PHONE_TAKEN. Every other session of the account ends (PF-03). */
  verifyPhone: (phone: string, code: string) =>
    call(User, '/users/v1/users/phone/verify/WITH_TOKEN', {
      method: 'PUT',
      body: { phone, code, type: 'WEB' },
    }),
  cashback: (signal?: AbortSignal) => call(Cashback, '/users/v1/cashback/WITH_TOKEN', { signal }),
  /** Changes of the balance, newest first; `page` counts from 0. */
  cashbackHistory: (page: number, signal?: AbortSignal) =>
    call(pageOf('cashback lines', CashbackLine), '/users/v1/cashback/history/WITH_TOKEN', {
      query: { page, size: 50 },
      signal,
    }),
  /** Ends the account and all its sessions (PF-04). */
  remove: () => call(Done, '/users/v1/users/WITH_TOKEN', { method: 'DELETE' }),
}))
