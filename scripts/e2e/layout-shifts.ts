import type { Page } from '@playwright/test'

type Watched = { layoutShifts: number[] }

/** Records the layout shifts of each page from here on, those right after a press too (CLS leaves them out). */
export async function watchLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const layoutShifts: number[] = []
    Object.assign(window, { layoutShifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        layoutShifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    /** Those since the page was opened, or since the last `take`. */
    list: () => page.evaluate(() => (window as never as Watched).layoutShifts),
    /** Their sum; they are not counted again. */
    take: async () => {
      const taken = await page.evaluate(() => (window as never as Watched).layoutShifts.splice(0))
      return taken.reduce((sum, one) => sum + one, 0)
    },
  }
}
