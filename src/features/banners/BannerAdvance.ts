import { type RefObject, useEffect } from 'react'
import { isStill } from '#/lib/motion.ts'

/** ms a banner stays. */
const EVERY_MS = 5_000
/** px */
const SLACK = 2

/**
 * Shows the next banner every few seconds, after the last the first. It rests under a pointer or the focus, off the
 * screen and for those who want no motion, and ends with the first touch: from then on the customer turns (NT-01).
 */
export function BannerAdvance({ rail }: { rail: RefObject<HTMLUListElement | null> }) {
  useEffect(() => {
    const element = rail.current
    if (!element) return
    const timer = setInterval(() => {
      if (isInSight(element) && !isRead(element) && !isStill() && !document.hidden) showNext(element)
    }, EVERY_MS)
    const stop = () => clearInterval(timer)
    for (const touch of ['touchstart', 'wheel']) element.addEventListener(touch, stop, { passive: true })
    return () => {
      stop()
      for (const touch of ['touchstart', 'wheel']) element.removeEventListener(touch, stop)
    }
  }, [rail])
  return null
}

const isRead = (rail: HTMLElement) => rail.matches(':hover') || rail.contains(document.activeElement)

/** Its middle is on the screen. */
function isInSight(rail: HTMLElement): boolean {
  const { top, bottom } = rail.getBoundingClientRect()
  const middle = (top + bottom) / 2
  return middle >= 0 && middle <= innerHeight
}

/** The next banner comes to the left edge. */
function showNext(rail: HTMLUListElement) {
  const lefts = [...rail.children].map((item) => (item as HTMLElement).offsetLeft)
  const begin = lefts[0] ?? 0
  const isAtEnd = rail.scrollLeft + rail.clientWidth >= rail.scrollWidth - SLACK
  const next = lefts.find((left) => left - begin > rail.scrollLeft + SLACK) ?? begin
  rail.scrollTo({ left: isAtEnd ? 0 : next - begin, behavior: 'smooth' })
}
