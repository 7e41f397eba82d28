import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'

/** A press that lasts longer is a hold, not a tap; ms. */
const HOLD_MS = 250

/** Detects a held finger or mouse button on the element that gets `props`; a hold does not end in a click. */
export function useHold() {
  const [isHeld, setIsHeld] = useState(false)
  const since = useRef<number | null>(null)
  const wasHold = useRef(false)
  const end = (event: PointerEvent) => {
    wasHold.current = since.current !== null && event.timeStamp - since.current > HOLD_MS
    since.current = null
    setIsHeld(false)
  }
  const props = {
    onPointerDown: (event: PointerEvent) => {
      since.current = event.timeStamp
      wasHold.current = false
      setIsHeld(true)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      // A click by a key has no pointer press before it.
      if (wasHold.current && event.detail > 0) event.stopPropagation()
      wasHold.current = false
    },
    // A long press opens this menu on phones.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
  return { isHeld, props }
}
