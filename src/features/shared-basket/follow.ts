import { followChanges } from '#/api/follow-changes.ts'
import type { ApiError } from '#/api/result.ts'
import type { SharedBasket } from '#/api/schema/shared-basket.ts'
import { memberHeaders, sharedChangesPath } from '#/api/shared-baskets.ts'
import { lineKey } from '#/domain/basket/basket-lines.ts'
import { basketLinesAtom, takeOrderedAtom } from '#/features/basket/index.ts'
import { sharedSeatAtom } from '#/session/saved.ts'
import { type Store, shellAtom } from '#/shell/shell.ts'
import { createKeeper, linesOfPerson } from './keeper.ts'
import { changeSeatAtom, sharedAtom } from './state.ts'

/** How often a basket is looked at where nothing is streamed, ms; after failures in a row less often. */
const LOOK_EVERY = 4_000
const SLOW = 60_000
/** Changes of the own basket within this time go together, ms. */
const SOON = 300

const followed = new WeakMap<Store, () => void>()

/**
 * Keeps the shared basket that this phone is in and its own basket the same, for as long as the page lives and whichever
 * basket that is. Called again, it looks at once.
 */
export function followShared(store: Store) {
  const look = followed.get(store)
  if (look) return look()
  let current: { of: string; end: () => void; look: () => void } | null = null
  const follow = () => {
    const seat = store.get(sharedSeatAtom)
    if (current?.of === seat?.basketId) return
    current?.end()
    current = seat && { of: seat.basketId, ...followOne(store, seat) }
  }
  followed.set(store, () => current?.look())
  store.sub(sharedSeatAtom, follow)
  follow()
}

type Seat = NonNullable<ReturnType<typeof sharedSeatAtom.read>>

function followOne(store: Store, seat: Seat) {
  const { basketId } = seat
  let [isRunning, isWanted, isEnded, isLive, failures] = [false, false, false, false, 0]
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopStream = () => {}
  const revision = {
    read: () => store.get(sharedSeatAtom)?.revision ?? 0,
    write: (used: number) => store.set(changeSeatAtom, basketId, { revision: used }),
  }
  const keeper = createKeeper({
    member: seat,
    own: () => store.get(basketLinesAtom),
    revision,
    known: () => store.get(sharedAtom)?.basket ?? null,
    onBasket: (basket) => store.set(sharedAtom, { basketId, basket, error: null }),
  })

  const run = async () => {
    clearTimeout(timer)
    if (isEnded) return
    isWanted = isRunning
    if (isRunning) return
    isRunning = true
    const hasSent = keeper.hasMore()
    const error = await keeper.step()
    isRunning = false
    if (isEnded) return
    note(error)
    if (isOver(error)) return settle()
    // A server that has not taken what was sent is not asked again at once.
    if (isWanted || (!hasSent && keeper.hasMore())) return run()
    wait(error)
  }
  const note = (error: ApiError | null) => {
    failures = error ? failures + 1 : 0
    const known = store.get(sharedAtom)
    if (error && known) store.set(sharedAtom, { ...known, error })
  }
  const isOver = (error: ApiError | null) => {
    const status = store.get(sharedAtom)?.basket?.status
    return status === 'ORDERED' || status === 'ENDED' || error?.status === 404 || error?.status === 410
  }
  const settle = () => {
    stop()
    settleOver(store, store.get(sharedAtom)?.basket ?? null)
    store.set(changeSeatAtom, basketId, { isOver: true })
  }
  const wait = (error: ApiError | null) => {
    if (isLive && !error && !keeper.hasMore()) return
    timer = setTimeout(run, failures < 3 ? LOOK_EVERY : SLOW)
  }
  const listen = () => {
    stopStream()
    stopStream = followChanges({
      path: sharedChangesPath(seat),
      headers: memberHeaders(seat),
      isPublic: true,
      onChange: () => void run(),
      onLive: (is) => {
        isLive = is
        if (!is && !isEnded && !isRunning) wait(null)
      },
    })
  }
  const stopLines = store.sub(basketLinesAtom, () => {
    clearTimeout(timer)
    timer = setTimeout(run, SOON)
  })
  const stopActive = store.get(shellAtom).subscribeActive((isActive) => {
    if (isEnded) return
    if (isActive) listen()
    else stopStream()
    if (isActive) void run()
    else clearTimeout(timer)
  })
  const stop = () => {
    isEnded = true
    clearTimeout(timer)
    stopStream()
    stopLines()
    stopActive()
  }
  if (!seat.isOver) listen()
  void run()
  return { end: stop, look: () => void run() }
}

/** Once somebody has ordered it, a guest's part leaves the guest's basket; what was added since stays. */
function settleOver(store: Store, basket: SharedBasket | null) {
  const seat = store.get(sharedSeatAtom)
  if (!basket?.order || !seat || seat.isOver) return
  store.set(changeSeatAtom, basket.id, { orderId: basket.order.id, brought: null })
  // The starter's own basket was emptied by the order itself.
  if (basket.me === basket.starter) return
  store.set(
    takeOrderedAtom,
    linesOfPerson(basket, basket.me).map(({ productId, choices, note, count }) => ({
      key: lineKey(productId, choices, note),
      count,
    })),
  )
}
