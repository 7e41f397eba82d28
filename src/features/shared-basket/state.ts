import { atom } from 'jotai'
import type { ApiError } from '#/api/result.ts'
import type { SharedBasket } from '#/api/schema/shared-basket.ts'
import { laterOf } from '#/domain/basket/shared-basket.ts'
import { sharedSeatAtom } from '#/session/saved.ts'

/** What this page knows of a shared basket. `error`: the last call about it failed. */
type Known = { basketId: string; basket: SharedBasket | null; error: ApiError | null }

const knownAtom = atom<Known | null>(null)

/** The shared basket that this phone is in, as far as this page knows it; null: it is in none. */
export const sharedAtom = atom(
  (get): Known | null => {
    const seat = get(sharedSeatAtom)
    if (!seat) return null
    const known = get(knownAtom)
    return known?.basketId === seat.basketId ? known : { basketId: seat.basketId, basket: null, error: null }
  },
  (get, set, known: Known) => {
    const before = get(knownAtom)?.basket ?? undefined
    set(knownAtom, { ...known, basket: known.basket && laterOf(before, known.basket) })
  },
)

/** Changes what is stored of this phone's seat, if it is still that one. */
export const changeSeatAtom = atom(
  null,
  (get, set, basketId: string, change: Partial<NonNullable<ReturnType<typeof sharedSeatAtom.read>>>) => {
    const seat = get(sharedSeatAtom)
    if (seat?.basketId === basketId) set(sharedSeatAtom, { ...seat, ...change })
  },
)
