import { useQuery } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { accountApi } from '#/api/account.ts'
import { ordersApi } from '#/api/orders.ts'
import { REPORTED_BY_SCREEN, STALE, unwrap } from '#/api/query.ts'
import type { ApiError } from '#/api/result.ts'
import { isUnclear } from '#/api/write-once.ts'
import { cardsQuery } from '#/features/bank-cards/index.ts'
import { savedAddressesQuery } from '#/features/saved-addresses/index.ts'
import { forgetCustomerAtom, isDeletingAgainAtom } from '#/session/logout.ts'
import { meQuery } from '#/session/me.ts'
import { customerKey } from '#/session/query-keys.ts'
import { isSignedOutAtom } from '#/session/saved.ts'
import { queryScopeAtom, tokenAtom } from '#/session/session.ts'
import { shellAtom } from '#/shell/shell.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'

/** The session whose account was to be deleted, by an attempt of which nobody knows what became of it. */
const unclearForAtom = atom<string | null>(null)

/**
 * Deletes the account, then clears the customer's data from the device like a logout (PF-04). Resolves with null on
 * success, and where an earlier attempt without an answer has done it. Inside Telegram the silent sign-in is paused before
 * the call, because it would create a new account at once.
 */
export const deleteAccountAtom = atom(null, async (get, set): Promise<ApiError | null> => {
  const isTelegram = get(shellAtom).channel === 'TG'
  if (isTelegram) set(isSignedOutAtom, true)
  const token = get(tokenAtom)
  const isAgain = token !== null && get(unclearForAtom) === token
  set(isDeletingAgainAtom, isAgain)
  const [error] = await accountApi().remove()
  set(isDeletingAgainAtom, false)
  if (error && isUnclear(error)) set(unclearForAtom, token)
  if (error && !(isAgain && error.status === 401)) {
    if (isTelegram) set(isSignedOutAtom, false)
    return error
  }
  set(forgetCustomerAtom)
  return null
})

/** What is lost with the account, in so'm or as a number; null: not known (yet); undefined: does not apply. */
export function useWhatIsLost(isWanted: boolean) {
  const scope = useAtomValue(queryScopeAtom)
  const can = useAtomValue(abilitiesAtom)
  const wanted = (has: boolean) => ({ enabled: isWanted && has && scope[2] !== '' })
  const me = useQuery({ ...meQuery(scope), ...wanted(true) }).data
  const cards = useQuery({ ...cardsQuery(scope), ...wanted(can.cards) }).data
  const addresses = useQuery({ ...savedAddressesQuery(scope), ...wanted(can.delivery) }).data
  const orders = useQuery({
    queryKey: customerKey(scope, 'orders', 'how many'),
    meta: REPORTED_BY_SCREEN,
    queryFn: ({ signal }) => unwrap(ordersApi().page(scope[2], 0, false, signal)),
    staleTime: STALE.minute,
    ...wanted(true),
  }).data
  return {
    cashback: can.cashback ? (me?.cashback ?? null) : undefined,
    balance: can.balance ? (me?.balance ?? null) : undefined,
    cards: can.cards ? (cards?.length ?? null) : undefined,
    addresses: can.delivery ? (addresses?.length ?? null) : undefined,
    // A server that does not count sends 0.
    orders: orders ? (orders.totalElements ?? 0) || (orders.content.length > 0 ? null : 0) : null,
  }
}
