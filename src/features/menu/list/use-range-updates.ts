import { type RefObject, startTransition, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Layout, sectionAt } from './geometry.ts'
import { isSame } from './is-same.ts'
import { hasSpare, isWithin, type Range, RESTING, rangeAt, type ScrollState } from './visible-range.ts'

/** px under the bar where a section counts as the one being read. */
const READING_LINE = 40
/** px; where reading begins on pages without a bar. */
const NO_BAR_LINE = 120

/** Tells how the list scrolls; `note` is called with each frame, px from the top of the list. */
export type ScrollTracker = { note: (top: number) => ScrollState }

/** The section being read, by its index, and whether the bar stands at the top of the screen. */
export type VisibleSection = { index: number; isStuck: boolean }

type Update<T> = Range & {
  /** Set while the list scrolls and its tracker is loaded. */
  tracker: T | undefined
}

/** Works out from the scroll position what is to be drawn and which section is read, and says both when they change. */
export function useRangeUpdates<T extends ScrollTracker>({
  list,
  bar,
  layout,
  drawn,
  tracker,
  setRange,
  onVisibleSection,
}: {
  list: HTMLElement | null
  bar: HTMLElement | null
  layout: RefObject<Layout>
  /** What is in the document now. */
  drawn: RefObject<Range>
  tracker: RefObject<T | null>
  setRange: (range: Update<T>) => void
  onVisibleSection: (visible: VisibleSection) => void
}) {
  const lastRequested = useRef<Update<T> | null>(null)
  const lastVisible = useRef<VisibleSection | null>(null)
  return useMemo(() => {
    let frame = 0
    /** Updates with the next frame, however often it is called before. */
    const updateSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        update(true)
      })
    }
    const visibleAt = (top: number, isFlinging: boolean): VisibleSection => {
      const barBottom = bar?.getBoundingClientRect().bottom ?? NO_BAR_LINE
      const { tops } = layout.current
      const isAtEnd =
        window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.scrollHeight - 2
      const index = isAtEnd ? tops.length - 1 : sectionAt(tops, top + barBottom + READING_LINE)
      return {
        // Nobody reads the categories that a flung list passes.
        index: isFlinging ? (lastVisible.current?.index ?? index) : index,
        isStuck: bar !== null && barBottom + top > 1,
      }
    }
    function update(isFrame = false) {
      if (!list) return
      const top = -list.getBoundingClientRect().top
      const scroll = tracker.current?.note(top) ?? RESTING
      const visible = visibleAt(top, scroll.isFlinging)
      // The first slower frame draws what a flung list leaves out.
      if (scroll.isFar) updateSoon()
      const screen = { top, bottom: top + window.innerHeight }
      const isDrawn = isWithin(screen, drawn.current)
      const { current: last } = lastRequested
      if (scroll.isFar && isDrawn && last && hasSpare(screen, last, scroll)) return
      const next = {
        ...rangeAt(top, window.innerHeight, scroll),
        tracker: isFrame ? (tracker.current ?? undefined) : undefined,
      }
      const isOther = !isSame(lastVisible.current, visible)
      // React would compare all that is on the page to find that nothing changed.
      if (isDrawn && !isOther && isSame(last, next)) return
      lastRequested.current = next
      lastVisible.current = visible
      const draw = () => {
        setRange(next)
        if (isOther) onVisibleSection(visible)
      }
      // An empty screen is filled within this frame, everything else when there is time.
      if (isDrawn) startTransition(draw)
      else if (isFrame) flushSync(draw)
      else draw()
    }
    const cancelUpdate = () => {
      cancelAnimationFrame(frame)
      frame = 0
    }
    return { update, updateSoon, cancelUpdate }
  }, [list, bar, layout, drawn, tracker, setRange, onVisibleSection])
}
