/**
 * Calls `onScroll` with the next frame after the page was scrolled, and with every frame after it while it answers
 * true; `onResize` with the next frame after the window or one of the elements changed its size. Answers what ends it.
 */
export function listen(
  elements: readonly (HTMLElement | null)[],
  { onScroll, onResize }: { onScroll: () => boolean; onResize: () => void },
): () => void {
  const [scrollSoon, cancelScroll] = onceAFrame(() => {
    if (onScroll()) scrollSoon()
  })
  const [resizeSoon, cancelResize] = onceAFrame(onResize)
  const observer = new ResizeObserver(resizeSoon)
  for (const element of elements) if (element) observer.observe(element)
  window.addEventListener('scroll', scrollSoon, { passive: true })
  window.addEventListener('resize', resizeSoon)
  return () => {
    cancelScroll()
    cancelResize()
    observer.disconnect()
    window.removeEventListener('scroll', scrollSoon)
    window.removeEventListener('resize', resizeSoon)
  }
}

/** Any number of calls within a frame become one, at the next frame. */
function onceAFrame(call: () => void): [soon: () => void, cancel: () => void] {
  let frame = 0
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      call()
    })
  }
  return [soon, () => cancelAnimationFrame(frame)]
}
