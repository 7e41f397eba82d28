import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useShell } from '#/shell/chrome.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { noteOpenedAtom } from './opened.ts'
import type { PaymentPage } from './payment-page.ts'
import { useInvoice } from './use-invoice.ts'

/** A page to pay on; where there is none, the caller says so. */
type ThereIsOne = Exclude<PaymentPage, { none: unknown }>

/**
 * Opens a payment page of an order. `openHere`: opens one in the place of ours; `onClose`: an invoice was closed, and our
 * page never left.
 */
export function useOpenPage(
  orderId: string,
  openHere: (url: string) => void,
  onClose?: () => void,
): (page: ThereIsOne) => void {
  const { t } = useLingui()
  const shell = useShell()
  const showInvoice = useInvoice()
  const notify = useNotify()
  const noteOpened = useSetAtom(noteOpenedAtom)
  return (page) => {
    if ('telegram' in page) {
      noteOpened(orderId)
      shell.openTelegramLink(page.telegram)
    }
    if ('open' in page) {
      noteOpened(orderId)
      openHere(page.open)
    }
    // The button stays free: a client that cannot show its invoice may never say so.
    if ('invoice' in page) void showInvoice(orderId, page.invoice, onClose)
    if ('unknown' in page) {
      const { hostname } = new URL(page.unknown)
      notify({
        text: t`We do not know this payment page: ${hostname}. Open it only if you trust it.`,
        action: {
          label: t`Open`,
          onPress: () => {
            noteOpened(orderId)
            shell.openLink(page.unknown)
          },
        },
      })
    }
  }
}
