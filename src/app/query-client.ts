import { focusManager } from '@tanstack/react-query'
import { createQueryClient } from '#/api/query.ts'
import type { Shell } from '#/shell/shell.ts'

/** The one cache of server data of this page. */
export const queryClient = createQueryClient()

/** Whether somebody looks, the shell says: a mini app minimised, or behind a payment page, stays "visible" to the browser. */
export const followActive = (shell: Shell): void => focusManager.setEventListener(shell.subscribeActive)
