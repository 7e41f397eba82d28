import { mainButton } from '@telegram-apps/sdk-react'
import { mix } from '#/domain/theme/colour.ts'
import type { Palette } from '#/domain/theme/palette.ts'
import { bottomAtom, hostMainButtonAtom, type MainButton } from '#/shell/chrome.ts'
import { paletteAtom } from '#/shell/palette.ts'
import type { Presses } from '#/shell/presses.ts'
import type { Store } from '#/shell/shell.ts'
import { barColour, colourOf } from './bars.ts'

/**
 * How long to wait before hiding the button, ms: the next page may be loading, and a bar that disappears and returns
 * resizes the view twice.
 */
const HIDE_AFTER = 80

/**
 * Keeps Telegram's main button in step with `hostMainButtonAtom`. It takes no press while it rests, and looks the
 * same. The returned `update` is for a changed brand colour.
 */
export function attachMainButton(
  store: Store,
  page: Window,
  presses: Presses,
): { update: () => void; stop: () => void } {
  mainButton.mount.ifAvailable()
  let declared = ''
  let sent = ''
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isPressed = false

  const send = () => {
    const button = store.get(hostMainButtonAtom)
    const palette = store.get(paletteAtom)
    const wanted = paramsOf(button, palette, barColour(palette, store.get(bottomAtom)))
    const wantedText = JSON.stringify(wanted)
    const isSameAgain = wantedText === declared
    const wasPressed = isPressed
    presses.shows(button)
    const rest = presses.rest()
    if (rest > 0) waiting = setTimeout(send, rest)
    const params = rest > 0 && wanted.isVisible ? { ...wanted, isEnabled: false } : wanted
    const text = JSON.stringify(params)
    if (text !== sent) mainButton.setParams.ifAvailable(params)
    declared = wantedText
    sent = text
    isPressed = false
    if (isSameAgain && wasPressed) void button?.onPress()
  }
  const press = () => {
    const button = store.get(hostMainButtonAtom)
    const at = page.performance.now()
    const main = button ?? presses.shown()
    const commits = main?.commits === true
    if (!presses.take({ at, place: 'host', control: null, name: '', isAction: true, commits, main })) return
    if (button) void button.onPress()
    // The client still shows the previous button: the press counts for the same one, if it is declared again.
    else isPressed = true
  }
  const update = () => {
    clearTimeout(waiting)
    // Effects of one commit withdraw and declare one after the other, so only the final state is sent.
    waiting = setTimeout(send, store.get(hostMainButtonAtom) === null ? HIDE_AFTER : 0)
  }
  const [, stopClicks] = mainButton.onClick.ifAvailable(press)
  const unsubscribe = store.sub(hostMainButtonAtom, update)
  update()
  return {
    update,
    stop: () => {
      clearTimeout(waiting)
      stopClicks?.()
      unsubscribe()
      mainButton.setParams.ifAvailable({ isVisible: false })
    },
  }
}

function paramsOf(button: MainButton | null, palette: Palette | null, bar: string | undefined) {
  if (button === null) return { isVisible: false, isLoaderVisible: false }
  const { label, amount, busy = false, disabled = false, isWaiting = false } = button
  const isGrey = (disabled || isWaiting) && !busy
  const text = colourOf(palette, '--text')
  return {
    isVisible: true,
    text: amount ? `${label} · ${amount}` : label,
    // Web K lets a button under its loader be pressed.
    isEnabled: !busy && !disabled,
    isLoaderVisible: busy,
    // Grey mixed from the bar's colour: the page's grey may equal the bar's own colour.
    backgroundColor:
      isGrey && text && bar ? (mix(text, bar, 0.1) as `#${string}`) : colourOf(palette, '--brand'),
    textColor: isGrey && !disabled ? text : colourOf(palette, isGrey ? '--text-2' : '--brand-text'),
  }
}
