import { mainButton } from '@telegram-apps/sdk-react'
import { type MainButton, mainButtonAtom } from '#/shell/chrome.ts'
import type { Store } from '#/shell/shell.ts'
import { colourOnPage } from './bars.ts'

/** ms; a page that is still loading follows soon, and a bar that goes and comes resizes the view twice. */
const HIDE_AFTER = 80

/** Keeps Telegram's main button equal to `mainButtonAtom`. The returned `draw` is for a changed brand colour. */
export function attachMainButton(store: Store, page: Window): { draw: () => void; stop: () => void } {
  mainButton.mount.ifAvailable()
  let sent = ''
  let waiting: ReturnType<typeof setTimeout> | undefined

  const send = () => {
    const params = paramsOf(store.get(mainButtonAtom), page)
    const text = JSON.stringify(params)
    if (text === sent) return
    sent = text
    mainButton.setParams.ifAvailable(params)
  }
  const draw = () => {
    clearTimeout(waiting)
    // Effects of one commit declare and withdraw one after the other: say only what comes out of it.
    waiting = setTimeout(send, store.get(mainButtonAtom) === null ? HIDE_AFTER : 0)
  }
  const [, stopClicks] = mainButton.onClick.ifAvailable(() => void store.get(mainButtonAtom)?.onPress())
  const stopDrawing = store.sub(mainButtonAtom, draw)
  draw()
  return {
    draw,
    stop: () => {
      clearTimeout(waiting)
      stopClicks?.()
      stopDrawing()
      mainButton.setParams.ifAvailable({ isVisible: false })
    },
  }
}

function paramsOf(button: MainButton | null, page: Window) {
  if (button === null) return { isVisible: false, isLoaderVisible: false }
  const { label, amount, busy = false, disabled = false } = button
  return {
    isVisible: true,
    text: amount ? `${label} · ${amount}` : label,
    // Web K lets a button under its loader be pressed (telegram.md 0.14).
    isEnabled: !busy && !disabled,
    isLoaderVisible: busy,
    backgroundColor: colourOnPage(page, disabled && !busy ? '--fill-2' : '--brand'),
    textColor: colourOnPage(page, disabled && !busy ? '--text-2' : '--brand-text'),
  }
}
