import { CardPlaceholder } from './CardPlaceholder.tsx'
import { keepingFocus } from './keeping-focus.ts'
import type { Motion } from './ProductCard.tsx'

/*
 * A list in motion draws its cards in two steps: what is read at a glance comes with the scroll, what is looked at
 * closely and pressed follows, as many cards a frame as there is time for. While the list is thrown none follow: they
 * would be gone before anybody saw them.
 */

/** px a ms that nobody reads, about seven screens a second; and ms after it in which a list is still being thrown. */
const FAST = 6
const CALM = 120
/** ms after a frame that fast in which no card becomes whole: a throw may begin with it. */
const WAIT = 50
/** px; a list that is further away in one frame has jumped. */
const FAR = 900
/** ms between two frames at the least, and ms of one for cards that become whole. */
const FRAME = 16
const BUDGET = 6

/** A press that began on a card ends on the same: none becomes another element under the finger. */
let isPressed = false
addEventListener('pointerdown', () => {
  isPressed = true
})
for (const end of ['pointerup', 'pointercancel'])
  addEventListener(end, () => {
    isPressed = false
  })

/** Tells a list that is thrown from one that is read, and from one that jumped: to a category, back to where one was. */
export function createMotion(): Motion {
  let last = { top: 0, at: Number.NEGATIVE_INFINITY }
  /** Frames too fast to read, and when the last one was; one alone is a jump. */
  let fast = 0
  let fastAt = Number.NEGATIVE_INFINITY
  let isUp = false
  const isFlinging = () => fast > 1

  const note = (top: number, now = performance.now()) => {
    // Over the frame's own time: a slow one is no rest.
    const way = top - last.top
    const speed = Math.abs(way) / Math.max(FRAME, now - last.at)
    if (way !== 0) isUp = way < 0
    last = { top, at: now }
    if (speed > FAST) {
      fast += 1
      fastAt = now
    } else if (!isFlinging() || now - fastAt > CALM) fast = 0
    goOn()
    return { isFlinging: isFlinging(), isFar: isFlinging() || Math.abs(way) > FAR, isUp }
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
  return { Bare: CardPlaceholder, inTurn, note }
}
