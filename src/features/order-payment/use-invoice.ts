import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { orderQuery } from '#/features/orders/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { noteOpenedAtom } from './opened.ts'
import { openInvoice } from './payment-page.ts'

/**
 * Opens an invoice, and loads the order again when it is closed (BX-30). `onClose` is told at once, not when the order
 * has come: how long a payment is looked for counts from there.
 */
export function useInvoice(): (orderId: string, slug: string, onClose?: () => void) => Promise<void> {
  const { t } = useLingui()
  const shell = useShell()
  const scope = useAtomValue(queryScopeAtom)
  const queries = useQueryClient()
  const notify = useNotify()
  const noteOpened = useSetAtom(noteOpenedAtom)
  return async (orderId, slug, onClose) => {
    const end = await openInvoice(orderId, slug, shell)
    // How it was closed proves nothing of the payment.
    if (end === 'paid' || end === 'pending') noteOpened(orderId)
    onClose?.()
    if (end === 'failed')
      notify({ text: t`The payment did not go through. Try again or pay another way.`, tone: 'error' })
    await queries.invalidateQueries({ queryKey: orderQuery(scope, orderId).queryKey })
  }
}
