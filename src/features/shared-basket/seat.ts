import { atom } from 'jotai'
import type { Result } from '#/api/result.ts'
import type { SharedBasket } from '#/api/schema/shared-basket.ts'
import { type Member, sharedBasketsApi } from '#/api/shared-baskets.ts'
import { isUnclear, settle } from '#/api/write-once.ts'
import { lineKey } from '#/domain/basket/basket-lines.ts'
import { changesToSend, linesOfOthers } from '#/domain/basket/shared-basket.ts'
import { freshLinesAtom, receiveBasketAtom, takeOrderedAtom } from '#/features/basket/index.ts'
import { changeDraftAtom, draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { newKey } from '#/lib/new-key.ts'
import { sharedSeatAtom } from '#/session/saved.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { brandAtom } from '#/tenant/merchant.ts'
import { linesOfPerson } from './keeper.ts'
import { changeSeatAtom, sharedAtom } from './state.ts'

/** The secret that the next basket is entered with: a second press after a lost answer is the same person. */
const secretAtom = atom(newKey())

type Entering = { name: string; code: string | null }

/** Starts a shared basket, or joins that of a code; the basket before it is left. */
export const enterSharedBasketAtom = atom(
  null,
  async (get, set, { name, code }: Entering): Promise<Result<SharedBasket>> => {
    const member = get(secretAtom)
    const before = get(sharedSeatAtom)
    const answer = await (code === null
      ? sharedBasketsApi().start({
          member,
          name,
          brandId: get(brandAtom)?.id ?? null,
          branchId: get(nearestBranchAtom)?.id ?? null,
          serviceType: get(serviceTypeAtom),
        })
      : sharedBasketsApi().join({ code, member, name }))
    const [error, basket] = answer
    if (error) return answer
    if (before && !before.isOver) void sharedBasketsApi().leave(before)
    set(secretAtom, newKey())
    set(sharedSeatAtom, {
      ...{ basketId: basket.id, code: basket.code, member },
      ...{ revision: 0, brought: null, isOver: false, orderId: null, people: 1, sum: 0 },
    })
    set(sharedAtom, { basketId: basket.id, basket, error: null })
    return answer
  },
)

const told = async (set: (basket: SharedBasket) => void, call: Promise<Result<SharedBasket>>) => {
  const [error, basket] = await call
  if (basket) set(basket)
  return error
}

/** A change of the state, settled by the state that the basket has. */
const changeTo = async (
  status: SharedBasket['status'],
  member: Member,
  call: Promise<Result<SharedBasket>>,
): Promise<Result<SharedBasket>> =>
  settle(await call, async () => {
    const [, now] = await sharedBasketsApi().read(member)
    return now?.status === status ? now : null
  })

/** Makes a call about the basket of this phone and takes its answer; the error, if there is one. */
const callAtom = atom(null, (get, set, call: (member: Member) => Promise<Result<SharedBasket>>) => {
  const seat = get(sharedSeatAtom)
  if (!seat) return Promise.resolve(null)
  return told((basket) => set(sharedAtom, { basketId: basket.id, basket, error: null }), call(seat))
})

/** Sends what was changed a moment ago. */
const sendOwnAtom = atom(null, async (get, set) => {
  const [seat, basket] = [get(sharedSeatAtom), get(sharedAtom)?.basket]
  if (!seat || basket?.status !== 'OPEN') return
  const changes = changesToSend(set(freshLinesAtom), linesOfPerson(basket, basket.me), seat.revision)
  const last = changes.at(-1)
  if (!last) return
  set(changeSeatAtom, seat.basketId, { revision: last.revision })
  await set(callAtom, (member) => sharedBasketsApi().change(member, changes))
})

/** Closes the basket for its starter and puts the lines of the others into the own basket, to be ordered. */
export const closeAtom = atom(null, async (get, set) => {
  await set(sendOwnAtom)
  const error = await set(callAtom, (member) => changeTo('CLOSED', member, sharedBasketsApi().close(member)))
  const [seat, basket] = [get(sharedSeatAtom), get(sharedAtom)?.basket]
  if (error || !seat || basket?.status !== 'CLOSED') return error
  if (seat.brought === null) {
    const lines = linesOfOthers(basket.lines, basket.me)
    const brought = lines.map(({ productId, choices, note, count }) => ({
      key: lineKey(productId, choices, note),
      count,
    }))
    // Written down first: a page that dies in between must not bring them twice.
    set(changeSeatAtom, basket.id, { brought })
    set(receiveBasketAtom, { lines, how: 'add' })
  }
  set(changeDraftAtom, { sharedBasketId: basket.id })
  return null
})

const takeOutAtom = atom(null, (get, set) => {
  const seat = get(sharedSeatAtom)
  if (seat?.brought) set(takeOrderedAtom, seat.brought)
  if (seat) set(changeSeatAtom, seat.basketId, { brought: null })
  if (get(draftAtom).sharedBasketId !== null) set(changeDraftAtom, { sharedBasketId: null })
})

/** Opens the basket again; the lines of the others leave the own basket first. */
export const reopenAtom = atom(null, (_get, set) => {
  set(takeOutAtom)
  return set(callAtom, (member) => changeTo('OPEN', member, sharedBasketsApi().reopen(member)))
})

/** Goes; the own dishes stay in the own basket. With its starter the basket ends. */
export const leaveAtom = atom(null, async (get, set) => {
  let error = await set(callAtom, (member) => sharedBasketsApi().leave(member))
  if (error && isUnclear(error)) {
    error = (await set(callAtom, (member) => sharedBasketsApi().read(member))) ?? error
    // Ended by its starter, whose answer was lost.
    if (get(sharedAtom)?.basket?.status === 'ENDED') error = null
  }
  // A basket that is not there any more has been left.
  if (error && error.status !== 404 && error.status !== 410) return error
  set(forgetSeatAtom)
  return null
})

/** Forgets the basket on this phone alone. */
export const forgetSeatAtom = atom(null, (_get, set) => {
  set(takeOutAtom)
  set(sharedSeatAtom, null)
})
