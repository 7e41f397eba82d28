import { isReplaced } from '#/lib/release.ts'
import { isEmptySheet } from '#/ui/lazy-component.ts'
import { mayReload } from './version.ts'

/**
 * Handles a chunk that did not load. If a new release has removed it, the page is reloaded once, unless an order is under
 * way (ST-07). Otherwise the network or the server has a problem, a reload would lose the page too, and the boundary
 * offers a retry.
 */
export function guardChunks(): void {
  addEventListener('vite:preloadError', async () => {
    if ((await isReplaced(new URL(import.meta.url).pathname)) && mayReload()) reload()
  })
  // For `lazyComponent`, which requests it again: the loader does so with none that it has requested once.
  const mark = ({ target, type }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    if (type === 'error' || isEmptySheet(target)) target.dataset.lost = ''
  }
  // A window hears no load of what is in its document.
  for (const type of ['error', 'load']) document.addEventListener(type, mark, true)
}

/**
 * A step back in the history, as of a sheet whose code did not come, cancels a reload that has just begun, and also one
 * that begins while the step is taken: the next one begins after it.
 */
function reload() {
  addEventListener('popstate', () => setTimeout(() => location.reload()))
  location.reload()
}
