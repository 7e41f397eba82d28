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

/** Calls `update` with the next frame, however often it is asked for before; and cancels it. */
function onceAFrame(update: () => void): [soon: () => void, cancel: () => void] {
  let frame = 0
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      update()
    })
  }
  const cancel = () => {
    cancelAnimationFrame(frame)
    frame = 0
  }
  return [soon, cancel]
}

/** `top`: px that the page is scrolled beyond the top of the list; `tops`: px of its sections; `passing`: the section that counts instead. */
function visibleAt(
  top: number,
  tops: Layout['tops'],
  bar: HTMLElement | null,
  passing: number | undefined,
): VisibleSection {
  const barBottom = bar?.getBoundingClientRect().bottom ?? NO_BAR_LINE
  const isAtEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.scrollHeight - 2
  const read = isAtEnd ? tops.length - 1 : sectionAt(tops, top + barBottom + READING_LINE)
  return { index: passing ?? read, isStuck: bar !== null && barBottom + top > 1 }
}

type Wanted<T> = {
  list: HTMLElement | null
  bar: HTMLElement | null
  layout: RefObject<Layout>
  /** What is in the document now. */
  drawn: RefObject<Range>
  tracker: RefObject<T | null>
  setRange: (range: Update<T>) => void
  onVisibleSection: (visible: VisibleSection) => void
}

type Last<T> = { requested: Update<T> | null; visible: VisibleSection | null }

/** Works out from the scroll position what is to be drawn and which section is read, and says both when they change. */
export function useRangeUpdates<T extends ScrollTracker>({
  list,
  bar,
  layout,
  drawn,
  tracker,
  setRange,
  onVisibleSection,
}: Wanted<T>) {
  const last = useRef<Last<T>>({ requested: null, visible: null })
  return useMemo(
    () => createUpdates({ list, bar, layout, drawn, tracker, setRange, onVisibleSection }, last.current),
    [list, bar, layout, drawn, tracker, setRange, onVisibleSection],
  )
}

/** `last` is what was said before, and is kept up to date. */
function createUpdates<T extends ScrollTracker>(
  { list, bar, layout, drawn, tracker, setRange, onVisibleSection }: Wanted<T>,
  last: Last<T>,
) {
  const [updateSoon, cancelUpdate] = onceAFrame(() => update(true))
  function update(isFrame = false) {
    if (!list) return
    const top = -list.getBoundingClientRect().top
    const scroll = tracker.current?.note(top) ?? RESTING
    // Nobody reads the categories that a flung list passes.
    const passing = scroll.isFlinging ? last.visible?.index : undefined
    const visible = visibleAt(top, layout.current.tops, bar, passing)
    // The first slower frame draws what a flung list leaves out.
    if (scroll.isFar) updateSoon()
    const screen = { top, bottom: top + window.innerHeight }
    const isDrawn = isWithin(screen, drawn.current)
    if (scroll.isFar && isDrawn && last.requested && hasSpare(screen, last.requested, scroll)) return
    const next = {
      ...rangeAt(top, window.innerHeight, scroll),
      tracker: (isFrame && tracker.current) || undefined,
    }
    const isOther = !isSame(last.visible, visible)
    // React would compare all that is on the page to find that nothing changed.
    if (isDrawn && !isOther && isSame(last.requested, next)) return
    last.requested = next
    last.visible = visible
    const draw = () => {
      setRange(next)
      if (isOther) onVisibleSection(visible)
    }
    // An empty screen is filled within this frame, everything else when there is time.
    if (isDrawn) startTransition(draw)
    else if (isFrame) flushSync(draw)
    else draw()
  }
  return { update, updateSoon, cancelUpdate }
}
