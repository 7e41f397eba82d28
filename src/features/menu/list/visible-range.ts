/** How the list scrolls. Far: nothing drawn before this frame is still seen, since it is flung or has jumped. */
export type ScrollState = { isFlinging: boolean; isFar: boolean; isUp: boolean }

export const RESTING: ScrollState = { isFlinging: false, isFar: false, isUp: false }

/** A part of the list, px from its top. */
export type Range = { top: number; bottom: number }

/** px drawn above and below the screen, and the step in which the range moves: one drawing a step, not a frame. */
const AROUND = 600
const STEP = 300
/** A flung list is drawn ahead only, and again when so few px of that are left: less often, and more at once. */
const SPARE = 200

export const FIRST_RANGE: Range = { top: -AROUND, bottom: 2 * AROUND }

/** What is to be drawn while the screen begins at `top`. */
export function rangeAt(top: number, screenHeight: number, { isFar, isUp }: ScrollState): Range {
  const snapped = Math.floor(top / STEP) * STEP
  const [above, below] = !isFar ? [AROUND, AROUND] : isUp ? [AROUND, 0] : [0, AROUND]
  return { top: snapped - above, bottom: snapped + STEP + screenHeight + below }
}

export const isWithin = (screen: Range, drawn: Range) =>
  screen.top >= drawn.top && screen.bottom <= drawn.bottom

/** Whether enough is drawn in the direction of scrolling. */
export const hasSpare = (screen: Range, drawn: Range, { isUp }: ScrollState) =>
  (isUp ? screen.top - drawn.top : drawn.bottom - screen.bottom) >= SPARE
