import * as v from 'valibot'
import { flag, Id, number, oneOf, optionalNumber, personName, text } from './common.ts'
import { ExpiresAt, OptionalDay } from './dates.ts'
import { maybe } from './field.ts'
import { ownRecord } from './records.ts'

/** User: the fields the storefront uses. Phone as the server writes it, `+998901234567`. */
export const User = v.object({
  id: Id,
  merchantId: maybe(Id),
  firstName: personName(),
  lastName: personName(),
  phone: text(20),
  email: text(200),
  image: maybe(v.string()),
  /** `YYYY-MM-DD`; null: none; `UNKNOWN`: one that cannot be read. */
  birthday: OptionalDay,
  gender: oneOf(['MALE', 'FEMALE', ''], ''),
  role: text(32),
  /** So'm; null: unknown, which is not zero. */
  cashback: optionalNumber,
  balance: optionalNumber,
})
export type User = v.InferOutput<typeof User>

/** Phone verification record: `time` is the resend wait in seconds, `timestamp` the send moment in ms. */
export const Verification = ownRecord(
  ['phone', 'time'],
  v.object({
    id: maybe(Id),
    phone: text(20),
    time: number(60),
    timestamp: number(0),
  }),
)
export type Verification = v.InferOutput<typeof Verification>

/** What a sign-in gives. `needPhone`: a Telegram account of ours without a phone. */
export const SignIn = v.object({
  token: v.pipe(v.string(), v.regex(/^.{1,4000}$/s)),
  expiresAt: ExpiresAt,
  needPhone: flag(),
  isNew: flag(),
  user: User,
})
export type SignIn = v.InferOutput<typeof SignIn>
