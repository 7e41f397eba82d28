import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useLocation } from 'wouter'
import { submitPhaseAtom } from '#/features/order-submission/index.ts'
import { useSharedPage } from '#/features/shared-basket/index.ts'
import { type OrderSummary, useBasketCheck } from '#/features/totals/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { href } from '#/paths.ts'
import { type MainButton, useShell } from '#/shell/chrome.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { useAddMore } from './add-more.ts'
import { useClosedButton } from './closed-button.ts'
import { NO_ORDERS_ID } from './ids.ts'

/**
 * The button of the basket, the same on its page and beside the menu. It leads to the checkout after the server has
 * checked the basket; problems are shown on the lines (BX-02). While an order is being sent it does nothing: the order's
 * page opens by itself. A basket that others fill, too, is ordered on its own page (CX-12).
 */
export function useCheckoutButton(summary: OrderSummary): MainButton {
  const { t } = useLingui()
  const money = useMoney()
  const [, navigate] = useLocation()
  const shell = useShell()
  const notify = useNotify()
  const { check, isChecking } = useBasketCheck(summary)
  const shared = useSharedPage()
  const addMore = useAddMore(summary)
  const isSending = useAtomValue(submitPhaseAtom) === 'sending'
  const closed = useClosedButton(NO_ORDERS_ID)
  const isOwn = !isSending && !shared
  if (closed && isOwn) return closed
  if (addMore && isOwn) return addMore
  const goOn = async () => {
    if (shared) return navigate(shared.href)
    if (await check()) return navigate(href('checkout'))
    shell.haptic('warning')
    notify(t`Something has changed. Please check your basket`)
    document.querySelector('[data-trouble]')?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }
  const words = shared ? t`To the shared basket` : t`Checkout`
  return {
    label: isSending ? t`Sending the order` : words,
    ...(shared ? { amount: money(shared.sum) } : summary.isShown && { amount: money(summary.totals.total) }),
    busy: isChecking || isSending,
    disabled: summary.basket.count === 0,
    onPress: goOn,
  }
}
