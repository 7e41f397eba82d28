/*
 * Two presses that were meant as one: a bouncing mouse, a hasty hand, a client that delivers the second click of two up to
 * a second late. By then another screen's button may be under the finger; the second press must not press it.
 */

/** Two presses within this time are one double click, ms. */
export const DOUBLE_PRESS_MS = 350
/** For so long an action that commits takes no press after it has appeared where another one was pressed, ms. */
export const COMMIT_MS = 1_000
/** The largest distance between two taps of one finger, px. */
const FINGER = 40
/** The height at the lower edge of the page where the client's own button appears, px. */
const HOST_STRIP = 100

/** Identifies a main button: who declared it, its label, and whether it commits. */
export type Meaning = { owner: number; label: string; commits?: boolean }

/** `host`: the client's own main button; `keys`: by the keyboard, with no other key since the last press. */
export type PressPlace = { x: number; y: number; fromBottom: number } | 'host' | 'keys'

/** The page and the dialog on top of it. */
export type View = { path: string; layer: unknown }

export type Press = {
  /** When the press was made, by the clock given to `createPresses`, ms; the event may arrive much later. */
  at: number
  place: PressPlace
  /** What was pressed; null: the client's button. */
  control: unknown
  /** What it is called. */
  name: string
  /** An action of the screen, not a control that may be pressed repeatedly. */
  isAction: boolean
  /** It orders, pays, cancels or deletes. */
  commits: boolean
  /** Set for the screen's main button: its present meaning. */
  main: Meaning | null
}

type TakenPress = Press & { view: View; shown: Meaning | null }

export type Presses = ReturnType<typeof createPresses>

/** `changed`: called when the time may have changed until which the main button takes no press. */
export function createPresses({
  now,
  view,
  changed = () => {},
}: {
  now: () => number
  view: () => View
  changed?: () => void
}) {
  let last: TakenPress | null = null
  let shown: { main: Meaning | null; at: number; isSwap: boolean } = {
    main: null,
    at: Number.NEGATIVE_INFINITY,
    isSwap: false,
  }
  /** The previous main button, which may be absent for a moment while a screen loads. */
  let before: { main: Meaning; until: number } | null = null
  /** Continuous presses show that nothing was read in between. */
  let hurriesUntil = Number.NEGATIVE_INFINITY

  /** Until when the main button ignores presses. */
  const restsUntil = (): number => {
    const { main, at, isSwap } = shown
    if (!main) return Number.NEGATIVE_INFINITY
    const isUnderFinger = last !== null && mayBeAtBar(last.place) && at >= last.at && at - last.at < COMMIT_MS
    // Whoever presses somewhere else in between has seen the new screen.
    const isSwapUnseen = isSwap && (last === null || last.at < at)
    const pause = isUnderFinger || isSwapUnseen ? pauseOf(main, last) : 0
    return Math.max(at + pause, hurriesUntil)
  }

  const isStray = (press: Press): boolean => {
    if (press.main && !(isSame(press.main, shown.main) && press.at >= restsUntil())) return true
    return last !== null && isNear(last.place, press.place) && isSecondHalf(press, last, view())
  }

  const forget = () => {
    last = null
    changed()
  }

  return {
    /** Sets the main button that is visible from now on. */
    shows: (main: Meaning | null) => {
      if (isSame(main, shown.main)) return
      const at = now()
      if (shown.main) before = { main: shown.main, until: at }
      // Also on one screen: what asked for an address may order a moment later, because another tab has given one.
      const isOther = (old: Meaning, next: Meaning) =>
        old.owner !== next.owner || (next.commits === true && old.commits !== true)
      const isSwap =
        main !== null && before !== null && isOther(before.main, main) && at - before.until < COMMIT_MS
      shown = { main, at, isSwap }
      changed()
    },
    /** False: it is the second half of another press and is ignored. */
    take: (press: Press): boolean => {
      const isTaken = !isStray(press)
      if (isTaken) last = { ...press, view: view(), shown: shown.main }
      else if (press.main && press.at < restsUntil()) hurriesUntil = press.at + DOUBLE_PRESS_MS
      changed()
      return isTaken
    },
    /** Another key was pressed in between, so the next press by keyboard counts. */
    moveOn: () => {
      if (last?.place === 'keys') forget()
    },
    /** Something was typed in between, so the next press counts. */
    forget,
    /** The main button that is visible now. */
    shown: (): Meaning | null => shown.main,
    /** How long until the main button takes a press, ms. */
    rest: (): number => Math.max(0, restsUntil() - now()),
  }
}

/** How long after the press of `last` one of `next` may be its second half, ms. */
const pauseOf = (next: { commits?: boolean }, last?: Press | null) =>
  next.commits || last?.commits ? COMMIT_MS : DOUBLE_PRESS_MS

/** Whether a press at the place of `last`, while `view` is shown, was still meant for the target of `last`. */
function isSecondHalf(press: Press, last: TakenPress, view: View): boolean {
  const age = press.at - last.at
  const isSameScreen = isSameView(last.view, view)
  const isSameControl = last.control === press.control && isSame(last.main, press.main)
  if (isSameControl && isSameScreen) {
    // A question that is asked again has the same button.
    if (press.commits && !press.main) return age < COMMIT_MS
    return press.main !== null && age < DOUBLE_PRESS_MS
  }
  if (age >= pauseOf(press, last)) return false
  // It was there already.
  if (isSameScreen && isSame(last.shown, press.main ?? last.shown)) return false
  // Back and tabs may be pressed repeatedly: they work from any screen.
  return last.isAction || press.isAction || !(isSameControl || last.name === press.name)
}

const isSame = (a: Meaning | null, b: Meaning | null) => a?.owner === b?.owner && a?.label === b?.label

const isSameView = (a: View, b: View) => a.path === b.path && a.layer === b.layer

/** Whether a main button may appear under the finger there, or get the focus. */
const mayBeAtBar = (place: PressPlace) => typeof place !== 'object' || isLow(place)

const isLow = ({ fromBottom }: { fromBottom: number }) => fromBottom <= HOST_STRIP

function isNear(a: PressPlace, b: PressPlace): boolean {
  if (typeof a === 'object' && typeof b === 'object') return Math.hypot(a.x - b.x, a.y - b.y) <= FINGER
  if (typeof a === 'object') return b === 'host' && isLow(a)
  if (typeof b === 'object') return a === 'host' && isLow(b)
  return a === b
}
