import type { Page } from '@playwright/test'

type Watched = { layoutShifts: number[]; layoutMovers: string[] }
type Shift = PerformanceEntry & {
  value: number
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Records the layout shifts of each page from here on, those right after a press too (CLS leaves them out). */
export async function watchLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const layoutShifts: number[] = []
    const layoutMovers: string[] = []
    Object.assign(window, { layoutShifts, layoutMovers })
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        layoutShifts.push(value)
        for (const { node, previousRect, currentRect } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          const name = `${element?.localName} ${element?.ariaLabel ?? element?.className}`
          layoutMovers.push(`${value.toFixed(4)} ${name} ${placeOf(previousRect)} → ${placeOf(currentRect)}`)
        }
      }
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
    /** What moved since the last call: how much, its element, and its place (left, top, width, height) before and after. */
    movers: () => page.evaluate(() => (window as never as Watched).layoutMovers.splice(0)),
  }
}
