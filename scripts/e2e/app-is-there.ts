import type { Page } from '@playwright/test'

/** Runs in the page: the app has taken over what boot drew. */
export const isAppThere = () => performance.getEntriesByName('app taken over').length > 0

/** Waits until the app has taken over what boot drew: until then only some of what is drawn works by itself. */
export const appIsThere = (page: Page) => page.waitForFunction(isAppThere, null, { timeout: 60_000 })
