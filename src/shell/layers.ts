import { layersAtom } from './chrome.ts'
import { entryHere, isLateStep, traverse } from './history.ts'
import { readEntry, writeEntry } from './history-entry.ts'
import type { Store } from './shell.ts'

/*
 * Each open layer (viewer, dialog, sheet) is one history entry, so that the browser's Back closes it instead of leaving
 * the page. An entry stores how many are open on it. Layers closed in another way remove their entry; an entry left
 * under a later page is skipped when the customer comes back to it.
 */

export function attachLayers(store: Store, page: Window): () => void {
  let isTravelling = false
  let isStopped = false

  const depth = () => readEntry('layer', page) ?? 0
  const surplus = () => depth() - store.get(layersAtom).length
  /** Leaves the entries of layers that are closed. */
  const travel = () => {
    isTravelling = true
    const ended = (isTaken: boolean) => {
      isTravelling = false
      if (isStopped) return
      // If the step back was dropped, the entry is relabelled for the layer below.
      if (!isTaken && surplus() > 0) writeEntry({ layer: depth() - surplus() }, 'replace', page)
      sync()
    }
    traverse(() => ({ by: -surplus(), to: entryHere(depth() - surplus()) }), ended, page)
  }
  const sync = () => {
    if (isTravelling) return
    const wanted = store.get(layersAtom).length
    for (let layer = depth() + 1; layer <= wanted; layer++) writeEntry({ layer }, 'push', page)
    if (surplus() > 0) travel()
  }
  const onPopState = () => {
    if (isTravelling) return
    // The step belonged to a layer that is closed already, and must not close one that was opened since.
    if (isLateStep()) return sync()
    const layers = store.get(layersAtom)
    if (surplus() > 0) return travel()
    for (const layer of layers.slice(depth()).reverse()) layer.run()
  }

  // Deferred: a layer that is left through a link in it unmounts after the new page has its own entry.
  let scheduled: ReturnType<typeof setTimeout> | null = null
  const syncSoon = () => {
    if (scheduled !== null) clearTimeout(scheduled)
    scheduled = setTimeout(sync)
  }
  page.addEventListener('popstate', onPopState)
  const stop = store.sub(layersAtom, syncSoon)
  syncSoon()
  return () => {
    stop()
    page.removeEventListener('popstate', onPopState)
    if (scheduled !== null) clearTimeout(scheduled)
    isStopped = true
  }
}
