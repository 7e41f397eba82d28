import { href, type PathName, paths } from '#/paths.ts'
import { readEntry, writeEntry } from './history-entry.ts'
import { type ScrollPosition, scrollPositionNow } from './scroll-position.ts'

/*
 * Where Back leads. Each entry of ours carries its depth; the addresses of this page life are
 * remembered beside, so that Back can step over what is done (basket and checkout behind a placed order).
 *
 * A client of Telegram shares the history with us: once its menu has left an entry there, every step back of our frame
 * would be a step of the client too, and the browser drops it without a word. So no step is trusted to be taken. Nor to
 * end where it should: a step of the client that meets one of ours in the browser leads past our page. And with its own
 * entries a client also takes entries of ours, which nobody has asked for.
 */

/** A step that the browser has not taken by then counts as dropped, ms. */
const TRAVERSAL_LIMIT_MS = 300
/** How long a step that counts as dropped may still arrive, ms: a page that stalls gets its events late. */
const LATE_STEP_MS = 3_000

type Page = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>

/** One of our entries, as `pushState` takes it. */
type Entry = { state: { depth: number; layer?: number }; href: string }

/** A step back: by how many entries (negative), and the entry that it leads to. */
export type Step = { by: number; to: Entry | null }

/* The browser takes one step at a time, whichever code requests it. */
/** The step that we requested and that has not been taken yet; null: there is none. */
let underWay: { to: Entry | null } | null = null
let lateUntil = 0
const waiting: (() => void)[] = []

/** A step that we requested has not been taken yet. */
export const isTraversing = () => underWay !== null

/** Whether the step that has just arrived is one of ours that counted as dropped. Each is reported once. */
export function isLateStep(): boolean {
  const isLate = performance.now() < lateUntil
  lateUntil = 0
  return isLate
}

/**
 * Goes back through the history, after all earlier requests. `step` is called when it begins; `ended` is called with
 * whether the browser took it.
 */
export function traverse(step: () => Step, ended: (isTaken: boolean) => void, page: Page = window): void {
  const end = (isTaken: boolean) => {
    underWay = null
    ended(isTaken)
    if (!underWay) waiting.shift()?.()
  }
  const begin = () => {
    underWay = { to: null }
    const { by, to } = step()
    if (by >= 0) return end(true)
    underWay = { to }
    const stop = (isTaken: boolean) => {
      page.removeEventListener('popstate', arrive)
      clearTimeout(timer)
      end(isTaken)
    }
    const arrive = () => stop(true)
    const timer = setTimeout(() => {
      lateUntil = performance.now() + LATE_STEP_MS
      stop(false)
    }, TRAVERSAL_LIMIT_MS)
    page.addEventListener('popstate', arrive)
    page.history.go(by)
  }
  if (underWay) waiting.push(begin)
  else begin()
}

/** The present entry with `layer` open layers on it. */
export const entryHere = (layer = readEntry('layer') ?? 0): Entry => ({
  state: { ...history.state, layer },
  href: location.href,
})

/** How far an entry is from the first one: by pages, then by the layers on the last. */
const placeOf = ({ depth, layer = 0 }: Entry['state']) => depth + layer / 1_000

const undoers: (() => boolean)[] = []

/** `isForeign` is asked at each step back that is not of ours; true: nobody has asked for it, and it is undone. */
export function undoSteps(isForeign: () => boolean) {
  undoers.push(isForeign)
}

const pathOf = (entry: Entry | undefined) => entry && new URL(entry.href, location.href).pathname

/* A page has one history, which outlives every component: what is known of it is of the page too. */
/** The last entry of each page, by depth; that of the present depth is shown. */
let visited: Entry[] = []
let depth = 0
/** The scroll position at which each earlier page was left, by depth. */
let left: ScrollPosition[] = []
let isReturn = false
/** px that home was scrolled by when it was left. */
let homeTop = 0

/**
 * Begins to follow the history of this page; the entry we start on keeps the depth a reload left it. `place`: where the
 * page was scrolled to before the reload; null: this is none.
 */
export function followHistory(place: ScrollPosition | null = null): void {
  depth = readEntry('depth') ?? 0
  const note = (isNew: boolean) => {
    // The page that is being left is still rendered.
    if (pathOf(visited[depth]) === paths.home && location.pathname !== paths.home) homeTop = scrollY
    const known = readEntry('depth')
    if (known === null) {
      isReturn = false
      if (isNew) {
        left = [...left.slice(0, depth), scrollPositionNow()]
        depth += 1
      }
      writeEntry({ depth })
      return
    }
    depth = known
    visited[depth] = entryHere()
    visited = visited.slice(0, depth + 1)
  }
  addEventListener('pushState', () => note(true))
  addEventListener('replaceState', () => note(false))
  // Runs before all other listeners, which ask for the present depth, and then see no page that does not stay.
  const onPopState = () => {
    // An entry that is none of ours has no place, and is before none.
    const present = visited[depth]
    const isBefore = present && !underWay && placeOf({ ...history.state }) < placeOf(present.state)
    if (isBefore && undoers.some((isForeign) => isForeign()))
      return history.pushState(present.state, '', present.href)
    isReturn = true
    const to = underWay?.to
    note(false)
    if (to && depth < to.state.depth) history.pushState(to.state, '', to.href)
  }
  addEventListener('popstate', onPopState, { capture: true })
  note(false)
  if (!place) return
  left[depth] = place
  isReturn = true
}

/** The scroll position of the present page if the customer has come back to it; null on a new visit. */
export function placeToReturnTo(): ScrollPosition | null {
  const place = isReturn && left[depth]
  if (place) return place
  return location.pathname === paths.home && homeTop > 0 ? { y: homeTop, focus: null } : null
}

type Navigate = (to: string, how: { replace: true; state?: { depth: number } }) => void

/** Goes one page back, skipping the pages of `skip`; without an earlier page of ours, to `parent`. */
export function goBack(parent: PathName, skip: readonly PathName[], navigate: Navigate) {
  let target = depth - 1
  while (target >= 0 && skip.some((name) => paths[name] === pathOf(visited[target]))) target -= 1
  if (target >= 0) goTo(target, href(parent as 'home'), navigate)
  else navigate(href(parent as 'home'), { replace: true })
}

function goTo(target: number, parent: string, navigate: Navigate) {
  const from = depth
  const to = { state: { depth: target }, href: visited[target]?.href ?? parent }
  const ended = (isTaken: boolean) => {
    // An entry whose page was moved into another one before: the page we want is farther back.
    if (isTaken && depth > target) return goTo(target, parent, navigate)
    // The step was dropped, and nothing else happened meanwhile: the earlier page is opened in the present entry.
    if (isTaken || depth !== from) return
    isReturn = true
    navigate(to.href, { replace: true, state: to.state })
  }
  traverse(() => ({ by: target - depth, to }), ended)
}
