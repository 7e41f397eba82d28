import type { Page } from '@playwright/test'

/** Longer than any machine takes to say what time it is in the page, ms. */
const AHEAD = 60_000

/**
 * From here on the time of the page stands still, and only the journey moves it: what must still be there after a
 * while is there on a slow machine, too. `page.clock.install()` has come before the page, and all of the page that comes
 * after a while is there.
 */
export async function holdTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + AHEAD)
}
