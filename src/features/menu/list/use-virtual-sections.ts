import {
  type Ref,
  startTransition,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { ScrollState } from '#/features/product-card/index.ts'
import type { ListMetrics } from '#/first-screen/grid.ts'
import {
  type Block,
  FIRST_RANGE,
  hasSpare,
  isWithin,
  layoutOf,
  partIn,
  RESTING,
  rangeAround,
  type Spacing,
  type Span,
} from './geometry.ts'
import { listen } from './listen.ts'
import {
  anchorScroll,
  knownSpace,
  marginOf,
  measuredIn,
  measureRendered,
  remember,
  spaceOf,
} from './measures.ts'
import { FIRST_SECTION, readingLine, type VisibleSection, visibleAt } from './read-section.ts'
import { usePlaceKept } from './use-place-kept.ts'

/*
 * A long list of sections of which only the part near the screen is in the document. It knows nothing of what the
 * sections hold, and `useVirtualSections` is all that others use of it. The caller
 *  - describes every section for a given space (`sectionsIn`): the height of its body exactly, that of its head as
 *    expected;
 *  - renders in `list` what the hook answers: empty space of `above` px; `<section id={block.id}>`, a direct child, for
 *    each of `sections`, with the part of its body between `top` and `bottom`; empty space of `below` px;
 *  - hears by `onVisibleSection` which section is being read, and scrolls by the handle in `ref`.
 *
 * With each frame that scrolls, `update` works out from one rectangle what is to be rendered and which section is read;
 * positions are computed, not read. After each rendering `remeasure` looks how high the rendered heads are; where one
 * is not as expected, the list is rendered again before it is painted, and `anchorScroll` keeps what is on the screen
 * in its place.
 */

export { type Block, FIRST_SECTION, type VisibleSection }

export type ListHandle = {
  /** px to scroll the page so that a section is at its reading position; null when there is none. */
  distanceTo: (index: number) => number | null
  /** Renders what the page has just been scrolled to, without waiting for the next frame. */
  updateNow: () => void
}

/** How the caller watches the list. */
export type ListProps = {
  /** Keeps what is on the screen in place when heads above it change; false while the page glides, which would stop. */
  isAnchored: boolean
  onVisibleSection: (visible: VisibleSection) => void
  ref: Ref<ListHandle | null>
}

/** Tracks how the list scrolls; `note` is called with each frame, px from the top of the list. */
type ScrollTracker = { note: (top: number) => ScrollState }

type Options<T> = ListProps & {
  list: HTMLElement | null
  /** What sticks to the top of the screen over the list; null when nothing does. */
  bar: HTMLElement | null
  /** Both depend on the space; the function is to change with the sections only. */
  sectionsIn: (space: ListMetrics) => { blocks: readonly Block[]; spacing: Spacing }
  /** Loaded after the first rendering; until then the list is rendered as one that rests. */
  loadTracker: () => Promise<T>
}

/** What is rendered; with the tracker where the rendering comes from scrolling. */
type RenderedRange<T> = Span & { tracker: T | undefined }

export function useVirtualSections<T extends ScrollTracker>(options: Options<T>) {
  const { list, bar, sectionsIn, loadTracker, isAnchored, onVisibleSection, ref } = options
  const [space, setSpace] = useState(knownSpace)
  const [range, setRange] = useState<RenderedRange<T>>({ ...FIRST_RANGE, tracker: undefined })
  const [, setMeasured] = useState(() => measuredIn(space))
  const measured = measuredIn(space)
  const { blocks, spacing } = useMemo(() => sectionsIn(space), [sectionsIn, space])
  const layout = useMemo(() => layoutOf(blocks, measured, spacing), [blocks, measured, spacing])
  const notePlace = usePlaceKept(list, { space, layout, sections: sectionsIn }, () => readingLine(bar))
  const tracker = useRef<T | null>(null)
  /** What was said last: it may not be rendered yet. */
  const said = useRef<{ range: RenderedRange<T>; visible: VisibleSection } | null>(null)

  /**
   * Says what is to be rendered and what is read, if that is news. Answers whether the next frame has to look again.
   */
  const update = useEffectEvent((isFrame: boolean): boolean => {
    if (!list) return false
    const box = list.getBoundingClientRect()
    notePlace(box)
    const top = -box.top
    const scroll = tracker.current?.note(top) ?? RESTING
    const screen = { top, bottom: top + window.innerHeight }
    const isRendered = isWithin(screen, range)
    // The first slower frame renders what a flung list leaves out.
    if (scroll.isFar && isRendered && said.current && hasSpare(screen, said.current.range, scroll))
      return true
    const next = { ...rangeAround(screen, scroll), tracker: (isFrame && tracker.current) || undefined }
    const visible = visibleAt(top, layout.tops, bar)
    // The categories that a fling passes are not read, so they are not marked.
    if (scroll.isFlinging && said.current) visible.index = said.current.visible.index
    const isOther = !isSame(said.current?.visible, visible)
    // React would compare all that is on the page to find that nothing changed.
    if (isRendered && !isOther && isSame(said.current?.range, next)) return scroll.isFar
    said.current = { range: next, visible }
    const render = () => {
      setRange(next)
      if (isOther) onVisibleSection(visible)
    }
    // An empty screen is filled within this frame, everything else when there is time.
    if (isRendered) startTransition(render)
    else if (isFrame) flushSync(render)
    else render()
    return scroll.isFar
  })

  /** Whether heads turned out to be other than expected: then the list is rendered again. */
  const remeasure = useEffectEvent((): boolean => {
    const found = list && measureRendered(list, blocks, measured)
    if (!found) return false
    remember(space, found)
    setMeasured(found)
    return true
  })

  const resize = useEffectEvent((element: HTMLElement) => {
    const next = spaceOf(element)
    // In another space all is rendered again; in the same one the heads may have changed: another language.
    if (!isSame(space, next)) setSpace(next)
    else if (!remeasure()) update(false)
  })

  // Before what was just rendered is painted: now its true height is known.
  const before = useRef({ blocks, layout })
  useLayoutEffect(() => {
    const last = before.current
    before.current = { blocks, layout }
    const isMoved = last.layout !== layout
    if (list && isMoved && last.blocks === blocks && isAnchored) anchorScroll(list, last.layout, layout)
    if (!remeasure() && isMoved) update(false)
  })

  useLayoutEffect(() => {
    if (list) resize(list)
  }, [list])
  useNoBrowserAnchor(list)

  useEffect(() => {
    if (!list) return
    // Without a tracker a scrolling list is rendered whole, like one that rests.
    loadTracker().then(
      (loaded) => {
        tracker.current = loaded
      },
      () => {},
    )
    // The page may have been scrolled to where it was left since this was rendered.
    update(false)
    return listen([list, bar], { onScroll: () => update(true), onResize: () => resize(list) })
  }, [list, bar, loadTracker])

  useImperativeHandle<ListHandle | null, ListHandle | null>(
    ref,
    () =>
      list && {
        distanceTo: (index) => {
          const top = before.current.layout.tops[index]
          return top === undefined ? null : list.getBoundingClientRect().top + top - marginOf(list)
        },
        updateNow: () => flushSync(() => update(false)),
      },
    [list],
  )

  // The tracker is set while the list scrolls and it is loaded.
  return { space, tracker: range.tracker, ...partIn(layout, range, spacing) }
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

/** Whether two flat records hold the same values. */
const isSame = <T extends object>(one: T | undefined, other: T) =>
  one !== undefined && (Object.keys(other) as (keyof T)[]).every((key) => one[key] === other[key])
