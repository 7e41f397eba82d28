import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useLocation } from 'wouter'
import { submitPhaseAtom } from '#/features/order-submission/index.ts'
import { useSharedPage } from '#/features/shared-basket/index.ts'
import { type OrderSummary, useBasketCheck } from '#/features/totals/index.ts'
import { href } from '#/paths.ts'
import { useShell } from '#/shell/chrome.ts'
import { useNotify } from '#/ui/notices/notices.ts'

/**
 * Leads to the checkout after the server has checked the basket; problems are shown on the lines (BX-02). While an
 * order is being sent it does nothing: the order's page opens by itself. A basket that others fill, too, is ordered on its
 * own page (CX-12).
 */
export function useGoToCheckout(summary: OrderSummary) {
  const { t } = useLingui()
  const [, navigate] = useLocation()
  const shell = useShell()
  const notify = useNotify()
  const { check, isChecking } = useBasketCheck(summary)
  const shared = useSharedPage()
  const goOn = async () => {
    if (shared) return navigate(shared)
    if (await check()) return navigate(href('checkout'))
    shell.haptic('warning')
    notify(t`Something has changed. Please check your basket`)
    document.querySelector('[data-trouble]')?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }
  const isSending = useAtomValue(submitPhaseAtom) === 'sending'
  const words = shared ? t`To the shared basket` : t`Checkout`
  const label = isSending ? t`Sending the order` : words
  return { label, goOn, isSending, isBusy: isChecking || isSending, isShared: shared !== null }
}
