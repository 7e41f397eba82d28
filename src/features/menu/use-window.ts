import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { anchorOf } from './CategoryStrip.tsx'
import { type Block, blockOf, type Layout, layoutOf, movedBy, type Space, sectionAt } from './geometry.ts'
import type { InTurn, Pace } from './pace.ts'
import type { UsedMenu } from './use-menu.ts'

/** px of list drawn above and below the screen, and the step in which that moves: one drawing a step, not a frame. */
const AROUND = 900
const STEP = 300
/** px drawn ahead of a list that is thrown or has jumped: what lies around would be gone before it was seen. */
const AHEAD = 300
/** px under the strip where a section counts as the one being read. */
const READING_LINE = 40
/** px; where reading begins on wide pages, which have no strip. */
const WIDE_LINE = 120

type Seen = { top: number; bottom: number; active: number; isStuck: boolean; inTurn: InTurn | undefined }

const pageWidth = () => document.documentElement.clientWidth || window.innerWidth || 390
const remOf = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/**
 * What sections were measured to have besides their body, px by id, by the space they had. It outlives the list: one
 * that comes anew (another branch, fresh prices) stands where the last one stood.
 */
const remembered = new Map<string, Map<string, number>>()
let lastSpace: Space | null = null

const keyOf = ({ page, list, rem }: Space) => `${page} ${list} ${rem}`

function measuredIn(space: Space): Map<string, number> {
  const known = remembered.get(keyOf(space))
  if (known) return known
  const none = new Map<string, number>()
  remembered.set(keyOf(space), none)
  return none
}

/**
 * What is drawn, as it is; null when everything is as it was expected. Measuring has the page laid out at once, so
 * sections that were measured are looked at again only where `isAnew` says that something about them may be other.
 */
function measureDrawn(
  list: HTMLElement,
  blocks: ReadonlyMap<string, Block>,
  measured: Map<string, number>,
  isAnew: boolean,
): Map<string, number> | null {
  let next: Map<string, number> | null = null
  for (const section of list.querySelectorAll<HTMLElement>(':scope > section')) {
    const block = blocks.get(section.id)
    if (!block || (measured.has(block.id) && !isAnew)) continue
    const { height } = section.getBoundingClientRect()
    if (!(height > 0)) continue
    const besides = height - block.body
    const expected = measured.get(block.id) ?? block.head
    const isAsExpected = Math.abs(expected - besides) < 0.5
    if (!isAsExpected) next ??= new Map(measured)
    // As it was reckoned: noted, and nothing has to be drawn anew.
    const noted = next ?? measured
    noted.set(block.id, isAsExpected ? expected : besides)
  }
  return next
}

/** Before it is painted, the page is scrolled by what grew above the screen: nothing is seen to move. */
function hold(list: HTMLElement, before: Layout, after: Layout) {
  const top = movedBy(before, after, -list.getBoundingClientRect().top)
  if (Math.abs(top) >= 0.5) window.scrollBy({ top, behavior: 'instant' })
}

/**
 * Which part of a long list is near the screen, and which section is being read. Where sections stand is reckoned,
 * not read: while scrolling only the list's own place is, so nothing is laid out twice and nothing far away is drawn.
 * `list` and `bar` are null until they are drawn. `isHeld`: what is on the screen stays there when sections above it
 * are drawn and are higher than was reckoned; not while the page glides, which would stop.
 */
