import { atom } from 'jotai'
import { api } from '#/api/api.ts'
import type { ApiError, Result } from '#/api/result.ts'
import type { SignIn, User } from '#/api/schema/user.ts'
import { quietly } from '#/lib/told.ts'
import { cookies } from './keys.ts'
import { savedSessionAtom } from './saved.ts'
import { scopeAtom } from './scope.ts'

export type Customer = Pick<User, 'id' | 'firstName' | 'lastName' | 'phone' | 'cashback' | 'balance'>

/** The signed-in customer, null for a visitor (spec section 6). */
export const customerAtom = atom((get): Customer | null => get(savedSessionAtom)?.user ?? null)

/** Beginning of every query key: data of another merchant, brand or customer is never shown for this one. */
export const queryScopeAtom = atom((get) => {
  const scope = get(scopeAtom)
  return [scope?.merchantId ?? '', scope?.brandId ?? '', get(customerAtom)?.id ?? ''] as const
})
export type QueryScope = readonly [merchantId: string, brandId: string, userId: string]

/** Beginning of the keys of what belongs to the shop, not to a customer: a sign-in must not ask for it again. */
export const shopScope = ([merchantId, brandId]: QueryScope): QueryScope => [merchantId, brandId, '']

const customerOf = ({ id, firstName, lastName, phone, cashback, balance }: User): Customer => ({
  id,
  firstName,
  lastName,
  phone,
  cashback,
  balance,
})

/** Begins the customer's session: token into the jar, profile beside it, both saved for this brand. */
export const beginSessionAtom = atom(null, (_get, set, { token, user }: SignIn) => {
  cookies.token.write(token)
  set(savedSessionAtom, { token, user: customerOf(user) })
})

/** Replaces the profile of the running session; without one it does nothing. */
export const updateCustomerAtom = atom(null, (get, set, user: User) => {
  const session = get(savedSessionAtom)
  if (session) set(savedSessionAtom, { ...session, user: customerOf(user) })
})

/**
 * Puts the saved session of this brand back in force. The jar without a session, or another one's token, is
 * emptied: another account of this device may have left it (TG-14).
 */
export const resumeSessionAtom = atom(null, (get, set) => {
  const session = get(savedSessionAtom)
  if (session) cookies.token.write(session.token)
  else if (cookies.token.read()) {
    cookies.token.clear()
    set(savedSessionAtom, null)
  }
})

/** Why the silent sign-in of this launch failed: `features/login` says what to do about it. */
export const signInErrorAtom = atom<ApiError | null>(null)

/** A known Telegram account without a phone: the customer is asked for one before ordering (contract 1.4). */
export const needPhoneAtom = atom(false)

/** Mini-app sign-in by init data (spec section 6); the error stays with the caller. */
export const signInByTelegramAtom = atom(
  null,
  async (_get, set, initData: string): Promise<Result<SignIn>> => {
    // Said by the sign-in page: a visitor may look around all the same.
    const answer = quietly(await api.webbot.signIn(initData))
    if (answer[1] && !answer[1].needPhone) set(beginSessionAtom, answer[1])
    set(needPhoneAtom, answer[1]?.needPhone ?? false)
    set(signInErrorAtom, answer[0])
    return answer
  },
)
