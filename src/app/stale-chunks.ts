import { mayReload } from './version.ts'

/** A part of the app that a new release replaced (reliability F14): one guarded reload, then the 500 page. */
export function guardChunks(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && mayReload()) location.reload()
  })
}
