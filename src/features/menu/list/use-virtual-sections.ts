import {
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Space } from '#/first-screen/grid.ts'
import { type Block, layoutOf, type Spacing } from './geometry.ts'
import { isSame } from './is-same.ts'
import {
  anchorScroll,
  knownSpace,
  marginOf,
  measureDrawn,
  measuredIn,
  remember,
  spaceOf,
} from './measures.ts'
import { type ScrollTracker, useRangeUpdates, type VisibleSection } from './use-range-updates.ts'
import { FIRST_RANGE, type Range } from './visible-range.ts'

/*
 * A long list of sections of which only the part near the screen is in the document. It knows nothing of what the
 * sections hold. The caller
 *  - describes every section for a given space: the height of its body exactly, that of its head as expected;
 *  - draws the sections between `sectionsBetween(layout, range.top, range.bottom)` as `<section id={block.id}>`,
 *    direct children of `list`, with empty space above and below them;
 *  - hears by `onVisibleSection` which section is being read, and scrolls through the handle in `ref`.
 * Positions are computed, not read, so that scrolling reads one rectangle and lays nothing out. Heads are measured
 * once they are drawn; what is on the screen then keeps its place.
 */

export type { VisibleSection }

/** The section that is read before anybody scrolled. */
export const FIRST_SECTION: VisibleSection = { index: 0, isStuck: false }

export type ListHandle = {
  /** px to scroll the page so that a section stands at its reading position; null when there is none. */
  distanceTo: (index: number) => number | null
  /** Draws what the page has just been scrolled to, without waiting for the next frame. */
  updateNow: () => void
}

/** How the caller watches the list. */
export type ListProps = {
  /** Keeps what is on the screen in place when heads above it change; false while the page glides, which would stop. */
  isAnchored: boolean
  onVisibleSection: (visible: VisibleSection) => void
  ref: Ref<ListHandle | null>
}

type Options<T> = ListProps & {
  list: HTMLElement | null
  /** What sticks to the top of the screen over the list; null when nothing does. */
  bar: HTMLElement | null
  /** Both depend on the space; the function is to change with the sections only. */
  sectionsIn: (space: Space) => { blocks: readonly Block[]; spacing: Spacing }
  /** Loaded after the first drawing; until then the list is drawn as one that rests. */
  loadTracker: () => Promise<T>
}

export function useVirtualSections<T extends ScrollTracker>(options: Options<T>) {
  const { list, bar, sectionsIn, loadTracker, isAnchored, onVisibleSection, ref } = options
  const [space, setSpace] = useState(knownSpace)
  const [range, setRange] = useState<Range & { tracker: T | undefined }>({
    ...FIRST_RANGE,
    tracker: undefined,
  })
  const [, setMeasured] = useState<ReadonlyMap<string, number>>()
  const measured = measuredIn(space)
  const { blocks, spacing } = useMemo(() => sectionsIn(space), [sectionsIn, space])
  const layout = useMemo(() => layoutOf(blocks, measured, spacing), [blocks, measured, spacing])
  const latest = useRef(layout)
  const latestBlocks = useRef(blocks)
  const drawn = useRef<Range>(range)
  const tracker = useRef<T | null>(null)
  const remeasure = useRef<((isAll: boolean) => boolean) | null>(null)
  const { update, updateSoon, cancelUpdate } = useRangeUpdates({
    list,
    bar,
    layout: latest,
    drawn,
    tracker,
    setRange,
    onVisibleSection,
  })

  const measure = useCallback(() => {
    if (!list) return
    const next = spaceOf(list)
    setSpace((last) => (isSame(last, next) ? last : next))
    // The heads may have changed too: another language, another menu.
    if (!remeasure.current?.(true)) update()
  }, [list, update])

  useLayoutEffect(measure, [measure])
  useNoBrowserAnchor(list)

  // Before what was just drawn is painted: now its true height is known.
  useLayoutEffect(() => {
    drawn.current = range
    const before = latest.current
    const isMoved = before !== layout
    const isSameList = latestBlocks.current === blocks
    latest.current = layout
    latestBlocks.current = blocks
    if (list && isMoved && isSameList && isAnchored) anchorScroll(list, before, layout)
    remeasure.current = (isAll) => {
      const found = list && measureDrawn(list, blocks, measured, isAll)
      if (!found) return false
      remember(space, found)
      setMeasured(found)
      return true
    }
    if (!remeasure.current(false) && isMoved) update()
  }, [list, update, blocks, layout, measured, space, range, isAnchored])

  useEffect(() => {
    if (!list) return
    // Without a tracker a scrolling list is drawn whole, like one that rests.
    loadTracker().then(
      (loaded) => {
        tracker.current = loaded
      },
      () => {},
    )
    const stop = listen(list, { onScroll: updateSoon, onResize: measure })
    return () => {
      cancelUpdate()
      stop()
    }
  }, [list, loadTracker, updateSoon, cancelUpdate, measure])

  useImperativeHandle<ListHandle | null, ListHandle | null>(
    ref,
    () =>
      list && {
        distanceTo: (index) => {
          const top = latest.current.tops[index]
          return top === undefined ? null : list.getBoundingClientRect().top + top - marginOf(list)
        },
        updateNow: () => flushSync(() => update()),
      },
    [list, update],
  )
  return { space, range, layout }
}

/** The browser's own scroll anchoring would correct the position a second time, and some browsers have none. */
function useNoBrowserAnchor(list: HTMLElement | null) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.overflowAnchor = list ? 'none' : ''
    return () => {
      style.overflowAnchor = ''
    }
  }, [list])
}

/** `onResize` at most once a frame. Answers what ends it. */
function listen(list: HTMLElement, { onScroll, onResize }: { onScroll: () => void; onResize: () => void }) {
  let frame = 0
  const resizeSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(onResize)
  }
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(resizeSoon)
  observer?.observe(list)
  window.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('resize', resizeSoon)
  return () => {
    cancelAnimationFrame(frame)
    observer?.disconnect()
    window.removeEventListener('scroll', onScroll)
    window.removeEventListener('resize', resizeSoon)
  }
}
