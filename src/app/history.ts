import { href, type PathName, paths } from '#/paths.ts'
import { type Place, placeNow } from './place.ts'

/*
 * Where Back leads. Each entry of ours carries its depth in `history.state.depth`; the paths of this page life are
 * remembered beside, so that Back can step over what is done (basket and checkout behind a placed order).
 */

let visited: string[] = []
let depth = 0
/** Where each page behind us was left, by depth. */
let left: Place[] = []
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
        left = [...left.slice(0, depth), placeNow()]
        depth += 1
      }
      history.replaceState({ ...history.state, depth }, '')
      return
    }
    depth = known
    visited[depth] = location.pathname
    visited = visited.slice(0, depth + 1)
  }
  addEventListener('pushState', () => note(true))
  addEventListener('replaceState', () => note(false))
  addEventListener('popstate', () => {
    isReturn = true
    note(false)
  })
  note(false)
}

/** Where the present page was left, when the customer has come back to it; null on a new visit. */
export const placeToReturnTo = (): Place | null => (isReturn ? (left[depth] ?? null) : null)

/** One page back, over the pages of `skip`; without a page of ours behind, to `parent`. */
export function goBack(
  parent: PathName,
  skip: readonly PathName[],
  navigate: (to: string, how: { replace: true }) => void,
) {
  let target = depth - 1
  while (target >= 0 && skip.some((name) => paths[name] === visited[target])) target -= 1
  if (target >= 0) history.go(target - depth)
  else navigate(href(parent as 'home'), { replace: true })
}
