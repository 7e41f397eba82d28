import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Order } from '#/api/schema/order.ts'
import { type AddToBasketInput, addWanted, type BasketLine } from '#/domain/basket/basket-lines.ts'
import { sameTimeAgain } from '#/domain/order/order-again.ts'
import {
  basketLinesAtom,
  basketValidationAtom,
  changeLinesAtom,
  freshLinesAtom,
} from '#/features/basket/index.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { changeDraftAtom, changesAfterOrder, draftAtom, whenAtom } from '#/features/order-draft/index.ts'
import { serverNow } from '#/lib/clock.ts'
import { savedDraftAtom, sharedSeatAtom } from '#/session/saved.ts'
import { trialOrderAtom } from '#/session/trial-order.ts'
import { type Receiving, useReceiveAs } from './receiving.ts'
import type { LineChoice } from './use-repeat-choices.ts'

/** The own basket is this phone's part of one that several people fill (CX-12). */
export const isSharingAtom = atom((get) => {
  const seat = get(sharedSeatAtom)
  return seat !== null && !seat.isOver
})

/** The lines of a basket that has nothing but these dishes. */
function useLinesOf(picked: readonly LineChoice[]): BasketLine[] {
  const { data, branchId } = useMenu()
  const inputs: AddToBasketInput[] = picked.flatMap((choice) => (choice.is === 'on' ? [choice.input] : []))
  return inputs.reduce<BasketLine[]>(
    (lines, input) => addWanted(lines, input, data?.byId.get(input.productId) ?? null, branchId).lines,
    [],
  )
}

/** The draft of the order as it was, of what its page shows; the rest is as for a new one. */
const beginAtom = atom(null, (get, set, order: Order, lines: BasketLine[], receiveAs: () => void) => {
  set(trialOrderAtom, { basket: [], draft: get(savedDraftAtom) })
  const { promo, ...now } = get(draftAtom)
  set(changeDraftAtom, {
    ...changesAfterOrder({ promo, ...now }),
    // A code that waits for the next order is one of this order; the rows of the total show it.
    promo,
    receiver: order.receiver && { name: order.receiver.name, phone: order.receiver.phone },
    paymentId: order.payment?.id ?? null,
    cardId: order.cardPayment?.cardId ?? null,
  })
  receiveAs()
  set(whenAtom, sameTimeAgain(order, new Date(serverNow())))
  set(changeLinesAtom, () => lines)
})

/** Ends the look: the page is at the customer's own basket and draft again. */
export const endTrialAtom = atom(null, (get, set) => {
  if (get(trialOrderAtom) === null) return
  set(trialOrderAtom, null)
  // What the server said of lines that are gone.
  set(basketValidationAtom, null)
})

/**
 * Makes the order that is looked at the customer's own, basket and draft, in one task: from then on it is an order like
 * any other, and a page that dies has it. False: it is not looked at any more, or another tab has put something into the
 * basket meanwhile.
 */
export const keepTrialAtom = atom(null, (get, set): boolean => {
  const trial = get(trialOrderAtom)
  if (!trial) return false
  const lines = get(basketLinesAtom)
  set(trialOrderAtom, null)
  if (set(freshLinesAtom).length > 0) {
    set(basketValidationAtom, null)
    return false
  }
  set(savedDraftAtom, trial.draft)
  set(changeLinesAtom, () => lines)
  return true
})

/**
 * Lets this page look at an old order as if it were the customer's, while the caller is mounted. `isThere`: it is looked
 * at, or was kept.
 */
export function useTrial(
  order: Order,
  picked: readonly LineChoice[],
  receiving: Receiving,
): { isThere: boolean } {
  const begin = useSetAtom(beginAtom)
  const end = useSetAtom(endTrialAtom)
  const change = useSetAtom(changeLinesAtom)
  const receiveAs = useReceiveAs()
  const lines = useLinesOf(picked)
  const [isThere, setIsThere] = useState(false)
  const isLooking = useAtomValue(trialOrderAtom) !== null
  // Once, with what is ticked at first.
  const beginNow = useEffectEvent(() => begin(order, lines, () => receiveAs(receiving)))
  useLayoutEffect(() => {
    beginNow()
    setIsThere(true)
    return () => end()
  }, [end])
  const ticked = shapeOf(lines)
  const tick = useEffectEvent((wanted: string) => change((now) => (shapeOf(now) === wanted ? now : lines)))
  useEffect(() => {
    if (isLooking) tick(ticked)
  }, [isLooking, ticked])
  return { isThere }
}

/** Two baskets with the same of this have the same lines. */
const shapeOf = (lines: readonly BasketLine[]) => lines.map(({ key, count }) => `${key}*${count}`).join(' ')
