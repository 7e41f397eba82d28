import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Space, sectionAt } from './geometry.ts'

/** px of list drawn above and below the screen, and the step in which that moves: one drawing a step, not a frame. */
const AROUND = 900
const STEP = 300
/** px under the strip where a section counts as the one being read. */
const READING_LINE = 40
/** px; where reading begins on wide pages, which have no strip. */
const WIDE_LINE = 120

type Seen = { top: number; bottom: number; active: number; isStuck: boolean }

const pageWidth = () => document.documentElement.clientWidth || window.innerWidth || 390
const remOf = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/**
 * Which part of a long list is near the screen, and which section is being read. Tops of sections are read once a
 * layout; while scrolling only the list's own place is, so nothing is laid out twice.
 * `list` and `bar` are null until they are drawn.
 */
export function useWindow(list: HTMLElement | null, bar: HTMLElement | null, sections: number) {
  const [space, setSpace] = useState<Space>(() => {
    const page = typeof window === 'undefined' ? 390 : pageWidth()
    return { page, list: Math.max(0, page - 32), rem: 16 }
  })
  const [seen, setSeen] = useState<Seen>({ top: -AROUND, bottom: 2 * AROUND, active: 0, isStuck: false })
  const tops = useRef<number[]>([])

  const look = useCallback(() => {
    if (!list) return
    const top = -list.getBoundingClientRect().top
    const barEnd = bar?.getBoundingClientRect().bottom ?? WIDE_LINE
    const snapped = Math.floor(top / STEP) * STEP
    const isAtEnd =
      window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.scrollHeight - 2
    const next = {
      top: snapped - AROUND,
      bottom: snapped + STEP + window.innerHeight + AROUND,
      active: isAtEnd ? tops.current.length - 1 : sectionAt(tops.current, top + barEnd + READING_LINE),
      isStuck: bar !== null && barEnd + top > 1,
    }
    setSeen((last) =>
      (Object.keys(next) as (keyof Seen)[]).every((key) => last[key] === next[key]) ? last : next,
    )
  }, [list, bar])

  const measure = useCallback(() => {
    if (!list) return
    const next = { page: pageWidth(), list: list.clientWidth || pageWidth() - 32, rem: remOf() }
    setSpace((last) =>
      last.page === next.page && last.list === next.list && last.rem === next.rem ? last : next,
    )
    tops.current = Array.from(list.children, (child) => (child as HTMLElement).offsetTop)
    look()
  }, [list, look])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other sections or another width are another layout
  useLayoutEffect(measure, [measure, sections, space])

  useEffect(() => {
    if (!list) return
    let frame = 0
    const soon = (what: () => void) => () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(what)
    }
    const onScroll = soon(look)
    const onResize = soon(measure)
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(onResize)
    observer?.observe(list)
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onResize)
    return () => {
      cancelAnimationFrame(frame)
      observer?.disconnect()
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onResize)
    }
  }, [list, look, measure])

  /** px from the list's top. */
  const topOf = useCallback((index: number) => tops.current[index] ?? 0, [])
  return { space, seen, topOf, measure }
}
