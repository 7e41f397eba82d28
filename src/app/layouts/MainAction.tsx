import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { mainButtonAtom } from '#/shell/chrome.ts'
import { isMainButtonCoolingDownAtom } from '#/shell/stray-presses.ts'
import { ActionButton } from '#/ui/ActionButton.tsx'
import { actionHostAtom, actionSlotAtom } from '#/ui/layers.ts'
import css from './MainAction.module.css'

const setBarHeight = (height: string) => document.documentElement.style.setProperty('--bar-height', height)

/** The page ends above the bar, which is as high as its letters and lines need. */
function endPageAbove(bar: HTMLElement | null) {
  if (!bar) return
  const observer = new ResizeObserver(() => setBarHeight(`${bar.offsetHeight}px`))
  // With its padding, which grows above a keyboard.
  observer.observe(bar, { box: 'border-box' })
  return () => observer.disconnect()
}

/** The screen's main action as a bar at the bottom, which replaces Telegram's main button on the web (WB-03). */
export function MainAction() {
  const button = useAtomValue(mainButtonAtom)
  const isCoolingDown = useAtomValue(isMainButtonCoolingDownAtom)
  // A sheet with an action of its own contains the bar, because everything outside a modal dialog is inert.
  const host = useAtomValue(actionHostAtom)
  const slot = useAtomValue(actionSlotAtom)
  const isShown = button !== null && slot === null
  // Its place before it is measured, as high as on most phones.
  useLayoutEffect(() => {
    setBarHeight(isShown ? 'calc(74px + var(--inset-bottom))' : '0px')
    return () => setBarHeight('0px')
  }, [isShown])
  if (!button) return null
  const action = <ActionButton {...button} isMain isCoolingDown={isCoolingDown} />
  if (!host && slot) return createPortal(action, slot)
  const bar = (
    <div className={host ? css.inSheet : css.bar} ref={host ? null : endPageAbove}>
      <div className={css.inner}>{action}</div>
    </div>
  )
  return host ? createPortal(bar, host) : bar
}
