/** A page does not reload itself twice within this time (ST-07), ms. */
const RELOAD_GUARD_MS = 10_000

/** Whether a page that reloaded itself at `at` must not do so again yet. A time in the future: the clock was set back. */
export const hasJustReloaded = (at: number, now: number) => now >= at && now - at < RELOAD_GUARD_MS

/**
 * Whether the server has another release than this page: its document does not name `file`, a path of the running
 * release. False where the server does not answer.
 */
export async function isReplaced(file: string, signal?: AbortSignal): Promise<boolean> {
  try {
    const page = await fetch('/', { cache: 'no-store', signal })
    return page.ok && !(await page.text()).includes(file)
  } catch {
    return false
  }
}
