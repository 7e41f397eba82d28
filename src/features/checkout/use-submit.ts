import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { atom, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { accountApi } from '#/api/account.ts'
import { api } from '#/api/api.ts'
import type { ApiError } from '#/api/result.ts'
import type { Order } from '#/api/schema/order.ts'
import { usedWith } from '#/domain/order/saved-card.ts'
import { usePassCardLock } from '#/features/bank-cards/index.ts'
import { basketLinesAtom } from '#/features/basket/index.ts'
import { changeDraftAtom, correctDraftAtom, type Draft, draftAtom } from '#/features/order-draft/index.ts'
import { usePayAtOnce } from '#/features/order-payment/index.ts'
import { type SubmitOutcome, submitOrder } from '#/features/order-submission/index.ts'
import { forgetActiveOrders } from '#/features/orders/index.ts'
import { useKeepOrdered } from '#/features/saved-addresses/index.ts'
import { refreshPrices } from '#/features/totals/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { href } from '#/paths.ts'
import { rescuedBasketAtom } from '#/session/logout.ts'
import { isAbout } from '#/session/query-keys.ts'
import { hasActiveOrdersAtom, usedCardsAtom } from '#/session/saved.ts'
import { queryScopeAtom, updateCustomerAtom } from '#/session/session.ts'
import { type Store, useShell } from '#/shell/chrome.ts'
import { useErrorText } from '#/ui/describe-error.ts'
import { showField } from '#/ui/form/use-required-fields.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { fieldId } from './missing-fields.ts'
import { isOnline } from './payment.ts'
import type { CheckoutState } from './use-checkout-state.ts'

/**
 * The order is paid on a page that is opened now. What became of a saved card that it named, its own page says (DX-09):
 * only where the server knows nothing of the card it is paid like any other.
 */
const hasPaymentPage = ({ payment, totals, isPaid, cardPayment }: Order) =>
  payment !== null &&
  (totals.totalPrice ?? 0) > 0 &&
  isPaid === false &&
  !cardPayment &&
  isOnline(payment.type)

/** Says that an order was placed, and whatever is odd about it. False: it costs another sum than was pressed on. */
function useTellPlaced() {
  const { t } = useLingui()
  const notify = useNotify()
  const money = useMoney()
  return ({ order, several, sentTotal }: Extract<SubmitOutcome, { is: 'done' }>): boolean => {
    const { number, totals } = order
    const text = number === null ? t`Order sent` : t`Order sent. No. ${number}`
    notify({ text, tone: 'good', outcomeOf: 'order' })
    const { totalPrice } = totals
    const isAsShown = sentTotal === undefined || totalPrice === null || sentTotal === totalPrice
    if (!isAsShown) {
      const [before, after] = [money(sentTotal), money(totalPrice)]
      notify({ text: t`The branch has changed the total: it was ${before}, it is ${after}`, tone: 'error' })
    }
    if (several) notify({ text: t`Two orders like this arrived. Please call the branch`, tone: 'error' })
    return isAsShown
  }
}

/**
 * What an order was refused for goes out of the draft, or each press would send it again: the checkout then says that it
 * is gone, or asks for another. What else a code may name is asked for anew by `refreshPrices`.
 */
function withoutRefused(code: string | undefined): Partial<Draft> {
  if (code?.startsWith('PROMO_')) return { promo: null }
  return code === 'TABLE_NOT_FOUND' ? { table: null } : {}
}

/**
 * Handles the end of a submit, wherever it was started: opens the order's page, or shows the problem. `leave`: closes the
 * sheet that has sent it, over a page to come back to; without one the order's page takes the place of this one.
 */
export function useAfterSubmit(leave?: () => void) {
  const { t } = useLingui()
  const [, navigate] = useLocation()
  const notify = useNotify()
  const shell = useShell()
  const store = useStore()
  const queries = useQueryClient()
  const scope = useAtomValue(queryScopeAtom)
  const payAtOnce = usePayAtOnce()
  const update = useSetAtom(updateCustomerAtom)
  const expectActiveOrders = useSetAtom(hasActiveOrdersAtom)
  const changeDraft = useSetAtom(changeDraftAtom)
  const correctDraft = useSetAtom(correctDraftAtom)
  const keepOrdered = useKeepOrdered()
  const tellPlaced = useTellPlaced()
  const [failure, setFailure] = useState<ApiError | null>(null)

  // The order spent cashback, and every screen shows the balance.
  const refreshCustomer = async () => {
    const [, user] = await api.users.me()
    if (!user) return
    update(user)
    await queries.invalidateQueries(isAbout('me'))
  }

  const after = async (outcome: SubmitOutcome) => {
    if (outcome.is === 'failed') {
      shell.haptic('error')
      setFailure(outcome.error)
      correctDraft(withoutRefused(outcome.error.code))
      // A shared basket that is gone must not keep its starter from ordering.
      if (outcome.error.code === 'SHARED_BASKET_NOT_FOUND') changeDraft({ sharedBasketId: null })
      // Lines, tariff and branch show their own changes; so does a balance that another device has spent.
      const isSpent = outcome.error.code === 'CASHBACK_NOT_ENOUGH'
      const isCardGone = outcome.error.code === 'CARD_NOT_FOUND'
      await Promise.all([
        refreshPrices(queries),
        isSpent && refreshCustomer(),
        isCardGone && queries.invalidateQueries(isAbout('cards')),
      ])
      // The refreshed times offer the next free one.
      if (outcome.error.code === 'SLOT_FULL') showField(fieldId('time'))
      return
    }
    // The basket of a session that has ended is held until its customer is back.
    if (outcome.is === 'changed' && store.get(rescuedBasketAtom) === null)
      notify({ text: t`Something has changed. Please check your basket`, outcomeOf: 'order' })
    if (outcome.is !== 'done') return
    const { order } = outcome
    shell.haptic('success')
    const isAsShown = tellPlaced(outcome)
    expectActiveOrders(true)
    void forgetActiveOrders(queries, scope)
    void refreshCustomer()
    void keepOrdered(order)
    leave?.()
    navigate(href('order', { id: order.id }), { replace: !leave })
    // Another sum than the one that was pressed on is paid by a press of its own.
    if (isAsShown && hasPaymentPage(order)) await payAtOnce({ id: order.id, total: order.totals.totalPrice })
  }
  return { failure, forget: () => setFailure(null), after }
}

/** From the press until its order's page is there: the basket is emptied before that, and nothing else flashes up. */
export const isSubmittingAtom = atom(false)

/** The card that has paid stands first at the next order, one that was refused does not (DX-09). */
function rememberCard(store: Store, userId: string, cardId: string | undefined, { cardPayment }: Order) {
  if (!cardId || !cardPayment || cardPayment.status === 'REFUSED') return
  const used = store.get(usedCardsAtom)
  store.set(usedCardsAtom, { ...used, [userId]: usedWith(used[userId] ?? [], cardId) })
}

/** How an order is sent from somewhere else than the page of its basket. */
export type SentFrom = {
  /** Makes the order that of the basket, right before it is sent; false: it cannot be any more. */
  begin: () => boolean
  /** Closes what has sent it. */
  leave: () => void
}

/** Sends the order on the screen. */
export function useSubmit(order: CheckoutState, from?: SentFrom) {
  const { t } = useLingui()
  const store = useStore()
  const notify = useNotify()
  const errorText = useErrorText()
  const update = useSetAtom(updateCustomerAtom)
  const { name } = useAtomValue(draftAtom)
  const { failure, forget, after } = useAfterSubmit(from?.leave)
  const passCardLock = usePassCardLock()

  const [isBusy, setIsBusy] = useAtom(isSubmittingAtom)
  const isUnderWay = useRef(false)
  const send = async (): Promise<SubmitOutcome | null> => {
    const request = order.request()
    // Missing fields were reported before; a press that does nothing must still give a message.
    if (!request || !order.customer) {
      notify({ text: errorText(null), outcomeOf: 'order' })
      return null
    }
    if (request.cardId && !(await passCardLock())) return null
    if (from && !from.begin()) return null
    const lines = store.get(basketLinesAtom)
    if (order.customer.firstName === '' && name.trim()) {
      // The name only helps the kitchen, so a failure to save it does not stop the order.
      const [, user] = await accountApi().update(order.customer.id, { firstName: name.trim() })
      if (user) update(user)
    }
    const outcome = await submitOrder(store, { request, lines, phone: order.branch?.phone ?? '' })
    if (outcome.is === 'done') rememberCard(store, order.customer.id, request.cardId, outcome.order)
    if (outcome.is === 'busy')
      notify({ text: t`Another tab is already sending this order`, outcomeOf: 'order' })
    await after(outcome)
    return outcome
  }
  /**
   * Further presses are ignored until the submit has ended: with a slow response the same order could be sent twice.
   * Null: nothing was sent.
   */
  const submit = async (): Promise<SubmitOutcome | null> => {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setIsBusy(true)
    let outcome: SubmitOutcome | null = null
    try {
      outcome = await send()
      return outcome
    } finally {
      isUnderWay.current = false
      // The button of an order that is placed stays busy until the page is left.
      if (outcome?.is !== 'done') setIsBusy(false)
    }
  }
  return { failure, forget, submit, isBusy }
}
