import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is scrolled out at the top, except for its last 60 px. */
export function useIsPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < (entry.rootBounds?.bottom ?? 0))
      },
      { rootMargin: '-60px 0px 0px' },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return isPast
}
