import type { BrowserContext, TestInfo } from '@playwright/test'

/** Characters of a page that are printed. */
const MOST = 4_000

declare global {
  var presses: string[] | undefined
}

/** Runs in each page before its scripts: records what was pressed, and whether the page ignored it. */
export function recordPresses() {
  const presses: string[] = []
  globalThis.presses = presses
  addEventListener(
    'click',
    (event) => {
      const { target, clientX, clientY, timeStamp } = event
      const control = target instanceof Element ? (target.closest('a, button, label') ?? target) : null
      const name = control?.getAttribute('aria-label') ?? control?.textContent ?? ''
      const place = `${Math.round(timeStamp)} ms at ${Math.round(clientX)}, ${Math.round(clientY)}`
      setTimeout(() => {
        presses.push(`${place}: ${name.slice(0, 60)}${event.defaultPrevented ? ' (prevented)' : ''}`)
      })
    },
    true,
  )
}

/**
 * Prints what every page of a failed test showed and what was pressed in it: for where nothing but the output of a run
 * is stored.
 */
export async function printEvidence(context: BrowserContext, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return
  for (const frame of context.pages().flatMap((page) => page.frames())) {
    // A page that is being closed has nothing to show.
    const presses = await frame.evaluate(() => globalThis.presses ?? []).catch(() => null)
    if (!presses) continue
    const shown = await frame.locator('body').ariaSnapshot({ timeout: 1_000 }).catch(String)
    console.log([`${info.title}: ${frame.url()}`, ...presses, shown.slice(0, MOST)].join('\n'))
  }
}
