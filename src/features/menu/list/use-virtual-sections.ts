import {
  type Ref,
  startTransition,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { UsedMenu } from '#/features/catalog/index.ts'
import { loadMotion, type Motion, type ScrollState } from '#/features/product-card/index.ts'
import { anchorOf, blockOf, type Layout, layoutOf, sectionAt } from './geometry.ts'
import { hold, knownSpace, marginOf, measureDrawn, measuredIn, remember, spaceOf } from './measures.ts'

/** px of list drawn above and below the screen, and the step in which that moves: one drawing a step, not a frame. */
const AROUND = 600
const STEP = 300
/** A list that is thrown is drawn ahead alone, and again when so few px of that are left: seldom, and more at once. */
const SPARE = 200
/** px under the strip where a section counts as the one being read. */
const READING_LINE = 40
/** px; where reading begins on wide pages, which have no strip. */
const WIDE_LINE = 120

/** The part of the list that is drawn, px from its top. */
type Seen = { top: number; bottom: number; motion: Motion | undefined }

/** Which section is being read, by its place in the menu, and whether the bar of categories stands at the top. */
export type Read = { active: number; isStuck: boolean }

const STANDING: ScrollState = { isFlinging: false, isFar: false, isUp: false }

/** What is read before anybody scrolled. */
export const START: Read = { active: 0, isStuck: false }

/** What moves the page asks of the list. */
export type ListHandle = {
  /** px the page is to be scrolled so that a section stands where it is read; null: there is none. */
  wayTo: (index: number) => number | null
  /** Draws what the page has just been scrolled to, now and not with the next frame. */
  updateNow: () => void
}

const isSame = <T extends object>(one: T | null, other: T) =>
  one !== null && (Object.keys(other) as (keyof T)[]).every((key) => one[key] === other[key])

type Watched = {
  /**
   * What is on the screen stays there when sections above it are drawn and are higher than was reckoned; not while the
   * page glides, which would stop.
   */
  isHeld: boolean
  onRead: (read: Read) => void
  ref: Ref<ListHandle | null>
}

/**
 * Which part of a long list is near the screen, and which section is being read. Where sections stand is reckoned,
 * not read: while scrolling only the list's own place is, so nothing is laid out twice and nothing far away is drawn.
 * It belongs to the list, which is drawn with every few rows; the page around it hears by `onRead` of what changes there.
 */
export function useVirtualSections(
  list: HTMLElement | null,
  bar: HTMLElement | null,
  { ordered, productsOf }: Pick<UsedMenu, 'ordered' | 'productsOf'>,
  { isHeld, onRead, ref }: Watched,
) {
  const [space, setSpace] = useState(knownSpace)
  const [seen, setSeen] = useState<Seen>({
    top: -AROUND,
    bottom: 2 * AROUND,
    motion: undefined,
  })
  const [, setMeasured] = useState<ReadonlyMap<string, number>>()
  const measured = measuredIn(space)
  const blocks = useMemo(
    () => ordered.map((category) => blockOf(category, productsOf.get(category.id)?.length ?? 0, space)),
    [ordered, productsOf, space],
  )
  const layout = useMemo(() => layoutOf(blocks, measured, space), [blocks, measured, space])
  const byId = useMemo(() => new Map(blocks.map((block) => [anchorOf(block.id), block])), [blocks])
  const latest = useRef<Layout>(layout)
  const laidOut = useRef(blocks)
  /** Null until its file is here, which the first screen does not wait for. */
  const motion = useRef<Motion | null>(null)
  /** What was drawn last. */
  const drawn = useRef(seen)
  /** What was asked to be drawn last, and said of what is read. */
  const asked = useRef<Seen | null>(null)
  const told = useRef<Read | null>(null)
  const learn = useRef<((isAnew: boolean) => boolean) | null>(null)

  const nextLook = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two call each other
  const { look, lookSoon } = useMemo(() => {
    /** With the next frame, however often it is asked for. */
    function lookSoon() {
      nextLook.current ||= requestAnimationFrame(() => {
        nextLook.current = 0
        look(true)
      })
    }
    function look(isFrame = false) {
      if (!list) return
      const top = -list.getBoundingClientRect().top
      const barEnd = bar?.getBoundingClientRect().bottom ?? WIDE_LINE
      const snapped = Math.floor(top / STEP) * STEP
      const { tops } = latest.current
      const isAtEnd =
        window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.scrollHeight - 2
      const { isFlinging, isFar, isUp } = motion.current?.note(top) ?? STANDING
      const [above, below] = !isFar ? [AROUND, AROUND] : isUp ? [AROUND, 0] : [0, AROUND]
      // The rest comes with the first frame that finds it slower.
      if (isFar) lookSoon()
      const next: Seen = {
        top: snapped - above,
        bottom: snapped + STEP + window.innerHeight + below,
        motion: isFrame ? (motion.current ?? undefined) : undefined,
      }
      const active = isAtEnd ? tops.length - 1 : sectionAt(tops, top + barEnd + READING_LINE)
      const isStuck = bar !== null && barEnd + top > 1
      // Nobody reads what the strip would say of a list that is thrown.
      const read = { active: isFlinging ? (told.current?.active ?? active) : active, isStuck }
      // A screen that would be empty is drawn with this frame, all else when there is time.
      const bottom = top + window.innerHeight
      const isMissing = top < drawn.current.top || bottom > drawn.current.bottom
      const { current: last } = asked
      const spare = last && (isUp ? top - last.top : last.bottom - bottom)
      if (isFar && !isMissing && spare !== null && spare >= SPARE) return
      const isNews = !isSame(told.current, read)
      // What would draw the same is not asked for: finding that out has React look at all that is on the page.
      if (!isMissing && !isNews && isSame(last, next)) return
      const draw = () => {
        setSeen(next)
        if (isNews) onRead(read)
      }
      asked.current = next
      told.current = read
      if (isMissing && isFrame) flushSync(draw)
      else if (isMissing) draw()
      else startTransition(draw)
    }
    return { look, lookSoon }
  }, [list, bar, onRead])

  const measure = useCallback(() => {
    if (!list) return
    const next = spaceOf(list)
    setSpace((last) => (isSame(last, next) ? last : next))
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
    learn.current = (isAnew) => {
      const found = list && measureDrawn(list, byId, measured, isAnew)
      if (!found) return false
      remember(space, found)
      setMeasured(found)
      return true
    }
    if (!learn.current(false) && isMoved) look()
  }, [list, look, blocks, byId, layout, measured, space, seen, isHeld])

  useEffect(() => {
    if (!list) return
    // Without it a list in motion is drawn whole, as one that stands.
    loadMotion().then(
      ({ createMotion }) => {
        motion.current = createMotion()
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
      nextLook.current = 0
      observer?.disconnect()
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', onResize)
    }
  }, [list, lookSoon, measure])

  useImperativeHandle<ListHandle | null, ListHandle | null>(
    ref,
    () =>
      list && {
        wayTo: (index) => {
          const top = latest.current.tops[index]
          return top === undefined ? null : list.getBoundingClientRect().top + top - marginOf(list)
        },
        updateNow: () => flushSync(() => look()),
      },
    [list, look],
  )
  return { space, seen, layout }
}
