import { useAtomValue, useStore } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type AgreedOrder, agreeOn, changesOf, type OrderChange } from '#/domain/order/shown-order.ts'
import { freshLinesAtom } from '#/features/basket/index.ts'
import { freshDraftAtom, handChangesAtom } from '#/features/order-draft/index.ts'
import { lookAtClock } from '#/ui/use-now.ts'
import type { CheckoutState } from './use-checkout-state.ts'
import { useShownOrder } from './use-shown-order.ts'

/**
 * What was on the screen is what is sent. The page holds the order that the customer has agreed on: what it showed at
 * first, and what they have changed by hand since. Whatever has changed by itself (clock, menu, tariff, branch, another
 * tab) is said at the press, with what it was and is now, and only the next press sends it.
 */
export function useAgreedOrder(state: CheckoutState) {
  const store = useStore()
  const now = useShownOrder(state)
  const hands = useAtomValue(handChangesAtom)
  const agreed = useRef<AgreedOrder | null>(null)
  const [changes, setChanges] = useState<readonly OrderChange[]>([])
  const latest = useRef({ now, hands, isSettled: state.isSettled })
  useLayoutEffect(() => {
    latest.current = { now, hands, isSettled: state.isSettled }
    if (now && state.isSettled) agreed.current = agreeOn(agreed.current, now, hands)
  })
  /** Renders the page as clock and storage have it at this moment. */
  const refresh = () =>
    flushSync(() => {
      lookAtClock()
      store.set(freshDraftAtom)
      store.set(freshLinesAtom)
    })
  /**
   * What has changed by itself since the customer agreed; it is on the page when this returns, and agreed on by the next
   * press. Empty: the order on the screen is the one that was agreed on. Null: a part of it is being asked for.
   */
  const check = (): readonly OrderChange[] | null => {
    const page = latest.current
    const found = page.now && agreed.current ? changesOf(agreed.current.order, page.now) : []
    flushSync(() => setChanges(found))
    if (page.now) agreed.current = { order: page.now, hands: page.hands }
    return found.length === 0 && !page.isSettled ? null : found
  }
  return { changes, refresh, check }
}
