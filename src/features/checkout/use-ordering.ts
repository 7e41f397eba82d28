import { useLayoutEffect, useRef } from 'react'
import type { OrderChange } from '#/domain/order/shown-order.ts'
import { useAgreedOrder } from './use-agreed-order.ts'
import type { CheckoutState } from './use-checkout-state.ts'
import { usePressThatWaits } from './use-order-button.ts'
import { type SentFrom, useSubmit } from './use-submit.ts'

/**
 * The press that orders, the same wherever an order is shown: what is missing is asked for, what has changed by itself is
 * said and sent by the next press, and then it is sent, once.
 */
export function useOrdering(
  order: CheckoutState,
  {
    isFilled,
    onChanged,
    from,
  }: {
    /** Says what is missing; true: nothing is. */
    isFilled: () => boolean
    /** Shows what has changed since the customer agreed. */
    onChanged: (changes: readonly OrderChange[]) => void
    /** Absent: the page of the basket, which a reload keeps. */
    from?: SentFrom
  },
) {
  const { failure, forget, submit, isBusy } = useSubmit(order, from)
  const { changes, refresh, check } = useAgreedOrder(order, { isKept: !from })
  const send = async (): Promise<void> => {
    // Why an earlier press made no order says nothing of this one.
    forget()
    if (!isFilled()) return
    const changed = check()
    if (changed === null) return wait()
    if (changed.length > 0) return onChanged(changed)
    const outcome = await submit()
    // The refusal has said that something changed: what it was is on the page, and the next press agrees to it. What the
    // server was asked for again is rendered a task later.
    if (outcome?.is === 'failed') setTimeout(check)
  }
  // The press is judged by the page as it is at that moment, not as it was last rendered.
  const latest = useRef(send)
  useLayoutEffect(() => {
    latest.current = send
  })
  const { isWaiting, wait } = usePressThatWaits(order.isSettled, () => void latest.current())
  const press = () => {
    refresh()
    return latest.current()
  }
  return { changes, failure, isBusy: isBusy || isWaiting, press }
}
