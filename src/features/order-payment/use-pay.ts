import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { unwrap } from '#/api/query.ts'
import type { Order } from '#/api/schema/order.ts'
import { orderQuery } from '#/features/orders/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { useReportError } from '#/ui/notices/use-report-error.ts'
import { openPayment, paymentPage } from './payment-page.ts'
import { useInvoice } from './use-invoice.ts'

/**
 * Sends the customer to pay. Only the order says whether it was paid, so it is loaded again afterwards. `onReturn`: an
 * invoice was closed, and the page never left.
 */
export function usePay(order: Order, onReturn: () => void): { pay: () => void; isBusy: boolean } {
  const { t } = useLingui()
  const shell = useShell()
  const showInvoice = useInvoice()
  const bot = useAtomValue(merchantAtom)?.appId ?? ''
  const scope = useAtomValue(queryScopeAtom)
  const queries = useQueryClient()
  const notify = useNotify()
  const reportError = useReportError()
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
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(paymentPage(order.id, shell, bot)),
    onSuccess: (page) => {
      if ('telegram' in page) shell.openTelegramLink(page.telegram)
      if ('open' in page) openPayment(order.id, page.open, shell)
      // The button stays free: a client that cannot show its invoice may never say so.
      if ('invoice' in page) void showInvoice(order.id, page.invoice, onReturn)
      if ('unknown' in page) {
        const { hostname } = new URL(page.unknown)
        notify({
          text: t`We do not know this payment page: ${hostname}. Open it only if you trust it.`,
          action: { label: t`Open`, onPress: () => shell.openLink(page.unknown) },
        })
      }
      if ('none' in page) notify({ text: wordsOf(page.none), tone: page.none === 'paid' ? 'good' : 'error' })
      void queries.invalidateQueries({ queryKey: orderQuery(scope, order.id).queryKey })
    },
    onError: reportError,
  })
  return { pay: () => mutate(), isBusy: isPending }
}
