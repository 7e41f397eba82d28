import { keepingFocus } from './keeping-focus.ts'
import type { Motion } from './ProductCard.tsx'

/*
 * A scrolling list renders its cards in two steps: words come with the scroll, pictures and buttons afterwards, as many
 * a frame as there is time for. While the list is flung none are: they would be gone before anybody saw them.
 */

/** px a ms too fast to read, about seven screens a second; ms after such a frame in which the list is still flung. */
const FAST = 6
const CALM = 120
/** ms after one such frame in which no card is upgraded: a fling may begin with it. */
const WAIT = 50
/** px; a list that moves further in one frame has jumped. */
const FAR = 900
/** ms a frame lasts at least, and ms of it for upgrading cards. */
const FRAME = 16
const BUDGET = 6

/** No card is upgraded under a finger: a press must end on the element it began on. */
let isPressed = false
addEventListener('pointerdown', () => {
  isPressed = true
})
for (const end of ['pointerup', 'pointercancel'])
  addEventListener(end, () => {
    isPressed = false
  })

/** Tracks whether the list is read, flung, or has jumped to a category or back to an earlier position. */
export function createMotion(): Motion {
  let last = { top: 0, at: Number.NEGATIVE_INFINITY }
  /** Consecutive frames too fast to read, and the time of the last; one alone is a jump. */
  let fast = 0
  let fastAt = Number.NEGATIVE_INFINITY
  let isUp = false
  const isFlinging = () => fast > 1

  const note = (top: number, now = performance.now()) => {
    // Divided by the frame's own time: a slow frame is no pause.
    const distance = top - last.top
    const speed = Math.abs(distance) / Math.max(FRAME, now - last.at)
    if (distance !== 0) isUp = distance < 0
    last = { top, at: now }
    if (speed > FAST) {
      fast += 1
      fastAt = now
    } else if (!isFlinging() || now - fastAt > CALM) fast = 0
    goOn()
    return { isFlinging: isFlinging(), isFar: isFlinging() || Math.abs(distance) > FAR, isUp }
  }

  const waiting = new Set<() => void>()
  let turn = 0
  const goOn = () => {
    if (turn === 0 && waiting.size > 0 && !isFlinging()) turn = requestAnimationFrame(takeTurns)
  }
  const takeTurns = () => {
    turn = 0
    const now = performance.now()
    const end = now - fastAt < WAIT ? now : now + BUDGET
    for (const upgradeCard of waiting) {
      if (isPressed || isFlinging() || performance.now() >= end) break
      waiting.delete(upgradeCard)
      keepingFocus(upgradeCard)
    }
    goOn()
  }
  const inTurn: Motion['inTurn'] = (upgradeCard) => {
    waiting.add(upgradeCard)
    goOn()
    return () => waiting.delete(upgradeCard)
  }
  return { inTurn, note }
}
