import { focusManager } from '@tanstack/react-query'
import { createQueryClient } from '#/api/query.ts'
import type { Shell } from '#/shell/shell.ts'

/** The one cache of server data of this page. */
export const queryClient = createQueryClient()

/**
 * The shell decides whether the page is visible: a mini app that is minimised, or behind a payment page, stays
 * "visible" to the browser.
 */
export function followActive(shell: Shell): void {
  focusManager.setEventListener(shell.subscribeActive)
  // Else the client's first message that the app is visible would count as a return to it.
  focusManager.setFocused(document.visibilityState === 'visible')
}
