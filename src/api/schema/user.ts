import * as v from 'valibot'
import { flag, Id, number, OptionalMoment, oneOf, text } from './common.ts'

/** User (spec section 3): the fields the storefront uses. Phone as the server writes it, `+998901234567`. */
export const User = v.object({
  id: Id,
  merchantId: v.optional(v.fallback(v.nullable(Id), null), null),
  firstName: text(100),
  lastName: text(100),
  phone: text(20),
  email: text(200),
  image: v.optional(v.fallback(v.nullable(v.string()), null), null),
  birthday: v.optional(v.fallback(v.nullable(v.string()), null), null),
  gender: oneOf(['MALE', 'FEMALE', ''], ''),
  role: text(32),
  cashback: number(0),
  balance: number(0),
})
export type User = v.InferOutput<typeof User>

/** Phone verification record (contract 1.4): `time` is the resend wait in seconds, `timestamp` the send moment in ms. */
export const Verification = v.object({
  id: v.optional(v.fallback(v.nullable(Id), null), null),
  phone: text(20),
  time: number(60),
  timestamp: number(0),
})
export type Verification = v.InferOutput<typeof Verification>

/** What a sign-in gives. `needPhone`: a Telegram account of ours without a phone. */
export const SignIn = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(4_000)),
  expiresAt: OptionalMoment,
  needPhone: flag(),
  isNew: flag(),
  user: User,
})
export type SignIn = v.InferOutput<typeof SignIn>
