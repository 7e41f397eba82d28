import { useLayoutEffect, useRef } from 'react'
import type { ListMetrics } from '#/first-screen/grid.ts'
import { type Layout, samePlace } from './geometry.ts'

/**
 * Keeps the place that is read when the window is turned, or its letters get another size: then every section gets another
 * height, and the scroll would be that of another one. `sections`: another value where the sections themselves are others,
 * of which nothing was read; `line`: px from the top of the window at which a section counts as read. Returns a function to
 * be called with the box of the list whenever it is looked at.
 */
export function usePlaceKept(
  list: HTMLElement | null,
  { space, layout, sections }: { space: ListMetrics; layout: Layout; sections: unknown },
  line: () => number,
) {
  /** px from the top of the list; null: what is above the list is in sight. */
  const read = useRef<number | null>(null)
  const before = useRef({ space, layout, sections })
  useLayoutEffect(() => {
    const last = before.current
    before.current = { space, layout, sections }
    const isTurned = last.space !== space && last.sections === sections
    if (!list || !isTurned || read.current === null) return
    const now = samePlace(last.layout, layout, read.current)
    read.current = now
    const top = list.getBoundingClientRect().top + now - line()
    if (Math.abs(top) >= 0.5) window.scrollBy({ top, behavior: 'instant' })
  })
  return (box: DOMRect) => {
    // The browser scrolls a window that is being turned before its list is laid out anew.
    if (Math.abs(box.width - space.list) < 1) read.current = box.top < 0 ? line() - box.top : null
  }
}
