import { mayReload } from './version.ts'

/**
 * Handles a chunk that did not load. If a new release has removed it, the page is reloaded once. Otherwise the network
 * or the server has a problem, a reload would lose the page too, and the boundary offers a retry.
 */
export function guardChunks(): void {
  addEventListener('vite:preloadError', async () => {
    if ((await isReplaced()) && mayReload()) location.reload()
  })
}

/** Whether the server has another release than the running one: its document names other files. */
async function isReplaced(): Promise<boolean> {
  try {
    const page = await fetch('/', { cache: 'no-store' })
    return page.ok && !(await page.text()).includes(new URL(import.meta.url).pathname)
  } catch {
    return false
  }
}
