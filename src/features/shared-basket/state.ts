import { atom } from 'jotai'
import type { ApiError } from '#/api/result.ts'
import type { SharedBasket } from '#/api/schema/shared-basket.ts'
import { laterOf } from '#/domain/basket/shared-basket.ts'
import type { Sum } from '#/domain/money.ts'
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
    const basket = known.basket && laterOf(before, known.basket)
    set(knownAtom, { ...known, basket })
    if (!basket) return
    const [people, sum] = [basket.people.length, dishesOf(basket)]
    const seat = get(sharedSeatAtom)
    if (seat?.people !== people || seat.sum !== sum) set(changeSeatAtom, basket.id, { people, sum })
  },
)

/** What the dishes of all cost, so'm. */
export const dishesOf = ({ lines }: SharedBasket): Sum => lines.reduce((all, { sum }) => all + (sum ?? 0), 0)

/** Changes what is stored of this phone's seat, if it is still that one. */
export const changeSeatAtom = atom(
  null,
  (get, set, basketId: string, change: Partial<NonNullable<ReturnType<typeof sharedSeatAtom.read>>>) => {
    const seat = get(sharedSeatAtom)
    if (seat?.basketId === basketId) set(sharedSeatAtom, { ...seat, ...change })
  },
)
