import { useAtomValue, useSetAtom } from 'jotai'
import { useShell } from '#/shell/chrome.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { noteOpenedAtom } from './opened.ts'
import { questionOf } from './pay-question.ts'
import { isAtOrder, openPayment, paymentOf } from './payment-page.ts'
import { useInvoice } from './use-invoice.ts'

/**
 * Opens the payment of an order that was just placed, if that may be done without asking and the order is still on the
 * screen. Any other is offered by the order's own page.
 */
export function usePayAtOnce(): (order: { id: string; total: number | null }) => Promise<void> {
  const shell = useShell()
  const bot = useAtomValue(merchantAtom)?.appId ?? ''
  const showInvoice = useInvoice()
  const noteOpened = useSetAtom(noteOpenedAtom)
  return async (order) => {
    const [, payment] = await paymentOf(order, shell, bot)
    // Another sum or an expired page is a question, which the order's page asks at the press on Pay.
    if (!payment || questionOf(payment) || !isAtOrder(order.id)) return
    const { page } = payment
    const onMayBePaid = () => noteOpened(order.id)
    if ('open' in page) {
      onMayBePaid()
      openPayment(order.id, page.open, shell)
    }
    // Not waited for: it stays open as long as the customer likes, and the order has long been sent.
    if ('invoice' in page) void showInvoice(order.id, page.invoice, { onMayBePaid })
  }
}
