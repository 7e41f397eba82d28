import { atom } from 'jotai'
import { HANDS, type Hand, type HandChanges } from '#/domain/order/hands.ts'

const countsAtom = atom(Object.fromEntries(HANDS.map((hand) => [hand, 0])) as HandChanges)

/**
 * How often the customer has changed each part of the order by hand on this page; set to parts, it counts a change of
 * them. Changes of other tabs are not counted: a value that changes without a count has changed by itself, and the
 * checkout says so.
 */
export const handChangesAtom = atom(
  (get) => get(countsAtom),
  (_get, set, changed: readonly Hand[]) =>
    set(countsAtom, (counts) => ({
      ...counts,
      ...Object.fromEntries(changed.map((hand) => [hand, counts[hand] + 1])),
    })),
)
