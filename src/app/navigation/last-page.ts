import { keys } from '#/session/keys.ts'
import type { ScrollPosition } from '#/shell/scroll-position.ts'

/** Where this page was scrolled to before the tab was loaded anew; null: it was at its top, or another one was shown. */
export function placeBeforeReload(): ScrollPosition | null {
  const last = keys.lastPage.read()
  return last && last.href === location.pathname + location.search && last.top > 0
    ? { y: last.top, focus: null }
    : null
}
