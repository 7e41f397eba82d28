import { focusManager, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { createQueryClient } from '#/api/query.ts'
import { ofCustomers } from './query-keys.ts'

/** The one cache of server data of this page. */
export const queryClient = createQueryClient()

/** The cache of server data, for actions outside components. The app sets it before it renders. */
export const queryClientAtom = atom<QueryClient | null>(null)

/**
 * The shell decides whether the page is visible: a mini app that is minimised, or behind a payment page, stays
 * "visible" to the browser. `subscribe`: calls back with each change, returns how to stop.
 */
export function followActive(subscribe: (changed: (isActive: boolean) => void) => () => void): void {
  focusManager.setEventListener(subscribe)
  // Else the client's first message that the app is visible would count as a return to it.
  focusManager.setFocused(document.visibilityState === 'visible')
}

/** Drops the cached data of a customer who has logged out, or whom the server no longer knows. */
export const dropCustomer = (queries: QueryClient): void => queries.removeQueries(ofCustomers)
