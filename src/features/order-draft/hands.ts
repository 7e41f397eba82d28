import { atom } from 'jotai'
import { HANDS, type Hand, type HandChanges } from '#/domain/order/hands.ts'

const countsAtom = atom<HandChanges>(
  Object.fromEntries(HANDS.map((hand) => [hand, 0])) as Record<Hand, number>,
)

/**
 * How often the customer has changed each part of the order by hand on this page. Changes of other tabs are not
 * counted: a value that changes without a count has changed by itself, and the checkout says so.
 */
export const handChangesAtom = atom((get) => get(countsAtom))

/** Counts a change of these parts. */
export const countHandsAtom = atom(null, (get, set, changed: readonly Hand[]) => {
  const counts = { ...get(countsAtom) }
  for (const hand of changed) counts[hand] += 1
  set(countsAtom, counts)
})
