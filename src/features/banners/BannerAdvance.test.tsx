// @vitest-environment jsdom
import { act, useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '#/testing/test-page.tsx'
import { BannerAdvance } from './BannerAdvance.ts'

/** px */
const BANNER = 340
const COUNT = 3
const STAYS_MS = 5_000

let page: Awaited<ReturnType<typeof render>>
/** px from the top of the screen. */
let top = 0
let wantsNoMotion = false

beforeEach(() => {
  wantsNoMotion = false
  top = 0
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return wantsNoMotion
    },
  }))
})
afterEach(async () => {
  await page.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Rail() {
  const rail = useRef<HTMLUListElement>(null)
  return (
    <>
      <ul ref={rail}>
        {[1, 2, 3].map((one) => (
          <li key={one}>
            <button type="button">{one}</button>
          </li>
        ))}
      </ul>
      <BannerAdvance rail={rail} />
    </>
  )
}

/** jsdom lays nothing out: banners of 340 px in a window of one. */
async function renderRail() {
  page = await render(<Rail />)
  const rail = document.querySelector('ul') as HTMLUListElement
  for (const [place, item] of [...rail.children].entries())
    Object.defineProperty(item, 'offsetLeft', { value: 16 + place * BANNER })
  Object.defineProperty(rail, 'clientWidth', { value: BANNER })
  Object.defineProperty(rail, 'scrollWidth', { value: COUNT * BANNER })
  rail.scrollTo = ((to: ScrollToOptions) => {
    rail.scrollLeft = to.left ?? 0
  }) as typeof rail.scrollTo
  rail.getBoundingClientRect = () => new DOMRect(0, top, BANNER, 124)
  const shown = async () => {
    await act(() => vi.advanceTimersByTimeAsync(STAYS_MS))
    return rail.scrollLeft / BANNER
  }
  return { rail, shown }
}

test('one banner after the other, then the first again (NT-01)', async () => {
  const { shown } = await renderRail()
  expect([await shown(), await shown(), await shown()]).toEqual([1, 2, 0])
})

test('it pauses under the focus, off the screen and with reduced motion, and continues after that', async () => {
  const { rail, shown } = await renderRail()
  rail.querySelector('button')?.focus()
  expect(await shown()).toBe(0)
  rail.querySelector('button')?.blur()
  expect(await shown()).toBe(1)
  top = -100
  expect(await shown()).toBe(1)
  top = 20
  wantsNoMotion = true
  expect(await shown()).toBe(1)
  wantsNoMotion = false
  expect(await shown()).toBe(2)
})

test.each(['touchstart', 'wheel'])('it ends with the first %s', async (touch) => {
  const { rail, shown } = await renderRail()
  expect(await shown()).toBe(1)
  rail.dispatchEvent(new Event(touch))
  expect(await shown()).toBe(1)
  expect(await shown()).toBe(1)
})
