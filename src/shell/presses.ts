/*
 * One press, one step. A mouse that bounces and a hand that hurries press twice, 20 ms to more than a second apart, and
 * by then another screen's button may lie under the finger. Such a second press is no wish and is ignored.
 */

/** ms; two presses of the same button sooner than this are one double click. */
export const DOUBLE_PRESS_MS = 350
/** ms after a press that leads on, in which the same hand does not yet mean the screen that came. */
export const STEP_MS = 1_400
/** ms after any other press; what an operating system takes for a double click. */
export const CLICK_MS = 500
/** ms; nobody has read a button sooner that has just taken the place of another screen's. */
const SWAP_MS = 400
/** px; two taps of one finger are not further apart. */
const FINGER = 40
/** px at the lower edge of the page, where the client's own button comes and goes. */
const HOST_STRIP = 100

/** Which button it is: whose, and what it says. */
export type Meaning = { owner: number; label: string }

/** `host`: the client's own main button; `keys`: by the keyboard, with no other key since the last press. */
export type PressPlace = { x: number; y: number; fromBottom: number } | 'host' | 'keys'

/** The page and the dialog on top of it. */
export type View = { path: string; layer: unknown }

export type Press = {
  /** ms of the clock given to `createPresses`: when it was made, which may be long before it is heard. */
  at: number
  place: PressPlace
  /** What was pressed; null: the client's button. */
  control: unknown
  /** What it is called. */
  name: string
  /** It is an action that commits or leads to the next screen. */
  leads: boolean
  /** It is the screen's main button, which says this now. */
  main: Meaning | null
}

export type Presses = ReturnType<typeof createPresses>

/** `changed`: the main button may have begun to rest. */
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
  /** A hand that does not stop has not read anything. */
  let hurriesUntil = Number.NEGATIVE_INFINITY
  let shown: { main: Meaning | null; at: number; isSwap: boolean } = {
    main: null,
    at: Number.NEGATIVE_INFINITY,
    isSwap: false,
  }
  /** The main button before this one, which may be gone for a moment while a screen loads. */
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
    /** The main button that can be seen from now on. */
    shows: (main: Meaning | null) => {
      if (isSame(main, shown.main)) return
      const at = now()
      if (shown.main) before = { main: shown.main, until: at }
      const isSwap =
        main !== null && before !== null && before.main.owner !== main.owner && at - before.until < SWAP_MS
      shown = { main, at, isSwap }
      changed()
    },
    /** False: it is the second half of another press and counts for nothing. */
    take: (press: Press): boolean => {
      const isTaken = !isStray(press)
      if (isTaken) last = { ...press, view: view(), shown: shown.main }
      else if (press.main && press.at < restsUntil()) hurriesUntil = press.at + DOUBLE_PRESS_MS
      changed()
      return isTaken
    },
    /** Another key was pressed in between: what the keyboard presses next is meant. */
    moveOn: () => {
      if (last?.place === 'keys') forget()
    },
    /** Something was typed in between: whatever is pressed next is meant. */
    forget,
    /** The main button that can be seen now. */
    shown: (): Meaning | null => shown.main,
    /** ms until the main button takes a press. */
    rest: (): number => Math.max(0, restsUntil() - now()),
  }
}

/** At the place of `last`, while `view` is seen: it was meant for what `last` met. */
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
  // Back and Back again, or the tabs: they lead on from wherever one is.
  return last.leads || press.leads || !(isSameControl || last.name === press.name)
}

const isSame = (a: Meaning | null, b: Meaning | null) => a?.owner === b?.owner && a?.label === b?.label

const isSameView = (a: View, b: View) => a.path === b.path && a.layer === b.layer

/** Where a main button may come under the finger. */
const isAtBar = (place: PressPlace) => typeof place === 'object' && place.fromBottom <= HOST_STRIP

function isNear(a: PressPlace, b: PressPlace): boolean {
  if (typeof a === 'object' && typeof b === 'object') return Math.hypot(a.x - b.x, a.y - b.y) <= FINGER
  if (typeof a === 'object') return b === 'host' && isAtBar(a)
  if (typeof b === 'object') return a === 'host' && isAtBar(b)
  return a === b
}
