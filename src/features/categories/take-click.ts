import type { MouseEvent } from 'react'

/** A click on a link that the page follows by itself; one that opens a tab or a window stays the browser's. */
export const takeClick = (follow: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  follow()
}
