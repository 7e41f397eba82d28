import { useAtomValue, useStore } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as v from 'valibot'
import { agreeOn, changesOf, type OrderChange, ShownOrder } from '#/domain/order/shown-order.ts'
import { freshLinesAtom } from '#/features/basket/index.ts'
import { freshDraftAtom, handChangesAtom } from '#/features/order-draft/index.ts'
import { usePersistedState } from '#/session/use-persisted-state.ts'
import { lookAtClock } from '#/ui/use-now.ts'
import type { CheckoutState } from './use-checkout-state.ts'
import { useShownOrder } from './use-shown-order.ts'

const Agreed = v.nullable(ShownOrder)

/**
 * What was on the screen is what is sent. The page holds the order that the customer has agreed on: what it showed at
 * first, and what they have changed by hand since. Whatever has changed by itself (clock, menu, tariff, branch, another
 * tab) is said at the press, with what it was and is now, and only the next press sends it. A reload changes nothing of
 * that: it brings the customer back to where they were on the page, maybe past what has changed. `isKept` false: the
 * order itself is gone after a reload, and so is what was agreed on.
 */
export function useAgreedOrder(state: CheckoutState, { isKept }: { isKept: boolean }) {
  const store = useStore()
  const now = useShownOrder(state)
  const hands = useAtomValue(handChangesAtom)
  const kept = usePersistedState('agreed order', Agreed, () => null)
  const ofVisit = useState<ShownOrder | null>(null)
  const [agreed, agree] = isKept ? kept : ofVisit
  // The changes by hand that the agreed order has.
  const counted = useRef(hands)
  const [changes, setChanges] = useState<readonly OrderChange[]>([])
  const latest = useRef({ now, hands, agreed, isSettled: state.isSettled })
  useLayoutEffect(() => {
    latest.current = { now, hands, agreed, isSettled: state.isSettled }
    if (!now || !state.isSettled) return
    const next = agreeOn(agreed && { order: agreed, hands: counted.current }, now, hands).order
    counted.current = hands
    // A press may come before the next rendering.
    latest.current.agreed = next
    if (!agreed || agreed.language !== next.language || changesOf(agreed, next).length > 0) agree(next)
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
    // Until then also what the customer has changed by hand is none that they have agreed on.
    if (!page.isSettled) return null
    const found = page.now && page.agreed ? changesOf(page.agreed, page.now) : []
    counted.current = page.hands
    flushSync(() => {
      setChanges(found)
      if (page.now && found.length > 0) agree(page.now)
    })
    return found
  }
  return { changes, refresh, check }
}
