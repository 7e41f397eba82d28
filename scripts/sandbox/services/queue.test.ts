import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

test('never more jobs at once than may be, all in their order, failing ones too', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.record({ turns: fc.nat(4), fails: fc.boolean() }), { maxLength: 20 }),
      async (atOnce, jobs) => {
        const queue = createQueue({ atOnce, waiting: Number.POSITIVE_INFINITY })
        const begun: number[] = []
        let running = 0
        const work = jobs.map(({ turns, fails }, i) =>
          queue(async () => {
            begun.push(i)
            expect(++running).toBeLessThanOrEqual(atOnce)
            for (let turn = 0; turn < turns; turn++) await Promise.resolve()
            running--
            if (fails) throw new Error('failed')
            return i
          }),
        )
        const results = await Promise.allSettled(work)
        expect(begun).toEqual(jobs.map((_, i) => i))
        expect(results.map(({ status }) => status === 'rejected')).toEqual(jobs.map(({ fails }) => fails))
        expect(running).toBe(0)
        expect(await queue(async () => 'free again')).toBe('free again')
      },
    ),
  )
})

test('work that comes when the queue is full is refused and not run', async () => {
  const queue = createQueue({ atOnce: 1, waiting: 2 })
  let letGo = () => {}
  const first = queue(() => new Promise<void>((resolve) => (letGo = resolve)))
  const waiting = [queue(async () => 1), queue(async () => 2)]
  let hasRun = false
  expect(
    queue(async () => {
      hasRun = true
    }),
  ).toBeNull()
  await Promise.resolve()
  letGo()
  await first
  expect(await Promise.all(waiting)).toEqual([1, 2])
  expect(hasRun).toBe(false)
  expect(await queue(async () => 3)).toBe(3)
})
