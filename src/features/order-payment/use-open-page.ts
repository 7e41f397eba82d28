import { useLingui } from '@lingui/react/macro'
import { useShell } from '#/shell/chrome.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import type { PaymentPage } from './payment-page.ts'
import { useInvoice } from './use-invoice.ts'

/** A page to pay on; where there is none, the caller says so. */
type ThereIsOne = Exclude<PaymentPage, { none: unknown }>

/**
 * Opens a payment page of an order. `openHere`: opens one in the place of ours; `onMayBePaid`: money may be on its way from now on;
 * `onClose`: an invoice was closed, and our page never left.
 */
export function useOpenPage(
  orderId: string,
  {
    openHere,
    onMayBePaid = () => {},
    onClose = () => {},
  }: { openHere: (url: string) => void; onMayBePaid?: () => void; onClose?: () => void },
): (page: ThereIsOne) => void {
  const { t } = useLingui()
  const shell = useShell()
  const showInvoice = useInvoice()
  const notify = useNotify()
  return (page) => {
    // The button stays free: a client that cannot show its invoice may never say so.
    if ('invoice' in page) return void showInvoice(orderId, page.invoice, { onMayBePaid, onClose })
    if ('unknown' in page) {
      const { hostname } = new URL(page.unknown)
      const open = () => {
        onMayBePaid()
        shell.openLink(page.unknown)
      }
      return notify({
        text: t`We do not know this payment page: ${hostname}. Open it only if you trust it.`,
        action: { label: t`Open`, onPress: open },
      })
    }
    onMayBePaid()
    if ('telegram' in page) shell.openTelegramLink(page.telegram)
    else openHere(page.open)
  }
}
