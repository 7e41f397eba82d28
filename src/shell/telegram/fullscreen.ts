import { on, postEvent, supports } from '@telegram-apps/sdk-react'
import { wantsFullscreenAtom } from '#/shell/chrome.ts'
import type { Store } from '#/shell/shell.ts'
import { follow } from './follow.ts'
import { PHONES } from './viewport.ts'

/**
 * Fills the screen of a phone while a screen wants that, from 8.0 (BX-28). A client that was in fullscreen before stays
 * so: it is left only if it was entered for the screen.
 */
export function attachFullscreen(
  store: Store,
  { version, platform }: { version: string; platform: string },
): () => void {
  if (!PHONES.has(platform) || !supports('web_app_request_fullscreen', version)) return () => {}
  let isFull = false
  let isOurs = false
  const stops = [
    on('fullscreen_changed', ({ is_fullscreen }) => {
      isFull = is_fullscreen
      if (!isFull) isOurs = false
    }),
    on('fullscreen_failed', ({ error }) => {
      if (error === 'ALREADY_FULLSCREEN') isFull = true
      isOurs = false
    }),
    follow(store, wantsFullscreenAtom, (isWanted) => {
      if (isWanted && !isFull) {
        isOurs = true
        postEvent('web_app_request_fullscreen')
      } else if (!isWanted && isOurs) {
        isOurs = false
        postEvent('web_app_exit_fullscreen')
      }
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
