import { layersAtom } from './chrome.ts'
import type { Store } from './shell.ts'

/*
 * Each open layer (viewer, dialog, sheet) is one history entry, so the browser's Back closes it instead of leaving
 * the page (design, section 5). An entry carries its depth: `history.state.layer`. Layers closed in another way take
 * their entry along; an entry left behind under a later page is stepped over when somebody comes back to it.
 */

/** ms; a traversal that the browser drops must not block the next one. */
const TRAVERSAL_LIMIT = 1000

type Page = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>

export function attachLayers(store: Store, page: Page): () => void {
  const { history } = page
  let travelling: ReturnType<typeof setTimeout> | null = null

  const depth = (): number => {
    const state: unknown = history.state
    const layer = typeof state === 'object' && state !== null && 'layer' in state ? state.layer : 0
    return typeof layer === 'number' ? layer : 0
  }
  const travel = (steps: number) => {
    travelling = setTimeout(arrive, TRAVERSAL_LIMIT)
    history.go(steps)
  }
  const arrive = () => {
    if (travelling !== null) clearTimeout(travelling)
    travelling = null
    sync()
  }
  const sync = () => {
    if (travelling !== null) return
    const wanted = store.get(layersAtom).length
    for (let layer = depth() + 1; layer <= wanted; layer++) history.pushState({ ...history.state, layer }, '')
    if (depth() > wanted) travel(wanted - depth())
  }
  const onPopState = () => {
    if (travelling !== null) return arrive()
    const layers = store.get(layersAtom)
    if (depth() > layers.length) return travel(layers.length - depth())
    for (const layer of layers.slice(depth()).reverse()) layer.run()
  }

  // Later: a layer that is left through a link in it unmounts after the new page has its own entry.
  let soon: ReturnType<typeof setTimeout> | null = null
  const syncSoon = () => {
    if (soon !== null) clearTimeout(soon)
    soon = setTimeout(sync)
  }
  page.addEventListener('popstate', onPopState)
  const stop = store.sub(layersAtom, syncSoon)
  syncSoon()
  return () => {
    stop()
    page.removeEventListener('popstate', onPopState)
    if (soon !== null) clearTimeout(soon)
    if (travelling !== null) clearTimeout(travelling)
  }
}
