import { type RefObject, useEffect, useRef } from 'react'

/** How far, px, or how fast at the end, px a ms, a pull has to be to close the panel. */
const FAR = 110
const FAST = 0.5
/** px before a touch is taken for a pull and not a tap. */
const SLACK = 8

/** Whether something between the finger and the panel can still scroll up: then the finger scrolls. */
function canScrollUp(from: EventTarget | null, panel: HTMLElement): boolean {
  for (let at = from instanceof Element ? from : null; at && at !== panel; at = at.parentElement) {
    if (at.scrollTop > 0 || at.matches('[data-no-pull], input[type="range"]')) return true
  }
  return panel.scrollTop > 0
}

/** Lets a finger pull the panel down by its head, or by its content when that is at the top. */
export function usePullDown(panelRef: RefObject<HTMLElement | null>, isOn: boolean, onPulled: () => void) {
  const latest = useRef(onPulled)
  useEffect(() => {
    latest.current = onPulled
  })
  useEffect(() => {
    const panel = panelRef.current
    if (!panel || !isOn) return
    let start: { x: number; y: number; at: number } | null = null
    let pull = 0
    let isPulling = false

    const onStart = (event: TouchEvent) => {
      const touch = event.touches[0]
      const isFree = touch && event.touches.length === 1 && !canScrollUp(event.target, panel)
      start = isFree ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp } : null
      isPulling = false
      pull = 0
    }
    const onMove = (event: TouchEvent) => {
      const touch = event.touches[0]
      if (!start || !touch) return
      const [x, y] = [touch.clientX - start.x, touch.clientY - start.y]
      if (!isPulling) {
        if (Math.abs(x) < SLACK && Math.abs(y) < SLACK) return
        if (y < Math.abs(x)) {
          start = null
          return
        }
        isPulling = true
      }
      event.preventDefault()
      pull = Math.max(0, y - SLACK)
      panel.style.transition = 'none'
      panel.style.transform = `translate(0, ${pull}px)`
    }
    const onEnd = (event: TouchEvent) => {
      if (!isPulling || !start) return
      const speed = pull / Math.max(1, event.timeStamp - start.at)
      start = null
      panel.style.removeProperty('transition')
      panel.style.removeProperty('transform')
      if (pull > FAR || (pull > 24 && speed > FAST)) latest.current()
    }

    panel.addEventListener('touchstart', onStart, { passive: true })
    panel.addEventListener('touchmove', onMove, { passive: false })
    panel.addEventListener('touchend', onEnd)
    panel.addEventListener('touchcancel', onEnd)
    return () => {
      panel.removeEventListener('touchstart', onStart)
      panel.removeEventListener('touchmove', onMove)
      panel.removeEventListener('touchend', onEnd)
      panel.removeEventListener('touchcancel', onEnd)
    }
  }, [panelRef, isOn])
}
