// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMotion } from './motion.ts'

const FRAME = 16

/** Notes one frame after the other, each so many px further; returns how each was classified. */
function scroll(steps: readonly number[], frame = FRAME) {
  const motion = createMotion()
  let [top, now] = [0, 0]
  motion.note(top, now)
  return steps.map((px) => {
    top += px
    now += frame
    return motion.note(top, now).isFlinging
  })
}

test.each([
  ['a reader', [20, 40, 60, 40, 20], FRAME],
  ['a strong flick of a thumb', [90, 90, 80, 70], FRAME],
  ['the same on a phone that renders slowly', [540, 540, 480], 100],
  ['a jump to a category, and reading there', [9_000, 0, 20, 20], FRAME],
])('%s is no fling', (_who, steps, frame) => {
  expect(scroll(steps, frame)).not.toContain(true)
})

test('two frames too fast to read are a fling, which ends when the list has been slower for a while', () => {
  const slow = Array.from({ length: 8 }, () => 0)
  expect(scroll([300, 300, 300, ...slow])).toEqual([
    false,
    true,
    true,
    ...[true, true, true, true, true, true, true],
    false,
  ])
})

test('a frame that took long is no pause', () => {
  expect(scroll([2_000, 2_000, 2_000, 2_000], 200)).toEqual([false, true, true, true])
})

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('cards are upgraded in the order they appeared, as many a frame as there is time for, none during a fling', () => {
  const motion = createMotion()
  const whole: string[] = []
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const wait = (name: string, takes: number) =>
    motion.inTurn(() => {
      whole.push(name)
      now += takes
    })
  for (const name of ['a', 'b', 'c', 'd']) wait(name, 5)
  const gone = wait('gone', 1)
  gone()
  expect(whole).toEqual([])
  vi.advanceTimersToNextFrame()
  expect(whole).toEqual(['a', 'b'])
  for (const frame of [0, 1, 2]) motion.note(frame * 1_000, frame * FRAME)
  vi.advanceTimersToNextFrame()
  expect(whole).toEqual(['a', 'b'])
  now = 200
  motion.note(2_000, now)
  vi.advanceTimersToNextFrame()
  vi.advanceTimersToNextFrame()
  expect(whole).toEqual(['a', 'b', 'c', 'd'])
})

test('one frame too fast to read holds them back for a moment: a fling may begin with it', () => {
  const motion = createMotion()
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const upgradeCard = vi.fn()
  motion.note(0, now)
  motion.inTurn(upgradeCard)
  now = 16
  motion.note(900, now)
  vi.advanceTimersToNextFrame()
  expect(upgradeCard).not.toHaveBeenCalled()
  now = 80
  vi.advanceTimersToNextFrame()
  expect(upgradeCard).toHaveBeenCalledOnce()
})

test.each([
  ['a jump down', 9_000, { isFar: true, isUp: false }],
  ['a jump up', -9_000, { isFar: true, isUp: true }],
  ['reading on', 40, { isFar: false, isUp: false }],
])('%s', (_what, way, pace) => {
  const motion = createMotion()
  motion.note(10_000, 0)
  expect(motion.note(10_000 + way, FRAME)).toMatchObject(pace)
})

test('no card is upgraded under a finger, but in the next frame after it has gone', () => {
  const upgradeCard = vi.fn()
  createMotion().inTurn(upgradeCard)
  window.dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersToNextFrame()
  expect(upgradeCard).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pointerup'))
  vi.advanceTimersToNextFrame()
  expect(upgradeCard).toHaveBeenCalledOnce()
})

test('the focus stays with its card', () => {
  document.body.innerHTML = '<ul><li><a href="/a">a</a></li><li><a href="/b">b</a></li></ul>'
  const item = document.querySelectorAll('li')[1] as HTMLElement
  item.querySelector('a')?.focus()
  createMotion().inTurn(() => {
    item.innerHTML = '<article><a href="/b">b, whole</a></article>'
  })
  vi.advanceTimersToNextFrame()
  expect(document.activeElement?.textContent).toBe('b, whole')
})
