/*
 * One press, one step. A bouncing mouse and a hasty hand press twice, 20 ms to more than a second apart, and by then
 * another screen's button may be under the finger. Such a second press is not intended and is ignored.
 */

/** Two presses of the same button within this time are one double click, ms. */
export const DOUBLE_PRESS_MS = 350
/** How long after a press that leads to another screen further presses were still meant for the old one, ms. */
export const STEP_MS = 1_400
/** The same after any other press: the double-click time of operating systems, ms. */
export const CLICK_MS = 500
/** The time a customer needs to read a button that replaced another screen's, ms. */
const SWAP_MS = 400
/** The largest distance between two taps of one finger, px. */
const FINGER = 40
/** The height at the lower edge of the page where the client's own button appears, px. */
const HOST_STRIP = 100

/** Identifies a button: who declared it, and its label. */
export type Meaning = { owner: number; label: string }

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
  /** It is an action that commits or leads to the next screen. */
  leads: boolean
  /** Set for the screen's main button: its present meaning. */
  main: Meaning | null
}

export type Presses = ReturnType<typeof createPresses>

/** `changed`: called when the main button may have started to rest. */
export function createPresses({
  now,
  view,
  changed = () => {},
}: {
  now: () => number
  view: () => View
  changed?: () => void
}) {
  let last: (Press & { view: View; shown: Meaning | null }) | null = null
  /** Continuous presses show that nothing was read in between. */
  let hurriesUntil = Number.NEGATIVE_INFINITY
  let shown: { main: Meaning | null; at: number; isSwap: boolean } = {
    main: null,
    at: Number.NEGATIVE_INFINITY,
    isSwap: false,
  }
  /** The previous main button, which may be absent for a moment while a screen loads. */
  let before: { main: Meaning; until: number } | null = null

  const restsUntil = (): number => {
    if (!shown.main) return Number.NEGATIVE_INFINITY
    const isOther = last !== null && !(isSame(last.shown, shown.main) && isSameView(last.view, view()))
    const pause = last?.leads ? STEP_MS : last && isAtBar(last.place) ? CLICK_MS : 0
    return Math.max(
      shown.at,
      hurriesUntil,
      shown.isSwap ? shown.at + SWAP_MS : 0,
      last && isOther ? last.at + pause : 0,
    )
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
      const isSwap =
        main !== null && before !== null && before.main.owner !== main.owner && at - before.until < SWAP_MS
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
    /** How long until the main button accepts a press, ms. */
    rest: (): number => Math.max(0, restsUntil() - now()),
  }
}

/** Whether a press at the place of `last`, while `view` is shown, was still meant for the target of `last`. */
function isSecondHalf(
  press: Press,
  last: Press & { view: View; shown: Meaning | null },
  view: View,
): boolean {
  const age = press.at - last.at
  const isSameScreen = isSameView(last.view, view)
  const isSameControl = last.control === press.control && isSame(last.main, press.main)
  if (isSameControl && isSameScreen) return press.main !== null && age < DOUBLE_PRESS_MS
  if (isSameScreen && isSame(last.shown, press.main ?? last.shown)) return false
  if (age >= (last.leads ? STEP_MS : CLICK_MS)) return false
  // Back and tabs may be pressed repeatedly: they work from any screen.
  return last.leads || press.leads || !(isSameControl || last.name === press.name)
}

const isSame = (a: Meaning | null, b: Meaning | null) => a?.owner === b?.owner && a?.label === b?.label

const isSameView = (a: View, b: View) => a.path === b.path && a.layer === b.layer

/** Whether a main button may appear under the finger there. */
const isAtBar = (place: PressPlace) => typeof place === 'object' && place.fromBottom <= HOST_STRIP

function isNear(a: PressPlace, b: PressPlace): boolean {
  if (typeof a === 'object' && typeof b === 'object') return Math.hypot(a.x - b.x, a.y - b.y) <= FINGER
  if (typeof a === 'object') return b === 'host' && isAtBar(a)
  if (typeof b === 'object') return a === 'host' && isAtBar(b)
  return a === b
}
