import { mayReload } from './version.ts'

/**
 * A part of the app did not arrive. Taken away by a new release: one guarded reload. Else the network
 * or the server is in trouble, a reload would lose the page too, and the boundary offers to ask again.
 */
export function guardChunks(): void {
  addEventListener('vite:preloadError', async () => {
    if ((await isReplaced()) && mayReload()) location.reload()
  })
}

/** Whether the server has another release than the one that runs: its document names other files. */
async function isReplaced(): Promise<boolean> {
  try {
    const page = await fetch('/', { cache: 'no-store' })
    return page.ok && !(await page.text()).includes(new URL(import.meta.url).pathname)
  } catch {
    return false
  }
}
