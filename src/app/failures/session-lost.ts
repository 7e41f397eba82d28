import { msg } from '@lingui/core/macro'
import { pageAt } from '#/app/pages/match.ts'
import { i18n } from '#/i18n/catalog.ts'
import type { PathName } from '#/paths.ts'
import { forgetCustomerAtom, isDeletingAgainAtom, rescuedBasketAtom } from '#/session/logout.ts'
import { dropCustomer, queryClient } from '#/session/query-client.ts'
import { isSignedOutAtom, savedSessionAtom } from '#/session/saved.ts'
import { deadTokenAtom, signInByTelegramAtom, tokenAtom } from '#/session/session.ts'
import { toSignIn } from '#/session/to-sign-in.ts'
import { type Store, shellAtom } from '#/shell/shell.ts'
import { notify } from '#/ui/notices/notices.ts'

/** What a forced logout says. */
const outdatedText = msg`Your session has expired. Please log in again.`

/** Calls that are refused together come one by one, from outside of components. */
let isUnderWay = false

/**
 * Handles a 401: the token is invalid, so the customer is logged out, once for any number of refused calls; a 401 for
 * an older token says nothing about the present one. Inside Telegram one silent sign-in is tried first.
 */
export function sessionLost(store: Store, sentAuthorization: string): void {
  const token = store.get(tokenAtom)
  if (!token || sentAuthorization !== `Bearer ${token}`) return
  if (isUnderWay) return
  isUnderWay = true
  void replaceOrForget(store, token).finally(() => {
    isUnderWay = false
  })
}

async function replaceOrForget(store: Store, token: string) {
  const { initData } = store.get(shellAtom).refreshLaunch()
  if (initData && !store.get(isSignedOutAtom)) {
    store.set(deadTokenAtom, token)
    const [error] = await store.set(signInByTelegramAtom, initData)
    if (!error) return dropCustomer(queryClient)
  }
  // Another tab may have signed in again or out meanwhile.
  if (store.get(savedSessionAtom)?.token !== token) return
  store.set(forgetCustomerAtom, { isForced: true })
  dropCustomer(queryClient)
  // Whoever deletes the account says what it means.
  if (store.get(isDeletingAgainAtom)) return
  askAgain(store)
  notify(store, { tone: 'error', text: i18n._(outdatedText) })
}

/** Pages whose basket is held for the same person: without it they would say that it is empty. */
const WITH_BASKET: readonly string[] = ['basket', 'basketTogether', 'checkout'] satisfies PathName[]

/**
 * Leads from the customer's profile to sign-in, and back to it afterwards: it shows something to visitors as well, unlike
 * the other pages of a customer, which lead there by themselves. So it does from a basket that waits for its customer. All
 * other pages stay.
 */
function askAgain(store: Store) {
  const page = pageAt(location.pathname)?.name ?? ''
  const isWaiting = store.get(rescuedBasketAtom) !== null && WITH_BASKET.includes(page)
  if (page !== 'profile' && !isWaiting) return
  toSignIn({ replace: true })
}
