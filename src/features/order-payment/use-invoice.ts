import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { orderQuery } from '#/features/orders/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { openInvoice } from './payment-page.ts'

/**
 * Opens an invoice, and loads the order again when it is closed (BX-30). `onMayBePaid`: it was closed as paid or on its way,
 * which proves nothing of the payment; `onClose` is told at once, not when the order has come: how long a payment is
 * looked for counts from there.
 */
export function useInvoice() {
  const { t } = useLingui()
  const shell = useShell()
  const scope = useAtomValue(queryScopeAtom)
  const queries = useQueryClient()
  const notify = useNotify()
  return async (
    orderId: string,
    slug: string,
    { onMayBePaid, onClose }: { onMayBePaid: () => void; onClose?: () => void },
  ) => {
    const end = await openInvoice(orderId, slug, shell)
    if (end === 'paid' || end === 'pending') onMayBePaid()
    onClose?.()
    if (end === 'failed')
      notify({ text: t`The payment did not go through. Try again or pay another way.`, tone: 'error' })
    await queries.invalidateQueries({ queryKey: orderQuery(scope, orderId).queryKey })
  }
}
