import { layersAtom } from './chrome.ts'
import { traverse } from './history.ts'
import type { Store } from './shell.ts'

/*
 * Each open layer (viewer, dialog, sheet) is one history entry, so the browser's Back closes it instead of leaving
 * the page. An entry carries its depth: `history.state.layer`. Layers closed in another way take
 * their entry along; an entry left behind under a later page is stepped over when somebody comes back to it.
 */

export function attachLayers(store: Store, page: Window): () => void {
  const { history } = page
  let isTravelling = false
  let isStopped = false

  const depth = (): number => {
    const state: unknown = history.state
    const layer = typeof state === 'object' && state !== null && 'layer' in state ? state.layer : 0
    return typeof layer === 'number' ? layer : 0
  }
  const surplus = () => depth() - store.get(layersAtom).length
  /** Leaves the entries of layers that are closed. */
  const travel = () => {
    isTravelling = true
    const ended = (isTaken: boolean) => {
      isTravelling = false
      if (isStopped) return
      // An entry that cannot be left becomes one of the layer below.
      if (!isTaken && surplus() > 0)
        history.replaceState({ ...history.state, layer: depth() - surplus() }, '')
      sync()
    }
    traverse(() => -surplus(), ended, page)
  }
  const sync = () => {
    if (isTravelling) return
    const wanted = store.get(layersAtom).length
    for (let layer = depth() + 1; layer <= wanted; layer++) history.pushState({ ...history.state, layer }, '')
    if (surplus() > 0) travel()
  }
  const onPopState = () => {
    if (isTravelling) return
    const layers = store.get(layersAtom)
    if (surplus() > 0) return travel()
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
    isStopped = true
  }
}
