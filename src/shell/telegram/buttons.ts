import {
  backButton,
  closingBehavior,
  settingsButton,
  supports,
  swipeBehavior,
} from '@telegram-apps/sdk-react'
import { atRiskAtom, backAtom, ownsSwipesAtom, settingsAtom } from '#/shell/chrome.ts'
import type { Store } from '#/shell/shell.ts'
import { follow } from './follow.ts'

/** Telegram's back arrow: shown while there is something to go back from. */
export function attachBackButton(store: Store): () => void {
  backButton.mount.ifAvailable()
  const [, stopClicks] = backButton.onClick.ifAvailable(() => store.get(backAtom)?.run())
  const stopDrawing = follow(store, backAtom, (back) => {
    if (back === null) backButton.hide.ifAvailable()
    else backButton.show.ifAvailable()
  })
  return () => {
    stopClicks?.()
    stopDrawing()
    backButton.hide.ifAvailable()
  }
}

/** "Settings" in the client's menu, from 6.10. */
export function attachSettingsButton(store: Store): () => void {
  settingsButton.mount.ifAvailable()
  const [, stopClicks] = settingsButton.onClick.ifAvailable(() => store.get(settingsAtom)?.open())
  const stopDrawing = follow(store, settingsAtom, (settings) => {
    if (settings === null) settingsButton.hide.ifAvailable()
    else settingsButton.show.ifAvailable()
  })
  return () => {
    stopClicks?.()
    stopDrawing()
  }
}

/** Asks before the app is closed with a basket or a half-filled form in it. */
export function attachClosingQuestion(store: Store, version: string): () => void {
  // The SDK knows no version for this method; it came with 6.2, as popups did.
  if (!supports('web_app_open_popup', version)) return () => {}
  closingBehavior.mount.ifAvailable()
  return follow(store, atRiskAtom, (isAtRisk) => {
    if (isAtRisk) closingBehavior.enableConfirmation.ifAvailable()
    else closingBehavior.disableConfirmation.ifAvailable()
  })
}

/** Keeps a swipe down from closing the app while a sheet or a map is dragged. */
export function attachSwipes(store: Store): () => void {
  return follow(store, ownsSwipesAtom, (isOurs) => {
    if (isOurs) {
      // Mounting alone forbids swipes, hence only now (telegram.md 1.2).
      swipeBehavior.mount.ifAvailable()
      swipeBehavior.disableVertical.ifAvailable()
    } else swipeBehavior.enableVertical.ifAvailable()
  })
}
