import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { unwrap } from '#/api/query.ts'
import type { Order } from '#/api/schema/order.ts'
import { orderQuery, toldPaidAtom } from '#/features/orders/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { useReportError } from '#/ui/notices/use-report-error.ts'
import { noteOpenedAtom } from './opened.ts'
import { type PayQuestion, questionOf, usePayQuestion } from './pay-question.ts'
import { openPayment, type PaymentPage, paymentOf } from './payment-page.ts'
import { useOpenPage } from './use-open-page.ts'

type Paying = {
  /** The press on Pay. */
  pay: () => void
  isBusy: boolean
  question: PayQuestion
  isAsked: boolean
  /** The customer has read the question and wants to go on. */
  confirm: () => void
  dismiss: () => void
}

/**
 * Sends the customer to pay. Only the order says whether it was paid, so it is loaded again afterwards. `wasOpened`: a
 * payment page was opened before; `onReturn`: an invoice was closed, and the page never left.
 */
export function usePay(order: Order, wasOpened: boolean, onReturn: () => void): Paying {
  const shell = useShell()
  const bot = useAtomValue(merchantAtom)?.appId ?? ''
  const scope = useAtomValue(queryScopeAtom)
  const queries = useQueryClient()
  const reportError = useReportError()
  const { question, isAsked, ask, dismiss } = usePayQuestion()
  const open = usePayingPage(order, onReturn)
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(paymentOf({ id: order.id, total: order.totals.totalPrice }, shell, bot)),
    onSuccess: (payment) => {
      const asked = questionOf(payment)
      if (asked) ask(asked)
      else open(payment.page)
    },
    onError: reportError,
    // What was refused is another order than the one on the screen.
    onSettled: () => void queries.invalidateQueries({ queryKey: orderQuery(scope, order.id).queryKey }),
  })
  const confirm = () => {
    dismiss()
    if (question.why === 'again') mutate()
    else open(question.page)
  }
  const pay = () => (wasOpened ? ask({ why: 'again' }) : mutate())
  return { pay, isBusy: isPending, question, isAsked, confirm, dismiss }
}

/** Opens a payment page, or says why there is none. */
function usePayingPage(order: Order, onReturn: () => void): (page: PaymentPage) => void {
  const { t } = useLingui()
  const shell = useShell()
  const noteOpened = useSetAtom(noteOpenedAtom)
  const open = useOpenPage(order.id, {
    openHere: (url) => openPayment(order.id, url, shell),
    onMayBePaid: () => noteOpened(order.id),
    onClose: onReturn,
  })
  const notify = useNotify()
  const tellPaid = useSetAtom(toldPaidAtom)
  const wordsOf = (why: 'paid' | 'qr' | 'in-person') => {
    if (why === 'paid') return t`This order is already paid.`
    if (order.serviceType !== 'DELIVERY')
      return why === 'qr'
        ? t`This is paid by a QR code, which this page cannot show. Ask for it at the branch, or pay there in another way.`
        : t`There is no payment page for this order. Pay at the branch, or call there to pay in another way.`
    return why === 'qr'
      ? t`This is paid by a QR code, which this page cannot show. Call the branch to pay the courier or in another way.`
      : t`There is no payment page for this order. Call the branch to pay the courier or in another way.`
  }
  return (page) => {
    if (!('none' in page)) return open(page)
    notify({ text: wordsOf(page.none), tone: page.none === 'paid' ? 'good' : 'error' })
    if (page.none === 'paid') tellPaid(order.id)
  }
}
