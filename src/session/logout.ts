import { atom } from 'jotai'
import { api } from '#/api/api.ts'
import { linesOf, type PersistedBasket } from '#/domain/basket/basket.ts'
import { savedBasketAtom } from './basket.ts'
import { clearCustomer } from './clear.ts'
import { dropGuestInputAtom } from './form-input.ts'
import {
  canRepeatAtom,
  hasActiveOrdersAtom,
  isSignedOutAtom,
  savedDraftAtom,
  savedSearchesAtom,
  savedSessionAtom,
  seenOrdersAtom,
} from './saved.ts'
import { scopeAtom } from './scope.ts'
import { customerAtom } from './session.ts'

/** Basket lines that a forced logout removed from storage, held in memory for the same person until the page closes. */
export const rescuedBasketAtom = atom<{ userId: string; lines: PersistedBasket } | null>(null)

/** Forgets the customer; merchant id, init data and other brands' sessions stay. */
export const forgetCustomerAtom = atom(null, (get, set) => {
  const scope = get(scopeAtom)
  const customer = get(customerAtom)
  if (!scope) return
  const lines = get(savedBasketAtom)
  if (customer && linesOf(lines).length > 0) set(rescuedBasketAtom, { userId: customer.id, lines })
  clearCustomer(scope)
  set(savedSessionAtom, null)
  set(savedBasketAtom, [])
  set(savedDraftAtom, {})
  set(savedSearchesAtom, [])
  set(hasActiveOrdersAtom, false)
  set(canRepeatAtom, false)
  set(seenOrdersAtom, [])
  set(dropGuestInputAtom)
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
