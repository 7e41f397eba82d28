import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLocation } from 'wouter'
import { dayOf, hasNoCouriers, openState } from '#/domain/hours/hours.ts'
import { isAddressOpenAtom, useOpenState, useTakesNoOrders } from '#/features/fulfilment/index.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { submitPhaseAtom } from '#/features/order-submission/index.ts'
import { useSharedPage } from '#/features/shared-basket/index.ts'
import { type OrderSummary, useBasketCheck } from '#/features/totals/index.ts'
import { clockTime, useDay, useMoney } from '#/i18n/format.ts'
import { href } from '#/paths.ts'
import { type MainButton, useShell } from '#/shell/chrome.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { showField } from '#/ui/form/use-required-fields.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { useNow } from '#/ui/use-now.ts'
import { useAddMore } from './add-more.ts'
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
  const closed = useClosedButton()
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

/**
 * The button at a branch that takes no order, not even for later (BX-05): when it opens, if that is known; a press leads
 * to another address or branch. Null: orders are taken.
 */
function useClosedButton(): MainButton | null {
  const { t } = useLingui()
  const dayText = useDay()
  const now = useNow()
  const isClosed = useTakesNoOrders()
  const opens = useOpenState()?.nextOpenAt ?? null
  const branch = useAtomValue(nearestBranchAtom)
  const service = useAtomValue(serviceTypeAtom)
  const openChoice = useSetAtom(isAddressOpenAtom)
  if (!isClosed || !branch) return null
  const words = () => {
    // The doors are open, and it is this service that is not given.
    if (service === 'DELIVERY' && hasNoCouriers(branch)) return t`No delivery from here`
    if (openState(branch, now).isOpen) return t`No orders for now`
    if (!opens) return t`Closed now`
    const time = clockTime(opens)
    const until = dayOf(opens) === dayOf(now) ? time : `${dayText(opens)}, ${time}`
    return t`Closed until ${until}`
  }
  return {
    label: words(),
    isWaiting: true,
    onPress: () => (service === 'DINE_IN' ? showField(NO_ORDERS_ID) : openChoice(true)),
  }
}
