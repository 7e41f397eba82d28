import { atom } from 'jotai'
import { api } from '#/api/api.ts'
import type { ApiError, Result } from '#/api/result.ts'
import type { SignIn, User } from '#/api/schema/user.ts'
import { cookies } from './keys.ts'
import type { QueryScope } from './query-keys.ts'
import { savedSessionAtom } from './saved.ts'
import { scopeAtom } from './scope.ts'

export type Customer = Pick<User, 'id' | 'firstName' | 'lastName' | 'phone' | 'cashback' | 'balance'>

/** The signed-in customer, null for a visitor. */
export const customerAtom = atom((get): Customer | null => get(savedSessionAtom)?.user ?? null)

/** The owner of the data that this page loads. */
export const queryScopeAtom = atom((get): QueryScope => {
  const scope = get(scopeAtom)
  return [scope?.merchantId ?? '', scope?.brandId ?? '', get(customerAtom)?.id ?? '']
})

const customerOf = ({ id, firstName, lastName, phone, cashback, balance }: User): Customer => ({
  id,
  firstName,
  lastName,
  phone,
  cashback,
  balance,
})

/** A token that the server has refused, while the silent sign-in gets another one: no call carries it. */
export const deadTokenAtom = atom<string | null>(null)

/**
 * The bearer of this page's calls: that of the session of its own merchant, brand and Telegram account. The token
 * cookie is one for all tabs of the origin, so it is not asked.
 */
export const tokenAtom = atom((get): string | null => {
  const token = get(savedSessionAtom)?.token ?? null
  return token === get(deadTokenAtom) ? null : token
})

/** Begins the customer's session, saved for this brand. */
export const beginSessionAtom = atom(null, (_get, set, { token, user }: SignIn) => {
  set(savedSessionAtom, { token, user: customerOf(user) })
  set(showTokenAtom)
})

/** Replaces the profile of the running session; without one it does nothing. */
export const updateCustomerAtom = atom(null, (get, set, user: User) => {
  const session = get(savedSessionAtom)
  if (session) set(savedSessionAtom, { ...session, user: customerOf(user) })
})

/** Makes the token cookie that of this page's session, or none; called while the page is in front. */
export const showTokenAtom = atom(null, (get) => {
  if (!get(scopeAtom)) return
  const token = get(tokenAtom)
  if (token) cookies.token.write(token)
  else cookies.token.clear()
})

/** Why the silent sign-in of this launch failed: `features/sign-in` offers the next step. */
export const signInErrorAtom = atom<ApiError | null>(null)

/** A known Telegram account without a phone: ordering needs one first. */
export const needPhoneAtom = atom(false)

/** Mini-app sign-in by init data; the error stays with the caller. */
export const signInByTelegramAtom = atom(
  null,
  async (_get, set, initData: string): Promise<Result<SignIn>> => {
    // The sign-in page reports the error: a guest may use the shop all the same.
    const answer = await api.webbot.signIn(initData)
    if (answer[1] && !answer[1].needPhone) set(beginSessionAtom, answer[1])
    set(needPhoneAtom, answer[1]?.needPhone ?? false)
    set(signInErrorAtom, answer[0])
    return answer
  },
)
