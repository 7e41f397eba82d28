import { useEffect, useRef } from 'react'

/**
 * Placed after the rows rendered so far; reports when it comes near the screen, so that more are rendered in time.
 */
export function ScrollSentinel({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    const element = end.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current()
      },
      { rootMargin: '800px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <div ref={end} />
}
