import { expect, test } from 'vitest'
import { yieldingForEach } from './yielding-for-each.ts'

/** Takes that many milliseconds. */
function work(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('everything is done, in order, with turns for others between', async () => {
  const done: number[] = []
  let turns = 0
  const others = setInterval(() => turns++)
  await yieldingForEach([1, 2, 3, 4, 5], (item) => {
    work(12)
    done.push(item)
  })
  clearInterval(others)
  expect(done).toEqual([1, 2, 3, 4, 5])
  expect(turns).toBeGreaterThan(0)
})

test('what fails, fails the whole', async () => {
  const failing = yieldingForEach([1], () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
})
