import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { mainButtonAtom } from '#/shell/chrome.ts'
import { ActionButton } from '#/ui/ActionButton.tsx'
import css from './MainAction.module.css'

/** The screen's one action as a bar at the bottom: what Telegram's main button is there (WB-03). */
export function MainAction() {
  const button = useAtomValue(mainButtonAtom)
  const isShown = button !== null
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--bar-height', isShown ? '74px' : '0px')
    return () => style.setProperty('--bar-height', '0px')
  }, [isShown])
  if (!button) return null
  return (
    <div className={css.bar}>
      <div className={css.inner}>
        <ActionButton {...button} />
      </div>
    </div>
  )
}
