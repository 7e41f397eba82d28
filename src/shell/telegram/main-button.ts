import { mainButton } from '@telegram-apps/sdk-react'
import { mix } from '#/domain/theme/colour.ts'
import { bottomAtom, type MainButton, mainButtonAtom } from '#/shell/chrome.ts'
import type { Presses } from '#/shell/presses.ts'
import type { Store } from '#/shell/shell.ts'
import { barColour, colourOnPage } from './bars.ts'

/** ms; a page that is still loading follows soon, and a bar that goes and comes resizes the view twice. */
const HIDE_AFTER = 80

/**
 * Keeps Telegram's main button equal to `mainButtonAtom`, and inactive while it rests. The returned `draw` is for a
 * changed brand colour.
 */
export function attachMainButton(
  store: Store,
  page: Window,
  presses: Presses,
): { draw: () => void; stop: () => void } {
  mainButton.mount.ifAvailable()
  let sent = ''
  let wasResting = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isPressed = false

  const send = () => {
    const button = store.get(mainButtonAtom)
    const params = paramsOf(button, page, barColour(page, store.get(bottomAtom)))
    const text = JSON.stringify(params)
    const isSameAgain = text === sent
    const wasPressed = isPressed
    presses.shows(button)
    const rest = presses.rest()
    const isResting = rest > 0
    if (isResting) waiting = setTimeout(send, rest)
    if (!isSameAgain || isResting !== wasResting)
      mainButton.setParams.ifAvailable(isResting ? { ...params, isEnabled: false } : params)
    sent = text
    wasResting = isResting
    isPressed = false
    if (isSameAgain && wasPressed) void button?.onPress()
  }
  const press = () => {
    const button = store.get(mainButtonAtom)
    const at = page.performance.now()
    const main = button ?? presses.shown()
    if (!presses.take({ at, place: 'host', control: null, name: '', leads: true, main })) return
    if (button) void button.onPress()
    // The client still shows the button of a moment ago: meant is the same one, if it is declared again by then.
    else isPressed = true
  }
  const draw = () => {
    clearTimeout(waiting)
    // Effects of one commit declare and withdraw one after the other: say only what comes out of it.
    waiting = setTimeout(send, store.get(mainButtonAtom) === null ? HIDE_AFTER : 0)
  }
  const [, stopClicks] = mainButton.onClick.ifAvailable(press)
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

function paramsOf(button: MainButton | null, page: Window, bar: string | undefined) {
  if (button === null) return { isVisible: false, isLoaderVisible: false }
  const { label, amount, busy = false, disabled = false, isWaiting = false } = button
  const isGrey = (disabled || isWaiting) && !busy
  const text = colourOnPage(page, '--text')
  return {
    isVisible: true,
    text: amount ? `${label} · ${amount}` : label,
    // Web K lets a button under its loader be pressed.
    isEnabled: !busy && !disabled,
    isLoaderVisible: busy,
    // Grey of the bar it stands on: the page's may be just the bar's own colour.
    backgroundColor:
      isGrey && text && bar ? (mix(text, bar, 0.1) as `#${string}`) : colourOnPage(page, '--brand'),
    textColor: isGrey && !disabled ? text : colourOnPage(page, isGrey ? '--text-2' : '--brand-text'),
  }
}
