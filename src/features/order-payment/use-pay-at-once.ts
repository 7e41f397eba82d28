import { useAtomValue } from 'jotai'
import { useShell } from '#/shell/chrome.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { isAtOrder, openPayment, paymentPage } from './payment-page.ts'
import { useInvoice } from './use-invoice.ts'

/**
 * Opens the payment of an order that was just placed, if that may be done without asking and the order is still on the
 * screen. Any other is offered by the order's own page.
 */
export function usePayAtOnce(): (orderId: string) => Promise<void> {
  const shell = useShell()
  const bot = useAtomValue(merchantAtom)?.appId ?? ''
  const showInvoice = useInvoice()
  return async (orderId) => {
    const [, page] = await paymentPage(orderId, shell, bot)
    if (!page || !isAtOrder(orderId)) return
    if ('open' in page) openPayment(orderId, page.open, shell)
    // Not waited for: it stays open as long as the customer likes, and the order has long been sent.
    if ('invoice' in page) void showInvoice(orderId, page.invoice)
  }
}
