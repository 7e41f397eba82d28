// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './idle.ts'

/* jsdom has no idle callback, as Safari has none. */

afterEach(() => vi.useRealTimers())

test.each([
  [150, 150],
  [5_000, 1_000],
  [undefined, 1_000],
])('without an idle callback a limit of %s ms runs it after %i ms', (timeout, after) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const run = vi.fn()
  whenIdle(run, timeout)
  vi.advanceTimersByTime(after - 1)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})

test('what is cancelled does not run', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const run = vi.fn()
  whenIdle(run)()
  vi.advanceTimersByTime(2_000)
  expect(run).not.toHaveBeenCalled()
})
