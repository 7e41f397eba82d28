import { href, type PathName, paths } from '#/paths.ts'
import { type ScrollPosition, scrollPositionNow } from './scroll-position.ts'

/*
 * Where Back leads. Each entry of ours carries its depth in `history.state.depth`; the addresses of this page life are
 * remembered beside, so that Back can step over what is done (basket and checkout behind a placed order).
 *
 * A client of Telegram shares the history with us: once its menu has left an entry there, every step back of our frame
 * would be a step of the client too, and the browser drops it without a word. So no step is trusted to be taken.
 */

/** ms; a step that the browser has not taken by then it has dropped. */
const TRAVERSAL_LIMIT_MS = 300

type Page = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>

let isUnderWay = false
const waiting: (() => void)[] = []

/** A step that we asked for has not been taken yet. */
export const isTraversing = () => isUnderWay

/**
 * Goes back through the history, after all who asked before. `steps` is asked when it begins, below zero; `ended` hears
 * whether the browser took them.
 */
export function traverse(steps: () => number, ended: (isTaken: boolean) => void, page: Page = window): void {
  const end = (isTaken: boolean) => {
    isUnderWay = false
    ended(isTaken)
    if (!isUnderWay) waiting.shift()?.()
  }
  const begin = () => {
    isUnderWay = true
    const count = steps()
    if (count >= 0) return end(true)
    const stop = (isTaken: boolean) => {
      page.removeEventListener('popstate', arrive)
      clearTimeout(timer)
      end(isTaken)
    }
    const arrive = () => stop(true)
    const timer = setTimeout(() => stop(false), TRAVERSAL_LIMIT_MS)
    page.addEventListener('popstate', arrive)
    page.history.go(count)
  }
  if (isUnderWay) waiting.push(begin)
  else begin()
}

type Visit = { pathname: string; search: string }

let visited: Visit[] = []
let depth = 0
/** Where each page behind us was left, by depth. */
let left: ScrollPosition[] = []
let isReturn = false

const stored = (): number | null => {
  const state: unknown = history.state
  const value = typeof state === 'object' && state !== null && 'depth' in state ? state.depth : null
  return typeof value === 'number' ? value : null
}

/** Begins to follow the history of this page; the entry we start on keeps the depth a reload left it. */
export function followHistory(): void {
  depth = stored() ?? 0
  const note = (isNew: boolean) => {
    const known = stored()
    if (known === null) {
      isReturn = false
      if (isNew) {
        // The page that is left is still drawn.
        left = [...left.slice(0, depth), scrollPositionNow()]
        depth += 1
      }
      history.replaceState({ ...history.state, depth }, '')
      return
    }
    depth = known
    visited[depth] = { pathname: location.pathname, search: location.search }
    visited = visited.slice(0, depth + 1)
  }
  addEventListener('pushState', () => note(true))
  addEventListener('replaceState', () => note(false))
  // Before anybody else hears of it: they ask where we are.
  const onPopState = () => {
    isReturn = true
    note(false)
  }
  addEventListener('popstate', onPopState, { capture: true })
  note(false)
}

/** Where the present page was left, when the customer has come back to it; null on a new visit. */
export const placeToReturnTo = (): ScrollPosition | null => (isReturn ? (left[depth] ?? null) : null)

type Navigate = (to: string, how: { replace: true; state?: { depth: number } }) => void

/** One page back, over the pages of `skip`; without a page of ours behind, to `parent`. */
export function goBack(parent: PathName, skip: readonly PathName[], navigate: Navigate) {
  let target = depth - 1
  while (target >= 0 && skip.some((name) => paths[name] === visited[target]?.pathname)) target -= 1
  if (target >= 0) goTo(target, href(parent as 'home'), navigate)
  else navigate(href(parent as 'home'), { replace: true })
}

function goTo(target: number, parent: string, navigate: Navigate) {
  const from = depth
  const ended = (isTaken: boolean) => {
    // An entry whose page was put into another one before: that page is farther back.
    if (isTaken && depth > target) return goTo(target, parent, navigate)
    // Dropped, and nothing else has happened meanwhile: the page comes to the entry instead of the other way round.
    if (isTaken || depth !== from) return
    isReturn = true
    const { pathname, search } = visited[target] ?? { pathname: parent, search: '' }
    navigate(pathname + search, { replace: true, state: { depth: target } })
  }
  traverse(() => target - depth, ended)
}
