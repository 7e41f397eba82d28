import { expect, type FrameLocator, type Page, type Route } from '@playwright/test'
import type { Shop } from './shop.ts'

/** Runs in the page: whether the app has replaced what boot rendered. */
export const isAppThere = () => performance.getEntriesByName('app taken over').length > 0

/** Waits until the app has replaced what boot rendered: until then only some controls work. */
export const appIsThere = (page: Page) => page.waitForFunction(isAppThere, null, { timeout: 60_000 })

/**
 * Waits until the last step of the app's start: whatever a start brings without a press, such as a sheet, a notice or a
 * question of the browser, has come by then. `root`: where the shop is.
 */
export async function startIsOver(root: Page | FrameLocator) {
  const isOver = () => performance.getEntriesByName('app start ended').length > 0
  // The last steps wait for a browser that has nothing else to do.
  await expect.poll(() => root.locator('html').evaluate(isOver)).toBe(true)
}

/** Whether an address is a call of the server, and no file. */
export const isApi = (url: URL) =>
  /^\/(users|support|products|orders|payments|deliveries)\/v\d/.test(url.pathname)

/** Whether an address is a script of the app; boot is in the page itself. */
export const isAppScript = (url: URL) => /^\/assets\/[\w-]+\.js$/.test(url.pathname)

/** Delays the requests that `which` selects until the returned function is called. */
export async function delayRequests(page: Page, which: (url: URL) => boolean): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(which, async (route: Route) => {
    await released
    await route.fallback().catch(() => {})
  })
  return release
}

/** Opens a shop that is only what boot drew, until the returned function lets the app come. */
export async function openWithoutApp(page: Page, shop: Shop, merchant = 'demo'): Promise<() => void> {
  const letCome = await delayRequests(page, isAppScript)
  await shop.open(merchant)
  return letCome
}
