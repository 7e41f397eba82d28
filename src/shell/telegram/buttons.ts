import {
  backButton,
  closingBehavior,
  settingsButton,
  supports,
  swipeBehavior,
} from '@telegram-apps/sdk-react'
import { atRiskAtom, backAtom, ownsSwipesAtom, settingsEntryAtom } from '#/shell/chrome.ts'
import type { Store } from '#/shell/shell.ts'
import { holdPage } from './client-steps.ts'
import { follow } from './follow.ts'

/** Telegram's back arrow: shown while there is something to go back from. */
export function attachBackButton(store: Store): () => void {
  backButton.mount.ifAvailable()
  const [, stopClicks] = backButton.onClick.ifAvailable(() => store.get(backAtom)?.run())
  const stopFollowing = follow(store, backAtom, (back) => {
    if (back === null) backButton.hide.ifAvailable()
    else backButton.show.ifAvailable()
  })
  return () => {
    stopClicks?.()
    stopFollowing()
    backButton.hide.ifAvailable()
  }
}

/**
 * "Settings" in the client's menu, from 6.10. The menu of Web K takes its entry out of the history that it shares with
 * us a moment after the press, and with it the one of the page that we have just opened.
 */
export function attachSettingsButton(store: Store): () => void {
  settingsButton.mount.ifAvailable()
  const press = () => {
    store.get(settingsEntryAtom)?.open()
    const release = holdPage()
    release()
  }
  const [, stopClicks] = settingsButton.onClick.ifAvailable(press)
  const stopFollowing = follow(store, settingsEntryAtom, (settings) => {
    if (settings === null) settingsButton.hide.ifAvailable()
    else settingsButton.show.ifAvailable()
  })
  return () => {
    stopClicks?.()
    stopFollowing()
  }
}

/** How long after a start nothing at risk may only mean that the basket is not rendered yet, ms. */
const START_MS = 3_000

/**
 * Asks before the app is closed with a basket or a half-filled form in it. A client keeps asking while the app is
 * reloaded, so it is not told to stop before the app knows what it has.
 */
export function attachClosingQuestion(store: Store, version: string): () => void {
  // The SDK knows no version for this method; it came with 6.2, as popups did.
  if (!supports('web_app_open_popup', version)) return () => {}
  closingBehavior.mount.ifAvailable()
  const apply = (isAtRisk: boolean) => {
    if (isAtRisk) closingBehavior.enableConfirmation.ifAvailable()
    else closingBehavior.disableConfirmation.ifAvailable()
  }
  let isStarted = false
  const start = () => {
    isStarted = true
    apply(store.get(atRiskAtom))
  }
  const timer = setTimeout(start, START_MS)
  const stop = follow(store, atRiskAtom, (isAtRisk) => {
    if (isAtRisk || isStarted) apply(isAtRisk)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Keeps a swipe down from closing the app while a sheet or a map is dragged. */
export function attachSwipes(store: Store): () => void {
  return follow(store, ownsSwipesAtom, (isOurs) => {
    if (isOurs) {
      // Mounting alone forbids swipes, hence only now.
      swipeBehavior.mount.ifAvailable()
      swipeBehavior.disableVertical.ifAvailable()
    } else swipeBehavior.enableVertical.ifAvailable()
  })
}