export function useWindow(
  list: HTMLElement | null,
  bar: HTMLElement | null,
  { ordered, productsOf }: Pick<UsedMenu, 'ordered' | 'productsOf'>,
  isHeld: boolean,
) {
  const [space, setSpace] = useState<Space>(() => {
    const page = typeof window === 'undefined' ? 390 : pageWidth()
    return lastSpace ?? { page, list: Math.max(0, page - 32), rem: 16 }
  })
  const [seen, setSeen] = useState<Seen>({
    top: -AROUND,
    bottom: 2 * AROUND,
    active: 0,
    isStuck: false,
    inTurn: undefined,
  })
  const [, setMeasured] = useState<ReadonlyMap<string, number>>()
  const measured = measuredIn(space)
  const blocks = useMemo(
    () => ordered.map((category) => blockOf(category, productsOf.get(category.id)?.length ?? 0, space)),
    [ordered, productsOf, space],
  )
  const layout = useMemo(() => layoutOf(blocks, measured, space), [blocks, measured, space])
  const latest = useRef<Layout>(layout)
  const laidOut = useRef(blocks)
  /** Where the list was at the last look. */
  const place = useRef(0)
  /** Null until its file is here, which the first screen does not wait for. */
  const pace = useRef<Pace | null>(null)
  /** What was drawn last. */
  const drawn = useRef(seen)
  const learn = useRef<((isAnew: boolean) => boolean) | null>(null)

  const nextLook = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two call each other
  const { look, lookSoon } = useMemo(() => {
    /** With the next frame, however often it is asked for. */
    function lookSoon() {
      cancelAnimationFrame(nextLook.current)
      nextLook.current = requestAnimationFrame(() => look(true))
    }
    function look(isFrame = false) {
      if (!list) return
      const top = -list.getBoundingClientRect().top
      const barEnd = bar?.getBoundingClientRect().bottom ?? WIDE_LINE
      const snapped = Math.floor(top / STEP) * STEP
      const { tops } = latest.current
      const isAtEnd =
        window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.scrollHeight - 2
      const way = snapped - place.current
      place.current = snapped
      const isThrown = pace.current?.note(top) ?? false
      const isFar = isThrown || Math.abs(way) > AROUND
      const [above, below] = !isFar ? [AROUND, AROUND] : way < 0 ? [AHEAD, 0] : [0, AHEAD]
      // The rest comes with the first frame that finds it slower.
      if (isFar) lookSoon()
      const next = {
        top: snapped - above,
        bottom: snapped + STEP + window.innerHeight + below,
        active: isAtEnd ? tops.length - 1 : sectionAt(tops, top + barEnd + READING_LINE),
        isStuck: bar !== null && barEnd + top > 1,
        inTurn: isFrame ? pace.current?.inTurn : undefined,
      }
      const draw = () =>
        setSeen((last) => {
          // Nobody reads what the strip would say of a list that is thrown.
          const now = isThrown ? { ...next, active: last.active } : next
          return (Object.keys(now) as (keyof Seen)[]).every((key) => last[key] === now[key]) ? last : now
        })
      // A screen that would be empty is drawn with this frame, all else when there is time.
      const isMissing = top < drawn.current.top || top + window.innerHeight > drawn.current.bottom
      if (isMissing && isFrame) flushSync(draw)
      else if (isMissing) draw()
      else startTransition(draw)
    }
    return { look, lookSoon }
  }, [list, bar])

  const measure = useCallback(() => {
    if (!list) return
    const next = { page: pageWidth(), list: list.clientWidth || pageWidth() - 32, rem: remOf() }
    lastSpace = next
    setSpace((last) =>
      last.page === next.page && last.list === next.list && last.rem === next.rem ? last : next,
    )
    // Other words, other heads: a language was chosen, or a menu came anew.
    if (!learn.current?.(true)) look()
  }, [list, look])

  useLayoutEffect(measure, [measure])

  // The browser's own way of holding the place would hold it a second time; some browsers have none.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.overflowAnchor = list ? 'none' : ''
    return () => {
      style.overflowAnchor = ''
    }
  }, [list])

  // After every drawing, before it is painted: what was drawn for the first time has now its true height.
  useLayoutEffect(() => {
    drawn.current = seen
    const before = latest.current
    const isMoved = before !== layout
    const isSameList = laidOut.current === blocks
    latest.current = layout
    laidOut.current = blocks
    if (list && isMoved && isSameList && isHeld) hold(list, before, layout)
    const byId = new Map(blocks.map((block) => [anchorOf(block.id), block]))
    learn.current = (isAnew) => {
      const found = list && measureDrawn(list, byId, measured, isAnew)
      if (!found) return false
      remembered.set(keyOf(space), found)
      setMeasured(found)
      return true
    }
    if (!learn.current(false) && isMoved) look()
  }, [list, look, blocks, layout, measured, space, seen, isHeld])

  useEffect(() => {
    if (!list) return
    // Without it a list in motion is drawn whole, as one that stands.
    import('./pace.ts').then(
      ({ createPace }) => {
        pace.current = createPace()
      },
      () => {},
    )
    let resized = 0
    const onResize = () => {
      cancelAnimationFrame(resized)
      resized = requestAnimationFrame(measure)
    }
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(onResize)
    observer?.observe(list)
    window.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('resize', onResize)
    return () => {
      cancelAnimationFrame(resized)
      cancelAnimationFrame(nextLook.current)
      observer?.disconnect()
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', onResize)
    }
  }, [list, lookSoon, measure])

  /** Draws what the page has just been scrolled to, now and not with the next frame. */
  const lookNow = useCallback(() => flushSync(() => look()), [look])
  /** px from the list's top; null: there is no such section. */
  const topOf = useCallback((index: number) => latest.current.tops[index] ?? null, [])
  return { space, seen, layout, topOf, lookNow }
}
