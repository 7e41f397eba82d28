/* Runs inside the page before its own scripts; `window.bench` holds what it records. */

export type Noted = {
  /** ms from the start of the visit. */
  paint: number
  menu: number
  long: [start: number, length: number][]
  shift: number
  frames: number[]
  isRecording: boolean
  /** ms from the input to the frame that shows its effect. */
  took: number[]
}

declare global {
  interface Window {
    bench: Noted
  }
}

/** Self-contained, because its source text is injected into the page. */
export function probe() {
  const bench: Noted = { paint: 0, menu: 0, long: [], shift: 0, frames: [], isRecording: false, took: [] }
  window.bench = bench
  const seen = (type: string, each: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  }
  seen('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.paint = entry.startTime
  })
  seen('longtask', (entry) => bench.long.push([entry.startTime, entry.duration]))
  seen('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) bench.shift += shift.value
  })
  const isOnScreen = (element: Element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && bottom > 0 && top < innerHeight && element.checkVisibility()
  }
  let isFound = false
  let last = 0
  const frame = (now: number) => {
    if (isFound && !bench.menu) bench.menu = performance.now()
    if (!isFound) isFound = [...document.querySelectorAll('article')].some(isOnScreen)
    if (bench.isRecording && last) bench.frames.push(now - last)
    last = bench.isRecording ? now : 0
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** The element to wait for: one with that text whose top is on the screen. Null: the next frame. */
export type Awaited = { selector: string; text: string } | null

/** Measures the next input of that type, from its time stamp to the end of the frame that shows its effect. */
export function armStopwatch({ type, awaited }: { type: 'click' | 'keydown'; awaited: Awaited }) {
  const isThere = () =>
    awaited === null ||
    [...document.querySelectorAll(awaited.selector)].some((element) => {
      const { top, height } = element.getBoundingClientRect()
      return height > 0 && top >= 0 && top < innerHeight && element.textContent?.includes(awaited.text)
    })
  const start = ({ timeStamp }: Event) => {
    const look = () => {
      if (!isThere()) return void (performance.now() - timeStamp < 5_000 && requestAnimationFrame(look))
      const channel = new MessageChannel()
      channel.port1.onmessage = () => window.bench.took.push(performance.now() - timeStamp)
      channel.port2.postMessage(0)
    }
    requestAnimationFrame(look)
  }
  addEventListener(type, start, { capture: true, once: true })
}
