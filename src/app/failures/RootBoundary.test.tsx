// @vitest-environment jsdom
import { act, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AGAIN_EVERY } from '#/api/query.ts'
import { log } from '#/lib/log.ts'
import { render } from '#/testing/test-page.tsx'
import { lazyComponent } from '#/ui/lazy-component.ts'
import { RootBoundary } from './RootBoundary.tsx'

let page: Awaited<ReturnType<typeof render>>
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(log, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  await page.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const words = () => document.body.textContent ?? ''
const turn = () => act(async () => new Promise<void>((resolve) => setImmediate(resolve)))
/** By when a chunk that has come is rendered, ms: its texts are read from the disk, and React keeps a fallback for a while. */
const RENDERED_BY_MS = 5_000
async function settled(isDone = () => true) {
  const until = performance.now() + RENDERED_BY_MS
  for (let turns = 0; turns < 5 || (performance.now() < until && !isDone()); turns++) await turn()
}

/** A page whose chunk is there only once `isThere` says so. */
async function open(isThere: () => boolean) {
  let asked = 0
  const Part = lazyComponent(async () => {
    asked++
    if (!isThere()) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>The page</p> }
  }, 'default')
  page = await render(
    <RootBoundary>
      <Suspense>
        <Part />
      </Suspense>
    </RootBoundary>,
  )
  await settled(() => asked > 0 && (words() !== '' || isThere()))
  return () => asked
}

test('a chunk that failed after the network was back is asked for again by itself (ER-05)', async () => {
  let isThere = false
  const asked = await open(() => isThere)
  expect(words()).toContain('Could not load')
  dispatchEvent(new Event('online'))
  await settled(() => asked() === 2)
  expect([asked(), words()]).toEqual([2, expect.stringContaining('Could not load')])

  isThere = true
  await act(async () => void (await vi.advanceTimersByTimeAsync(AGAIN_EVERY - 1)))
  expect(asked()).toBe(2)
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)))
  await settled(() => words() === 'The page')
  expect([asked(), words()]).toEqual([3, 'The page'])
})

test('a page that is left asks for nothing any more', async () => {
  const asked = await open(() => false)
  await page.remove()
  await act(async () => void (await vi.advanceTimersByTimeAsync(AGAIN_EVERY)))
  dispatchEvent(new Event('online'))
  await settled()
  expect(asked()).toBe(1)
})
