import { atom } from 'jotai'
import { api } from '#/api/api.ts'
import { linesOf, type PersistedBasket } from '#/domain/basket/basket.ts'
import { savedBasketAtom } from './basket.ts'
import { clearCustomer } from './clear.ts'
import { isSignedOutAtom, savedDraftAtom, savedSearchesAtom, savedSessionAtom } from './saved.ts'
import { scopeAtom } from './scope.ts'
import { customerAtom } from './session.ts'

/** Basket lines a forced logout took from storage, kept for the same person until the page closes. */
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
})

/** Logout by the customer: the server is told first, and its answer changes nothing (a dead token is out already). */
export const logoutAtom = atom(null, async (_get, set, isTelegram: boolean) => {
  await Promise.all([api.users.logout(), isTelegram ? api.webbot.logout() : null])
  if (isTelegram) set(isSignedOutAtom, true)
  set(forgetCustomerAtom)
})
