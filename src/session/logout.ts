import { atom } from 'jotai'
import { api } from '#/api/api.ts'
import { linesOf, type PersistedBasket } from '#/domain/basket/persisted-basket.ts'
import { savedBasketAtom } from './basket.ts'
import { dropInputAtom } from './form-input.ts'
import type { Scope } from './key.ts'
import { cookies, keys, scopedKeys } from './keys.ts'
import { isSignedOutAtom, readAgainAtom } from './saved.ts'
import { scopeAtom } from './scope.ts'
import { customerAtom } from './session.ts'
import { trialOrderAtom } from './trial-order.ts'

/** Basket lines that a forced logout removed from storage, held in memory for the same person until the page closes. */
export const rescuedBasketAtom = atom<{ userId: string; lines: PersistedBasket } | null>(null)

/** The account is being deleted again, after an answer that was lost: a dead token then says that it is gone. */
export const isDeletingAgainAtom = atom(false)

/**
 * Forgets the customer; merchant id, init data and other brands' sessions stay. `isForced`: the server has ended the
 * session, so this page holds basket and typed texts for the same person; otherwise nothing is left of them.
 */
export const forgetCustomerAtom = atom(null, (get, set, { isForced = false } = {}) => {
  const scope = get(scopeAtom)
  const customer = get(customerAtom)
  if (!scope) return
  // The order that is looked at is theirs, and what is forgotten below is what is stored.
  set(trialOrderAtom, null)
  const lines = get(savedBasketAtom)
  const isRescued = isForced && customer && linesOf(lines).length > 0
  set(rescuedBasketAtom, isRescued ? { userId: customer.id, lines } : null)
  clearCustomer(scope)
  set(readAgainAtom)
  set(savedBasketAtom, [])
  set(dropInputAtom, isForced ? 'of guests' : 'of everybody')
})

/**
 * Logout by the customer: the token is revoked at the server first, and its response changes nothing (the token may be
 * invalid already).
 */
export const logoutAtom = atom(null, async (_get, set, isTelegram: boolean) => {
  await Promise.all([api.users.logout(), isTelegram ? api.webbot.logout() : null])
  if (isTelegram) set(isSignedOutAtom, true)
  set(forgetCustomerAtom)
})

/**
 * Logout: the customer's keys and this brand's own; merchant id, language and other brands' sessions stay. The token
 * cookie may be that of another brand in another tab: it goes only if it is ours. The basket's own atom empties it.
 */
function clearCustomer(scope: Scope) {
  const token = scopedKeys.session(scope).read()?.token
  for (const one of Object.values(keys)) if (one.clearedBy !== 'never') one.clear()
  for (const of of Object.values(scopedKeys)) if (of(scope).clearedBy !== 'never') of(scope).clear()
  if (cookies.token.read() === token) cookies.token.clear()
  cookies.page.clear()
}
