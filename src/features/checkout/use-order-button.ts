import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import type { HandChanges } from '#/domain/order/hands.ts'
import { useAddMore, useClosedButton } from '#/features/basket-page/index.ts'
import { handChangesAtom } from '#/features/order-draft/index.ts'
import { submitPhaseAtom } from '#/features/order-submission/index.ts'
import { useRequireCustomer } from '#/features/sign-in/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { href } from '#/paths.ts'
import { type MainButton, useMainButton } from '#/shell/chrome.ts'
import { isOnlineAtom } from '#/shell/connection.ts'
import { useErrorText } from '#/ui/describe-error.ts'
import { showField } from '#/ui/form/use-required-fields.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { fieldId } from './missing-fields.ts'
import type { CheckoutState } from './use-checkout-state.ts'

/** The main button: its label, its sum, and when it is disabled. */
export function useOrderButton(order: CheckoutState, isBusy: boolean, send: () => Promise<void>) {
  const { summary, basket, branch, payment } = order
  const { t } = useLingui()
  const money = useMoney()
  const requireCustomer = useRequireCustomer()
  const busy = useAtomValue(submitPhaseAtom) === 'sending' || isBusy
  const isOnline = useAtomValue(isOnlineAtom)
  const { tariff, isKnown, totals } = summary
  const addMore = useAddMore(summary)
  const closed = useClosedButton(fieldId('time'))
  // Without an address there is no price to wait for, and none to promise: the press says what is missing.
  const isPriced = isKnown || tariff.is === 'none'
  // While branch or payment methods are missing, the form above shows that they load or have failed, with a retry.
  const isAnswered = order.missing.length > 0 || (branch !== null && !payment.isAsked)
  // Placing the order empties the basket a moment before the order's page opens.
  const isTotal = summary.isShown && (isKnown || tariff.is !== 'none')
  const amount = useFrozen(isTotal ? money(totals.total) : null, isBusy)
  const button = (): MainButton => {
    // Nobody adds dishes, logs in or fills in a form for an order that is not taken.
    if (order.times.when === 'none')
      return (
        closed ?? { label: t`No orders for now`, isWaiting: true, onPress: () => showField(fieldId('time')) }
      )
    if (addMore && !isBusy) return addMore
    // Where that is all there is to press for, the button says so. A guest logs in first.
    if (order.customer && !order.hasPlace && order.missing.includes('address') && !isBusy) {
      const label = summary.service === 'DINE_IN' ? t`Choose a table` : t`Set an address`
      return { label, isWaiting: !isOnline, disabled: basket.totals.count === 0, onPress: send }
    }
    return {
      label: t`Order`,
      ...(amount !== null && { amount }),
      busy,
      // It looks like what the notice above it says, and is tried all the same: a device may be wrong about its network.
      isWaiting: !isOnline && !busy,
      commits: true,
      disabled: !isPriced || !isAnswered || basket.totals.count === 0,
      onPress: async () => {
        if (requireCustomer(href('checkout'))) await send()
      },
    }
  }
  useMainButton(button())
}

/** The value; while `isFrozen`, the last one from before. */
function useFrozen<T>(value: T, isFrozen: boolean): T {
  const [last, setLast] = useState(value)
  if (!isFrozen && last !== value) setLast(value)
  return isFrozen ? last : value
}

/** How long a press waits for an answer before the customer is told to press again, ms. */
const WAIT_MS = 10_000

/**
 * A press while a part of the order is still being asked for waits for the answer and is then judged by it; the button
 * is busy meanwhile. Whatever the customer changes by hand takes the press back, and so does an answer that never comes.
 */
export function usePressThatWaits(isSettled: boolean, press: () => void) {
  const notify = useNotify()
  const errorText = useErrorText()
  const hands = useAtomValue(handChangesAtom)
  const [pressed, setPressed] = useState<HandChanges | null>(null)
  const isWaiting = pressed !== null
  const act = useEffectEvent(press)
  const giveUp = useEffectEvent(() => {
    setPressed(null)
    notify({ text: errorText({ kind: 'network' }), outcomeOf: 'order' })
  })
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(giveUp, WAIT_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  useEffect(() => {
    if (!pressed || (pressed === hands && !isSettled)) return
    setPressed(null)
    if (pressed === hands) act()
  }, [pressed, hands, isSettled])
  return { isWaiting, wait: () => setPressed(hands) }
}
