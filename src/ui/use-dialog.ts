import { useSetAtom } from 'jotai'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { addLayerAtom } from './layers.ts'

/** Duration of the closing animation, ms. */
const OUT = 200

/**
 * Keeps a native dialog open, then closing, then removed. `isThere`: render it; `isLeaving`: it is closing. The dialog
 * itself returns the focus.
 */
export function useDialog(
  open: boolean,
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLElement | null>,
  actions: RefObject<HTMLElement | null>,
) {
  const [isThere, setIsThere] = useState(open)
  const addLayer = useSetAtom(addLayerAtom)
  if (open && !isThere) setIsThere(true)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!isThere || !element) return
    if (!element.open) element.showModal()
    heading.current?.focus({ preventScroll: true })
    return () => element.close()
  }, [isThere, dialog, heading])

  useEffect(() => {
    const element = dialog.current
    if (!open || !isThere || !element) return
    return addLayer({ dialog: element, actions: actions.current })
  }, [open, isThere, dialog, actions, addLayer])

  useEffect(() => {
    if (open || !isThere) return
    const leave = () => {
      // Closed while still in the page: only then does it return the focus.
      dialog.current?.close()
      setIsThere(false)
    }
    const timer = setTimeout(leave, OUT)
    return () => clearTimeout(timer)
  }, [open, isThere, dialog])

  return { isThere, isLeaving: isThere && !open }
}
